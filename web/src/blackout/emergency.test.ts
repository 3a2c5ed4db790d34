// @vitest-environment node
// What is shown of emergency plans, drawn as a server would, since that needs no browser.
import { render } from 'svelte/server';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { text } from '../text/text.svelte';
import type { Table } from '../wire/table.svelte';
import type { BoxSheet, EmergencySheet, Offered } from '../wire/types';
import { spotsOf } from './board/board';
import BoardReading from './board/BoardReading.svelte';
import CheckMarks from './board/CheckMarks.svelte';
import Spot from './board/Spot.svelte';
import { Choice } from './choice.svelte';
import PlanFace from './PlanFace.svelte';
import { emergencyWords } from './printed';

const at = vi.hoisted(() => ({ table: undefined as unknown, choice: undefined as unknown }));
vi.mock('../app/context', () => ({ getTable: () => at.table, getChoice: () => at.choice }));

const effect = (points: number, dollars: number): { points: number; dollars: number } => ({ points, dollars });
const named = (en: string): EmergencySheet['name'] => ({ id: en, en, de: en, fr: en });

/** Its line pays $3; the other has none. */
const lit: EmergencySheet = {
  letter: 'A', name: named('Lit'), goals: [{ needs: [{ what: 'food', need: 2 }] }],
  completion: effect(0, 7), bonus: effect(9, 0), line: { kind: 'dollars' },
};
const dark: EmergencySheet = { ...lit, letter: 'B', name: named('Dark'), line: null };
const box = { plans: [lit, dark], cards: [], tiles: [], power: [], board_actions: [], dice: { red: [], yellow: [], blue: [], odds: [] } } as unknown as BoxSheet;

interface Lies {
  /** On the first spot for emergency plans. */
  plan?: number;
  isCommon?: boolean;
  finished?: number;
  offers?: Offered[];
}

/** Sits down at a table where this lies. */
function sit({ plan, isCommon, finished, offers = [] }: Lies): Table {
  const sheet = plan === undefined ? null : { plan, is_common: isCommon, goals: [{ have: 0, need: 2, is: 'open' }] };
  const board = {
    spots: [null, null, null, sheet, null, null, null], finished: [], finished_emergency: finished, unlocked: [],
    slots: [], face_down: [], open_slots: 0, hospital: [], stock: {}, tiles_up: [], tiles_down: [],
    score: 0, dollars: 0, transport: 0, gps: 0, supply: 0,
  };
  const round = { phase: 3, round: 1, dice: {}, draw_left: 0, reserve_left: 0 };
  const blackout = { boards: { A: board }, setup: { seats: ['A'] }, round, turn: {}, display: [], tokens: { gps: 0, transport: 0 } };
  const question = { number: 1, prompt: { key: 'x' }, offers };
  const table = { box, seat: 'A', blackout, question, names: {}, seatName: () => 'Ada' } as unknown as Table;
  Object.assign(at, { table, choice: new Choice(table) });
  return table;
}

/** The ends of the plans above: the completion, the bonus for all goals, the check-mark line. */
const ALL = ['$7', '9 points', 'gain $3'];
const endsIn = (words: string): string[] => ALL.filter((end) => words.includes(end));

/** The marks of the area, one text each. */
const marks = (): string[] => render(CheckMarks, { props: { seat: 'A' } }).body.match(/<li.*?<\/li>/gs) ?? [];

beforeAll(() => text.learn('play'));

describe('a common emergency plan (B10.2)', () => {
  it('shows its bonus, but neither completion nor line, since nobody finishes it', () => {
    expect(endsIn(emergencyWords(lit))).toEqual(ALL);
    expect(endsIn(emergencyWords(lit, true))).toEqual(['9 points']);
  });

  it.each([[false, ALL], [true, ['9 points']]])('is so on its spot, in large and to the ear (%s)', (isCommon, ends) => {
    const table = sit({ plan: 0, isCommon });
    const spot = spotsOf(table, 'A').find(({ kind }) => kind === 'emergency')!;
    expect(endsIn(render(Spot, { props: { spot, isOwn: true } }).body)).toEqual(ends);
    expect(endsIn(render(PlanFace, { props: { id: 0, isCommon, form: 'full' } }).body)).toEqual(ends);
    expect(endsIn(render(BoardReading).body)).toEqual(ends);
  });
});

describe('a finished emergency plan', () => {
  it('is no mark before it is finished', () => {
    sit({ plan: 0 });
    expect(marks()).toEqual([]);
  });

  it.each([[0, 1], [1, 0]])('can be looked at, whether it has a line or not (plan %i)', (finished, signs) => {
    sit({ finished });
    const [mark = '', ...others] = marks();
    expect(others).toEqual([]);
    expect(mark).toContain('class="peek');
    expect(mark).toContain(emergencyWords(box.plans[finished]!));
    expect(mark.match(/class="step/g) ?? []).toHaveLength(signs);
  });

  it('can be looked at while its line is offered', () => {
    const offers = ['check-6', 'check-6+b'].map((answer) => ({ answer, label: { key: 'blackout-do-check-emergency' } }) as unknown as Offered);
    sit({ finished: 0, offers });
    const [mark = ''] = marks();
    expect(mark.match(/class="peek.*?<button/gs)).toHaveLength(2);
  });
});
