// What is heard and where the fingers are, for whoever plays by ear and by key.
import { visitor } from './drive.mjs';
import { calm, check, openTable, settled } from './blackout.mjs';

const fingers = (page) => page.evaluate(() => document.activeElement.closest('[data-asks], #main, dialog')?.getAttribute('aria-label') ?? document.activeElement.id ?? '');
/** Waits until something is so, without eval. */
async function soon(page, isSo, why) {
  for (let tries = 0; tries < 100; tries += 1) {
    if (await isSo()) return;
    await page.waitForTimeout(30);
  }
  check(false, why);
}

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
  await soon(page, async () => (await page.title()).startsWith('Campaigns'), 'the tab has another name');
  await soon(page, () => page.evaluate(() => document.activeElement.id === 'main'), 'the focus stayed behind');
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
  await soon(page, () => page.evaluate(() => window.heard.some((words) => words.startsWith('start at'))), 'the choice is not said before it is made');
  await page.evaluate(() => (window.heard = []));
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await settled(page);
  await page.waitForTimeout(400);
  const after = (await page.evaluate(() => window.heard)).filter((words) => words !== '' && !/start at/.test(words));
  check(after.length === 0, `of another question: ${after.join('; ')}`);
  check((await fingers(page)) !== '', 'the fingers are nowhere');
  calm(page);
}

export async function taking_back_leaves_the_fingers_at_what_is_asked({ browser, base }) {
  const page = await visitor(browser, base, 'Ada');
  await openTable(page, base, ['me'], { chapter: 1 });
  await settled(page);
  for (const key of ['#', '1', 'Enter', 'Enter']) await page.keyboard.press(key);
  const back = page.getByRole('button', { name: 'Undo' }).first();
  await back.waitFor();
  await back.focus();
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: /^Choose where to start/ }).waitFor();
  await soon(page, async () => (await fingers(page)) !== '', 'the fingers are nowhere');
  calm(page);
}

export async function the_words_of_a_rule_are_words_from_the_start({ browser, base }) {
  const page = await visitor(browser, base, 'Ada', { lang: 'de' });
  await openTable(page, base);
  await page.route('**/a/rules-*', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 400));
    await route.continue();
  });
  await page.getByRole('link', { name: /^Regel B/ }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.waitFor();
  for (let n = 0; n < 12; n += 1) {
    const words = await dialog.innerText();
    check(!/page-|rule-/.test(words), `a key is shown: ${words}`);
    await page.waitForTimeout(60);
  }
  calm(page);
}
