import { beforeAll, describe, expect, it } from 'vitest';
import { text } from '../../text/text.svelte';
import type { Table } from '../../wire/table.svelte';
import type { GameResult, SeatLetter } from '../../wire/types';
import { orchidLines, resultSpeech, resultWords, reviewOf } from './result';

beforeAll(async () => {
  await text.speak('en');
  await text.learn('play');
});

const NAMES: Record<string, string> = { A: 'Ada', B: 'Ben', C: 'Cid', D: 'Dot' };

interface Given {
  seats?: string;
  seat?: SeatLetter;
  own?: string;
  isLive?: boolean;
  phase?: string;
}

/** A table whose game has this result, seen by somebody. */
function table(result: GameResult | null, { seats = 'AB', seat, own = seat ?? '', isLive = true, phase = 'over' }: Given = {}): Table {
  const seatName = (letter: string): string => NAMES[letter] ?? letter;
  const rows = [...seats].map((letter) => ({ seat: letter }));
  const you = isLive && own.length <= 1 ? seat : undefined;
  return { id: 'x', seat, isLive, you, sheet: { phase, result, own, seats: rows }, seatName, names: { seat: seatName, you } } as unknown as Table;
}

const plain = (winners: string): GameResult => ({ winners, scores: [1, 1], chapter: null });
const chapter = (winners: string, orchids: (number | null)[], isComplete = true): GameResult =>
  ({ winners, scores: orchids.map(() => 15), chapter: { number: 2, is_complete: isComplete, orchids } });

describe('the result of a game', () => {
  it('names the winner, or calls them you', () => {
    expect(resultWords(table(plain('A'), { seat: 'A' }))).toBe('You win!');
    expect(resultWords(table(plain('A'), { seat: 'B' }))).toBe('Ada wins');
    expect(resultWords(table(plain('A')))).toBe('Ada wins');
    expect(resultWords(table(plain('AB'), { seat: 'A' }))).toBe('Nobody alone: Ada, Ben share first place');
    expect(resultWords(table(null, { phase: 'closed' }))).toBe('The game was called off');
  });

  it('names the winner where several people share a device, and in a replay', () => {
    expect(resultWords(table(plain('A'), { seat: 'A', own: 'AB' }))).toBe('Ada wins');
    expect(resultWords(table(chapter('A', [2, null]), { seat: 'A', own: 'AB' }))).toBe('Ada wins chapter II.');
    expect(resultWords(table(plain('A'), { seat: 'A', isLive: false }))).toBe('Ada wins');
  });

  it('tells a solo chapter won, lost or given up', () => {
    const alone = { seats: 'A', seat: 'A' } as const;
    expect(resultWords(table(chapter('A', [2]), alone))).toBe('You win chapter II!');
    expect(resultWords(table(chapter('', [null]), alone))).toBe('Chapter II is lost.');
    expect(resultWords(table(chapter('', [null], false), alone))).toBe('Chapter II was given up and is lost.');
    expect(resultWords(table(chapter('', [null]), { seats: 'A' }))).toBe('Chapter II is lost.');
  });

  it('tells a chapter for several that is won, shared, won by nobody or given up', () => {
    const three = { seats: 'ABC', seat: 'B' } as const;
    expect(resultWords(table(chapter('A', [2, 1, null]), three))).toBe('Ada wins chapter II.');
    expect(resultWords(table(chapter('B', [null, 1, null]), three))).toBe('You win chapter II!');
    expect(resultWords(table(chapter('AC', [2, null, 2]), three))).toBe('Ada, Cid share the win of chapter II.');
    expect(resultWords(table(chapter('', [null, 1, null]), three))).toBe('Nobody wins chapter II.');
    expect(resultWords(table(chapter('', [null, null], false), { seat: 'A' }))).toBe('Chapter II was given up: nobody wins it, and nobody earns orchids.');
  });

  it('tells who has earned orchids, for eyes and ears', () => {
    const two = table(chapter('A', [2, null]), { seat: 'A' });
    expect(orchidLines(two).map(({ orchids }) => orchids)).toEqual([2, 0]);
    expect(resultSpeech(two)).toBe(
      'You win chapter II! You have met all conditions and earn 2 orchids. Ben has not met all conditions and earns no orchids.',
    );
    expect(orchidLines(table(chapter('', [null], false), { seats: 'A' }))).toEqual([]);
    expect(orchidLines(table(plain('A')))).toEqual([]);
  });

  it('leads to the review through the same eyes', () => {
    expect(reviewOf(table(plain('A'), { seat: 'A' }))).toBe('/t/x/A/replay?review');
    expect(reviewOf({ id: 'x', watching: 'w' } as Table)).toBe('/t/x/replay?link=w&review');
  });
});
