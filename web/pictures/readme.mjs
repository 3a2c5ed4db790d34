// Takes the pictures of the README, against a running server: node pictures/readme.mjs http://127.0.0.1:8852
//
// The seat is lent to a bot until the position is worth a look, and then taken back.
import { ask, launch, sitDown, visitor } from '../tests/drive.mjs';

const base = process.argv[2] ?? 'http://127.0.0.1:8852';
const folder = new URL('../../docs/pictures/', import.meta.url).pathname;
const browser = await launch();

async function picture(name, options, table, isReady) {
  const page = await visitor(browser, base, 'Ada', options);
  const id = await sitDown(page, base, table);
  await ask(page, 'PUT', `/api/v1/tables/${id}/seats/A/bot`, { bot: 'greedy' });
  for (;;) {
    const { game } = await ask(page, 'GET', `/api/v1/tables/${id}/view?seat=A`);
    if (isReady(game)) break;
    await page.waitForTimeout(5);
  }
  await ask(page, 'POST', `/api/v1/tables/${id}/seats/A/return`, {});
  await page.waitForFunction(() => document.querySelector('[data-hand-card], [role=grid]') !== null).catch(() => undefined);
  await page.waitForTimeout(1500);
  await page.screenshot({ path: `${folder}${name}.png` });
  await page.context().close();
}

const others = (n) => ({ game: 'blackout', seats: ['me', ...Array(n).fill('greedy')] });
const inRound = (round) => (game) => game.view.round.round >= round;
await picture('blackout', { theme: 'dark' }, others(3), inRound(7));
await picture('phone', { size: 'phone', theme: 'light', touch: true }, others(1), inRound(5));
await picture('hongkong', { theme: 'light' }, { game: 'hongkong', seats: ['me', 'greedy'] }, (game) => game.view.turn.turns >= 22);
await browser.close();
