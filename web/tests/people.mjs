// What people do at home and at a table of Hong Kong: by clicks, by keys, and by what a screen reader is told.
import assert from 'node:assert/strict';
import { PATIENCE, visitor } from './drive.mjs';

/** Somebody who comes for the first time, or by name. */
export const somebody = visitor;

/** A second window of the same browser. */
export async function anotherTab(page, address) {
  const tab = await page.context().newPage();
  tab.setDefaultTimeout(PATIENCE);
  tab.complaints = [];
  tab.on('console', (message) => message.type() === 'error' && tab.complaints.push(message.text()));
  tab.on('pageerror', (error) => tab.complaints.push(String(error)));
  await tab.goto(address);
  return tab;
}

/** Nothing went wrong in these windows that only the console tells. */
export function noComplaints(...pages) {
  for (const page of pages) assert.deepEqual(page.complaints, [], `the console of ${page.url()}`);
}

/** Takes one complaint away that had to come; whatever else there is stays. */
export function forgive(page, words) {
  const at = page.complaints.findIndex((complaint) => words.test(complaint));
  assert.ok(at >= 0, `nobody complained of ${words}`);
  page.complaints.splice(at, 1);
}

/** The same row of numbers for the same seed; each call gives one below `n`. */
export function dice(seed) {
  let state = seed >>> 0 || 1;
  return (n) => {
    state ^= state << 13; state >>>= 0; state ^= state >>> 17; state ^= state << 5; state >>>= 0;
    return state % n;
  };
}

/** Waits for a condition: asks again and again until it holds, and returns what was found. The pause between two looks only spares the processor. */
export async function until(what, isIt = Boolean, words = 'it did not come') {
  const end = Date.now() + PATIENCE;
  for (;;) {
    const found = await what();
    if (isIt(found)) return found;
    if (Date.now() > end) throw new Error(`${words}: ${JSON.stringify(found)}`);
    await new Promise((resolve) => setTimeout(resolve, 15));
  }
}

export const gameCard = (page, game) => page.getByRole('article', { name: game, exact: true });
export const plot = (page, name) => page.getByRole('gridcell', { name: new RegExp(`^${name},`) });
export const openPlots = (page, words = /, open/) => page.getByRole('gridcell', { name: words });
export const result = (page, words = 'Result') => page.getByRole('region', { name: words });
export const piece = (page, words) => page.getByRole('radio', { name: words });
export const takeBack = (page) => page.getByRole('button', { name: 'Undo', exact: true });
export const wordsOf = (locator) => locator.evaluate((element) => element.getAttribute('aria-label') ?? element.textContent);

/** The plots of the board as a screen reader reads them. */
export const board = (page) => page.getByRole('gridcell').evaluateAll((cells) => cells.map((cell) => cell.getAttribute('aria-label') ?? ''));

/** Waits until the person in this window may place something, or the game is over; whether it goes on. */
export async function myTurn(page) {
  await openPlots(page).or(result(page)).first().waitFor();
  return !(await result(page).isVisible());
}

/** Waits until a plot reads otherwise than before: somebody has built there. */
export async function builtOn(page, name, before) {
  await until(async () => (await board(page)).find((words) => words.startsWith(`${name},`)) ?? '', (words) => heightIn(words) !== heightIn(before), `nothing was built on ${name}`);
}

export const heightIn = (words) => Number(/(\d) high/.exec(words)?.[1] ?? 0);

/** Places a piece somewhere by clicks, with one click more where it cannot be taken back; the plot's name. */
export async function placeByClicks(page, pick) {
  const open = (await board(page)).filter((words) => words.includes(', open'));
  // Mostly on new ground, so that the city fills and the game ends.
  const empty = open.filter((words) => words.includes('empty'));
  const some = empty.length > 0 && pick(4) > 0 ? empty : open;
  const words = some[pick(some.length)];
  const name = words.slice(0, 2);
  await clickPlot(page, name);
  // What ends the turn waits for a second click; what does not is built at once.
  const place = page.getByRole('button', { name: 'Place here' });
  await until(async () => (await place.isVisible()) || heightIn(await wordsOf(plot(page, name))) !== heightIn(words));
  if (await place.isVisible()) await place.click();
  await builtOn(page, name, words);
  return name;
}

/** A real click on the ground or the roof of a plot. */
export async function clickPlot(page, name) {
  await plot(page, name).click();
}

/** Goes on with the tabulator until the focus is where it should be. */
export async function tabTo(page, locator, most = 120) {
  for (let n = 0; n < most; n += 1) {
    if (await locator.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`${locator} cannot be reached by the tabulator`);
}

/** Moves over the board by arrow keys; the board must have the focus. */
export async function arrowsTo(page, name) {
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '');
  const spot = (words) => ({ column: 'abcde'.indexOf(words[0]), row: Number(words[1]) });
  const to = spot(name);
  for (let n = 0; n < 9; n += 1) {
    const at = spot(await focused());
    assert.ok(at.column >= 0 && at.row > 0, `the focus is not on the board, but on “${await focused()}”`);
    if (at.column === to.column && at.row === to.row) return;
    const key = at.column < to.column ? 'ArrowRight' : at.column > to.column ? 'ArrowLeft' : at.row < to.row ? 'ArrowDown' : 'ArrowUp';
    const before = await focused();
    await page.keyboard.press(key);
    await until(focused, (words) => words !== before, `${key} does not move from ${before}`);
  }
  throw new Error(`${name} was not reached by arrow keys`);
}

/** All that is shown and all that is read aloud, for looking what is in it. */
export function everyWord(page) {
  return page.evaluate(() => {
    const said = [document.title, document.body.innerText];
    for (const element of document.querySelectorAll('[aria-label], [title], [placeholder], [alt]')) {
      for (const name of ['aria-label', 'title', 'placeholder', 'alt']) said.push(element.getAttribute(name) ?? '');
    }
    for (const element of document.querySelectorAll('svg text, option, .hidden')) said.push(element.textContent ?? '');
    return said.join('\n');
  });
}

const KEY_LIKE = /\b(page|server|table|hongkong|blackout|board|cards|map|home|rulebook|printed|rule|terms)-[a-z0-9-]+\b/g;

/** No key of a message is shown instead of its words. */
export async function noKeys(page) {
  const words = await everyWord(page);
  // An address may be shown, and is not meant to be read as words.
  assert.deepEqual(words.replace(/https?:\S+/g, '').match(KEY_LIKE) ?? [], [], `keys are shown at ${page.url()}`);
}
