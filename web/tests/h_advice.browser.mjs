// Hints at the table, a little more each time, and the review of a game that is over.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { ask, playOn, sitDown, spoken } from './drive.mjs';
import { audit } from './looks.mjs';
import { board, myTurn, noComplaints, noKeys, somebody, until } from './people.mjs';

const axe = readFileSync(new URL('../node_modules/axe-core/axe.min.js', import.meta.url), 'utf8');
/** Bots think at the lowest priority: beside other work on the machine a review takes minutes. */
const LONG = { timeout: 900_000 };

const box = (page) => page.getByRole('region', { name: 'Hint', exact: true });
const focused = (page) => page.evaluate(() => document.activeElement.textContent);
const viewOf = async (page, id) => (await ask(page, 'GET', `/api/v1/tables/${id}/view?seat=A`)).game;

/** Nothing that a machine can find is wrong with what is on the screen. */
async function sound(page, least = 24) {
  assert.deepEqual(await page.evaluate(audit, least), []);
  await page.evaluate(axe);
  const { violations } = await page.evaluate(() => globalThis.axe.run(document, { resultTypes: ['violations'] }));
  assert.deepEqual(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target).join(' ')}`), []);
}

/** Asks for all of a hint, the first part by key, and gives it back as the server told it. */
async function hinted(page, id) {
  await box(page).getByRole('button', { name: 'Hint' }).waitFor();
  const { question } = await viewOf(page, id);
  await page.keyboard.press('h');
  await box(page).locator('.aim').waitFor(LONG);
  const { advice } = await ask(page, 'POST', `/api/v1/tables/${id}/seats/A/hint`, { question: question.number });
  const best = advice[0];
  // The aim tells neither the move nor why.
  assert.equal(await box(page).getByRole('listitem').count(), 0);
  const aim = (await box(page).locator('.aim').innerText()).trim();
  await until(() => spoken(page), (words) => words.includes(aim), 'the aim was not said');
  if (best.about.length > 0) {
    await page.keyboard.press('h');
    await until(() => box(page).getByRole('listitem').count(), (n) => n === best.about.length);
  }
  await box(page).getByRole('button', { name: 'Show the move' }).press('Enter');
  await box(page).getByRole('button', { name: 'Choose this' }).waitFor();
  // Whoever goes by keys is still where they were, and whoever listens hears all of it.
  assert.equal((await focused(page)).trim(), 'Choose this');
  await until(() => spoken(page), (words) => /\. Chance to win: about \d+/.test(words), 'the chance was not said');
  assert.equal(await box(page).locator('.move li').count(), best.answers.length);
  await noKeys(page);
  return best;
}

export async function a_hint_at_hong_kong_is_told_step_by_step_and_chosen_not_played({ browser, base }) {
  const page = await somebody(browser, base, 'Mei');
  const id = await sitDown(page, base, { game: 'hongkong', seats: ['me', 'greedy'], first: 'A' });
  assert.ok(await myTurn(page));
  const best = await hinted(page, id);
  await sound(page);
  const before = await board(page);
  await box(page).getByRole('button', { name: 'Choose this' }).click();
  // It waits to be placed; nothing is on the board yet.
  const place = page.getByRole('button', { name: 'Place here' });
  await place.waitFor();
  assert.equal((await board(page)).join(), before.join());
  await place.click();
  const plot = best.answers[0].slice(0, 2);
  await until(() => board(page), (all) => all.some((words) => words.startsWith(`${plot},`) && !words.includes('empty')), `nothing stands on ${plot}`);
  noComplaints(page);
}

export async function a_hint_at_blackout_lays_out_a_plan_but_does_not_say_ready({ browser, base }) {
  const page = await somebody(browser, base, 'Mei');
  const id = await sitDown(page, base, { game: 'blackout', seats: ['me', 'greedy'] });
  await playOn(page, id, 'A', (game) => game.view.round.phase === 1 && game.question?.offers.some(({ answer }) => answer.startsWith('plan-')), 3);
  const best = await hinted(page, id);
  await sound(page);
  await box(page).getByRole('button', { name: 'Choose this' }).click();
  const wanted = best.answers.filter((answer) => answer.startsWith('plan-')).length;
  const game = await until(() => viewOf(page, id), ({ view }) => view.mine.planned.filter((card) => card !== null).length === wanted);
  assert.ok(wanted > 0 && game.asked.seats.includes('A'), 'to be ready is the player’s own word');
  noComplaints(page);
}

export async function among_people_nobody_gets_hints_unless_the_table_says_so({ browser, base }) {
  const page = await somebody(browser, base, 'Mei');
  await sitDown(page, base, { game: 'hongkong', seats: ['me', 'me'], first: 'A' });
  assert.ok(await myTurn(page));
  assert.equal(await box(page).count(), 0);
  await sitDown(page, base, { game: 'hongkong', seats: ['me', 'me'], first: 'A', options: { hints: 'always' } });
  await box(page).waitFor();
}

/** Opens a game that is over to be watched again, and waits for its review. */
async function reviewed(page, base, id) {
  await page.goto(`${base}/t/${id}/A/replay`);
  await page.getByRole('button', { name: 'Review this game' }).press('Enter');
  await page.getByRole('figure').waitFor(LONG);
  const { review } = await ask(page, 'GET', `/api/v1/tables/${id}/review?seat=A`);
  return review;
}

export async function a_finished_game_is_reviewed({ browser, base }) {
  const page = await somebody(browser, base, 'Mei');
  const id = await sitDown(page, base, { game: 'hongkong', seats: ['me', 'greedy'], first: 'A' });
  await playOn(page, id, 'A', (game) => game.asked.is_over, 5);
  const review = await reviewed(page, base, id);
  await until(() => focused(page), (words) => /\d turning point/.test(words), 'the focus was lost');
  await until(() => spoken(page), (words) => /\d turning point/.test(words), 'that it is there was not said');
  assert.equal(await page.locator('.plot .line').count(), 2);
  const marks = page.locator('.plot').getByRole('button');
  assert.ok(review.turning_points.length > 0);
  assert.equal(await marks.count(), review.turning_points.length);
  await sound(page);
  // A mark leads to its step, by key as well, and there the game stays.
  await page.getByRole('button', { name: 'Play by itself' }).click();
  await page.getByRole('button', { name: 'Pause', exact: true }).waitFor();
  await marks.first().focus();
  await page.keyboard.press('Enter');
  const step = Number(await page.getByRole('slider').inputValue());
  assert.ok(step > 0);
  await page.getByRole('button', { name: 'Play by itself' }).waitFor();
  assert.match(await marks.first().getAttribute('aria-label'), new RegExp(`^Step ${step}, .*\\s%`));
  // The same as a list to be read.
  await page.getByRole('button', { name: /\d turning points?$/ }).click();
  const list = page.getByRole('dialog');
  assert.equal(await list.getByRole('button', { name: 'Look at this step' }).count(), review.turning_points.length);
  await noKeys(page);
  await list.getByRole('button', { name: 'Look at this step' }).last().click();
  await list.waitFor({ state: 'detached' });
  assert.ok(Number(await page.getByRole('slider').inputValue()) >= step);
  // Other eyes see the review as well.
  await page.getByRole('combobox', { name: 'With the eyes of' }).selectOption('');
  await page.waitForURL(`${base}/t/${id}/replay`);
  await page.getByRole('figure').waitFor(LONG);
  noComplaints(page);
}

export async function a_review_on_a_phone_leaves_the_board_its_room({ browser, base }) {
  const page = await somebody(browser, base, 'Mei', { size: 'phone', touch: true });
  const id = await sitDown(page, base, { game: 'blackout', seats: ['me', 'greedy'] });
  await playOn(page, id, 'A', (game) => game.view.round.round >= 2, 4);
  await ask(page, 'POST', `/api/v1/tables/${id}/seats/A/resign`);
  const { turning_points: points } = await reviewed(page, base, id);
  const dialog = page.getByRole('dialog');
  assert.equal(await dialog.locator('.plot').getByRole('button').count(), points.length);
  await sound(page, 24);
  if (points.length > 0) {
    await dialog.locator('.plot').getByRole('button').last().press('Enter');
    await dialog.waitFor({ state: 'detached' });
    assert.ok(Number(await page.getByRole('slider').inputValue()) > 0);
  }
  // Who turns the phone keeps the review.
  await page.setViewportSize({ width: 740, height: 360 });
  await page.getByRole('figure').waitFor();
  noComplaints(page);
}
