import { describe, expect, it } from 'vitest';
import { fold } from './fold';

describe('a view', () => {
  it('keeps the sections that have not changed, as they are', () => {
    const map = { cubes: [1] };
    const folded = fold({ map, round: { number: 1 } }, { round: { number: 2 } });
    expect(folded).toEqual({ map: { cubes: [1] }, round: { number: 2 } });
    expect(folded.map).toBe(map);
  });

  it('replaces a section as a whole', () => {
    expect(fold({ round: { number: 1, phase: 3 } }, { round: { number: 2 } })).toEqual({ round: { number: 2 } });
  });

  it('replaces boards seat by seat', () => {
    const boards = { A: { points: 1 }, B: { points: 2 } };
    const folded = fold({ boards }, { boards: { B: { points: 5 } } });
    expect(folded.boards).toEqual({ A: { points: 1 }, B: { points: 5 } });
  });

  it('takes the first boards as they come', () => {
    expect(fold({}, { boards: { A: { points: 1 } } })).toEqual({ boards: { A: { points: 1 } } });
    expect(fold({ boards: { A: { points: 1 } } }, {})).toEqual({ boards: { A: { points: 1 } } });
  });

  it('leaves what was known alone, since others may still look at it', () => {
    const before = { boards: { A: { points: 1 } }, round: { number: 1 } };
    fold(before, { boards: { A: { points: 9 } }, round: { number: 2 } });
    expect(before).toEqual({ boards: { A: { points: 1 } }, round: { number: 1 } });
  });

  it('forgets a section that became nothing', () => {
    expect(fold({ goals: [[1]] }, { goals: null })).toEqual({ goals: null });
  });
});
