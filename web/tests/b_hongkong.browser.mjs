// Hong Kong at the table: whole games, taking back, reasons, and how soon a move is drawn.
import assert from 'node:assert/strict';
import { ask, focusLosses, sitDown, watchFocus } from './drive.mjs';
import {
  arrowsTo, board, builtOn, clickPlot, dice, gameCard, heightIn, myTurn, noComplaints, openPlots, piece, placeByClicks, plot, result, somebody, tabTo, takeBack, until, wordsOf,
} from './people.mjs';

/** A table of two people, each in a browser of their own, with the game begun; A begins. */
async function two(browser, base) {
  const [a, b] = [await somebody(browser, base, 'Mei'), await somebody(browser, base, 'Ka-Yan')];
  const made = await ask(a, 'POST', '/api/v1/tables', { game: 'hongkong', seats: ['me', 'open'], first: 'A' });
  await ask(b, 'POST', `/api/v1/links/${made.invitation}/claim`);
  await ask(a, 'POST', `/api/v1/tables/${made.id}/start`, {});
  await a.goto(`${base}/t/${made.id}/A`);
  await b.goto(`${base}/t/${made.id}/B`);
  return { a, b, id: made.id };
}

export async function a_whole_game_between_two_browsers_by_clicks({ browser, base }) {
  const { a, b, id } = await two(browser, base);
  const pick = dice(7);
  let placed = 0;
  for (let turn = 0; turn < 60; turn += 1) {
    const page = turn % 2 === 0 ? a : b;
    if (!(await myTurn(page))) break;
    // Now and then a double move, or a roof; the piece is chosen by a click on it.
    const wanted = [/^Blocks/, /^Blocks/, /^Fast/, /^Roofs/][pick(4)];
    const radio = piece(page, wanted);
    if ((await radio.getAttribute('aria-disabled')) !== 'true') {
      await radio.click();
      await until(() => radio.getAttribute('aria-checked'), (is) => is === 'true', 'the piece is not in hand');
    }
    const isDouble = (await piece(page, /^Fast/).getAttribute('aria-checked')) === 'true';
    await placeByClicks(page, pick);
    placed += 1;
    if (isDouble) {
      // The second piece follows; no further fast block can be taken.
      assert.ok(await myTurn(page), 'a fast block is followed by another piece');
      assert.equal(await piece(page, /^Fast/).getAttribute('aria-disabled'), 'true');
      await placeByClicks(page, pick);
      placed += 1;
    }
  }
  const { game } = await ask(a, 'GET', `/api/v1/tables/${id}/view?seat=A`);
  assert.ok(game.asked.is_over, 'the game was played to its end');
  const [one, other] = await Promise.all([a, b].map(async (page) => (await result(page).getByRole('heading').innerText()).trim()));
  const outcomes = [one, other].sort();
  const fits = { A: ['Mei wins', 'You win!'], B: ['Ka-Yan wins', 'You win!'] };
  const sums = await board(a);
  assert.equal(sums.join(), (await board(b)).join(), 'both see the same city');
  assert.ok(Object.values(fits).some((words) => words.join() === outcomes.join()) || one.includes('share first place'), outcomes.join(' / '));
  // The result tells why, with its rule.
  await result(a).getByRole('link', { name: /^Rule K/ }).first().waitFor();

  // One asks for a rematch; the other accepts and is led to the same new table.
  await result(a).getByRole('button', { name: 'Ask for a rematch' }).click();
  await a.waitForURL((url) => url.pathname.startsWith('/t/') && !url.pathname.includes(id));
  await result(b).getByRole('button', { name: 'Join' }).click();
  await b.waitForURL((url) => url.pathname.startsWith('/t/') && !url.pathname.includes(id));
  const tableOf = (page) => new URL(page.url()).pathname.split('/')[2];
  assert.equal(tableOf(a), tableOf(b));
  await a.getByRole('button', { name: 'Start the game' }).click();
  await Promise.all([a, b].map((page) => page.getByRole('grid').waitFor()));
  noComplaints(a, b);
  return `${placed} pieces by clicks, ${one} / ${other}`;
}

/** The accessibility tree as a list of what is in it. */
async function tree(page) {
  const all = [];
  const walk = (node) => {
    all.push(node);
    (node.children ?? []).forEach(walk);
  };
  walk(await page.accessibility.snapshot());
  return all;
}

export async function a_whole_game_by_keys_and_the_accessibility_tree_alone({ browser, base }) {
  const page = await somebody(browser, base);
  const pick = dice(11);
  await tabTo(page, gameCard(page, 'Hong Kong').getByRole('button', { name: 'Play now against a bot' }));
  await page.keyboard.press('Enter');
  await page.getByRole('grid', { name: 'The city, five rows of five plots' }).waitFor();
  await watchFocus(page);
  let steps = 0;
  for (;;) {
    if (!(await myTurn(page))) break;
    const nodes = await tree(page);
    const open = nodes.filter((node) => node.role === 'gridcell' && node.name.includes(', open')).map((node) => node.name);
    const target = open[pick(open.length)];
    const name = target.slice(0, 2);
    if (!nodes.some((node) => node.role === 'gridcell' && node.focused)) await tabTo(page, page.locator('[role="gridcell"][tabindex="0"]'));
    // Any of the three pieces, by its key; not every piece can go everywhere.
    const key = String(1 + pick(3));
    if (key !== '1') await page.keyboard.press(key);
    await arrowsTo(page, name);
    if (!(await wordsOf(plot(page, name))).includes(', open')) await page.keyboard.press('1');
    if (!(await wordsOf(plot(page, name))).includes(', open')) continue;
    const before = await wordsOf(plot(page, name));
    await page.keyboard.press('Enter');
    // What cannot be taken back alone is said aloud first, and Enter once more gives it.
    const chosen = page.getByRole('status').filter({ hasText: /^Chosen: / });
    await until(async () => (await chosen.count()) > 0 || heightIn(await wordsOf(plot(page, name))) !== heightIn(before));
    if (await chosen.count()) await page.keyboard.press('Enter');
    await builtOn(page, name, before);
    steps += 1;
    assert.ok(steps < 60, 'the game does not end');
  }
  assert.match(await result(page).getByRole('heading').innerText(), /^(You win!|Deckhand bot wins|Nobody alone)/);
  // The focus has not been lost on the way, and another game is reached by key.
  assert.deepEqual(await focusLosses(page), [], 'nothing had the focus after this');
  await tabTo(page, result(page).getByRole('button', { name: 'Rematch' }));
  await page.keyboard.press('Enter');
  await page.getByText(/Place a piece\.|is to move/).first().waitFor();
  noComplaints(page);
  return `${steps} pieces by keys`;
}

export async function choices_by_number_play_without_the_board({ browser, base }) {
  const page = await somebody(browser, base, 'Mei');
  await sitDown(page, base, { game: 'hongkong', seats: ['me', 'random'], first: 'A' });
  await myTurn(page);
  await tabTo(page, page.locator('[role="gridcell"][tabindex="0"]'));
  await page.keyboard.press('#');
  const field = page.getByRole('textbox', { name: /^Number of a choice, 1 to \d+$/ });
  await until(() => field.evaluate((element) => element === document.activeElement), Boolean, '# does not lead to the numbers');
  for (let n = 0; n < 3; n += 1) {
    await page.getByRole('listitem').getByRole('button').first().waitFor();
    const before = (await board(page)).filter((words) => heightIn(words) > 0).length;
    await page.keyboard.type('5');
    await page.keyboard.press('Enter');
    await page.getByText('Confirm with Enter.').waitFor();
    await page.keyboard.press('Enter');
    await until(() => field.inputValue(), (typed) => typed === '', 'the number stays');
    await until(async () => (await board(page)).reduce((sum, words) => sum + heightIn(words), 0), (sum) => sum > before);
    await myTurn(page);
  }
  noComplaints(page);
}

export async function a_fast_block_is_taken_back_and_done_again({ browser, base }) {
  const page = await somebody(browser, base, 'Mei');
  await sitDown(page, base, { game: 'hongkong', seats: ['me', 'greedy'], first: 'A' });
  await myTurn(page);
  assert.ok(await takeBack(page).isDisabled(), 'nothing can be taken back at the start');
  await piece(page, 'Fast blocks left: 5').click();
  await clickPlot(page, 'b2');
  await builtOn(page, 'b2', 'b2, empty');
  await piece(page, 'Fast blocks left: 4').waitFor();
  await takeBack(page).click();
  await until(() => wordsOf(plot(page, 'b2')), (words) => words.startsWith('b2, empty'), 'b2 is still built on');
  await piece(page, 'Fast blocks left: 5').waitFor();
  await page.getByRole('button', { name: 'Redo' }).click();
  await builtOn(page, 'b2', 'b2, empty');
  // Then the second piece ends the turn, upon the first one.
  await clickPlot(page, 'b2');
  await page.getByRole('button', { name: 'Place here' }).click();
  await until(() => wordsOf(plot(page, 'b2')), (words) => words.includes('2 high'), 'the second piece is not there');
  noComplaints(page);
}

export async function the_other_is_asked_before_a_finished_turn_is_taken_back({ browser, base }) {
  const { a, b } = await two(browser, base);
  await myTurn(a);
  const name = await placeByClicks(a, dice(1));
  await myTurn(b);
  for (const agrees of [false, true]) {
    await a.getByRole('button', { name: 'Ask to undo' }).click();
    await b.getByText(/^Mei would like to take the last step back\. Everything/).waitFor();
    await b.getByRole('button', { name: agrees ? 'Agree' : 'Refuse' }).click();
    await b.getByText(/^Mei would like to take/).waitFor({ state: 'hidden' });
    await a.getByText(/^Mei would like to take/).waitFor({ state: 'hidden' });
    if (!agrees) assert.equal(heightIn(await wordsOf(plot(a, name))), 1, 'what was refused stands');
  }
  for (const page of [a, b]) await until(() => wordsOf(plot(page, name)), (words) => words.includes('empty'), 'it was not taken back');
  assert.ok(await myTurn(a));
  noComplaints(a, b);
}

export async function a_closed_plot_tells_its_reason_and_the_rule({ browser, base }) {
  const page = await somebody(browser, base, 'Mei');
  await sitDown(page, base, { game: 'hongkong', seats: ['me', 'greedy'], first: 'A' });
  await myTurn(page);
  assert.match(await wordsOf(plot(page, 'c3')), /^c3, centre plot, empty, closed/);
  await clickPlot(page, 'c3');
  const reason = page.getByRole('status').filter({ has: page.getByRole('link', { name: 'Rule K3' }) });
  await reason.waitFor();
  assert.ok((await reason.innerText()).length > 20, 'the reason is in words');
  await reason.getByRole('link', { name: 'Rule K3' }).click();
  const dialog = page.getByRole('dialog', { name: 'Rule K3' });
  await dialog.getByText(/centre plot/).waitFor();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });
  // Nothing was placed; by key the reason comes as well, when one stays on the plot.
  assert.equal((await board(page)).filter((words) => heightIn(words) > 0).length, 0);
  await clickPlot(page, 'a1');
  await reason.waitFor({ state: 'hidden' });
  await page.keyboard.press('Escape');
  await arrowsTo(page, 'c3');
  await reason.waitFor();
  noComplaints(page);
}

export async function an_earlier_position_can_be_looked_at({ browser, base }) {
  const page = await somebody(browser, base, 'Mei');
  await sitDown(page, base, { game: 'hongkong', seats: ['me', 'random'], first: 'A' });
  const pick = dice(3);
  for (let n = 0; n < 3 && (await myTurn(page)); n += 1) await placeByClicks(page, pick);
  await myTurn(page);
  const now = await board(page);
  await page.getByRole('region', { name: 'Log' }).getByRole('button', { name: /builds? on empty/ }).first().click();
  await page.getByText('An earlier position').waitFor();
  const then = await board(page);
  const heights = (cells) => cells.reduce((sum, words) => sum + heightIn(words), 0);
  assert.ok(heights(then) < heights(now) && !then.some((words) => words.includes('open')), 'the past is shown, and cannot be played in');
  await page.getByRole('button', { name: 'Back to now' }).click();
  await until(() => board(page), (cells) => cells.join() === now.join(), 'the present did not come back');
  noComplaints(page);
}

/** From the moment of a click to the frame that shows what came of it, measured inside the page. */
function watchNextBuilding(page, name) {
  return page.evaluate((name) => {
    const cell = [...document.querySelectorAll('[role="gridcell"]')].find((one) => one.getAttribute('aria-label').startsWith(`${name},`));
    const heightOf = () => /(\d) high/.exec(cell.getAttribute('aria-label'))?.[1] ?? '0';
    const before = heightOf();
    window.drawn = new Promise((resolve) => {
      let clicked;
      addEventListener('click', (event) => (clicked = event.timeStamp), { capture: true, once: true });
      const watch = new MutationObserver(() => {
        if (heightOf() === before) return;
        watch.disconnect();
        // The task after the next frame runs when that frame has been drawn.
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => resolve(performance.now() - clicked);
          port2.postMessage(0);
        });
      });
      watch.observe(cell, { attributes: true, attributeFilter: ['aria-label'] });
    });
  }, name);
}

export async function a_move_is_drawn_at_once({ browser, base }) {
  const page = await somebody(browser, base, 'Mei');
  await sitDown(page, base, { game: 'hongkong', seats: ['me', 'me'], first: 'A' });
  const pick = dice(5);
  const times = [];
  while (times.length < 20 && (await myTurn(page))) {
    // A fast block and back again: every other click is a new state, and none of them waits for anybody else.
    await piece(page, /^Fast/).click();
    const open = (await board(page)).filter((words) => words.includes(', open'));
    const name = open[pick(open.length)].slice(0, 2);
    await watchNextBuilding(page, name);
    await clickPlot(page, name);
    times.push(await page.evaluate(() => window.drawn));
    await takeBack(page).click();
    await piece(page, 'Fast blocks left: 5').waitFor();
  }
  assert.equal(times.length, 20);
  times.sort((one, other) => one - other);
  const [median, slow] = [times[10], times[18]].map((ms) => Math.round(ms));
  assert.ok(median < 200, `a move is drawn after ${median} ms`);
  noComplaints(page);
  return `from click to drawn ${median} ms (median of 20), ${slow} ms (the second slowest)`;
}
a_move_is_drawn_at_once.alone = true;
