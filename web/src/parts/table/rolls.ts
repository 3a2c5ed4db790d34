// Dice that are rolled again: readers see what came in the end, unless they ask for every roll.
import type { Heard, Said } from '../../wire/types';

const isRoll = (event: Said): boolean => event.key === 'blackout-rolled' || event.key === 'blackout-rolled-again';

/** What was heard without the rolls that another one has replaced. */
export function withoutRerolls(heard: Heard[]): Heard[] {
  const replaced = new Set<Said>();
  let rolls = new Map<unknown, Said>();
  for (const event of heard.flatMap((one) => one.events)) {
    if (event.key === 'blackout-round') rolls = new Map();
    if (!isRoll(event)) continue;
    const color = event.args?.color;
    const former = rolls.get(color);
    if (former) replaced.add(former);
    rolls.set(color, event);
  }
  const kept = (event: Said): Said => (event.key === 'blackout-rolled-again' ? { ...event, key: 'blackout-rolled' } : event);
  return heard.map((one) => ({ ...one, events: one.events.filter((event) => !replaced.has(event)).map(kept) }));
}
