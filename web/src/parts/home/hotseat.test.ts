import { describe, expect, it } from 'vitest';
import { nextSeat, ownSeats } from './hotseat';
import type { SeatLetter, TableSheet } from '../../wire/types';

const row = (seat: SeatLetter, bot: string | null = null) => ({ seat, name: seat, bot, is_open: false, is_invited: false, is_away: false, has_resigned: false });
const sheet = (own: string, ...seats: TableSheet['seats']): TableSheet => ({ own, seats }) as TableSheet;

describe('several seats at one device', () => {
  const two = sheet('AC', row('A'), row('B', 'greedy'), row('C'));

  it('knows the seats one plays', () => {
    expect(ownSeats(two)).toEqual(['A', 'C']);
    expect(ownSeats(sheet('AB', row('A'), row('B', 'greedy')))).toEqual(['A']);
    expect(ownSeats(undefined)).toEqual([]);
  });

  it('hands on when another own seat is asked and this one is not', () => {
    expect(nextSeat(two, 'A', 'C')).toBe('C');
    expect(nextSeat(two, 'C', 'AB')).toBe('A');
  });

  it('stays while this seat is asked, or nobody of the own is', () => {
    expect(nextSeat(two, 'A', 'AC')).toBeUndefined();
    expect(nextSeat(two, 'A', 'B')).toBeUndefined();
    expect(nextSeat(two, undefined, 'A')).toBeUndefined();
    expect(nextSeat(two, 'A', '')).toBeUndefined();
  });
});
