// What screen readers hear and where the focus is, for those who play by ear and by key.
import assert from 'node:assert/strict';
import { focusLosses, frames, holdMessages, spoken, visitor, watchFocus } from './drive.mjs';
import { calm, check, openTable, settled } from './blackout.mjs';
import { until } from './people.mjs';

const hasFocus = (page) => page.evaluate(() => document.activeElement !== document.body && document.activeElement !== null);
const isInPanel = (page) => page.evaluate(() => document.activeElement?.closest('[data-asks]') !== null);
const panel = (page, state = '') => page.locator(`[data-asks]${state}`);

export async function the_way_past_the_header_leads_to_the_content({ browser, base }) {
  const page = await visitor(browser, base, 'Ada');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  check((await page.evaluate(() => document.activeElement.id)) === 'main', 'the focus is not in the content');
  check(new URL(page.url()).hash === '', 'the address has changed');
  calm(page);
}

export async function another_screen_is_told_and_has_a_name({ browser, base }) {
  const page = await visitor(browser, base, 'Ada');
  await page.getByRole('navigation').first().getByRole('link', { name: 'Campaigns' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: 'Campaigns' }).waitFor();
  await until(() => page.title(), (title) => title.startsWith('Campaigns'), 'the tab has another name');
  await until(() => page.evaluate(() => document.activeElement.id), (id) => id === 'main', 'the focus stayed behind');
  calm(page);
}

export async function an_answer_says_nothing_of_the_next_question({ browser, base }) {
  const page = await visitor(browser, base, 'Ada');
  await openTable(page, base);
  await settled(page);
  await page.keyboard.press('#');
  await page.evaluate(() => {
    window.heard = [];
    const meant = document.querySelector('#numbered-meant');
    new MutationObserver(() => window.heard.push(meant.textContent.trim())).observe(meant, { childList: true, characterData: true, subtree: true });
  });
  await page.keyboard.type('3');
  await until(() => page.evaluate(() => window.heard), (heard) => heard.some((words) => words.startsWith('start at')), 'the choice is not said before it is made');
  await page.evaluate(() => (window.heard = []));
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  // The next question is announced last of all; whatever else it had to say has been said by then.
  await until(() => spoken(page), (words) => /Your turn: (?!Choose where to start)/.test(words), 'the next question is not announced');
  const after = (await page.evaluate(() => window.heard)).filter((words) => words !== '' && !/start at/.test(words));
  check(after.length === 0, `of another question: ${after.join('; ')}`);
  check(await hasFocus(page), 'nothing has the focus');
  calm(page);
}

export async function taking_back_leaves_the_fingers_at_what_is_asked({ browser, base }) {
  const page = await visitor(browser, base, 'Ada');
  await openTable(page, base, ['me'], { chapter: 1 });
  await settled(page);
  for (const key of ['#', '1', 'Enter', 'Enter']) await page.keyboard.press(key);
  await page.getByRole('button', { name: 'Undo' }).first().press('Enter');
  await page.getByRole('heading', { name: /^Choose where to start/ }).waitFor();
  await frames(page);
  check(await hasFocus(page), 'nothing has the focus');
  calm(page);
}

/** The server's messages are held back, so that the page stays between an answer and its outcome for as long as the test looks. */
export async function focus_is_never_lost_while_an_answer_or_an_undo_is_on_its_way({ browser, base }) {
  const page = await visitor(browser, base, 'Ada');
  const server = await holdMessages(page);
  await openTable(page, base, ['me'], { chapter: 1 });
  await settled(page);
  await watchFocus(page);

  server.hold();
  for (const key of ['#', '1', 'Enter', 'Enter']) await page.keyboard.press(key);
  await panel(page, '[aria-busy="true"]').waitFor();
  await frames(page);
  check(await isInPanel(page), 'the focus is lost while the answer is on its way');
  server.release();
  await page.getByRole('button', { name: 'ready', exact: true }).waitFor();
  await frames(page);
  check(await isInPanel(page), 'the focus is lost after the answer');
  // A card is planned, which can be taken back.
  await page.locator('[data-hand-card]').first().press('1');
  await page.locator('.planned').waitFor();
  const back = page.getByRole('button', { name: 'Undo', exact: true });
  await back.and(page.locator(':enabled')).waitFor();

  // A button that waits keeps the focus; one that has done its work hands it to the panel, unless it can undo more.
  await back.focus();
  server.hold();
  await page.keyboard.press('Enter');
  await panel(page, '[aria-busy="true"]').waitFor();
  await frames(page);
  check(await back.evaluate((button) => button === document.activeElement), 'the focus is lost while the undo is on its way');
  server.release();
  await page.locator('.planned').waitFor({ state: 'detached' });
  await frames(page);
  check(await hasFocus(page), 'the focus is lost after the undo');
  assert.deepEqual(await focusLosses(page), [], 'nothing had the focus after this');
  calm(page);
}

export async function focus_survives_a_control_that_vanishes_under_the_mouse({ browser, base }) {
  const page = await visitor(browser, base, 'Ada');
  await openTable(page, base);
  await settled(page);
  await page.getByRole('button', { name: /Choose: start at Kai Tak\./ }).click();
  const sure = page.getByRole('button', { name: 'Do it' });
  await sure.focus();
  await watchFocus(page);
  await sure.click();
  await sure.waitFor({ state: 'detached' });
  await settled(page);
  await frames(page);
  assert.deepEqual(await focusLosses(page), [], 'nothing had the focus after this');
  // A click beside every control lets go of the focus, and nothing takes it back.
  await page.getByRole('region', { name: 'What is asked' }).focus();
  await page.evaluate(() => document.activeElement.blur());
  await page.getByRole('tab', { name: 'Log' }).evaluate((tab) => tab.click());
  await page.getByRole('region', { name: 'Log' }).waitFor();
  await frames(page);
  check(await page.evaluate(() => document.activeElement === document.body), 'the focus was taken although the player let go of it');
  calm(page);
}

export async function the_words_of_a_rule_are_words_from_the_start({ browser, base }) {
  const page = await visitor(browser, base, 'Ada', { lang: 'de', serviceWorkers: 'block' });
  await openTable(page, base);
  // The rulebook comes only when the dialog is open; all that the dialog shows meanwhile is noted.
  let deliver;
  const isWanted = new Promise((resolve) => (deliver = resolve));
  await page.route('**/a/rules-*', async (route) => {
    await isWanted;
    await route.continue();
  });
  await page.evaluate(() => {
    window.shown = [];
    new MutationObserver(() => {
      const dialog = document.querySelector('dialog');
      if (dialog) window.shown.push(dialog.innerText);
    }).observe(document.body, { childList: true, characterData: true, subtree: true });
  });
  await page.getByRole('link', { name: /^Regel B/ }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.waitFor();
  await frames(page);
  const before = await dialog.innerText();
  deliver();
  await until(() => dialog.innerText(), (words) => words.length > before.length + 20, 'the rule does not come');
  const shown = [before, ...(await page.evaluate(() => window.shown))];
  const keys = shown.filter((words) => /page-|rule-/.test(words));
  check(keys.length === 0, `a key is shown: ${keys[0]}`);
  calm(page);
}
