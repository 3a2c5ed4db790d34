// The layout of Blackout at four sizes, with as much on the table as there can be, in German; and what axe finds.
import { readFileSync } from 'node:fs';
import { frames, playOn, SIZES, visitor } from './drive.mjs';
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
  // What was measured before the last change of the window would be wrong.
  await frames(page);
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
  for (const [room, what] of [['Karte', ['.room .map > svg', '.purse li', ...ASKS]], ['Auslage', ['.row-of .price', '.row-of li', '.row-of ol li', ...ASKS]]]) {
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

/** What each kind of question needs in sight, by a word of its answers: where it is answered on the table. Panels need no more than themselves. */
const NEEDED = {
  start: ['.map > svg', '.purse li'], deploy: ['.slot .can, .single.glows'], procure: ['.rondel .seat'], place: ['.map > svg', '.purse li'], search: ['.map > svg', '.purse li'], collect: ['.map > svg', '.purse li'],
  complete: ['.spots .can, .lines .can'], join: ['.hand .card.can'], buy: ['.row-of .price', '.row-of li'], refresh: ['.slots .can, .slots .glows'],
  discard: [], heal: [], pay: [], batteries: [], finish: [], check: [], mark: [], act: [],
};
/** Of a question with several kinds of answers, the first of these that was not looked at yet is meant. */
const KINDS = ['start', 'deploy', 'procure', 'pay', 'batteries', 'complete', 'finish', 'place', 'search', 'join', 'collect', 'buy', 'discard', 'heal', 'refresh', 'act'];
/** No game begins without these; the others come as luck has it, and when those that are wanted have come, it is enough. */
const SURE = ['start', 'deploy', 'procure', 'search'];
const WANTED = [...SURE, 'complete', 'place', 'join', 'buy', 'discard', 'heal'];

const wordsOf = (game) => new Set(game.question?.offers.map(({ answer }) => answer.split('-')[0]) ?? []);
/** To pay, to join and to complete comes before passing. */
const eager = (answer) => (answer === 'done' || answer === 'ready' ? 0 : /^(plan|procure|complete|join|collect|search|buy|act)/.test(answer) ? 2 : 1);

/** Waits until this question is on the screen. */
async function drawn(page, number) {
  await page.locator(`[data-asks][data-question="${number}"][aria-busy="false"]`).waitFor();
  await page.locator('.asked.mine').waitFor();
  await frames(page);
}

/** A question at one size: as it comes, and with what cannot be taken back armed: its cost, what comes of it and the confirming are there without scrolling. */
async function asked(page, game, kind, where, isTouch) {
  const loose = (await page.locator('.choices .loose .button').count()) > 0 ? ['.choices .loose .button'] : [];
  await inSight(page, ['.choices h2', ...loose, '.choices summary', ...NEEDED[kind], '.screen > header > *'], where);
  await isLegible(page, where, isTouch);
  // A card is turned up at once.
  const { offers } = game.question;
  const index = offers.findIndex(({ answer, is_final }) => is_final && answer !== 'done' && !answer.startsWith('deploy'));
  if (index < 0) return;
  await page.locator('.numbered li button').nth(index).evaluate((button) => button.click());
  await page.locator('.outcome.armed .button.main').waitFor().catch(() => check(false, `${where}: ${offers[index].answer} is not armed`));
  await inSight(page, ['.choices h2', '.outcome.armed > p', '.outcome.armed .button'], `${where}, armed`);
  await page.locator('.outcome.armed .button:not(.main)').evaluate((button) => button.click());
}

/** Some rounds through all kinds of questions, with a full table: each kind is looked at once at every size. */
async function phases(browser, base, sizes, isTouch) {
  const page = await visitor(browser, base, 'Maximiliane-Josephine', { lang: 'de', touch: isTouch });
  // Another window of the same person plays, so that this one has nothing to do but to draw.
  const hand = await page.context().newPage();
  await hand.goto(base);
  await page.bringToFront();
  const id = await openTable(page, base, FOUR);
  await worsen(page, await boxOf(hand, id), { played: true });
  await page.reload();
  const seen = new Set();
  const kindOf = (game) => KINDS.find((kind) => !seen.has(kind) && wordsOf(game).has(kind));
  const isLate = (game) => game.asked.is_over || game.view.round.round > 3;
  while (!WANTED.every((kind) => seen.has(kind))) {
    const game = await playOn(hand, id, 'A', (game) => isLate(game) || kindOf(game) !== undefined, 3, eager);
    if (isLate(game)) break;
    const kind = kindOf(game);
    seen.add(kind);
    await drawn(page, game.question.number);
    for (const size of sizes) {
      await page.setViewportSize(size);
      await asked(page, game, kind, `${size.width}×${size.height}, ${kind}`, isTouch);
    }
  }
  const missed = SURE.filter((kind) => !seen.has(kind));
  check(missed.length === 0, `never asked: ${missed.join(', ')}`);
  calm(page);
}

export const every_question_in_sight_on_laptops = ({ browser, base }) => phases(browser, base, [SIZES.laptop, SIZES.desktop], false);
export const every_question_in_sight_on_phones_and_tablets = ({ browser, base }) => phases(browser, base, [SIZES.phone, SIZES.tablet, { width: 1024, height: 768 }], true);

/** The map lies large while it is asked for, and comes back; whoever makes it small is not shown it large again unasked. */
export async function the_map_is_large_while_it_is_asked_for({ browser, base }) {
  const page = await visitor(browser, base, 'Ada');
  const id = await openTable(page, base);
  const large = page.locator('section.map.large');
  const isLarge = async (wanted, when) => {
    await large.waitFor({ state: wanted ? 'visible' : 'hidden' }).catch(() => check(false, `${when}: the map should be ${wanted ? 'large' : 'small'}`));
  };
  await isLarge(true, 'a first cube');
  await inSight(page, ['section.map svg', '.purse li', '.choices h2', '.map .size'], 'the large map');
  const names = await page.locator('section.map text.name').count();
  check(names > 45, `only ${names} of 57 names are on the large map`);
  await playOn(page, id, 'A', isPlanning, 3);
  await isLarge(false, 'planning');
  await page.keyboard.press('m');
  await isLarge(true, 'the key m');
  await page.keyboard.press('Escape');
  await isLarge(false, 'Escape');
  // On the next question on the map it is made small by hand, and stays so.
  const isOnMap = (game) => game.question?.offers.some(({ answer }) => /^(search|place)-/.test(answer));
  const { question } = await playOn(page, id, 'A', isOnMap, 3);
  await isLarge(true, 'a question on the map');
  await page.locator('.map .size').click();
  await isLarge(false, 'the button');
  await playOn(page, id, 'A', (game) => isOnMap(game) && game.question.number !== question.number, 3);
  await page.locator('.item.choosable').first().waitFor();
  await isLarge(false, 'a later question on the map');
  calm(page);
}

/** Nothing at all, best practices such as the order of headings included, in any of the three themes; they differ by their colours alone. */
async function axed(page, where) {
  await page.evaluate(axe);
  for (const theme of ['light', 'dark', 'contrast']) {
    const runOnly = theme === 'light' ? undefined : ['color-contrast'];
    const violations = await page.evaluate(async ([theme, runOnly]) => {
      document.documentElement.dataset.theme = theme;
      return (await window.axe.run(document, { resultTypes: ['violations'], ...(runOnly && { runOnly }) })).violations;
    }, [theme, runOnly]);
    const told = violations.map(({ id, nodes }) => `${id} (${nodes.length}): ${nodes[0].html.slice(0, 160)} ${nodes[0].failureSummary?.slice(0, 200)}`);
    check(violations.length === 0, `${where}, ${theme}: ${told.join('\n')}`);
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
  if (size === 'laptop') await page.getByRole('tab', { name: 'Log' }).click();
  else await room('Log');
  await page.getByRole('region', { name: 'Log' }).waitFor();
  await axed(page, `${size}, the log`);
  if (size === 'laptop') {
    await page.getByRole('tab', { name: 'In words' }).click();
    await axed(page, `${size}, in words`);
    await page.getByRole('tab', { name: 'Others' }).click();
  }
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
