// A row of tabs is one stop of the Tab key; the arrows go from one to the next.
import { tick } from 'svelte';

/** Turns to the tab that an arrow leads to, and brings it under the fingers. */
export function turnTabs<T>(event: KeyboardEvent & { currentTarget: HTMLElement }, tabs: readonly T[], now: T, turn: (tab: T) => void): void {
  const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
  const next = tabs[(tabs.indexOf(now) + step + tabs.length) % tabs.length];
  if (step === 0 || next === undefined) return;
  event.preventDefault();
  const list = event.currentTarget;
  turn(next);
  void tick().then(() => list.querySelector<HTMLElement>('[aria-selected="true"]')?.focus());
}
