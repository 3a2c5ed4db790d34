// What stays true of every table: the connection comes back, windows stay in step, one device serves two seats, old pages renew themselves.
import assert from 'node:assert/strict';
import { rmSync } from 'node:fs';
import { ask, sitDown } from './drive.mjs';
import { newFolder, startServer, stopServer } from './server.mjs';
import { anotherTab, board, builtOn, clickPlot, dice, heightIn, myTurn, noComplaints, openPlots, piece, placeByClicks, plot, result, somebody, takeBack, until, wordsOf } from './people.mjs';

const sum = async (page) => (await board(page)).reduce((all, words) => all + heightIn(words), 0);

export async function a_server_that_is_away_and_comes_back_loses_nothing({ browser }) {
  const folder = newFolder();
  let { server, base } = await startServer(folder);
  try {
    const page = await somebody(browser, base, 'Mei');
    await sitDown(page, base, { game: 'hongkong', seats: ['me', 'random'], first: 'A' });
    const pick = dice(2);
    await myTurn(page);
    await placeByClicks(page, pick);
    await myTurn(page);
    const before = await board(page);
    // A placement is chosen, not given; that is a draft, and must not be lost.
    const name = (await wordsOf(openPlots(page).first())).slice(0, 2);
    await clickPlot(page, name);
    await page.getByText(/^Chosen: /).waitFor();

    const port = Number(new URL(base).port);
    await stopServer(server);
    await page.getByText('Connection lost. Trying again…').waitFor();
    assert.equal((await board(page)).map(heightIn).join(), before.map(heightIn).join(), 'the board stays in sight');
    ({ server, base } = await startServer(folder, port));
    await page.getByText('Connection lost. Trying again…').waitFor({ state: 'hidden' });
    // The page has come back by itself, with the draft; the next move works.
    await page.getByText(/^Chosen: /).waitFor();
    await page.getByRole('button', { name: 'Place here' }).click();
    await builtOn(page, name, before.find((words) => words.startsWith(name)));
    assert.ok(await myTurn(page));
    // While nobody is there the browser itself complains about the network; nothing else may.
    const others = page.complaints.filter((words) => !/ERR_CONNECTION_REFUSED|WebSocket connection to/.test(words));
    assert.deepEqual(others, []);
  } finally {
    await stopServer(server);
    rmSync(folder, { recursive: true, force: true });
  }
}

export async function two_tabs_and_two_devices_stay_in_step({ browser, base }) {
  const page = await somebody(browser, base, 'Mei');
  const id = await sitDown(page, base, { game: 'hongkong', seats: ['me', 'random'], first: 'A' });
  const tab = await anotherTab(page, `${base}/t/${id}/A`);
  // A second device becomes the same person by its code.
  const device = await somebody(browser, base);
  await anotherDevice(page, device, base);
  await device.goto(`${base}/t/${id}/A`);
  const windows = [page, tab, device];
  const pick = dice(9);
  for (let n = 0; n < 3; n += 1) {
    const window = windows[n % 3];
    await Promise.all(windows.map(myTurn));
    await placeByClicks(window, pick);
    await myTurn(window);
    const seen = await board(window);
    for (const other of windows) await until(() => board(other), (cells) => cells.join() === seen.join(), 'a window is behind');
  }
  noComplaints(...windows);
}

/** Shows a code at one device and types it at the other, as people do. */
async function anotherDevice(page, device, base) {
  const tab = await anotherTab(page, `${base}/me`);
  await tab.getByRole('button', { name: 'Show a code' }).click();
  const shown = await tab.getByText('Code:', { exact: true }).locator('..').innerText();
  const code = /Code:\s*(\S.*)/.exec(shown)[1].trim();
  await device.goto(`${base}/me`);
  await device.getByLabel('Code from another device, or recovery phrase').fill(code);
  await device.getByRole('button', { name: 'That is me' }).click();
  await device.getByText('You play as Mei.').first().waitFor();
  noComplaints(tab);
  await tab.close();
}

/** Begins a game with two own seats on the screen for new tables, by its fields. */
async function hotSeat(page, base, game) {
  await page.goto(`${base}/new/${game}`);
  const second = game === 'hongkong' ? 'Seat B' : 'Seat: Lantern';
  await page.getByRole('combobox', { name: second, exact: true }).selectOption('me');
  await page.getByText(/it goes from hand to hand/).waitFor();
  await page.getByRole('button', { name: 'Begin', exact: true }).click();
}

export async function hot_seat_in_hong_kong_turns_to_whoever_is_to_move({ browser, base }) {
  const page = await somebody(browser, base, 'Mei');
  await hotSeat(page, base, 'hongkong');
  const pick = dice(4);
  const seatOf = () => new URL(page.url()).pathname.split('/')[3];
  for (let turn = 0; turn < 4; turn += 1) {
    assert.ok(await myTurn(page));
    const seat = seatOf();
    await placeByClicks(page, pick);
    await until(seatOf, (now) => now && now !== seat, 'the other seat does not come up');
    await until(() => sum(page), (all) => all === turn + 1, 'the board is not the same');
  }
  // Whoever moved last may look again, and come back to the game.
  const back = page.getByRole('button', { name: /^Back to (Mei|Player 2)/ });
  await back.click();
  const there = seatOf();
  await page.getByRole('button', { name: /^To (Mei|Player 2)/ }).click();
  await until(seatOf, (now) => now !== there);
  assert.ok(await myTurn(page));
  noComplaints(page);
}

export async function hot_seat_in_blackout_has_a_curtain({ browser, base }) {
  const page = await somebody(browser, base, 'Mei');
  await hotSeat(page, base, 'blackout');
  const seatOf = () => new URL(page.url()).pathname.split('/')[3];
  const curtain = page.getByRole('dialog', { name: /^Hand the device to (Mei|Player 2)$/ });
  const asked = page.getByRole('heading', { name: 'Choose where to start.' });
  await curtain.or(asked).first().waitFor();
  if (await curtain.isVisible()) await page.getByRole('button', { name: /^I am (Mei|Player 2)/ }).click();
  for (const place of ['Kai Tak', 'Stanley']) {
    await asked.waitFor();
    const seat = seatOf();
    const start = page.getByRole('button', { name: new RegExp(`Choose: start at ${place}\\.`) });
    await start.click();
    const sure = page.getByRole('button', { name: 'Do it' });
    await sure.or(curtain).first().waitFor();
    if (await sure.isVisible()) await sure.click();
    if (place === 'Kai Tak') {
      // The curtain hides all: neither eye nor ear reaches what is behind it.
      await curtain.waitFor();
      const nodes = JSON.stringify(await page.accessibility.snapshot());
      assert.ok(!nodes.includes('Lion Rock') && !nodes.includes('search icon'), 'the curtain is thin');
      const box = await curtain.boundingBox();
      assert.deepEqual([box.x, box.y, box.width, box.height], [0, 0, 1366, 768]);
      for (const key of ['Escape', 'Escape', 'Escape', 'u', '#']) await page.keyboard.press(key);
      assert.ok(await curtain.isVisible(), 'Escape opens the curtain');
      await page.getByRole('button', { name: /^I am (Mei|Player 2)/ }).click();
      await until(seatOf, (now) => now !== seat);
      await curtain.waitFor({ state: 'hidden' });
    }
  }
  noComplaints(page);
}

export async function a_plan_in_blackout_is_undone_and_redone({ browser, base }) {
  const page = await somebody(browser, base, 'Mei');
  const id = await sitDown(page, base, { game: 'blackout', seats: ['me', 'greedy'] });
  await page.getByRole('heading', { name: 'Choose where to start.' }).waitFor();
  assert.ok(await takeBack(page).isDisabled(), 'before the first answer there is nothing to take back, nor to ask for');
  const view = async () => (await ask(page, 'GET', `/api/v1/tables/${id}/view?seat=A`)).game;
  const start = (await view()).question.offers[0].answer;
  await ask(page, 'POST', `/api/v1/tables/${id}/seats/A/answer`, { answers: [start], question: (await view()).question.number });
  const { question } = await until(view, (game) => game.question?.offers.some((offer) => offer.answer.startsWith('plan-')), 'planning did not come');
  assert.ok(question);
  // A card of the hand, then a slot, by keys: the card first.
  const plans = async () => (await view()).view.mine.planned.filter((card) => card !== null).length;
  await page.keyboard.press('#');
  const field = page.getByRole('textbox', { name: /^Number of a choice/ });
  await field.fill(String(question.offers.findIndex((offer) => offer.answer.startsWith('plan-')) + 1));
  await page.keyboard.press('Enter');
  await until(plans, (n) => n === 1, 'nothing is planned');
  await takeBack(page).click();
  await until(plans, (n) => n === 0, 'the plan is still there');
  await page.getByRole('button', { name: 'Redo' }).click();
  await until(plans, (n) => n === 1, 'the plan did not come back');
  noComplaints(page);
}

export async function an_old_page_renews_itself_and_shows_the_table_again({ browser, base }) {
  // What goes through a worker cannot be answered otherwise.
  const page = await somebody(browser, base, 'Mei', { serviceWorkers: 'block' });
  // The connection is broken once by hand; what the server says of its page is another after that.
  let cut;
  await page.routeWebSocket(/\/ws\//, (socket) => {
    const there = socket.connectToServer();
    cut = () => Promise.all([socket.close(), there.close()]);
  });
  await sitDown(page, base, { game: 'hongkong', seats: ['me', 'random'], first: 'A' });
  await myTurn(page);
  await clickPlot(page, 'b2');
  await page.getByText(/^Chosen: /).waitFor();
  let hellos = 0;
  await page.route('**/api/v1/hello', async (route) => {
    const response = await route.fetch();
    hellos += 1;
    await route.fulfill({ response, json: { ...(await response.json()), page: 'another' } });
  });
  const loaded = page.waitForEvent('load');
  await cut();
  await loaded;
  assert.ok(await myTurn(page), 'the table is shown again');
  assert.ok(hellos >= 2, 'the new page has asked anew');
  // It does not go on reloading: the new page knows its edition.
  await cut();
  await until(() => hellos, (n) => n >= 3, 'the page does not look after its edition');
  assert.ok(await myTurn(page));
  await page.evaluate(() => (window.isSame = true));
  await clickPlot(page, 'b2');
  await page.getByRole('button', { name: 'Place here' }).click();
  await builtOn(page, 'b2', 'b2, empty');
  assert.ok(await page.evaluate(() => window.isSame));
  noComplaints(page);
}

export async function who_is_sent_away_or_whose_table_is_closed_is_told({ browser, base }) {
  const host = await somebody(browser, base, 'Mei');
  const guest = await somebody(browser, base, 'Ka-Yan');
  const made = await ask(host, 'POST', '/api/v1/tables', { game: 'hongkong', seats: ['me', 'open'] });
  const watcher = await somebody(browser, base);
  await watcher.goto(`${base}/l/${made.watching}`);
  await ask(guest, 'POST', `/api/v1/links/${made.invitation}/claim`);
  await Promise.all([host.goto(`${base}/t/${made.id}/A`), guest.goto(`${base}/t/${made.id}/B`)]);
  await guest.getByText('Whoever opened the table starts the game.').waitFor();
  await host.getByRole('button', { name: 'Send Ka-Yan away' }).click();
  await guest.getByText(/^Your seat at this table was freed/).waitFor();
  await host.getByRole('button', { name: 'Close the table' }).click();
  await watcher.getByText('It was closed before a game had begun.').waitFor();
  noComplaints(host, watcher);
}

export async function giving_up_is_asked_twice_and_ends_the_game({ browser, base }) {
  const page = await somebody(browser, base, 'Mei');
  await sitDown(page, base, { game: 'hongkong', seats: ['me', 'greedy'], first: 'A' });
  await myTurn(page);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Give up' }).click();
  await page.getByText('Give up? Your opponent wins.').waitFor();
  await page.getByRole('button', { name: 'No, play on' }).click();
  await page.getByRole('button', { name: 'Give up' }).click();
  await page.getByRole('button', { name: 'Give up' }).click();
  await result(page).getByRole('heading', { name: 'Greedy bot wins' }).waitFor();
  await result(page).getByRole('button', { name: 'Rematch' }).click();
  // Against a bot the next game begins at once.
  await page.getByRole('grid').waitFor();
  noComplaints(page);
}

export async function words_at_the_table_reach_the_other({ browser, base }) {
  const [a, b] = [await somebody(browser, base, 'Mei'), await somebody(browser, base, 'Ka-Yan', { lang: 'de' })];
  const made = await ask(a, 'POST', '/api/v1/tables', { game: 'hongkong', seats: ['me', 'open'] });
  await ask(b, 'POST', `/api/v1/links/${made.invitation}/claim`);
  await ask(a, 'POST', `/api/v1/tables/${made.id}/start`, {});
  await Promise.all([a.goto(`${base}/t/${made.id}/A`), b.goto(`${base}/t/${made.id}/B`)]);
  await a.getByRole('tab', { name: 'Chat' }).click();
  await a.getByRole('textbox', { name: 'Say something' }).fill('The harbour <b>shines</b>');
  await a.keyboard.press('Enter');
  await b.getByRole('tab', { name: /1 neu/ }).click();
  await b.getByRole('log').getByText('The harbour <b>shines</b>').waitFor();
  // A phrase is read by everybody in their own language.
  await b.getByRole('group').getByRole('button', { name: 'Hallo!' }).click();
  await a.getByRole('log').getByText('Hello!').waitFor();
  noComplaints(a, b);
}
