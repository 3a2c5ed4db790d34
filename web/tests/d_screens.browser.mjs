// All screens: in three languages, with the rulebook, and as axe sees them.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { ask, sitDown } from './drive.mjs';
import { forgive, gameCard, myTurn, noComplaints, noKeys, openPlots, result, somebody, until } from './people.mjs';

/** Chooses a language where the page offers it, whatever it is called now. */
const speak = (page, lang) => page.getByRole('combobox').filter({ has: page.getByRole('option', { name: 'Deutsch' }) }).first().selectOption(lang);
const langOf = (page) => page.locator('html').getAttribute('lang');

export async function the_language_changes_at_once_at_home_and_at_a_table({ browser, base }) {
  const page = await somebody(browser, base, 'Mei');
  const heading = page.getByRole('heading', { level: 1 });
  await page.evaluate(() => (window.isSame = true));
  const heads = new Set();
  for (const lang of ['de', 'fr', 'en']) {
    await speak(page, lang);
    await until(() => langOf(page), (now) => now === lang, 'the page speaks otherwise');
    heads.add(await heading.innerText());
    await noKeys(page);
  }
  assert.equal(heads.size, 3, 'each language has its own words');
  assert.ok(heads.has('Two board games about one city') && heads.has('Zwei Brettspiele über eine Stadt'));

  // At a table, in the midst of a game, with a draft: it stays.
  await gameCard(page, 'Hong Kong').getByRole('button', { name: 'Play now against a bot' }).click();
  await myTurn(page);
  await openPlots(page).first().click();
  await page.getByText(/^Chosen: /).waitFor();
  await page.getByRole('button', { name: 'Menu' }).click();
  await speak(page, 'de');
  await page.getByRole('dialog', { name: 'Menü' }).waitFor();
  await page.keyboard.press('Escape');
  assert.equal(await langOf(page), 'de');
  await page.getByRole('button', { name: 'Menü' }).waitFor();
  assert.equal(await page.locator('[role="gridcell"][aria-selected="true"]').count(), 1, 'the draft stays');
  await noKeys(page);
  assert.match(await page.getByRole('main').innerText(), /Du bist am Zug\./);
  await page.getByRole('button', { name: 'Menü' }).click();
  await speak(page, 'fr');
  await until(() => langOf(page), (now) => now === 'fr');
  await page.keyboard.press('Escape');
  await noKeys(page);
  assert.ok(!/\b(Du|dein|Block)\b|\b(Your|turn)\b/.test(await page.getByRole('main').innerText()), 'words of another language are left');
  // It was the same page all the time, and the choice outlives it.
  assert.ok(await page.evaluate(() => window.isSame));
  await page.reload();
  await page.getByRole('grid').waitFor();
  assert.equal(await langOf(page), 'fr');
  noComplaints(page);
}

/** Every screen that needs no other people: where it is, and what shows that it is there. */
const SCREENS = {
  home: { path: '/', there: (page) => page.getByRole('article').nth(1) },
  lobby: { path: '/lobby', there: (page) => page.getByRole('heading', { level: 2 }).nth(1) },
  'new Blackout': { path: '/new/blackout', there: (page) => page.getByRole('radio').first() },
  'new Hong Kong': { path: '/new/hongkong', there: (page) => page.getByRole('combobox').nth(3) },
  me: { path: '/me', there: (page) => page.getByRole('checkbox').first() },
  careers: { path: '/careers', there: (page) => page.getByRole('heading', { level: 1 }) },
  'rules of Blackout': { path: '/rules/blackout', there: (page) => page.locator('#B8') },
  'rules of Hong Kong': { path: '/rules/hongkong', there: (page) => page.locator('#K10') },
  legend: { path: '/legend', there: (page) => page.getByRole('listitem').nth(30) },
  privacy: { path: '/privacy', there: (page) => page.getByRole('heading', { level: 1 }) },
  replay: { path: '/replay', there: (page) => page.getByRole('heading', { level: 1 }) },
  lost: { path: '/nowhere', there: (page) => page.getByRole('heading', { level: 1 }) },
};

export async function no_screen_shows_a_key_in_any_language({ browser, base }) {
  const page = await somebody(browser, base, 'Mei');
  const id = await sitDown(page, base, { game: 'blackout', seats: ['me', 'greedy'] });
  const screens = Object.values(SCREENS).concat({ path: `/t/${id}/A`, there: () => page.getByRole('tab').nth(3) });
  for (const lang of ['de', 'fr']) {
    await page.evaluate((lang) => localStorage.setItem('harbour-settings', JSON.stringify({ lang, theme: 'light' })), lang);
    for (const { path, there } of screens) {
      await page.goto(base + path);
      await there(page).waitFor();
      assert.equal(await langOf(page), lang);
      await noKeys(page);
      // An address that is not there is told so by the server as well.
      if (path === SCREENS.lost.path) forgive(page, /404/);
    }
  }
  noComplaints(page);
}

export async function the_rulebook_has_an_anchor_for_every_rule_and_finds_words({ browser, base }) {
  const page = await somebody(browser, base);
  await page.goto(`${base}/rules/blackout#B3.5`);
  const rule = page.locator('[id="B3.5"]');
  await rule.waitFor();
  await until(() => rule.evaluate((element) => element === document.activeElement), Boolean, 'the rule of the address is not reached');
  const box = await rule.boundingBox();
  assert.ok(box.y >= 0 && box.y < 500, `B3.5 is not in sight, but at ${box.y}`);
  // Every rule of the files is there once.
  const text = readFileSync(new URL('../../rules/blackout.md', import.meta.url), 'utf8');
  const numbers = [...new Set(text.match(/(?<=^[-*#| ]*\**)B\d+\.\d+/gm))];
  assert.ok(numbers.length > 40, 'the file of rules has numbers');
  const ids = await page.locator('[id^="B"]').evaluateAll((all) => all.map((element) => element.id));
  assert.deepEqual(numbers.filter((number) => !ids.includes(number)), []);
  assert.equal(new Set(ids).size, ids.length, 'no anchor is there twice');

  await page.keyboard.press('/');
  const field = page.getByRole('searchbox', { name: 'Search the rules' });
  await until(() => field.evaluate((element) => element === document.activeElement), Boolean, '/ does not lead to the search');
  await page.keyboard.type('hospital');
  const hits = page.getByText(/^\d+ rules found$/);
  await hits.waitFor();
  const found = Number.parseInt(await hits.innerText(), 10);
  assert.ok(found > 2 && found < numbers.length / 2, `${found} rules have “hospital”`);
  assert.ok((await page.locator('mark').count()) >= found);
  await field.fill('hospitalxyz');
  await page.getByText('No rule has all of that.').waitFor();
  await page.getByRole('button', { name: 'Show all rules' }).click();
  await rule.waitFor();
  // Links of the text and the contents lead on, and back.
  await page.getByRole('navigation', { name: 'Contents' }).getByRole('link').nth(5).click();
  const hash = await until(() => new URL(page.url()).hash, (hash) => hash !== '#B3.5');
  assert.match(hash, /^#B\d/);
  await page.goBack();
  assert.equal(new URL(page.url()).hash, '#B3.5');
  noComplaints(page);
}

export async function a_rule_opens_over_the_table_and_leads_on({ browser, base }) {
  const page = await somebody(browser, base, 'Mei');
  await sitDown(page, base, { game: 'hongkong', seats: ['me', 'greedy'], first: 'A' });
  await myTurn(page);
  await page.getByRole('link', { name: 'Rule K2' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('heading', { name: 'Rule K2' }).waitFor();
  const book = page.waitForEvent('popup');
  await dialog.getByRole('link', { name: 'Open in the rulebook' }).click();
  const other = await book;
  other.complaints = [];
  await other.locator('#K2').waitFor();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await dialog.waitFor({ state: 'hidden' });
  assert.ok(await myTurn(page), 'the game is where it was');
  noComplaints(page, other);
}

export async function a_rule_that_cites_another_shows_it_in_the_same_place({ browser, base }) {
  const page = await somebody(browser, base, 'Mei');
  await sitDown(page, base, { game: 'blackout', seats: ['me', 'greedy'] });
  await page.getByRole('tab', { name: 'Log' }).click();
  const log = page.getByRole('region', { name: 'Log' });
  await log.getByRole('link', { name: 'Rule B1.3' }).first().waitFor();
  const cut = await log.evaluate((box) => box.scrollWidth - box.clientWidth);
  assert.ok(cut <= 2, `the numbers of rules are cut off by ${cut} pixels`);
  await log.getByRole('link', { name: 'Rule B1.3' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('heading', { name: 'Rule B1.3' }).waitFor();
  await dialog.getByRole('link', { name: 'B10.2' }).click();
  await dialog.getByRole('heading', { name: 'Rule B10.2' }).waitFor();
  await dialog.getByRole('button', { name: 'Back to B1.3' }).click();
  await dialog.getByRole('heading', { name: 'Rule B1.3' }).waitFor();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });
  noComplaints(page);
}

const AXE = readFileSync(new URL('../node_modules/axe-core/axe.min.js', import.meta.url), 'utf8');

/** All that axe finds on the screen as it is, best practices such as the order of headings included. */
async function faults(page) {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  return page.evaluate(async () => {
    const { violations } = await window.axe.run(document, { resultTypes: ['violations'] });
    return violations.map(({ id, nodes }) => `${id}: ${nodes.slice(0, 3).map((node) => `${node.target.join(' ')} ${node.any[0]?.message ?? ''}`).join(' | ')}`);
  });
}

/** Looks at a screen in light and in dark. */
async function look(page, name, found) {
  for (const theme of ['light', 'dark']) {
    await page.evaluate((theme) => (document.documentElement.dataset.theme = theme), theme);
    for (const fault of await faults(page)) found.push(`${name}, ${theme}: ${fault}`);
  }
}

export async function axe_finds_nothing_serious_on_any_screen({ browser, base }) {
  const page = await somebody(browser, base, 'Mei');
  await ask(page, 'POST', '/api/v1/tables', { game: 'hongkong', seats: ['me', 'open'], is_public: true });
  await ask(page, 'POST', '/api/v1/careers', { game: 'blackout', seats: ['me'] });
  const found = [];
  // A sight-test first: a button without a name, in grey on grey, does not escape.
  await page.evaluate(() => document.body.insertAdjacentHTML('beforeend', '<div id="bad"><button></button><p class="lesser">grey</p><h5>deep</h5></div>'));
  await page.locator('#bad p').evaluate((element) => Object.assign(element.style, { color: '#999', background: '#aaa' }));
  const seen = (await faults(page)).join();
  for (const id of ['button-name', 'color-contrast', 'heading-order']) assert.ok(seen.includes(id), `axe does not look at ${id}: ${seen}`);
  for (const [name, { path, there }] of Object.entries(SCREENS)) {
    await page.goto(base + path);
    await there(page).waitFor();
    await look(page, name, found);
  }
  forgive(page, /404/);
  noComplaints(page);
  assert.deepEqual(found, []);
}

export async function axe_finds_nothing_serious_round_a_table({ browser, base }) {
  const page = await somebody(browser, base, 'Mei');
  const found = [];
  await page.goto(`${base}/new/hongkong`);
  await page.getByRole('button', { name: 'Open the table' }).click();
  const link = await page.getByLabel('Link to join', { exact: true }).inputValue();
  await look(page, 'waiting room', found);
  const guest = await somebody(browser, base);
  await guest.goto(link);
  await guest.getByRole('button', { name: 'Sit down' }).waitFor();
  await look(guest, 'link', found);
  await guest.goto(`${base}/l/nothing`);
  await guest.getByRole('heading', { name: 'This link does not work' }).waitFor();
  await look(guest, 'bad link', found);

  const id = await sitDown(page, base, { game: 'hongkong', seats: ['me', 'greedy'], first: 'A' });
  await myTurn(page);
  await openPlots(page).first().click();
  await page.getByText(/^Chosen: /).waitFor();
  await look(page, 'Hong Kong, a piece chosen', found);
  for (const tab of ['Chat', 'Choices']) {
    await page.getByRole('tab', { name: tab }).click();
    await look(page, `Hong Kong, ${tab}`, found);
  }
  await page.keyboard.press('?');
  await page.getByRole('dialog', { name: 'Keys and pieces' }).waitFor();
  await look(page, 'keys and pieces', found);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Menu' }).click();
  await look(page, 'menu', found);
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Rule K2' }).first().click();
  await page.getByRole('dialog').getByText(/Players alternate|take turns/).first().waitFor();
  await look(page, 'a rule', found);
  await page.keyboard.press('Escape');
  await ask(page, 'POST', `/api/v1/tables/${id}/seats/A/resign`);
  await result(page).waitFor();
  await look(page, 'Hong Kong, over', found);
  // The finished game as a file, opened for following it.
  const file = await page.evaluate(async (id) => (await fetch(`/api/v1/tables/${id}/export`)).text(), id);
  await page.goto(`${base}/replay`);
  await page.locator('input[type="file"]').setInputFiles({ name: 'game.txt', mimeType: 'text/plain', buffer: Buffer.from(file) });
  await page.getByRole('slider').waitFor();
  await look(page, 'replay of a game', found);
  assert.deepEqual(found, []);
  noComplaints(page);
  // A link that leads nowhere is told by the network, too.
  assert.deepEqual(guest.complaints.filter((words) => !words.includes('404') && !words.includes('403')), []);
}
