import { expect, test } from 'vitest';
import { grouped } from './needs';

test('the colours of a slot and the tiles belong together, goods stand alone', () => {
  const groups = grouped([
    { what: 'food', need: 2, have: 1 },
    { what: 'dollars', need: 4, have: 4 },
    { what: 'red', need: 2, have: 1 },
    { what: 'purple', need: 1, have: 1 },
    { what: 'tile-points', need: 1, have: 0 },
    { what: 'tile-books', need: 1, have: 1 },
    { what: 'link-A', need: 4, have: 2 },
  ]);
  expect(groups.map((group) => group.lead)).toEqual([undefined, undefined, 'slot', 'tile', 'link']);
  expect(groups.map((group) => group.items.map((item) => item.sign))).toEqual([
    ['food'], ['dollars'], ['color-red', 'color-purple'], ['points', 'books'], ['centre-A'],
  ]);
  expect(groups.map((group) => [group.have, group.need])).toEqual([[1, 2], [4, 4], [2, 3], [1, 2], [2, 4]]);
});

test('what is only printed has no progress, and more than enough counts as enough', () => {
  expect(grouped([{ what: 'food', need: 2 }])[0]?.have).toBeUndefined();
  expect(grouped([{ what: 'food', need: 2, have: 5 }])[0]?.have).toBe(2);
});
