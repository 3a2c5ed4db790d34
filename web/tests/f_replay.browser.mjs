// Watching a game again: from a table and from a file, step by step on the real boards, by buttons and by keys.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { ask, playOn, sitDown, spoken } from './drive.mjs';
import { audit, outside } from './looks.mjs';
import { board, forgive, noComplaints, noKeys, result, somebody, until } from './people.mjs';

const axe = readFileSync(new URL('../node_modules/axe-core/axe.min.js', import.meta.url), 'utf8');

const slider = (page) => page.getByRole('slider');
const stepOf = async (page) => Number(await slider(page).inputValue());
const lastOf = async (page) => Number(await slider(page).getAttribute('max'));
const wordsOf = (page) => page.locator('.controls .now').innerText();
const press = (page, name) => page.getByRole('button', { name, exact: true }).click();

/** Comes to a step by the slider, as a hand on it does. */
async function slide(page, at) {
  await slider(page).fill(String(at));
  await until(() => stepOf(page), (now) => now === at);
}

const exported = (page, id) => page.evaluate(async (id) => (await fetch(`/api/v1/tables/${id}/export`)).text(), id);
const choose = (page, text, name = 'game.txt') => page.locator('input[type="file"]').setInputFiles({ name, mimeType: 'text/plain', buffer: Buffer.from(text) });

/** The game that was asked for is there. */
const loaded = (page) => until(() => page.getByLabel('With the eyes of').isEnabled());

/** A game of Hong Kong against a bot, played to its end; the window shows its table. */
async function playedHongKong(page, base) {
  const id = await sitDown(page, base, { game: 'hongkong', seats: ['me', 'greedy'], first: 'A' });
  await playOn(page, id, 'A', (game) => game.asked.is_over, 5);
  return id;
}

/** Some of a game of Blackout against bots, which then comes to its end: of two by giving up, of more the bots play on. */
async function playedBlackout(page, base, n) {
  const seats = ['me', 'greedy', 'greedy', 'greedy'].slice(0, n);
  // Away from the table, so that nothing has to be drawn meanwhile.
  const { id } = await ask(page, 'POST', '/api/v1/tables', { game: 'blackout', seats });
  await ask(page, 'POST', `/api/v1/tables/${id}/start`, {});
  // Cards are planned, so that there are plans which only their owner knows.
  await playOn(page, id, 'A', (game) => game.view.round.round >= 2, 4, (answer) => (answer.startsWith('plan-') ? 1 : 0));
  await ask(page, 'POST', `/api/v1/tables/${id}/seats/A/resign`);
  await until(async () => (await ask(page, 'GET', `/api/v1/tables/${id}`)).phase, (phase) => phase === 'over');
  return id;
}

export async function a_finished_game_is_watched_again_from_its_table({ browser, base }) {
  const page = await somebody(browser, base, 'Mei');
  const id = await playedHongKong(page, base);
  await result(page).waitFor();
  const end = await board(page);
  await page.getByRole('link', { name: 'Watch again' }).click();
  await slider(page).waitFor();
  assert.equal(new URL(page.url()).pathname, `/t/${id}/A/replay`);
  assert.equal(await stepOf(page), 0);
  assert.ok((await board(page)).every((words) => words.includes('empty')), 'it begins with an empty city');

  // Each step is what looking back at its version shows.
  const { steps } = await ask(page, 'GET', `/api/v1/tables/${id}/replay?seat=A`);
  await page.locator('body').click({ position: { x: 2, y: 2 } });
  for (let n = 0; n < 6; n += 1) {
    await page.keyboard.press('ArrowRight');
    const at = await until(() => stepOf(page), (at) => at === n + 1);
    const { view } = await ask(page, 'GET', `/api/v1/tables/${id}/log/${steps[at].v}?seat=A`);
    const shown = (await board(page)).map((words) => Number(/(\d) high/.exec(words)?.[1] ?? 0));
    // The rows of the grid come in the order of the view.
    assert.deepEqual(shown, view.plots.map((plot) => plot?.height ?? 0));
  }
  assert.match(await wordsOf(page), /Mei|Greedy bot/);
  await page.keyboard.press('Home');
  await until(() => stepOf(page), (at) => at === 0);
  await page.keyboard.press('End');
  const last = await lastOf(page);
  await until(() => stepOf(page), (at) => at === last);
  assert.deepEqual((await board(page)).map((words) => words.slice(0, 12)), end.map((words) => words.slice(0, 12)), 'it ends as the game did');

  // Turns, and the way back to the table.
  await page.keyboard.press('PageUp');
  assert.ok((await until(() => stepOf(page), (at) => at < last)) >= last - 3, 'the former turn is near');
  await press(page, 'To the first step');
  await press(page, 'To the next turn');
  await until(() => stepOf(page), (at) => at > 0 && at < 4);
  await press(page, 'Back');
  // With other eyes the reader stays about where they were, and the address tells whose they are.
  await slide(page, 20);
  await page.getByLabel('With the eyes of').selectOption({ label: 'a spectator' });
  await until(() => new URL(page.url()).pathname, (path) => path === `/t/${id}/replay`);
  await loaded(page);
  assert.equal(await stepOf(page), 20);
  await page.getByRole('link', { name: 'To the table' }).click();
  await result(page).waitFor();
  noComplaints(page);
}

export async function a_game_plays_by_itself_and_is_heard_step_by_step({ browser, base }) {
  const page = await somebody(browser, base, 'Mei');
  const id = await playedHongKong(page, base);
  await page.clock.install();
  await page.goto(`${base}/t/${id}/A/replay`);
  await slider(page).waitFor();
  await page.getByLabel('Speed').selectOption({ label: '4×' });
  await page.locator('body').click({ position: { x: 2, y: 2 } });
  await page.keyboard.press(' ');
  await page.getByRole('button', { name: 'Pause', exact: true }).waitFor();
  await until(() => stepOf(page), (at) => at >= 3, 'it does not play');
  await page.keyboard.press(' ');
  await page.getByRole('button', { name: 'Play by itself', exact: true }).waitFor();
  const at = await stepOf(page);
  // A minute passes on the page's own clock.
  await page.clock.runFor(60_000);
  assert.equal(await stepOf(page), at, 'it does not stop');
  // A screen reader hears the words of the step, and nothing else.
  const events = (await page.locator('.controls .now p').allInnerTexts()).map((words) => words.replace(/\sK\d+$/, '').trim());
  await until(() => spoken(page), (words) => words.trim() === events.join(' '), 'the step is not heard');
  // At the end it stops by itself, and begins anew.
  await slide(page, (await lastOf(page)) - 1);
  await press(page, 'Play by itself');
  await page.getByRole('button', { name: 'Pause', exact: true }).waitFor();
  await page.getByRole('button', { name: 'Play by itself', exact: true }).waitFor();
  assert.equal(await stepOf(page), await lastOf(page));
  await press(page, 'Play by itself');
  await until(() => stepOf(page), (at) => at < 5);
  noComplaints(page);
}

export async function a_file_of_blackout_is_watched_with_every_seats_eyes({ browser, base }) {
  const page = await somebody(browser, base, 'Mei');
  const id = await playedBlackout(page, base, 2);
  const file = await exported(page, id);
  await page.goto(`${base}/replay`);

  // What is no game file is told in words, and nothing is lost.
  await choose(page, 'shopping: rice, tea\n');
  await page.getByRole('alert').getByText('This is not a game file').waitFor();
  await choose(page, file.replace(/^box .*$/m, 'box 0123456789abcdef'));
  await page.getByRole('alert').getByText('a box that this server does not know').waitFor();
  await choose(page, file);
  await slider(page).waitFor();
  await press(page, 'To the next round');
  await page.locator('.bar .round').getByText('Round 1').waitFor();
  const at = await stepOf(page);
  await choose(page, file.replace(/^30 .*$/m, '30 A nonsense'));
  await page.getByText(/^Line \d+ of this file does not fit the game/).waitFor();
  assert.equal(await stepOf(page), at);

  await press(page, 'To the last step');
  const last = await lastOf(page);
  await until(() => stepOf(page), (at) => at === last);
  // The scores are those of the table, and every board can be opened.
  const { game } = await ask(page, 'GET', `/api/v1/tables/${id}/view`);
  const strip = await page.locator('.strip').innerText();
  for (const points of Object.values(game.view.scores)) assert.ok(strip.includes(String(points)), `${points} in ${strip}`);
  const boards = page.getByRole('group', { name: 'Boards' }).getByRole('button');
  assert.equal(await boards.count(), 2);
  for (let n = 0; n < 2; n += 1) {
    await boards.nth(n).click();
    assert.equal(await boards.nth(n).getAttribute('aria-pressed'), 'true');
    assert.equal(await page.locator('.own .slots > li').count(), 4);
  }
  // Nothing can be chosen.
  assert.equal(await page.locator('.thing.can, .item.choosable, .card.can').count(), 0);
  // A line of the log leads to its step; what a seat planned is known through its own eyes alone.
  const own = page.getByLabel('With the eyes of');
  const planned = page.getByRole('region', { name: 'Log' }).getByRole('button', { name: /plans? .* (for|in|into)/ });
  assert.equal(await planned.count(), 0, 'a spectator knows no plans');
  await own.selectOption({ index: 1 });
  await planned.first().waitFor();
  await loaded(page);
  assert.equal(await own.inputValue(), 'A');
  await page.getByRole('region', { name: 'Log' }).getByRole('button').nth(20).click();
  await until(() => stepOf(page), (at) => at > 0 && at < 21);
  assert.ok(await page.getByRole('region', { name: 'Log' }).locator('[aria-current="step"]').count());
  await noKeys(page);
  // What was refused is told by the network, too.
  for (let n = 0; n < 3; n += 1) forgive(page, /400/);
  noComplaints(page);
}

/** What a reader of steps needs is in sight at every size. */
const NEEDED = ['.controls .buttons .button', '.controls input', '.controls .now', '.eyes select'];

export async function the_replay_fits_at_every_size_in_german({ browser, base }) {
  const host = await somebody(browser, base, 'Maximiliane-Josephine', { lang: 'de' });
  const city = await playedHongKong(host, base);
  await host.goto(base);
  const dark = await playedBlackout(host, base, 4);
  const files = [await exported(host, city), await exported(host, dark)];
  for (const size of ['phone', 'tablet', 'laptop', 'desktop']) {
    const isTouch = size === 'phone' || size === 'tablet';
    const page = await somebody(browser, base, undefined, { size, lang: 'de', touch: isTouch });
    for (const [n, file] of files.entries()) {
      await page.goto(`${base}/replay`);
      await choose(page, file);
      await slider(page).waitFor();
      await slide(page, n === 0 ? 15 : 60);
      const rooms = page.locator('.rooms button');
      for (let room = 0; room < Math.max(1, await rooms.count()); room += 1) {
        if (await rooms.count()) await rooms.nth(room).click();
        const where = `${size}, game ${n}, room ${room}`;
        const lost = (await page.evaluate(outside, NEEDED)).filter((words) => !words.includes('scrolls'));
        assert.deepEqual(lost, [], where);
        assert.deepEqual(await page.evaluate(audit, isTouch ? 44 : 24), [], where);
      }
      if (size === 'tablet' || size === 'desktop') continue;
      await page.evaluate(axe);
      const found = await page.evaluate(async () => {
        const { violations } = await window.axe.run(document, { resultTypes: ['violations'] });
        return violations.map(({ id, nodes }) => `${id}: ${nodes[0].target.join(' ')}`);
      });
      assert.deepEqual(found, [], `${size}, game ${n}`);
    }
    noComplaints(page);
    await page.context().close();
  }
}
