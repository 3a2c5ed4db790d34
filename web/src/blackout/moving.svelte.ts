// Cards travel from where they lay to where they lie now, whatever has moved them.
import { settings } from '../app/settings.svelte';
import type { Table } from '../wire/table.svelte';

const SPAN = 240;

function places(): Map<string, DOMRect> {
  const all = new Map<string, DOMRect>();
  for (const face of document.querySelectorAll<HTMLElement>('[data-card]')) {
    const card = face.dataset.card ?? '';
    if (!all.has(card)) all.set(card, face.getBoundingClientRect());
  }
  return all;
}

function travel(face: HTMLElement, from: DOMRect): void {
  const to = face.getBoundingClientRect();
  const [x, y] = [from.left - to.left, from.top - to.top];
  if (to.width === 0 || from.width === 0 || Math.abs(x) + Math.abs(y) < 6) return;
  const start = `translate(${x}px, ${y}px) scale(${from.width / to.width}, ${from.height / to.height})`;
  face.animate(
    [
      { transform: start, transformOrigin: '0 0', zIndex: 5, position: 'relative' },
      { transform: 'none', transformOrigin: '0 0', zIndex: 5, position: 'relative' },
    ],
    { duration: SPAN, easing: 'cubic-bezier(.2, .7, .2, 1)' },
  );
}

/** Has the cards of a table travel while the component that calls it lives. Nothing waits for them. */
export function moveCards(table: Table): void {
  let before = new Map<string, DOMRect>();
  $effect.pre(() => {
    void table.v;
    before = settings.motion ? places() : new Map();
  });
  $effect(() => {
    void table.v;
    if (before.size === 0) return;
    const seen = new Set<string>();
    for (const face of document.querySelectorAll<HTMLElement>('[data-card]')) {
      const card = face.dataset.card ?? '';
      const from = before.get(card);
      if (from && !seen.has(card)) travel(face, from);
      seen.add(card);
    }
    before = new Map();
  });
}
