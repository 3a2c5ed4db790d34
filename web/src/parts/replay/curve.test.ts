import { describe, expect, it } from 'vitest';
import { courseOf, indexOf, pathOf, percent } from './curve';

const frames = [0, 2, 3, 7].map((v) => ({ v }));

describe('the curve of a game', () => {
  it('finds the picture that shows a version', () => {
    expect([0, 1, 2, 3, 4, 6, 7, 9].map((v) => indexOf(frames, v))).toEqual([0, 0, 1, 2, 2, 2, 3, 3]);
  });

  it('goes on as before where nothing was thought anew', () => {
    const moments = [
      { v: 0, chances: [0.5, 0.5] },
      { v: 3, chances: [0.75, 0.25] },
      { v: 5, chances: [0.8, 0.2] },
    ];
    expect(courseOf(moments, frames, 0)).toEqual([0.5, 0.5, 0.8, 0.8]);
    expect(courseOf(moments, frames, 1)).toEqual([0.5, 0.5, 0.2, 0.2]);
    expect(courseOf([], frames, 0)).toEqual([0, 0, 0, 0]);
  });

  it('is drawn from left to right, a certain win at the top', () => {
    expect(pathOf([0.5, 1, 0])).toBe('M0.0 50.0L500.0 0.0L1000.0 100.0');
    expect(pathOf([0.25])).toBe('M0.0 75.0');
    expect(percent(0.666)).toBe(67);
  });
});
