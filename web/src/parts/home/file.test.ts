import { expect, it } from 'vitest';
import { readFile } from './file';

it('reads names, game and box from the head of a game file', () => {
  const file = 'harbour game 1\ngame blackout\nrules 1\nbox cf9d660cc2e0d1dc\nsetup seats 2\nseat-A Ada Lovelace\nseat-B greedy\n\n1 * 0/2 A\nseat-A Eve\n';
  expect(readFile(file)).toEqual({
    game: 'blackout',
    setup: 'seats 2',
    box: 'cf9d660cc2e0d1dc',
    names: { A: 'Ada Lovelace', B: 'greedy' },
  });
});

it('takes a file that is none as it comes', () => {
  expect(readFile('')).toEqual({ game: '', setup: '', box: undefined, names: {} });
});
