// The log of a table: it follows the game, lets readers scroll back, and calls the reader “you”; and the help at Hong Kong.
import assert from 'node:assert/strict';
import { ask, frames, holdMessages, playOn, sitDown, spoken } from './drive.mjs';
import { isPlanning, openTable, settled } from './blackout.mjs';
import { anotherTab, myTurn, noComplaints, openPlots, somebody, until } from './people.mjs';

const log = (page) => page.getByRole('region', { name: 'Log' });
/** How many pixels of the log are below what is in sight. */
const below = (page) => log(page).evaluate((box) => Math.round(box.scrollHeight - box.scrollTop - box.clientHeight));

/** Plays by plain requests in another window until a round begins. */
const playUntilRound = (hand, id, round) => playOn(hand, id, 'A', (game) => game.asked.is_over || game.view.round.round >= round, 3);

export async function the_log_follows_a_burst_of_lines({ browser, base }) {
  for (const size of ['laptop', 'phone']) {
    const page = await somebody(browser, base, 'Ada', { size, touch: size === 'phone' });
    const server = await holdMessages(page);
    const id = await openTable(page, base, ['me', 'greedy', 'greedy']);
    await settled(page);
    const hand = await anotherTab(page, base);
    const openLog = () => page.getByRole(size === 'phone' ? 'button' : 'tab', { name: 'Log', exact: true }).click();
    await openLog();
    server.hold();
    await playUntilRound(hand, id, 2);
    server.release();
    await page.locator('.bar .round').getByText('Round 2').waitFor();
    // On a phone a question brings its own room up, and the log is opened again.
    if (size === 'phone') await openLog();
    await log(page).getByText(/^Round 2/).waitFor();
    await frames(page);
    assert.ok((await log(page).locator('li').count()) > 60, 'there is no burst');
    assert.equal(await below(page), 0, `${size}: the log has stopped following`);

    if (size === 'laptop') {
      // A reader who has scrolled back stays there, however much is added.
      await log(page).evaluate((box) => (box.scrollTop = 40));
      await frames(page);
      await playUntilRound(hand, id, 3);
      await log(page).getByText(/^Round 3/).waitFor();
      await frames(page);
      assert.equal(await log(page).evaluate((box) => box.scrollTop), 40);
      // At the end again, the log follows again; less room changes nothing of that.
      await log(page).evaluate((box) => (box.scrollTop = box.scrollHeight));
      await frames(page);
      await page.setViewportSize({ width: 1366, height: 700 });
      await playUntilRound(hand, id, 4);
      await log(page).getByText(/^Round 4/).waitFor();
      await frames(page);
      assert.equal(await below(page), 0, 'the log does not follow again');
    }
    noComplaints(page, hand);
    await page.context().close();
  }
}

export async function the_log_calls_the_reader_you_in_every_language({ browser, base }) {
  const you = { en: [/^You plan /, /^You are ready/], de: [/^Du planst /, /^Du bist bereit/], fr: [/^Vous sélectionnez /, /^Vous avez terminé votre sélection/] };
  const page = await somebody(browser, base, 'Ada');
  const id = await openTable(page, base, ['me', 'greedy']);
  await playOn(page, id, 'A', isPlanning, 3);
  const isReady = (game) => game.view.round.phase > 1;
  await playOn(page, id, 'A', isReady, 3, (answer) => (answer.startsWith('plan-') ? 2 : answer === 'ready' ? 1 : 0));
  for (const [lang, lines] of Object.entries(you)) {
    await page.evaluate((lang) => localStorage.setItem('harbour-settings', JSON.stringify({ lang, theme: 'light' })), lang);
    await page.reload();
    await page.getByRole('tab').nth(1).click();
    const told = page.locator('.log');
    for (const words of lines) await told.getByText(words).first().waitFor();
    const all = await told.locator('li').allInnerTexts();
    assert.ok(!all.some((line) => line.includes('Ada')), `${lang}: the reader's own name is in the log`);
    assert.ok(all.some((line) => line.includes('bot') || line.includes('Bot')), `${lang}: the others have names`);
  }
  // Those who watch, and those who watch again, read names.
  await page.evaluate(() => localStorage.setItem('harbour-settings', JSON.stringify({ lang: 'en', theme: 'light' })));
  await page.goto(`${base}/t/${id}/A/replay`);
  await log(page).getByText(/^Ada is ready/).waitFor();
  assert.equal(await log(page).getByText(/^You /).count(), 0);
  noComplaints(page);
}

export async function at_one_device_for_two_the_log_has_names({ browser, base }) {
  const page = await somebody(browser, base, 'Mei');
  await sitDown(page, base, { game: 'hongkong', seats: ['me', 'me'], first: 'A' });
  await myTurn(page);
  await openPlots(page).first().click();
  await page.getByRole('button', { name: 'Place here' }).click();
  await log(page).getByText(/^Mei \(A\) builds on empty/).waitFor();
  assert.equal(await log(page).getByText(/^You /).count(), 0);
  noComplaints(page);
}

export async function the_question_mark_shows_keys_and_pieces_in_hong_kong({ browser, base }) {
  const page = await somebody(browser, base, 'Mei');
  const id = await sitDown(page, base, { game: 'hongkong', seats: ['me', 'greedy'], first: 'A' });
  await myTurn(page);
  await page.keyboard.press('?');
  const help = page.getByRole('dialog', { name: 'Keys and pieces' });
  await help.waitFor();
  await help.getByRole('heading', { name: 'Keys at a table' }).waitFor();
  assert.equal(await help.getByRole('listitem').count(), 3);
  await page.keyboard.press('Escape');
  await help.waitFor({ state: 'hidden' });
  // Typed into the chat it is a character as any other.
  await page.getByRole('tab', { name: 'Chat' }).click();
  const field = page.getByRole('textbox', { name: 'Say something' });
  await field.press('?');
  await until(() => field.inputValue(), (words) => words === '?');
  assert.equal(await help.count(), 0);
  await page.getByRole('button', { name: 'Keys and pieces' }).click();
  await help.waitFor();
  await page.keyboard.press('Escape');
  await help.waitFor({ state: 'hidden' });
  // The keys that the help names work wherever the focus is: a fast block is taken back and placed again.
  await page.getByRole('tab', { name: 'Log' }).click();
  const fast = (await ask(page, 'GET', `/api/v1/tables/${id}/view?seat=A`)).game.question.offers.find(({ answer }) => answer.endsWith('!'));
  await ask(page, 'POST', `/api/v1/tables/${id}/seats/A/answer`, { answers: [fast.answer] });
  await log(page).getByText(/^You build on empty .* with a fast block/).waitFor();
  await until(() => spoken(page), (words) => words.includes('You build on empty'), 'it is not announced');
  await page.keyboard.press('u');
  await log(page).getByText('You undo your last step.').waitFor();
  await page.keyboard.press('U');
  await until(() => log(page).getByText(/^You build on empty .* with a fast block/).count(), (n) => n === 2, 'it was not done again');
  await page.keyboard.press('#');
  await until(() => page.getByRole('textbox', { name: /^Number of a choice/ }).evaluate((one) => one === document.activeElement), Boolean, '# does not lead to the numbers');
  noComplaints(page);
}
