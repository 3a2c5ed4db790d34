// The layout of Blackout at four sizes, with as much on the table as there can be, in German; and what axe finds.
import { readFileSync } from 'node:fs';
import { playOn, visitor } from './drive.mjs';
import { boxOf, calm, check, isPlanning, openTable, worsen } from './blackout.mjs';
import { audit, headerOverlaps, outside } from './looks.mjs';

const axe = readFileSync(new URL('../node_modules/axe-core/axe.min.js', import.meta.url), 'utf8');
const FOUR = ['me', 'greedy', 'greedy', 'greedy'];

/** What a decision needs: it is in sight without scrolling. */
const OWN = ['[data-hand-card]', '.slots > li', '.rondel .seat'];
const ASKS = ['.choices h2', '.choices .loose .button', '.choices summary'];
const PLANS = { full: ['.spots .spot'], low: ['.lines > li'] };

/** The fullest table in German, while cards are planned. */
async function fullTable(browser, base, size) {
  const isSmall = size === 'phone' || size === 'tablet';
  const page = await visitor(browser, base, 'Maximiliane-Josephine', { size, lang: 'de', touch: isSmall });
  const id = await openTable(page, base, FOUR);
  const box = await boxOf(page, id);
  await playOn(page, id, 'A', isPlanning, 3);
  await worsen(page, box);
  await page.reload();
  await page.locator('[data-hand-card]').nth(13).waitFor();
  return page;
}

async function inSight(page, selectors, where) {
  const lost = await page.evaluate(outside, selectors);
  check(lost.length === 0, `${where}: not in sight: ${lost.slice(0, 6).join('; ')}`);
}

async function isLegible(page, where, isTouch = false) {
  const found = await page.evaluate(audit, isTouch ? 44 : 24);
  check(found.length === 0, `${where}: ${found.slice(0, 8).join('; ')}`);
  const over = await page.evaluate(headerOverlaps);
  check(over.length === 0, `${where}: ${over.join('; ')}`);
}

/** Laptop and larger: everything at once. */
async function wide(browser, base, size) {
  const page = await fullTable(browser, base, size);
  const all = [...OWN, ...PLANS.full, ...ASKS, 'section.map svg', 'section.market li', '.market .decks', '.tabs button', 'header > *'];
  await inSight(page, all, size);
  await isLegible(page, size);
  // A card that is held up changes nothing of that.
  await page.locator('[data-hand-card]').nth(5).click();
  await page.locator('.slot.takes').first().waitFor();
  await inSight(page, [...all, '.slot .target'], `${size}, card held up`);
  calm(page);
}

/** Small screens: the board and the choice together, map and market a tap away. */
async function narrow(browser, base, size, plans) {
  const page = await fullTable(browser, base, size);
  await inSight(page, [...OWN, ...plans, ...ASKS, '.rooms button', 'header > *'], size);
  await isLegible(page, size, true);
  // Three plans of three goals each are higher than a phone; the display then scrolls below its first row.
  const rows = size === 'phone' ? '.row-of:first-of-type .price' : '.row-of .price';
  for (const [room, what] of [['Karte', ['.room .map > svg', ...ASKS]], ['Auslage', [rows, ...ASKS]]]) {
    await page.getByRole('navigation', { name: 'Teile des Tisches' }).getByRole('button', { name: room }).tap();
    await page.locator(what[0]).first().waitFor();
    await inSight(page, what, `${size}, ${room}`);
    await isLegible(page, `${size}, ${room}`, true);
  }
  calm(page);
}

export const everything_in_sight_at_1366 = ({ browser, base }) => wide(browser, base, 'laptop');
export const everything_in_sight_at_1920 = ({ browser, base }) => wide(browser, base, 'desktop');
export const board_and_choice_together_at_768 = ({ browser, base }) => narrow(browser, base, 'tablet', PLANS.full);
export const board_and_choice_together_at_360 = ({ browser, base }) => narrow(browser, base, 'phone', PLANS.low);

/** Nothing serious, nothing critical, in any of the three themes; they differ by their colours alone. */
async function axed(page, where) {
  await page.evaluate(axe);
  for (const theme of ['light', 'dark', 'contrast']) {
    const runOnly = theme === 'light' ? undefined : ['color-contrast'];
    const violations = await page.evaluate(async ([theme, runOnly]) => {
      document.documentElement.dataset.theme = theme;
      return (await window.axe.run(document, { resultTypes: ['violations'], ...(runOnly && { runOnly }) })).violations;
    }, [theme, runOnly]);
    const bad = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
    const told = bad.map(({ id, nodes }) => `${id} (${nodes.length}): ${nodes[0].html.slice(0, 160)} ${nodes[0].failureSummary?.slice(0, 200)}`);
    check(bad.length === 0, `${where}, ${theme}: ${told.join('\n')}`);
  }
}

async function withAxe(browser, base, size) {
  const page = await visitor(browser, base, 'Ada', { size, touch: size === 'phone' });
  const id = await openTable(page, base, FOUR);
  const room = async (name) => size === 'phone' && (await page.getByRole('navigation', { name: 'Parts of the table' }).getByRole('button', { name }).tap());
  await page.locator('.item.choosable').first().waitFor();
  await axed(page, `${size}, choosing on the map`);
  await playOn(page, id, 'A', isPlanning, 3);
  await page.locator('.hand button.card').first().click();
  await axed(page, `${size}, planning`);
  await room('Others');
  await page.getByRole('list', { name: 'Other players' }).getByRole('button').first().click();
  await page.locator('.full').waitFor();
  await axed(page, `${size}, a whole opponent`);
  await playOn(page, id, 'A', (game) => game.question?.offers.some(({ answer }) => answer.startsWith('buy-')), 3);
  await page.locator('.market .can').first().waitFor();
  await axed(page, `${size}, the market`);
  calm(page);
}

export const axe_on_a_laptop = ({ browser, base }) => withAxe(browser, base, 'laptop');
export const axe_on_a_phone = ({ browser, base }) => withAxe(browser, base, 'phone');
