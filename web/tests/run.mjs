// The browser tests: starts a server of its own, then every test of every file named *.browser.mjs, one after the other.
//
//     [VERBOSE=1] [PICTURES=folder] node tests/run.mjs [words of a test's name]
//
// A test is an exported function; it gets { browser, base } and throws where something is wrong. It may return words to be
// printed, such as a figure. The last line counts.
import { readdirSync, rmSync } from 'node:fs';
import { launch } from './drive.mjs';
import { newFolder, startServer, stopServer } from './server.mjs';

const wanted = process.argv.slice(2).join('_').toLowerCase();
const data = newFolder();

/** What was to be seen when a test failed, in the folder that PICTURES names. */
async function takePictures(name) {
  const pages = browser.contexts().flatMap((context) => context.pages());
  for (const [n, page] of pages.entries()) {
    await page.screenshot({ path: `${process.env.PICTURES}/${name}-${n + 1}.png` }).catch(() => undefined);
    console.log(`${name}-${n + 1}.png: ${page.url()} ${(page.complaints ?? []).join('; ')}`);
  }
}

let passed = 0;
let failed = 0;
const browser = await launch();
const { server, base } = await startServer(data);
for (const file of readdirSync(new URL('.', import.meta.url)).filter((name) => name.endsWith('.browser.mjs')).sort()) {
  const tests = await import(`./${file}`);
  for (const [name, test] of Object.entries(tests)) {
    if (wanted && !`${file} ${name}`.toLowerCase().includes(wanted)) continue;
    const began = Date.now();
    try {
      const words = await test({ browser, base });
      passed += 1;
      if (words) console.log(`${name}: ${words}`);
      if (process.env.VERBOSE) console.log(`ok ${name} (${Date.now() - began} ms)`);
    } catch (why) {
      failed += 1;
      console.log(`${file} ${name} failed:\n${why.stack ?? why}`);
      if (process.env.PICTURES) await takePictures(name);
    } finally {
      await Promise.all(browser.contexts().map((context) => context.close()));
    }
  }
}
await browser.close();
await stopServer(server);
rmSync(data, { recursive: true, force: true });
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
