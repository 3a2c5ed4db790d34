// Cards are dragged by mouse, pen or finger alike; the browser's own dragging knows no touch.
import type { Choice } from '../choice.svelte';

export type Target = { slot: number } | { hand: true } | undefined;

class Drag {
  /** The card under the pointer, while one is dragged. */
  card: number | undefined = $state();
  /** The slot it was planned in, if any. */
  from: number | undefined = $state();
  over: number | undefined = $state();
  x = $state(0);
  y = $state(0);
}
export const drag = new Drag();

export interface Dragged {
  card: number;
  from?: number;
  isOn: boolean;
  choice: Choice;
  drop: (target: Target) => void;
}

/** Further than a finger trembles. */
const FAR = 8;

function targetAt(x: number, y: number): Target {
  const there = document.elementFromPoint(x, y);
  const slot = there?.closest<HTMLElement>('[data-slot]')?.dataset.slot;
  if (slot) return { slot: Number(slot) };
  return there?.closest('[data-hand]') ? { hand: true } : undefined;
}

export function draggable(node: HTMLElement, dragged: Dragged): { update: (dragged: Dragged) => void; destroy: () => void } {
  let start: { x: number; y: number; id: number } | undefined;
  let now = dragged;

  function down(event: PointerEvent): void {
    if (!now.isOn || event.button !== 0 || !event.isPrimary) return;
    start = { x: event.clientX, y: event.clientY, id: event.pointerId };
    window.addEventListener('pointermove', move);
    window.addEventListener('pointerup', up);
    window.addEventListener('pointercancel', cancel);
  }

  function move(event: PointerEvent): void {
    if (!start || event.pointerId !== start.id) return;
    if (drag.card === undefined) {
      if (Math.hypot(event.clientX - start.x, event.clientY - start.y) < FAR) return;
      drag.card = now.card;
      drag.from = now.from;
      now.choice.picked = now.from === undefined ? now.card : undefined;
    }
    drag.x = event.clientX;
    drag.y = event.clientY;
    const target = targetAt(drag.x, drag.y);
    drag.over = target && 'slot' in target ? target.slot : undefined;
    event.preventDefault();
  }

  function up(event: PointerEvent): void {
    if (!start || event.pointerId !== start.id) return;
    const wasDragged = drag.card !== undefined;
    const target = targetAt(event.clientX, event.clientY);
    cancel();
    if (!wasDragged) return;
    swallowClick();
    now.drop(target);
    now.choice.picked = undefined;
  }

  function cancel(): void {
    window.removeEventListener('pointermove', move);
    window.removeEventListener('pointerup', up);
    window.removeEventListener('pointercancel', cancel);
    start = undefined;
    drag.card = undefined;
    drag.from = undefined;
    drag.over = undefined;
  }

  node.addEventListener('pointerdown', down);
  return {
    update: (next) => (now = next),
    destroy: () => {
      node.removeEventListener('pointerdown', down);
      // A card that leaves its place while it is dragged must not leave its ghost behind.
      if (start) cancel();
    },
  };
}

/** The click that a browser adds to the end of a drag means nothing. */
function swallowClick(): void {
  const swallow = (event: Event): void => {
    event.preventDefault();
    event.stopPropagation();
  };
  window.addEventListener('click', swallow, { capture: true, once: true });
  setTimeout(() => window.removeEventListener('click', swallow, { capture: true }), 0);
}
