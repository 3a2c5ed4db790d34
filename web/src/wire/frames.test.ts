import { expect, it } from 'vitest';
import { alike, framesOf, nextTurn } from './frames';
import type { ReplayStep } from './types';

const said = [{ key: 'something' }];
function step(v: number, round: number | undefined, isTold = true, more: Record<string, unknown> = {}): ReplayStep {
  return { v, at: 0, events: isTold ? said : [], asked: { seats: 'A' }, view: { ...(round === undefined ? {} : { round: { round } }), ...more } } as ReplayStep;
}

it('folds each view into the one before', () => {
  const frames = framesOf([step(0, 0, false, { map: 1 }), step(1, undefined, true, { map: 2 }), step(2, 1)]);
  expect(frames.map((frame) => frame.view)).toEqual([{ round: { round: 0 }, map: 1 }, { round: { round: 0 }, map: 2 }, { round: { round: 1 }, map: 2 }]);
});

it('has no picture for what nothing is told of', () => {
  const frames = framesOf([step(0, 0, false), step(1, undefined), step(2, 1, false), step(3, undefined)]);
  expect(frames.map((frame) => [frame.v, frame.turn])).toEqual([[0, 0], [1, 1], [3, 1]]);
});

it('goes from round to round, and to the ends', () => {
  const frames = framesOf([step(0, 0, false), step(1, 1), step(2, undefined), step(3, 2), step(4, undefined)]);
  expect([0, 1, 2, 3, 4].map((at) => nextTurn(frames, at, 1))).toEqual([1, 3, 3, 4, 4]);
  expect([0, 1, 2, 3, 4].map((at) => nextTurn(frames, at, -1))).toEqual([0, 0, 1, 1, 3]);
});

it('finds the place of another viewer', () => {
  const many = framesOf([step(0, 0), step(1, 1), step(2, undefined), step(3, undefined), step(4, 2), step(5, undefined)]);
  const few = framesOf([step(0, 0), step(1, 1), step(2, undefined), step(3, 2)]);
  expect(many.map((_, at) => alike(many, at, few))).toEqual([0, 1, 2, 2, 3, 3]);
  expect(alike(few, 2, many)).toBe(3);
});
