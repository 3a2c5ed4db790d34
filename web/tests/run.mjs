// The browser tests: every test of every file named *.browser.mjs, on two servers and browsers of their own at a time.
//
//     [VERBOSE=1] [PICTURES=folder] node tests/run.mjs [words of a test's name]
//
// A test is an exported function; it gets { browser, base } and throws where something is wrong. It may return words to be
// printed, such as a figure; one that measures time has `alone = true`, and comes when all others are done. The last line counts.
import { readdirSync, rmSync } from 'node:fs';
import { launch } from './drive.mjs';
import { newFolder, startServer, stopServer } from './server.mjs';

const AT_ONCE = 2;
const wanted = process.argv.slice(2).join('_').toLowerCase();
let passed = 0;
let failed = 0;

/** What was to be seen when a test failed, in the folder that PICTURES names. */
async function takePictures(browser, name) {
  const pages = browser.contexts().flatMap((context) => context.pages());
  for (const [n, page] of pages.entries()) {
    await page.screenshot({ path: `${process.env.PICTURES}/${name}-${n + 1}.png` }).catch(() => undefined);
    console.log(`${name}-${n + 1}.png: ${page.url()} ${(page.complaints ?? []).join('; ')}`);
  }
}

async function tryOne({ browser, base }, { file, name, test }) {
  const began = Date.now();
  try {
    const words = await test({ browser, base });
    passed += 1;
    if (words) console.log(`${name}: ${words}`);
    if (process.env.VERBOSE) console.log(`ok ${name} (${Date.now() - began} ms)`);
  } catch (why) {
    failed += 1;
    console.log(`${file} ${name} failed:\n${why.stack ?? why}`);
    if (process.env.PICTURES) await takePictures(browser, name);
  } finally {
    await Promise.all(browser.contexts().map((context) => context.close()));
  }
}

/** Takes tests from the list, until it is empty. */
async function work(tests) {
  if (tests.length === 0) return;
  const data = newFolder();
  const browser = await launch();
  const { server, base } = await startServer(data);
  for (let next = tests.shift(); next; next = tests.shift()) await tryOne({ browser, base }, next);
  await browser.close();
  await stopServer(server);
  rmSync(data, { recursive: true, force: true });
}

const all = [];
for (const file of readdirSync(new URL('.', import.meta.url)).filter((name) => name.endsWith('.browser.mjs')).sort()) {
  const tests = Object.entries(await import(`./${file}`));
  all.push(...tests.map(([name, test]) => ({ file, name, test })));
}
const chosen = all.filter(({ file, name }) => !wanted || `${file} ${name}`.toLowerCase().includes(wanted));
const together = chosen.filter(({ test }) => !test.alone);
await Promise.all(Array.from({ length: AT_ONCE }, () => work(together)));
await work(chosen.filter(({ test }) => test.alone));
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
