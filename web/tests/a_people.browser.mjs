// Coming in: from the address to a first move, and to a table of friends.
import assert from 'node:assert/strict';
import { gameCard, myTurn, noComplaints, openPlots, plot, somebody, builtOn, until } from './people.mjs';

/** A click that is counted, since a promise is made about their number. */
function counted(page) {
  const clicks = { n: 0 };
  clicks.on = async (locator) => {
    clicks.n += 1;
    await locator.click();
  };
  return clicks;
}

export async function two_clicks_to_the_first_move_of_hong_kong({ browser, base }) {
  const page = await somebody(browser, base);
  const clicks = counted(page);
  await clicks.on(gameCard(page, 'Hong Kong').getByRole('button', { name: 'Play now against a bot' }));
  assert.ok(await myTurn(page));
  const open = openPlots(page).first();
  const name = (await open.getAttribute('aria-label')).slice(0, 2);
  await clicks.on(plot(page, name));
  assert.equal(clicks.n, 2);
  // The move is chosen, its outcome shown; Enter or one more click gives it, since it cannot be taken back alone.
  await page.getByText(/^Chosen: /).waitFor();
  assert.equal(await plot(page, name).getAttribute('aria-selected'), 'true');
  await page.keyboard.press('Enter');
  await builtOn(page, name, `${name}, empty`);
  assert.match(await page.getByRole('main').innerText(), /Guest \d{3}/);
  noComplaints(page);
}

export async function two_clicks_to_the_first_move_of_blackout({ browser, base }) {
  const page = await somebody(browser, base);
  const clicks = counted(page);
  await clicks.on(gameCard(page, 'Blackout: Hong Kong').getByRole('button', { name: 'Play now against a bot' }));
  await page.getByRole('heading', { name: 'Choose where to start.' }).waitFor();
  await clicks.on(page.getByRole('button', { name: /Choose: start at Kai Tak\./ }));
  assert.equal(clicks.n, 2);
  // The start is final: it is shown with its outcome, or done at once.
  await page.getByRole('button', { name: 'Do it' }).or(page.getByRole('button', { name: /^Kai Tak \(red\).*Cubes: Guest/ })).first().waitFor();
  noComplaints(page);
}

export async function a_friend_comes_by_link_in_two_clicks({ browser, base }) {
  const host = await somebody(browser, base, 'Mei');
  await gameCard(host, 'Hong Kong').getByRole('link', { name: 'Table with friends' }).click();
  await host.getByRole('button', { name: 'Open the table' }).click();
  const link = await host.getByLabel('Link to join', { exact: true }).inputValue();
  assert.match(link, /\/l\/\w+/);
  await host.getByRole('img', { name: 'QR code: Link to join' }).waitFor();
  assert.ok(await host.getByRole('button', { name: 'Start the game' }).isDisabled(), 'a game with a free seat cannot start');

  const friend = await somebody(browser, base);
  await friend.goto(link);
  // Two clicks: into the field for the name, and to sit down.
  await friend.getByLabel('Your name').click();
  await friend.keyboard.type('Ka-Yan');
  await friend.getByRole('button', { name: 'Sit down' }).click();
  await friend.getByText('Whoever opened the table starts the game.').waitFor();

  await host.getByText('Everybody is here.').waitFor();
  assert.ok(await host.getByText('Ka-Yan').first().isVisible());
  await host.getByRole('button', { name: 'Start the game' }).click();
  for (const page of [host, friend]) {
    await page.getByRole('grid').waitFor();
    assert.match(await page.getByRole('main').innerText(), /Mei[^]*Ka-Yan/);
  }
  // The guest was not asked for anything else, and is known on the first page from now on.
  await friend.goto(base);
  await friend.getByText('You play as Ka-Yan.').waitFor();
  noComplaints(host, friend);
}

export async function the_lobby_shows_a_table_and_lets_a_stranger_sit_down({ browser, base }) {
  const host = await somebody(browser, base, 'Lok');
  await host.getByRole('link', { name: 'Open tables' }).first().click();
  await host.getByRole('link', { name: 'New table: Hong Kong' }).click();
  assert.ok(await host.getByRole('checkbox', { name: /Show in the lobby/ }).isChecked(), 'a table made from the lobby is shown there');
  await host.getByRole('button', { name: 'Open the table' }).click();
  await host.getByLabel('Link to join', { exact: true }).waitFor();

  const stranger = await somebody(browser, base);
  await stranger.getByRole('button', { name: 'Sit down: Lok, free' }).click();
  await stranger.getByText('Whoever opened the table starts the game.').waitFor();
  await host.getByText('Everybody is here.').waitFor();
  // The host may send somebody away, and seat a bot instead.
  await host.getByRole('button', { name: /^Send Guest \d+ away$/ }).click();
  await host.getByText('One seat is free.').waitFor();
  await host.getByRole('button', { name: 'Seat a bot' }).click();
  await host.getByText('Deckhand bot').first().waitFor();
  await host.getByRole('button', { name: 'Start the game' }).click();
  await host.getByRole('grid').waitFor();
  noComplaints(host, stranger);
}

export async function my_games_show_first_where_it_is_my_turn({ browser, base }) {
  const page = await somebody(browser, base, 'Wing');
  await gameCard(page, 'Hong Kong').getByRole('button', { name: 'Play now against a bot' }).click();
  assert.ok(await myTurn(page));
  await until(() => page.title(), (title) => title.startsWith('●'), 'the title has no badge');
  assert.match(await page.locator('link[rel="icon"]').getAttribute('href'), /^data:/);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('link', { name: 'To the first page' }).click();
  await page.getByRole('heading', { name: 'It is your turn', exact: true }).waitFor();
  const [turns, cards] = await Promise.all([
    page.getByRole('heading', { name: 'It is your turn', exact: true }).boundingBox(),
    gameCard(page, 'Hong Kong').boundingBox(),
  ]);
  assert.ok(turns.y < cards.y, 'one’s turn comes first');
  await page.getByRole('main').getByRole('link', { name: 'Hong Kong', exact: true }).first().click();
  assert.ok(await myTurn(page));
  noComplaints(page);
}
