import { describe, expect, it } from 'vitest';
import { apart, cells, chord, isInside, towards, type Point } from './geometry';

describe('the geometry of the map', () => {
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
