import { describe, expect, it } from 'vitest';
import { apart, cells, chord, distances, isInside, price, towards, type Point } from './geometry';

describe('the geometry of the map', () => {
  it('counts lines from the nearest cube', () => {
    // 0 – 1 – 2 – 3, and 4 on its own.
    const next = [[1], [0, 2], [1, 3], [2], []];
    expect(distances(next, [0])).toEqual([0, 1, 2, 3, undefined]);
    expect(distances(next, [0, 3])).toEqual([0, 1, 1, 0, undefined]);
    expect(distances(next, [])).toEqual(Array(5).fill(undefined));
  });

  it('asks a token for each location skipped, and points for tokens that are missing (B3.6, B3.7)', () => {
    expect(price(1, 0)).toEqual({ tokens: 0, points: 0 });
    expect(price(3, 5)).toEqual({ tokens: 2, points: 0 });
    expect(price(4, 1)).toEqual({ tokens: 1, points: 2 });
  });

  it('finds what lies in a direction', () => {
    const things: Point[] = [[0, 0], [10, 1], [30, 0], [0, 12], [-4, 40]];
    expect(towards([0, 0], [1, 0], things)).toBe(1);
    expect(towards([0, 0], [0, 1], things)).toBe(3);
    expect(towards([0, 0], [-1, 0], things)).toBeUndefined();
  });

  it('shares the ground without overlap', () => {
    const points: Point[] = [[0, 0], [20, 0], [100, 0]];
    const [left, right, alone] = cells(points, 22);
    expect(left!.every((corner) => corner[0] <= 10 + 1e-9)).toBe(true);
    expect(right!.every((corner) => corner[0] >= 10 - 1e-9)).toBe(true);
    expect(alone!.every((corner) => Math.abs(apart(corner, [100, 0]) - 22) < 1e-9)).toBe(true);
  });

  it('knows what is within an outline, and how wide it is there', () => {
    const square: Point[] = [[0, 0], [10, 0], [10, 10], [0, 10]];
    expect(isInside([5, 5], square)).toBe(true);
    expect(isInside([15, 5], square)).toBe(false);
    expect(chord([4, 5], square)).toEqual([0, 10]);
  });
});
