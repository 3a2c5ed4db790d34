import { describe, expect, it } from 'vitest';
import { awaitedSeat, randomHex, readSetup } from './tables';
import type { Listed } from '../../wire/types';

const game = (own: string, awaited: string | null): Listed =>
  ({ id: 'x', game: 'hongkong', setup: 'draw', phase: 'playing', changed_at: 0, players: [], own, awaited });

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

  it('draws 32 bytes', () => {
    expect(randomHex()).toMatch(/^[0-9a-f]{64}$/);
    expect(randomHex()).not.toBe(randomHex());
  });
});
