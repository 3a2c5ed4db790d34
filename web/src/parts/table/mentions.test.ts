import { describe, expect, it } from 'vitest';
import type { Table } from '../../wire/table.svelte';
import { keyOf, roomOf } from './mentions.svelte';

const table = { blackout: { display: [{ price: 1, cards: [7, null, 9] }] } } as unknown as Pick<Table, 'blackout'>;

describe('what a hint mentions', () => {
  it('has one key for each thing, and another one for each goal of it', () => {
    const keys = [
      keyOf({ kind: 'card', index: 7 }),
      keyOf({ kind: 'card-goal', index: 7, goal: 1 }),
      keyOf({ kind: 'card-goal', index: 7, goal: 2 }),
      keyOf({ kind: 'plan', index: 0 }),
      keyOf({ kind: 'plan-goal', index: 0, goal: 1 }),
      keyOf({ kind: 'power', goal: 1 }),
      keyOf({ kind: 'slot', slot: 1 }),
      keyOf({ kind: 'district', index: 1 }),
      keyOf({ kind: 'location', index: 1 }),
      keyOf({ kind: 'tile', index: 1 }),
      keyOf({ kind: 'resource', resource: 'food' }),
      keyOf({ kind: 'holding', holding: 'battery' }),
      keyOf({ kind: 'plot', plot: 'b2' }),
      keyOf({ kind: 'area', area: 'map' }),
    ];
    expect(new Set(keys).size).toBe(keys.length);
  });

  it('lies in a room of a small screen: cards for sale at the market, others on the board', () => {
    expect(roomOf({ kind: 'card', index: 7 }, table)).toBe('market');
    expect(roomOf({ kind: 'card', index: 8 }, table)).toBe('board');
    expect(roomOf({ kind: 'location', index: 3 }, table)).toBe('map');
    expect(roomOf({ kind: 'area', area: 'map' }, table)).toBe('map');
    expect(roomOf({ kind: 'area', area: 'hospital' }, table)).toBe('board');
    expect(roomOf({ kind: 'seat', seat: 'B' }, table)).toBe('others');
  });
});
