// A hint highlights what it mentions, wherever that lies, and for no longer than it is told.
import assert from 'node:assert/strict';
import { ask, playOn, sitDown } from './drive.mjs';
import { myTurn, noComplaints, somebody, until } from './people.mjs';

/** Bots think politely, after everything else that the machine does. */
const LONG = { timeout: 120_000 };
const PHONE = { viewport: { width: 390, height: 844 }, touch: true };

const box = (page, name = 'Hint') => page.getByRole('region', { name, exact: true });
const hinted = (page) => page.locator('[data-hinted]');
const viewOf = async (page, id) => (await ask(page, 'GET', `/api/v1/tables/${id}/view?seat=A`)).game;
const named = (page, ...selectors) => page.locator(selectors.map((selector) => `${selector}[data-hinted]`).join(', '));

/** Asks for the next step of the hint, and gives back the advice. */
async function more(page, id) {
  await page.keyboard.press('h');
  await box(page).locator('.aim').waitFor(LONG);
  const { question } = await viewOf(page, id);
  const { advice } = await ask(page, 'POST', `/api/v1/tables/${id}/seats/A/hint`, { question: question.number });
  return advice[0];
}

/** Everything highlighted is seen within the window, framed, and explained to those who listen. */
async function isShown(page, locator) {
  await locator.first().waitFor();
  const found = await locator.evaluateAll((elements) =>
    elements.map((element) => {
      const place = element.getBoundingClientRect();
      const note = (element.getAttribute('aria-describedby') ?? '').split(' ').map((id) => document.getElementById(id)?.textContent ?? '').join(' ');
      const style = getComputedStyle(element);
      return {
        words: element.getAttribute('aria-label') ?? element.textContent?.slice(0, 40),
        isIn: place.width > 0 && place.top < innerHeight && place.bottom > 0 && place.left < innerWidth && place.right > 0,
        isFramed: element.closest('svg') !== null || (style.outlineStyle === 'dashed' && parseFloat(style.outlineWidth) >= 3),
        note,
      };
    }),
  );
  for (const one of found) assert.ok(one.isIn && one.isFramed && one.note.includes('The hint is about this.'), JSON.stringify(one));
  return found;
}

/** The highlight is gone with the question that the hint was for. */
async function isGone(page) {
  await until(() => hinted(page).count(), (n) => n === 0, 'the highlight stays');
}

async function highlightsPlots({ browser, base }, options) {
  const page = await somebody(browser, base, 'Mei', options);
  const id = await sitDown(page, base, { game: 'hongkong', seats: ['me', 'greedy'], first: 'A' });
  assert.ok(await myTurn(page));
  assert.equal(await hinted(page).count(), 0);
  await more(page, id);
  const { mentions } = await more(page, id);
  const [plot] = mentions.about;
  const cell = named(page, `[data-plot="${plot.plot}"]`);
  await isShown(page, cell);
  assert.equal(await page.locator('svg .hinted:not(.under)').count(), mentions.about.length);
  await more(page, id);
  const piece = mentions.move.find((one) => one.kind === 'piece').piece;
  await isShown(page, named(page, `[data-piece="${piece}"]`));
  await box(page).getByRole('button', { name: 'Choose this' }).click();
  await page.getByRole('button', { name: 'Place here' }).click();
  await isGone(page);
  noComplaints(page);
}

export const hints_at_hong_kong_highlight_the_plots = (world) => highlightsPlots(world, {});
export const hints_at_hong_kong_highlight_the_plots_on_a_phone = (world) => highlightsPlots(world, PHONE);

async function explainsStart({ browser, base }, options) {
  const page = await somebody(browser, base, 'Mei', options);
  const id = await sitDown(page, base, { game: 'blackout', seats: ['me', 'greedy'] });
  await page.getByRole('heading', { name: 'Choose where to start.' }).waitFor();
  await more(page, id);
  await isShown(page, named(page, '.map'));
  const { mentions, answers } = await more(page, id);
  const [district] = mentions.about;
  assert.equal(district.kind, 'district');
  await isShown(page, named(page, `[data-item="d${district.index}"]`));
  await more(page, id);
  const location = mentions.move.find((one) => one.kind === 'location').index;
  await isShown(page, named(page, `[data-item="l${location}"]`));
  const reasons = await box(page).locator('.why li').allInnerTexts();
  assert.ok(reasons.some((words) => /^It borders \d districts|^It borders /.test(words.trim())), reasons.join(' / '));
  await ask(page, 'POST', `/api/v1/tables/${id}/seats/A/answer`, { answers: [answers[0]] });
  await isGone(page);
  noComplaints(page);
}

export const the_opening_hint_of_blackout_says_why_and_shows_where = (world) => explainsStart(world, {});
export const the_opening_hint_of_blackout_says_why_and_shows_where_on_a_phone = (world) => explainsStart(world, PHONE);

async function highlightsPlan({ browser, base }, options) {
  const page = await somebody(browser, base, 'Mei', options);
  const id = await sitDown(page, base, { game: 'blackout', seats: ['me', 'greedy'] });
  await playOn(page, id, 'A', (game) => game.view.round.phase === 1 && game.question?.offers.some(({ answer }) => answer.startsWith('plan-')), 3);
  await box(page).waitFor();
  await more(page, id);
  const { mentions } = await more(page, id);
  const cards = mentions.about.map((one) => one.index);
  assert.ok(cards.length > 0);
  for (const card of cards) await isShown(page, named(page, `[data-hand] [data-card="${card}"]`));
  await more(page, id);
  for (const one of mentions.move.filter(({ kind }) => kind === 'slot')) await isShown(page, named(page, `[data-slot="${one.slot}"]`));
  noComplaints(page);
}

export const a_hint_for_a_plan_highlights_cards_and_slots = (world) => highlightsPlan(world, {});
export const a_hint_for_a_plan_highlights_cards_and_slots_on_a_phone = (world) => highlightsPlan(world, PHONE);
