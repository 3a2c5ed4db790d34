// What the browser tests of Blackout share: hands, eyes, and a position as full as one can become.
import { readFileSync } from 'node:fs';
import { ask, sitDown } from './drive.mjs';

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

/** What a window hears of its table is made as full as it can become: fourteen cards, three plans, four slots, long names. */
export async function worsen(page, box) {
  const names = ['Maximiliane-Josephine', 'Bartholomäus Oberhuber', 'Wilhelmine Schnatterer', 'Friedrich-Ferdinand'];
  const patchView = (view) => {
    if (view.mine) view.mine = { ...view.mine, hand: HAND, planned: [null, null, null, null] };
    if (view.boards?.A) view.boards.A = worst(box, view.boards.A);
    if (view.goals) PLANS.forEach((card, at) => (view.goals[at] = box.cards[card].goals.map((goal) => ({ needs: goal.needs.map((one) => ({ ...one, have: 1 })) }))));
    if (view.scores) for (const seat of Object.keys(view.scores)) view.scores[seat] = 118;
  };
  const patchQuestion = (question) => {
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
      told.table?.seats?.forEach((row, i) => (row.name = names[i]));
      socket.send(JSON.stringify(told));
    });
  });
}
