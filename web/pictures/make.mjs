// Makes the app's icons for phones from their drawings: node pictures/make.mjs
import { readFileSync } from 'node:fs';
import { launch } from '../tests/drive.mjs';

const here = (path) => new URL(path, import.meta.url).pathname;
const browser = await launch();
for (const [drawing, size, name] of [
  ['../public/icon.svg', 192, 'icon-192.png'],
  ['../public/icon.svg', 512, 'icon-512.png'],
  ['maskable.svg', 512, 'icon-maskable-512.png'],
]) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  const style = `<style>*{margin:0}svg{display:block;width:${size}px;height:${size}px}</style>`;
  await page.setContent(style + readFileSync(here(drawing), 'utf8'));
  await page.screenshot({ path: here(`../public/${name}`), omitBackground: true });
  await page.close();
}
await browser.close();
