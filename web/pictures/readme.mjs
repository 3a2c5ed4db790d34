// Takes the pictures of the README, against a running server: node pictures/readme.mjs http://127.0.0.1:8852
//
// Each shows the middle of a game, while Ada is asked something. Her seat is lent to a bot until then, since bots play well; and
// since they play fast, Ben sits beside her, who is played here and without whom the game does not go on.
import { ask, launch, playOn, visitor } from '../tests/drive.mjs';

const base = process.argv[2] ?? 'http://127.0.0.1:8852';
const folder = process.argv[3] ?? new URL('../../docs/pictures/', import.meta.url).pathname;
const browser = await launch();

/** What costs points, or leads nowhere, is chosen last; so are early roofs, since nothing grows on them. */
function prefer(answer, game) {
  if (answer.includes('^')) return game.view.turn.turns < 20 ? -1 : 0;
  const [word] = answer.split('-');
  const { cost } = game.question.offers.find((offer) => offer.answer === answer) ?? {};
  if (cost?.args?.points || word === 'discard') return -2;
  if (word === 'done' || word === 'ready') return -1;
  return word === 'complete' || word === 'finish' ? 1 : 0;
}

/** Ada and Ben at a table with bots; `isNear` tells Ben when Ada takes her seat back, `isIt` what is worth a picture then. */
async function picture(name, options, { game, bots }, isNear, isIt) {
  const ada = await visitor(browser, base, 'Ada', options);
  const ben = await visitor(browser, base, 'Ben');
  const { id } = await ask(ada, 'POST', '/api/v1/tables', { game, seats: ['me', 'open', ...Array(bots).fill('greedy')], is_public: true });
  await ask(ben, 'POST', `/api/v1/tables/${id}/join`, { seat: 'B' });
  await ask(ada, 'POST', `/api/v1/tables/${id}/start`, {});
  await ask(ada, 'PUT', `/api/v1/tables/${id}/seats/A/bot`, { bot: 'greedy' });
  await playOn(ben, id, 'B', isNear, 5, prefer);
  await ask(ada, 'POST', `/api/v1/tables/${id}/seats/A/return`, {});
  await ada.goto(`${base}/t/${id}/A`);
  let isFound = false;
  const found = playOn(ada, id, 'A', (now) => isAsked(now) && isIt(now), 3, prefer).finally(() => (isFound = true));
  await Promise.all([found, playOn(ben, id, 'B', () => isFound, 5, prefer)]);
  await ada.locator('.asked.mine, [role=grid]').first().waitFor();
  // Whatever moves comes to rest.
  await ada.waitForTimeout(1500);
  await ada.screenshot({ path: `${folder}${name}.png` });
  await Promise.all([ada, ben].map((page) => page.context().close()));
}

const isAsked = ({ asked, question }) => asked.seats.includes('A') && question;
/** In this round or later, when so many districts are lit. */
const from = (round, lit) => ({ view, asked }) => view.round.round >= round && view.map.secured.length >= lit && asked.seats.includes('B');
const turns = (n) => ({ view }) => view.turn.turns >= n;
const offers = (word, least) => ({ question }) => question.offers.filter(({ answer }) => answer.startsWith(`${word}-`)).length >= least;
/** Some slots have their card for this round, and others wait for one. */
const isHalfPlanned = ({ view }) => view.mine.planned.filter((card) => card !== null).length === 1;

const table = { game: 'blackout', bots: 2 };
await picture('blackout', { theme: 'dark' }, table, from(5, 2), offers('place', 3));
await picture('planning', { theme: 'light' }, table, from(5, 1), (now) => offers('plan', 4)(now) && isHalfPlanned(now));
await picture('phone', { size: 'phone', theme: 'light', touch: true, deviceScaleFactor: 2 }, { game: 'blackout', bots: 0 }, from(4, 0), offers('plan', 4));
await picture('hongkong', { theme: 'light' }, { game: 'hongkong', bots: 0 }, turns(18), turns(29));
await browser.close();
