// Figures of the page, against a running server:
//
//     node tests/figures.mjs http://127.0.0.1:8852
//
// How much a first visit loads until a game can be played, and how soon the first page can be used on a throttled phone: a
// quarter of this machine's speed, 1.6 Mbit/s, 150 ms for a round trip, which is how Lighthouse thinks of a middling phone.
import { launch, SIZES } from './drive.mjs';

const base = process.argv[2] ?? 'http://127.0.0.1:8852';
const browser = await launch();

async function visit(lang, throttle) {
  const context = await browser.newContext({ viewport: SIZES.phone, locale: lang, hasTouch: true });
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await cdp.send('Network.enable');
  let bytes = 0;
  cdp.on('Network.loadingFinished', (event) => (bytes += event.encodedDataLength));
  if (throttle) {
    await cdp.send('Network.emulateNetworkConditions', { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 94_000 });
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  }
  return { context, page, loaded: () => bytes };
}

/** Milliseconds until the button to play can be used. */
async function untilUsable(lang) {
  const { context, page } = await visit(lang, true);
  const began = Date.now();
  await page.goto(base, { waitUntil: 'commit' });
  await page.locator('button.main').first().click({ trial: true });
  const time = Date.now() - began;
  await context.close();
  return time;
}

/** Kilobytes until the game is on the screen. */
async function untilPlayed(lang, game) {
  const { context, page, loaded } = await visit(lang, false);
  await page.goto(base);
  await page.locator('button.main').nth(game === 'blackout' ? 0 : 1).click();
  await page.waitForURL(/\/t\//);
  await page.waitForLoadState('networkidle');
  const all = loaded();
  await context.close();
  return all;
}

const median = (list) => list.sort((one, other) => one - other)[Math.floor(list.length / 2)];
for (const lang of ['en', 'de', 'fr']) {
  const times = [];
  for (let n = 0; n < 5; n += 1) times.push(await untilUsable(lang));
  const kilobytes = [];
  for (const game of ['blackout', 'hongkong']) kilobytes.push(`${game} ${Math.round((await untilPlayed(lang, game)) / 1000)} kB`);
  console.log(`${lang}: usable after ${median(times)} ms (median of 5); until a game is on the screen: ${kilobytes.join(', ')}`);
}
await browser.close();
