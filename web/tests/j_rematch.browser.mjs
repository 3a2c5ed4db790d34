// Rematches between people, names of several people at one device, and undo against bots.
import assert from 'node:assert/strict';
import { ask, sitDown } from './drive.mjs';
import { clickPlot, myTurn, noComplaints, noKeys, plot, result, somebody, takeBack, until, wordsOf } from './people.mjs';

const tableOf = (page) => new URL(page.url()).pathname.split('/')[2];

/** A finished game of two people; the first one has resigned. */
async function finished(browser, base, options = {}) {
  const [a, b] = [await somebody(browser, base, 'Mei'), await somebody(browser, base, 'Ka-Yan', options)];
  const made = await ask(a, 'POST', '/api/v1/tables', { game: 'hongkong', seats: ['me', 'open'], first: 'A' });
  await ask(b, 'POST', `/api/v1/links/${made.invitation}/claim`);
  await ask(a, 'POST', `/api/v1/tables/${made.id}/start`, {});
  await Promise.all([a.goto(`${base}/t/${made.id}/A`), b.goto(`${base}/t/${made.id}/B`)]);
  await ask(a, 'POST', `/api/v1/tables/${made.id}/seats/A/resign`, {});
  return { a, b, id: made.id };
}

export async function a_rematch_asks_the_other_player_who_joins({ browser, base }) {
  const { a, b, id } = await finished(browser, base);
  await result(a).getByRole('button', { name: 'Ask for a rematch' }).click();
  await a.waitForURL((url) => url.pathname.startsWith('/t/') && !url.pathname.includes(id));
  // Nobody is said to be there who is not, and the links are at hand.
  const line = a.getByRole('listitem').filter({ hasText: 'Ka-Yan' });
  await line.getByText('invited, waiting for an answer').waitFor();
  await a.getByText('Waiting for an answer: Ka-Yan').waitFor();
  assert.equal(await a.getByText('Everybody is here.').count(), 0);
  assert.ok(await a.getByRole('button', { name: 'Start the game' }).isDisabled());
  await until(() => a.getByRole('textbox').evaluateAll((fields) => fields.map((field) => field.value)), (all) => all.filter((link) => link.includes('/l/')).length === 2, 'the links are missing');
  await noKeys(a);
  await result(b).getByText('Mei asks for a rematch.').waitFor();
  await noKeys(b);
  await result(b).getByRole('button', { name: 'Join' }).click();
  await b.waitForURL((url) => url.pathname.startsWith('/t/') && !url.pathname.includes(id));
  assert.equal(tableOf(a), tableOf(b));
  await a.getByText('Everybody is here.').waitFor();
  await a.getByRole('button', { name: 'Start the game' }).click();
  await Promise.all([a, b].map((page) => page.getByRole('grid').waitFor()));
  noComplaints(a, b);
}

export async function a_declined_rematch_is_told_to_the_host({ browser, base }) {
  const { a, b, id } = await finished(browser, base, { lang: 'de' });
  await result(a).getByRole('button', { name: 'Ask for a rematch' }).click();
  await a.waitForURL((url) => url.pathname.startsWith('/t/') && !url.pathname.includes(id));
  const end = result(b, 'Ergebnis');
  await end.getByText('Mei möchte eine Revanche.').waitFor();
  await end.getByRole('button', { name: 'Ablehnen' }).click();
  await end.getByText('Mei möchte eine Revanche.').waitFor({ state: 'hidden' });
  await a.getByText('Ka-Yan has declined the rematch; the seat is free now.').waitFor();
  await a.getByText('One seat is free.').waitFor();
  await a.getByRole('button', { name: 'Seat a bot' }).click();
  await a.getByRole('button', { name: 'Start the game' }).click();
  await a.getByRole('grid').waitFor();
  noComplaints(a);
}

export async function an_invited_player_answers_in_the_waiting_room_and_finds_it_at_home({ browser, base }) {
  const { a, b, id } = await finished(browser, base);
  const { id: next } = await ask(a, 'POST', `/api/v1/tables/${id}/rematch`, {});
  await b.goto(base);
  await b.getByText('You are invited').waitFor();
  await b.goto(`${base}/t/${next}`);
  const card = b.getByRole('region', { name: 'Invitation' });
  await card.getByText('Mei asks for a rematch.').waitFor();
  await card.getByRole('button', { name: 'Join' }).click();
  await b.waitForURL((url) => /^\/t\/[^/]+\/[AB]$/.test(url.pathname));
  await b.getByText('Everybody is here.').waitFor();
  noComplaints(b);
}

export async function people_at_one_device_have_names_of_their_own({ browser, base }) {
  const page = await somebody(browser, base, 'Mei');
  await page.goto(`${base}/new/hongkong`);
  await page.getByRole('combobox', { name: 'Seat B' }).selectOption('me');
  // The host's own name is not suggested twice.
  const [first, second] = [page.getByRole('textbox', { name: 'Name of Mei' }), page.getByRole('textbox', { name: 'Name of Player 2' })];
  assert.equal(await first.getAttribute('placeholder'), 'Mei');
  assert.equal(await second.getAttribute('placeholder'), 'Player 2');
  await second.fill('Grandpa');
  await page.getByRole('button', { name: 'Begin' }).click();
  await page.getByRole('grid').waitFor();
  await page.getByText('Grandpa').first().waitFor();
  const { seats } = await ask(page, 'GET', `/api/v1/tables/${tableOf(page)}`);
  assert.deepEqual(seats.map(({ name }) => name), ['Mei', 'Grandpa']);
  // The log and the result call both by their names.
  await ask(page, 'POST', `/api/v1/tables/${tableOf(page)}/seats/A/resign`, {});
  await result(page).getByText('Mei gives up.').waitFor();
  assert.match(await result(page).getByRole('heading').innerText(), /^Grandpa wins/);
  await until(() => page.getByText('Mei gives up.').count(), (n) => n >= 2, 'the log does not name her');
  // So does the curtain.
  const names = { A: 'Mei', B: 'Grandpa' };
  const id = await sitDown(page, base, { game: 'blackout', seats: ['me', 'me'], names: Object.values(names) });
  const { game } = await ask(page, 'GET', `/api/v1/tables/${id}/view?seat=A`);
  await page.goto(`${base}/t/${id}/${game.asked.seats === 'A' ? 'B' : 'A'}`);
  await page.getByRole('heading', { name: `Hand the device to ${names[game.asked.seats]}` }).waitFor();
  noComplaints(page);
}

export async function a_second_person_sits_down_in_the_waiting_room_and_is_renamed({ browser, base }) {
  const page = await somebody(browser, base, 'Mei');
  const made = await ask(page, 'POST', '/api/v1/tables', { game: 'hongkong', seats: ['me', 'open'] });
  await page.goto(`${base}/t/${made.id}/A`);
  await page.getByRole('button', { name: 'Sit here too' }).click();
  await page.getByRole('button', { name: 'Change the name of Player 2' }).click();
  await page.getByRole('textbox', { name: 'Name of Player 2' }).fill('Grandpa');
  await page.keyboard.press('Enter');
  await page.getByRole('listitem').filter({ hasText: 'Grandpa' }).waitFor();
  noComplaints(page);
}

export async function against_bots_undo_is_simply_undo({ browser, base }) {
  const page = await somebody(browser, base, 'Mei');
  await sitDown(page, base, { game: 'hongkong', seats: ['me', 'greedy'], first: 'A' });
  await myTurn(page);
  await clickPlot(page, 'b2');
  await page.getByRole('button', { name: 'Place here' }).click();
  // The bot has answered, so the move cannot be taken back alone; there is nobody to ask, though.
  await until(() => wordsOf(plot(page, 'b2')), (words) => words.includes('1 high'));
  await myTurn(page);
  assert.equal(await page.getByRole('button', { name: /ask/i }).count(), 0);
  await takeBack(page).click();
  await until(() => wordsOf(plot(page, 'b2')), (words) => words.startsWith('b2, empty'), 'it was not undone');
  await page.getByText('The game goes back to an earlier move.').first().waitFor();
  assert.equal(await page.getByText(/consent|the others are being asked/).count(), 0);
  noComplaints(page);
}
