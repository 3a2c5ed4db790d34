// Blackout, played through the page.
import assert from 'node:assert/strict';
import { ask, focusLosses, playOn, visitor, watchFocus } from './drive.mjs';
import { calm, check, dice, isPlanning, openTable, playThrough, settled, viewOf } from './blackout.mjs';
import { outside } from './looks.mjs';
import { until } from './people.mjs';

export async function a_whole_game_by_mouse({ browser, base }) {
  const page = await visitor(browser, base, 'Ada');
  await openTable(page, base);
  const choices = await playThrough(page, 99, dice(7));
  await page.getByRole('region', { name: 'Result' }).waitFor();
  await page.getByRole('tab', { name: 'Log' }).click();
  check((await page.getByRole('tabpanel').getByRole('listitem').count()) > 50, 'the log is too short');
  await page.locator('.strip').click();
  const sums = await page.getByRole('dialog').getByRole('row').last().getByRole('cell').allTextContents();
  const shown = await page.locator('.strip .seat').allTextContents();
  for (const sum of sums) check(shown.some((words) => words.trim().endsWith(sum)), `the sum ${sum} is not in ${shown}`);
  calm(page);
  return `${choices} choices`;
}

/** Presses Tab until something is under the fingers; nothing else is known of the page than what it says of itself. */
async function tabTo(page, isIt, most = 160) {
  for (let n = 0; n < most; n += 1) {
    const found = await page.evaluate(`(${isIt})(document.activeElement)`);
    if (found) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not lead to ${isIt}`);
}
/** Waits until the focus has come there by itself. */
const focused = (page, isIt) => until(() => page.evaluate(`(${isIt})(document.activeElement)`), Boolean, `the focus does not come to ${isIt}`);
const isHandCard = (one) => one.closest('[aria-label^="Your hand"]') !== null && one.hasAttribute('aria-keyshortcuts');
const isPlace = (one) => one.getAttribute('role') === 'button' && one.closest('[role=group][aria-label="Map of the city"]') !== null;

const panel = (page) => page.getByRole('region', { name: 'What is asked' });
const prompt = (page) => panel(page).getByRole('heading').first().textContent();

/** Gives a choice by its number: #, the number, Enter; Enter once more where it is final. */
async function giveByNumber(page, number) {
  const field = panel(page).getByRole('textbox');
  if (!(await field.count()) || !(await field.evaluate((one) => one === document.activeElement))) await page.keyboard.press('#');
  await page.keyboard.type(String(number));
  await page.keyboard.press('Enter');
  if (await panel(page).getByRole('button', { name: 'Confirm' }).first().isVisible().catch(() => false)) await page.keyboard.press('Enter');
}

/** Plans a card in each free slot by keys on the cards. */
async function planByKeys(page) {
  await tabTo(page, isHandCard);
  for (const slot of ['1', '2', '3']) {
    const before = await page.getByRole('list', { name: /^Your hand/ }).getByRole('listitem').count();
    await page.keyboard.press(slot);
    await page.getByRole('list', { name: new RegExp(`^Your hand, ${before - 1} `) }).waitFor();
    // The next card comes under the fingers by itself.
    await focused(page, isHandCard);
  }
}

/** Goes to a place of the map by arrows and takes it. */
async function placeByArrows(page) {
  await tabTo(page, isPlace);
  const here = () => page.evaluate(() => document.activeElement.getAttribute('aria-label'));
  const before = await here();
  await page.keyboard.press('ArrowRight');
  if ((await here()) === before) await page.keyboard.press('ArrowLeft');
  check((await here()) !== before, 'the arrows do not move on the map');
  // What can be chosen is one key away from anywhere.
  if (!(await page.evaluate(() => document.activeElement.getAttribute('aria-disabled') === 'false'))) await page.keyboard.press('n');
  await page.keyboard.press('Enter');
  if (await panel(page).getByRole('button', { name: 'Do it' }).isVisible()) await page.keyboard.press('Enter');
}

/** The choices as they are read out: # opens the list. */
async function choicesHeard(page) {
  const list = panel(page).getByRole('button', { name: /^Choice \d+:/ });
  if ((await list.count()) === 0) await page.keyboard.press('#');
  await list.first().waitFor();
  return (await list.allTextContents()).map((words) => /Choice \d+:\s*(.*)/s.exec(words)[1]);
}

export async function three_rounds_by_keyboard({ browser, base }) {
  const page = await visitor(browser, base, 'Ada');
  await openTable(page, base);
  const random = dice(11);
  const isFourth = () => page.getByText('Round 4', { exact: true }).isVisible();
  await watchFocus(page);
  let planned = 0;
  let placed = 0;
  for (let n = 0; n < 200; n += 1) {
    await settled(page);
    if (await isFourth()) break;
    const choices = await choicesHeard(page);
    const can = (words) => choices.some((one) => words.test(one));
    const nSlots = new Set(choices.flatMap((one) => /into slot (\d)/.exec(one)?.[1] ?? [])).size;
    if (nSlots === 3 && !can(/^empty slot/) && planned < 2) {
      await planByKeys(page);
      planned += 1;
    } else if (can(/^start at/) || (can(/^cube on/) && placed < 3)) {
      await placeByArrows(page);
      placed += 1;
    } else {
      const useful = choices.flatMap((one, i) => (/into slot|^empty slot|^not ready/.test(one) ? [] : [i + 1]));
      await giveByNumber(page, useful[random(useful.length)]);
    }
  }
  check(await isFourth(), `the fourth round has not come: ${await prompt(page)}`);
  check(planned === 2 && placed > 0, `planned ${planned} times, placed ${placed} times`);
  assert.deepEqual(await focusLosses(page), [], 'nothing had the focus after this');
  calm(page);
}

export async function a_round_of_four({ browser, base }) {
  const page = await visitor(browser, base, 'Ada');
  await openTable(page, base, ['me', 'greedy', 'greedy', 'greedy']);
  await playThrough(page, 1, dice(5));
  const others = page.getByRole('list', { name: 'Other players' }).getByRole('article');
  check((await others.count()) === 3, 'three others are at the table');
  // Three bots of one name are told by the emblems of their seats; the own seat stands out.
  for (const emblem of ['lantern', 'fish', 'swallow']) check((await others.filter({ hasText: `Greedy bot (${emblem})` }).count()) === 1, `nobody has the ${emblem}`);
  check(/\byou\b/.test(await page.locator('.strip .own').innerText()), 'the own seat does not stand out');
  calm(page);
}

export async function a_solo_chapter({ browser, base }) {
  const page = await visitor(browser, base, 'Ada');
  await openTable(page, base, ['me'], { chapter: 1 });
  const list = page.getByRole('region', { name: /^Chapter I:/ });
  await list.waitFor();
  const lost = await page.evaluate(outside, ['.conditions li', '[data-hand-card]', '.slots > li', '.spots .spot', '.choices h2']);
  check(lost.length === 0, `not in sight: ${lost.join('; ')}`);
  const before = await list.innerText();
  let hasMoved = false;
  await playThrough(page, 1, dice(3), 'click', async () => (hasMoved ||= (await list.innerText()) !== before));
  for (let round = 2; round < 5 && !hasMoved; round += 1) await playThrough(page, round, dice(4), 'click', async () => (hasMoved ||= (await list.innerText()) !== before));
  check(hasMoved, `the conditions have not moved: ${before}`);
  calm(page);
}

export async function a_round_on_a_phone_in_german({ browser, base }) {
  const page = await visitor(browser, base, 'Ada', { size: 'phone', lang: 'de', touch: true });
  await openTable(page, base);
  await playThrough(page, 1, dice(9), 'tap');
  check((await page.locator('.bar .round').textContent()) === 'Runde 2', 'the second round has not come');
  calm(page);
}

export async function a_round_in_french({ browser, base }) {
  const page = await visitor(browser, base, 'Ada', { lang: 'fr' });
  await openTable(page, base);
  await playThrough(page, 1, dice(2));
  const text = await page.locator('.screen').innerText();
  check(!/\b(Your turn|Du bist|Round|Runde)\b/.test(text), 'words of another language');
  calm(page);
}

/** Two people who plan at the same time: the first one's window, and the table. */
async function twoPlan(browser, base) {
  const page = await visitor(browser, base, 'Ada');
  const other = await visitor(browser, base, 'Bo');
  const made = await ask(page, 'POST', '/api/v1/tables', { game: 'blackout', seats: ['me', 'open'], is_public: true });
  await ask(other, 'POST', `/api/v1/tables/${made.id}/join`, {});
  await ask(page, 'POST', `/api/v1/tables/${made.id}/start`, {});
  const isPhaseOne = (game) => game.view.round.phase === 1;
  await Promise.all([playOn(page, made.id, 'A', isPhaseOne, 3), playOn(other, made.id, 'B', isPhaseOne, 3)]);
  await page.goto(`${base}/t/${made.id}/A`);
  await page.locator('.hand button.card').first().waitFor();
  return { page, id: made.id };
}
const plannedOf = async (page, id) => (await viewOf(page, id)).view.mine.planned;
const slot = (page, n) => page.locator(`.slot[data-slot="${n}"]`);
const planned = (page, n) => slot(page, n).locator('.planned');

export async function planning_by_drag_tap_and_key({ browser, base }) {
  const { page, id } = await twoPlan(browser, base);
  const card = (i) => page.locator('[data-hand-card]').nth(i);
  const idOf = async (i) => Number(await card(i).getAttribute('data-hand-card'));

  const dragged = await idOf(0);
  await card(0).dragTo(slot(page, 1));
  await planned(page, 1).waitFor();
  const clicked = await idOf(2);
  await card(2).click();
  await slot(page, 2).locator('.target').click();
  await planned(page, 2).waitFor();
  const keyed = await idOf(1);
  await card(1).focus();
  await page.keyboard.press('3');
  await planned(page, 3).waitFor();
  check(String(await plannedOf(page, id)) === String([dragged, clicked, keyed, null]), `planned: ${await plannedOf(page, id)}`);

  // The server has the plan: a window that is opened anew shows it.
  await page.reload();
  await planned(page, 3).waitFor();
  check((await page.locator('.planned').count()) === 3, 'the plan is lost');

  // Back by click, by key and by dragging into the hand; and from slot to slot.
  await planned(page, 1).click();
  await page.locator(`[data-hand-card="${dragged}"]`).waitFor();
  await planned(page, 2).focus();
  await page.keyboard.press('Delete');
  await page.locator(`[data-hand-card="${clicked}"]`).waitFor();
  await planned(page, 3).dragTo(slot(page, 1));
  await planned(page, 1).waitFor();
  check(String(await plannedOf(page, id)) === String([keyed, null, null, null]), `moved: ${await plannedOf(page, id)}`);
  await planned(page, 1).dragTo(page.locator('.hand'));
  await page.locator(`[data-hand-card="${keyed}"]`).waitFor();
  check((await page.locator('.planned').count()) === 0, 'a plan is still there');

  // Ready, and not after all.
  await card(0).click();
  await slot(page, 2).locator('.target').click();
  await planned(page, 2).waitFor();
  await page.getByRole('button', { name: 'ready', exact: true }).click();
  const confirm = page.getByRole('button', { name: 'Do it' });
  if (await confirm.isVisible()) await confirm.click();
  await page.getByRole('button', { name: 'not ready after all' }).click();
  await page.locator('.hand button.card').first().waitFor();
  check((await viewOf(page, id)).view.turn.ready.length === 0, 'still ready');
  calm(page);
}

export async function planning_by_tap_on_a_phone({ browser, base }) {
  const page = await visitor(browser, base, 'Ada', { size: 'phone', touch: true });
  const id = await openTable(page, base);
  await playOn(page, id, 'A', isPlanning, 3);
  const card = page.locator('.hand button.card').first();
  await card.waitFor();
  const name = Number(await card.getAttribute('data-hand-card'));
  await card.tap();
  await slot(page, 2).locator('.single').tap();
  await slot(page, 2).locator('.planned-card').waitFor();
  check((await plannedOf(page, id))[1] === name, 'another card was planned');
  await slot(page, 2).locator('.single').tap();
  await page.locator(`[data-hand-card="${name}"]`).waitFor();
  check((await plannedOf(page, id))[1] === null, 'the card was not taken back');
  calm(page);
}

export async function what_would_come_of_it({ browser, base }) {
  const page = await visitor(browser, base, 'Ada');
  const id = await openTable(page, base);
  const costs = (game) => game.question?.offers.find(({ answer, cost }) => answer.startsWith('procure-') && cost && !cost.is_final);
  const game = await playOn(page, id, 'A', (game) => isPlanning(game), 3);
  check(game.question.offers.some(({ answer, is_final }) => answer === 'ready' && is_final), 'being ready is not final');

  // What is final asks first, and Esc drops it.
  const ready = page.getByRole('button', { name: 'ready', exact: true });
  await ready.click();
  const outcome = page.locator('.outcome');
  await page.getByRole('button', { name: 'Do it' }).waitFor();
  check((await outcome.innerText()).includes('cannot be taken back'), 'it does not say that it is final');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Do it' }).waitFor({ state: 'detached' });
  check((await viewOf(page, id)).question.number === game.question.number, 'Esc has given the answer');
  await ready.click();
  await page.getByRole('button', { name: 'Not yet' }).click();
  await page.getByRole('button', { name: 'Do it' }).waitFor({ state: 'detached' });
  check((await viewOf(page, id)).question.number === game.question.number, 'not yet has given the answer');

  // An offer that is looked at tells its cost and what would come of it, and is not given by that.
  const asked = await playOn(page, id, 'A', costs, 3, (answer) => (answer.startsWith('plan-') ? 2 : 0));
  const offer = costs(asked);
  await settled(page);
  const thing = page.locator('.rondel .thing.can').filter({ hasText: /\(.*token|token/ }).first();
  await thing.focus();
  await outcome.locator('.cost').waitFor();
  await outcome.locator('.events li').first().waitFor();
  check(/token|point/.test(await outcome.locator('.cost').innerText()), `the cost of ${offer.answer} is not told: ${await outcome.innerText()}`);
  check((await viewOf(page, id)).question.number === asked.question.number, 'looking has given the answer');
  calm(page);
}

export async function from_click_to_drawn({ browser, base }) {
  const page = await visitor(browser, base, 'Ada');
  const id = await openTable(page, base);
  await playOn(page, id, 'A', isPlanning, 3);
  const times = [];
  for (let n = 0; n < 20; n += 1) {
    await page.locator('.hand button.card').first().click();
    await slot(page, 1).locator('.target').waitFor();
    // From the event of the click until the frame is painted that has the card in the slot.
    const time = page.evaluate(
      () =>
        new Promise((resolve) => {
          addEventListener(
            'click',
            ({ timeStamp }) => {
              const look = () => {
                if (!document.querySelector('.slot[data-slot="1"] .planned')) return;
                watch.disconnect();
                requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - timeStamp)));
              };
              const watch = new MutationObserver(look);
              watch.observe(document.body, { childList: true, subtree: true });
            },
            { capture: true, once: true },
          );
        }),
    );
    await slot(page, 1).locator('.target').click();
    times.push(await time);
    await planned(page, 1).click();
    await planned(page, 1).waitFor({ state: 'detached' });
  }
  times.sort((one, other) => one - other);
  const median = (times[9] + times[10]) / 2;
  check(median < 200, `${median} ms`);
  calm(page);
  return `a card is planned and drawn ${median.toFixed(0)} ms after the click (median of 20, longest ${times[19].toFixed(0)} ms)`;
}
from_click_to_drawn.alone = true;
