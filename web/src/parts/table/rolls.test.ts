import { expect, test } from 'vitest';
import type { Heard, Said } from '../../wire/types';
import { withoutRerolls } from './rolls';

const roll = (key: string, color: string, resource: string): Said => ({ key, args: { color, resource } });

test('only the last roll of a die in a round is left', () => {
  const heard: Heard[] = [
    { v: 1, at: 0, events: [{ key: 'blackout-round', args: { round: 1 } }, roll('blackout-rolled', 'red', 'food'), roll('blackout-rolled', 'blue', 'food')] },
    { v: 2, at: 0, events: [roll('blackout-rolled-again', 'blue', 'tools')] },
    { v: 3, at: 0, events: [{ key: 'blackout-round', args: { round: 2 } }, roll('blackout-rolled', 'blue', 'water')] },
  ];
  const left = withoutRerolls(heard).map((one) => one.events.filter((event) => event.key === 'blackout-rolled').map((event) => event.args?.resource));
  expect(left).toEqual([['food'], ['tools'], ['water']]);
});
