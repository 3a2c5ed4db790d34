// What the browser tests of Blackout share: hands, eyes, and a position as full as one can become.
import { ask, PATIENCE, sitDown } from './drive.mjs';

export function check(isRight, words) {
  if (!isRight) throw new Error(words);
}

/** Nothing has gone wrong in this window. */
export function calm(page) {
  check(page.complaints.length === 0, `the console complains: ${page.complaints.join(' | ')}`);
}

/** Sits down at a new table of Blackout, and waits until it is drawn. */
export async function openTable(page, base, seats = ['me', 'greedy'], more = {}) {
  const id = await sitDown(page, base, { game: 'blackout', seats, ...more });
  await page.locator('.screen .choices').waitFor();
  return id;
}

export function viewOf(page, id, seat = 'A') {
  return ask(page, 'GET', `/api/v1/tables/${id}/view?seat=${seat}`).then(({ game }) => game);
}

/** Whether this seat plans now. */
export function isPlanning(game) {
  return game.view.round.phase === 1 && game.asked.seats.includes('A') && game.question?.offers.some(({ answer }) => answer === 'ready');
}

/** The box that a table is played with. */
export async function boxOf(page, id) {
  const { box } = await ask(page, 'GET', `/api/v1/tables/${id}`);
  return ask(page, 'GET', `/api/v1/boxes/${box}`);
}

/** Cards of red, yellow, blue and purple, those with the longest German names among them. */
const HAND = [3, 5, 8, 74, 11, 13, 76, 21, 22, 20, 30, 31, 41, 46];
const SLOTS = [[80, 81, 4, 82, 83], [84, 85, 19], [86, 87, 42], [88, 18]];
/** Plans with long names and much to do; the second and the third have two goals, the first has three. */
const PLANS = [63, 62, 60];

/** A display of plans with three goals each, and one card whose name and goal are the longest. */
const DISPLAY = [[63, 71, 57], [53, 59, 31], [71, 63, 62]];

function worst(box, board) {
  const goals = (card) => box.cards[card].goals ?? [];
  const sum = (needs) => needs.reduce((n, one) => n + one.need, 0);
  const spots = [...board.spots];
  PLANS.forEach((card, at) => (spots[at] = { card, goals: goals(card).map((goal) => ({ have: 1, need: sum(goal.needs) })) }));
  return {
    ...board, spots, slots: SLOTS, held: HAND, hand: HAND.length, open_slots: 4, score: 118, dollars: 27, transport: 14, gps: 12,
    stock: { food: 10, tools: 11, gasoline: 10, water: 12, books: 10, medipacks: 10, battery: 3 },
    hospital: [89, 90, 91], finished: [48, 51, 55], tiles_up: [1, 7, 13], tiles_down: [20, 30], unlocked: ['gps', 'dollars'],
  };
}

/** As full as a board can become while what is really there stays: it is chosen from. */
function fuller(box, board, mine) {
  const real = new Set([...board.slots.flat(), ...board.held, ...board.hospital, ...(mine?.hand ?? []), ...(mine?.planned ?? [])]);
  const more = SLOTS.flat().filter((card) => !real.has(card));
  const slots = board.slots.map((cards, i) => (i < board.open_slots ? [...more.splice(0, Math.max(0, [5, 3, 3, 2][i] - cards.length)), ...cards] : cards));
  const { spots, score, gps, stock } = worst(box, board);
  return { ...board, slots, spots, score, gps, stock };
}

/**
 * What a window hears of its table is made as full as it can become: fourteen cards, three plans, four slots, long names. Where
 * it is `played`, the cards that are chosen from stay.
 */
export async function worsen(page, box, { played = false } = {}) {
  let mine;
  const names = ['Maximiliane-Josephine', 'Bartholomäus Oberhuber', 'Wilhelmine Schnatterer', 'Friedrich-Ferdinand'];
  const patchView = (view) => {
    if (view.mine && played) {
      const { hand, planned } = view.mine;
      mine = view.mine;
      view.mine = { ...view.mine, hand: [...hand, ...HAND.filter((card) => !hand.includes(card) && !planned.includes(card))].slice(0, 14 - planned.filter((card) => card !== null).length) };
    } else if (view.mine) view.mine = { ...view.mine, hand: HAND, planned: [null, null, null, null] };
    if (view.boards?.A) view.boards.A = played ? fuller(box, view.boards.A, mine) : worst(box, view.boards.A);
    if (view.goals) PLANS.forEach((card, at) => (view.goals[at] = box.cards[card].goals.map((goal) => ({ needs: goal.needs.map((one) => ({ ...one, have: 1 })) }))));
    if (view.display) view.display = DISPLAY.map((cards, r) => ({ price: view.display[r].price + 9, cards }));
    if (view.scores) for (const seat of Object.keys(view.scores)) view.scores[seat] = 118;
  };
  const patchQuestion = (question) => {
    if (played) return;
    const offer = question?.offers.find(({ answer }) => answer.startsWith('plan-'));
    if (!offer) return;
    const planned = [1, 2, 3, 4].flatMap((slot) =>
      HAND.map((card) => ({ answer: `plan-${slot}-${card}`, label: { ...offer.label, args: { slot, card: { kind: 'card', index: card } } } })),
    );
    question.offers = [...question.offers.filter(({ answer }) => !answer.startsWith('plan-')), ...planned];
  };
  await page.routeWebSocket(/\/ws\//, (socket) => {
    const server = socket.connectToServer();
    socket.onMessage((message) => server.send(message));
    server.onMessage((message) => {
      const told = JSON.parse(message);
      const isNews = told.is === 'part' || told.is === 'change';
      if (isNews && told.view) patchView(told.view);
      patchQuestion(told.question ?? told.game?.question);
      told.table?.seats?.forEach((row, i) => Object.assign(row, { name: names[i], bot: null }));
      socket.send(JSON.stringify(told));
    });
  });
}

/** Everything on the table that glows because it can be chosen now. */
const GLOWS = '.thing.can:not(.quiet), .item.choosable, .hand .card.can, .single.glows, .line.can';
const LOOSE = '.choices .loose .button';
/** What can be done with a tile, where that is more than one thing. */
const PICK = '.pick .button:not(.quiet)';
const ARMED = '.outcome.armed .button.main';

/** Waits until this window is asked something and all is drawn, or the game is over. (waitForFunction would need eval, which our policy forbids.) */
export function settled(page) {
  return page.evaluate(
    (patience) =>
      new Promise((resolve, reject) => {
        const began = performance.now();
        const look = () => {
          const isAsked = document.querySelector('.asked.mine') && document.querySelector('[data-asks][data-question][aria-busy="false"]');
          if (isAsked || document.querySelector('.result')) resolve();
          else if (performance.now() - began > patience) reject(new Error('nothing is asked any more'));
          else requestAnimationFrame(look);
        };
        look();
      }),
    PATIENCE,
  );
}

export const isOver = (page) => page.locator('.result').isVisible();
export const roundOf = (page) => page.locator('.bar .round').textContent().then((words) => Number(/\d+/.exec(words)?.[0] ?? 0));
const looks = (page) => page.evaluate(() => document.querySelector('.screen').textContent);

/** The same numbers for the same seed. */
export function dice(seed) {
  let state = seed >>> 0 || 1;
  return (n) => {
    state ^= state << 13; state >>>= 0; state ^= state >>> 17; state ^= state << 5; state >>>= 0;
    return state % n;
  };
}

/** Where a thing of the map can really be hit: the middle of something crooked may belong to something else. */
function spotOf(element) {
  const { left, top, width, height } = element.getBoundingClientRect();
  for (const y of [0.5, 0.35, 0.65, 0.2, 0.8, 0.1, 0.9]) {
    for (const x of [0.5, 0.35, 0.65, 0.2, 0.8, 0.1, 0.9]) {
      const at = { x: left + x * width, y: top + y * height };
      if (document.elementFromPoint(at.x, at.y)?.closest('[data-item]') === element) return at;
    }
  }
  return undefined;
}

/** Clicks or taps. A map that shows only a part is made smaller first, until the thing is in sight. */
async function hit(page, locator, how) {
  if (!(await locator.evaluate((element) => element.matches('[data-item]')))) return locator[how]();
  let spot = await locator.evaluate(spotOf);
  const smaller = page.locator('.zoom button').first();
  while (!spot && (await smaller.isEnabled())) {
    await smaller[how]();
    spot = await locator.evaluate(spotOf);
  }
  check(spot, `a choice on the map cannot be hit: ${await locator.getAttribute('aria-label')}`);
  return how === 'tap' ? page.touchscreen.tap(spot.x, spot.y) : page.mouse.click(spot.x, spot.y);
}

/** Plans one card: a card of the hand, then a free slot. Whether there was one to plan. */
async function planOne(page, random, how) {
  const free = '.slot[data-slot]:not(:has(.planned, .planned-card))';
  const cards = page.locator('.hand button.card:not(.can)');
  const n = await cards.count();
  if (n === 0 || (await page.locator(free).count()) === 0) return false;
  await cards.nth(random(n))[how]();
  await page.locator(`${free} :is(.target, .single)`).first()[how]();
  return true;
}

/** Does one thing, as a player would who chooses among what glows; what is armed is confirmed. */
export async function choose(page, random, how = 'click') {
  const before = await looks(page);
  if (await page.locator(ARMED).count()) await page.locator(ARMED)[how]();
  else if (await page.locator(PICK).count()) await page.locator(PICK).first()[how]();
  else if (!(await planOne(page, random, how))) {
    const n = await page.locator(GLOWS).count();
    const loose = page.locator(LOOSE);
    const many = await loose.count();
    if (n > 0) await hit(page, page.locator(GLOWS).nth(random(n)), how);
    else if (many > 0) await loose.nth(random(many))[how]();
    else await giveNumber(page, how);
  }
  await settled(page);
  check((await looks(page)) !== before, 'nothing came of a choice');
}

/** Where nothing glows, the numbered choices are there. */
async function giveNumber(page, how) {
  if (!(await page.locator('.numbered').isVisible())) await page.locator('.choices summary')[how]();
  await page.locator('.numbered li button').first()[how]();
}

/** Plays until this round is over, or the game is; how many choices that took. `seen` is called after each. */
export async function playThrough(page, round, random, how = 'click', seen = () => undefined) {
  await settled(page);
  for (let n = 0; n < 2500; n += 1) {
    if ((await isOver(page)) || (await roundOf(page)) > round) return n;
    await choose(page, random, how);
    await seen();
  }
  throw new Error('the rounds do not end');
}
