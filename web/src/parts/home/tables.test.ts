import { beforeAll, describe, expect, it } from 'vitest';
import { text } from '../../text/text.svelte';
import { awaitedSeat, nameAt, randomHex, readSetup } from './tables';
import type { Listed, SeatSheet, TableSheet } from '../../wire/types';

const game = (own: string, awaited: string | null): Listed =>
  ({ id: 'x', game: 'hongkong', setup: 'draw', phase: 'playing', changed_at: 0, players: [], own, awaited });

beforeAll(() => text.speak('en'));

describe('tables', () => {
  it('reads chapters and losses from a setup', () => {
    expect(readSetup('seats 1 chapter 3 losses 2')).toEqual({ chapter: 3, losses: 2 });
    expect(readSetup('seats 4')).toEqual({ chapter: 0, losses: 0 });
    expect(readSetup('draw')).toEqual({ chapter: 0, losses: 0 });
  });

  it('knows which own seat is waited for', () => {
    expect(awaitedSeat(game('AC', 'CD'))).toBe('C');
    expect(awaitedSeat(game('A', 'B'))).toBeUndefined();
    expect(awaitedSeat(game('', null))).toBeUndefined();
  });

  it('tells players of one name by the emblems of their seats', () => {
    const row = (seat: string, name: string, bot: string | null = null): SeatSheet => ({ seat, name, bot }) as SeatSheet;
    const at = (game: string, ...seats: SeatSheet[]): TableSheet => ({ game, seats }) as TableSheet;
    const four = at('blackout', row('A', 'Ada'), row('B', 'greedy', 'greedy'), row('C', ''), row('D', 'greedy', 'greedy'));
    expect((['A', 'B', 'C', 'D'] as const).map((seat) => nameAt(four, seat))).toEqual(['Ada', 'Greedy bot (lantern)', 'Fish', 'Greedy bot (swallow)']);
    // On the board of Hong Kong stand letters.
    expect(nameAt(at('hongkong', row('A', 'Mei'), row('B', 'Mei')), 'B')).toBe('Mei (B)');
    expect(nameAt(undefined, 'B')).toBe('B');
  });

  it('lets a person keep the name while a bot plays for them', () => {
    const away = { seat: 'A', name: 'Ada', bot: 'greedy', is_away: true } as SeatSheet;
    expect(nameAt({ game: 'blackout', seats: [away] }, 'A')).toBe('Ada');
  });

  it('draws 32 bytes', () => {
    expect(randomHex()).toMatch(/^[0-9a-f]{64}$/);
    expect(randomHex()).not.toBe(randomHex());
  });
});
