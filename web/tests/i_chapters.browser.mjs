// Chapters of the campaign: how they begin, how they came out, and what follows.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ask, playOn, sitDown } from './drive.mjs';
import { noComplaints, noKeys, result, somebody, until } from './people.mjs';
import { binary, newFolder } from './server.mjs';

const resign = (page, id, seat) => ask(page, 'POST', `/api/v1/tables/${id}/seats/${seat}/resign`, {});
const heading = (page) => result(page).getByRole('heading');
const spoken = (page) => page.locator('main + .hidden[role="status"]').innerText();

/** The file of a chapter II that a bot has won alone. */
function wonChapter() {
  const folder = newFolder();
  const file = join(folder, 'game.txt');
  const env = { ...process.env, XDG_DATA_HOME: folder, LANG: 'C.UTF-8' };
  try {
    for (let seed = 1; seed <= 60; seed += 1) {
      rmSync(file, { force: true });
      execFileSync(binary, ['play', 'blackout', '--chapter', '2', '--a', 'greedy', '--seed', String(seed), '--save', file], { env });
      const told = JSON.parse(execFileSync(binary, ['replay', file, '--json'], { env, maxBuffer: 1 << 28 }));
      if (told.chapter.won) return readFileSync(file);
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  throw new Error('no game was won');
}

/** Begins a solo campaign by clicks; the table's name. */
async function begin(page, base) {
  await page.goto(`${base}/careers`);
  await page.getByRole('button', { name: 'Begin a solo campaign' }).click();
  await page.waitForURL(/\/t\//);
  return /\/t\/([^/]+)/.exec(page.url())[1];
}

export async function a_lost_campaign_chapter_is_tried_again_inside_the_campaign({ browser, base }) {
  const page = await somebody(browser, base, 'Mei');
  const id = await begin(page, base);
  const intro = page.getByRole('region', { name: 'Chapter I', exact: true });
  await intro.getByText('All goals of one emergency plan.').waitFor();
  assert.match(await intro.getByRole('list').getAttribute('aria-label'), /60 points, two at 75, three at 90/);
  await resign(page, id, 'A');
  await heading(page).getByText('Chapter I was given up and is lost.').waitFor();
  await until(() => spoken(page), (words) => words.includes('Chapter I was given up and is lost.'), 'nothing was spoken');
  const words = await result(page).innerText();
  assert.ok(!/win!|share first place/.test(words), words);
  await result(page).getByText('Lost once: you begin with $2 more.').waitFor();
  await result(page).getByRole('link', { name: 'Campaign' }).waitFor();
  await result(page).getByRole('button', { name: 'Try chapter I again' }).click();
  await page.waitForURL((url) => url.pathname.includes('/t/') && !url.pathname.includes(id));
  const second = /\/t\/([^/]+)/.exec(page.url())[1];
  await intro.getByText('Lost once: you begin with $2 more.').waitFor();
  const { game } = await ask(page, 'GET', `/api/v1/tables/${second}/view?seat=A`);
  assert.equal(game.view.boards.A.dollars, 6);
  const { career } = await ask(page, 'GET', `/api/v1/tables/${second}`);
  assert.ok(career, 'the second attempt belongs to the campaign');

  // Every attempt has its score, and the best and the latest are shown.
  await playOn(page, second, 'A', ({ view }) => view.scores.A > 0 || view.round.round > 3, 4, (answer) => (answer.startsWith('complete') ? 2 : 1));
  const points = (await ask(page, 'GET', `/api/v1/tables/${second}/view?seat=A`)).game.view.scores.A;
  await resign(page, second, 'A');
  await result(page).getByRole('link', { name: 'Campaign' }).click();
  await page.getByText(`Best score ${Math.max(0, points)}, latest ${points}`).waitFor();
  assert.equal(await page.getByText(/^Given up · /).count(), 2);
  await page.goto(base);
  await page.getByText('Lost', { exact: true }).nth(1).waitFor();
  noComplaints(page);
}

export async function a_lost_single_chapter_shows_conditions_and_points_and_offers_another_game({ browser, base }) {
  const page = await somebody(browser, base, 'Mei');
  const id = await sitDown(page, base, { game: 'blackout', seats: ['me'], chapter: 1 });
  await playOn(page, id, 'A', (game) => game.asked.is_over, 7);
  await heading(page).getByText('Chapter I is lost.').waitFor();
  await result(page).getByText('You have not met all conditions and earn no orchids.').waitFor();
  const conditions = result(page).getByRole('table', { name: 'Chapter I: conditions' });
  assert.match(await conditions.getByRole('row', { name: /^Goals of one plan/ }).innerText(), /\d of 3/);
  assert.match(await conditions.getByRole('row', { name: /^Orchids by points/ }).innerText(), /\d of 2/);
  const sum = result(page).getByRole('table', { name: 'Points by source' }).getByRole('row', { name: /^Sum/ });
  const { scores } = (await ask(page, 'GET', `/api/v1/tables/${id}/view?seat=A`)).game.view;
  assert.match(await sum.innerText(), new RegExp(`${scores.A}$`));
  await noKeys(page);
  // The review opens with the replay, which tells the same result.
  await result(page).getByRole('link', { name: 'Watch again' }).waitFor();
  await result(page).getByRole('link', { name: 'Review of the game' }).click();
  await page.getByRole('progressbar').or(page.getByRole('button', { name: /turning point/i })).first().waitFor();
  await page.getByRole('button', { name: 'To the last step' }).click();
  await page.getByText('Chapter I is lost.').first().waitFor();
  await page.goBack();
  await result(page).getByRole('button', { name: 'Rematch' }).click();
  await page.waitForURL((url) => !url.pathname.includes(id));
  noComplaints(page);
}

export async function a_chapter_for_several_that_is_given_up_has_no_winner({ browser, base }) {
  const page = await somebody(browser, base, 'Mei');
  const id = await sitDown(page, base, { game: 'blackout', seats: ['me', 'greedy'], chapter: 3 });
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Give up' }).click();
  await page.getByText('The chapter ends here: nobody wins it').waitFor();
  await page.getByRole('dialog').getByRole('button', { name: 'Give up' }).click();
  await heading(page).getByText('Chapter III was given up: nobody wins it').waitFor();
  // Whoever watches reads the same.
  const { result: stored } = await ask(page, 'GET', `/api/v1/tables/${id}`);
  assert.deepEqual([stored.winners, stored.chapter.number, stored.chapter.is_complete], ['', 3, false]);
  noComplaints(page);
}

export async function people_at_one_device_and_a_campaign_against_bots_go_on_at_once({ browser, base }) {
  const page = await somebody(browser, base, 'Mei');
  const made = await ask(page, 'POST', '/api/v1/careers', { game: 'blackout', seats: ['me', 'me', 'greedy'] });
  await ask(page, 'POST', `/api/v1/tables/${made.id}/start`, {});
  await page.goto(`${base}/t/${made.id}/A`);
  const seats = ['A', 'B'];
  for (const seat of seats) await resign(page, made.id, seat);
  // Bots play the seats to the end.
  await heading(page).waitFor({ timeout: 120_000 });
  const { result: found } = await ask(page, 'GET', `/api/v1/tables/${made.id}`);
  const said = await heading(page).innerText();
  assert.match(said, found.winners ? /(wins|share the win of) chapter I\./ : /^Nobody wins chapter I\.$/);
  assert.ok(!said.startsWith('You'), said);
  await result(page).getByText('Next: chapter II.').waitFor();
  await result(page).getByRole('button', { name: 'Begin chapter II' }).click();
  await page.waitForURL((url) => !url.pathname.includes(made.id));
  await page.getByRole('region', { name: 'Chapter II', exact: true }).first().waitFor();
  noComplaints(page);
}

export async function the_file_of_a_won_chapter_is_replayed_with_its_result({ browser, base }) {
  const page = await somebody(browser, base, 'Mei');
  await page.goto(`${base}/replay`);
  await page.locator('input[type="file"]').setInputFiles({ name: 'won.txt', mimeType: 'text/plain', buffer: wonChapter() });
  await page.getByRole('button', { name: 'To the last step' }).click();
  await page.getByText(/wins chapter II\.$/).first().waitFor();
  await page.getByText(/(has|have) met all conditions and earns? \d orchids\.$/).first().waitFor();
  noComplaints(page);
}
