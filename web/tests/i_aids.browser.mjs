// What helps to decide: looking at goals and dice, the order of choices, and why there is nothing to choose.
import { ask, playOn, visitor } from './drive.mjs';
import { calm, check, isPlanning, openTable, settled } from './blackout.mjs';

const panel = (page) => page.getByRole('region', { name: 'What is asked' });
const large = (page) => page.locator('.large[popover]');

/** The words of every loose button, in their order. */
const loose = (page) => panel(page).locator('.loose .button').allTextContents();

/** A table in its first planning, when the map is small and the own board in sight. */
async function planning(page, base) {
  const id = await openTable(page, base);
  await playOn(page, id, 'A', isPlanning);
  await page.reload();
  await settled(page);
  return id;
}

/** Tab until something that fits the selector is under the fingers. */
async function tabTo(page, selector) {
  for (let n = 0; n < 200; n += 1) {
    if (await page.evaluate((selector) => document.activeElement?.matches(selector) ?? false, selector)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not lead to ${selector}`);
}

export async function goals_plans_and_power_are_shown_large_by_mouse_key_and_click({ browser, base }) {
  const page = await visitor(browser, base, 'Ada');
  await planning(page, base);
  for (const [selector, words] of [['.spot.objective', 'Goal'], ['.spot.emergency', 'Emergency plan'], ['.spot.power', 'opens slot 4']]) {
    const spot = page.locator(selector).last();
    await spot.locator('.goal').first().hover();
    await large(page).getByText(words).first().waitFor();
    await page.mouse.move(5, 5);
    await large(page).waitFor({ state: 'detached' });
    await spot.locator('header').click();
    await large(page).getByText(words).first().waitFor();
    await page.keyboard.press('Escape');
    await large(page).waitFor({ state: 'detached' });
  }
  await page.mouse.move(5, 5);
  await page.locator('[data-hand-card]').first().focus();
  await tabTo(page, '.spot.power');
  await large(page).getByText('refresh limit').waitFor();
  // What it is can be heard as well.
  const name = await page.evaluate(() => document.activeElement.getAttribute('aria-label'));
  check(/4 resources of one type/.test(name) && /10 points/.test(name), name);
  calm(page);
}

export async function the_dice_card_is_shown_by_mouse_and_key_and_can_be_read({ browser, base }) {
  for (const [lang, title, somewhere] of [['en', 'Dice: faces and chances', 'somewhere on the rondel'], ['de', 'Würfel: Seiten und Chancen', 'irgendwo auf dem Rondell'], ['fr', 'Dés : faces et chances', 'quelque part sur le cadran']]) {
    const page = await visitor(browser, base, 'Ada', { lang });
    await planning(page, base);
    const button = page.getByRole('button', { name: title });
    await button.hover();
    await large(page).getByText('52 %').waitFor();
    await page.mouse.move(5, 5);
    await large(page).waitFor({ state: 'detached' });
    await page.locator('.die').first().hover();
    await large(page).getByText('52 %').waitFor();
    await page.mouse.move(5, 5);
    await button.press('Enter');
    const table = page.getByRole('dialog', { name: title }).getByRole('table');
    check((await table.getByRole('row').count()) === 7, 'a row for each resource');
    await table.getByRole('columnheader', { name: somewhere }).waitFor();
    const medipacks = await table.getByRole('row').last().getByRole('cell').allTextContents();
    check(medipacks.map((one) => one.trim().replace(/\s/g, ' ')).join(' ') === '1/6 0/6 2/6 52 %', medipacks.join(' '));
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    calm(page);
    await page.context().close();
  }
}

export async function ready_with_nothing_planned_says_so_and_asks_again({ browser, base }) {
  const page = await visitor(browser, base, 'Ada');
  // Two people: being ready could be taken back, and is asked about all the same.
  const id = await openTable(page, base, ['me', 'me']);
  const begun = (game) => game.view.round.phase === 1;
  await Promise.all([playOn(page, id, 'A', begun), playOn(page, id, 'B', begun)]);
  await page.reload();
  await settled(page);
  const ready = panel(page).locator('.loose').getByRole('button', { name: 'Ready' });
  check(!(await ready.getAttribute('class')).includes('main'), 'an empty plan is not what is usual');
  await ready.click();
  await panel(page).getByText('You have planned nothing.').waitFor();
  const { game } = await ask(page, 'GET', `/api/v1/tables/${id}/view?seat=A`);
  check(game.question.offers.some(({ answer }) => answer === 'ready'), 'it waits to be confirmed');
  await panel(page).getByRole('button', { name: 'Do it' }).click();
  await panel(page).getByText('Not ready after all').first().waitFor();
  calm(page);
}

export async function keeping_all_comes_before_discarding_and_a_battery_never_first({ browser, base }) {
  const page = await visitor(browser, base, 'Ada');
  const id = await openTable(page, base);
  const has = (game, word) => game.question?.offers.some(({ answer }) => answer.startsWith(word)) ?? false;
  await playOn(page, id, 'A', (game) => has(game, 'discard-') && has(game, 'battery'), 3, (answer) => (answer === 'done' || answer.startsWith('act') ? 1 : 0));
  await page.reload();
  await settled(page);
  const words = await loose(page);
  check(/^keep all objectives/i.test(words[0].trim()), words.join(' | '));
  check(/^buy a battery/i.test(words.at(-1).trim()), words.join(' | '));
  check((await panel(page).locator('.loose .button.main').allTextContents()).length === 1, 'one button is the usual one');
  check(/main/.test(await panel(page).locator('.loose .button').first().getAttribute('class')), 'the first button is the usual one');
  calm(page);
}

export async function a_prompt_with_nothing_but_a_way_out_says_why({ browser, base }) {
  const page = await visitor(browser, base, 'Ada');
  const id = await openTable(page, base);
  // Hardly anybody is left in hand to search.
  const game = await playOn(page, id, 'A', ({ question }) => (question?.obstacles?.length ?? 0) > 0, 5, (answer) => (/^plan/.test(answer) ? 3 : /^search/.test(answer) ? 2 : answer === 'done' ? 1 : 0));
  await page.reload();
  await settled(page);
  await panel(page).getByText('Nothing else is possible here:').waitFor();
  const reasons = panel(page).locator('.obstacles li');
  check((await reasons.count()) === game.question.obstacles.length, 'a line for each obstacle');
  const words = (await reasons.allTextContents()).join(' ');
  check(/needs? \d|costs \$|you have|you reach/i.test(words), words);
  calm(page);
}
