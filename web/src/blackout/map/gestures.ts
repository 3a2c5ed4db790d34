// Moving and enlarging the map: drag with one pointer, pinch with two, wheel with Ctrl (as touchpads do for a pinch).
import type { Point } from './geometry';
import type { MapView } from './view.svelte';

/** A finger trembles; only further than this, in pixels, it drags. */
const TREMOR = 8;

export function gestures(view: MapView): (node: SVGSVGElement) => () => void {
  return (node) => {
    const pointers = new Map<number, Point>();
    let start: Point = [0, 0];
    let isDrag = false;

    const within = (event: MouseEvent): Point => {
      const { left, top } = node.getBoundingClientRect();
      return [event.clientX - left, event.clientY - top];
    };
    const spread = (): { middle: Point; far: number } => {
      const [a = start, b = start] = [...pointers.values()];
      return { middle: [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2], far: Math.hypot(a[0] - b[0], a[1] - b[1]) };
    };

    const down = (event: PointerEvent): void => {
      if (event.pointerType === 'mouse' && event.button !== 0) return;
      pointers.set(event.pointerId, within(event));
      if (pointers.size === 1) {
        start = within(event);
        isDrag = false;
      }
    };
    const move = (event: PointerEvent): void => {
      const before = pointers.get(event.pointerId);
      if (!before) return;
      const now = within(event);
      if (pointers.size === 1) {
        if (!isDrag && Math.hypot(now[0] - start[0], now[1] - start[1]) < TREMOR) return;
        if (!isDrag && view.canGo) node.setPointerCapture(event.pointerId);
        isDrag = view.canGo;
        pointers.set(event.pointerId, now);
        if (isDrag) view.pan(now[0] - before[0], now[1] - before[1]);
        return;
      }
      const old = spread();
      pointers.set(event.pointerId, now);
      const fresh = spread();
      isDrag = true;
      if (old.far > 0) view.zoomBy(fresh.far / old.far, fresh.middle);
      view.pan(fresh.middle[0] - old.middle[0], fresh.middle[1] - old.middle[1]);
    };
    const up = (event: PointerEvent): void => void pointers.delete(event.pointerId);
    // What was dragged is not clicked as well.
    const click = (event: MouseEvent): void => {
      if (!isDrag) return;
      isDrag = false;
      event.stopPropagation();
      event.preventDefault();
    };
    const wheel = (event: WheelEvent): void => {
      if (!event.ctrlKey) return;
      event.preventDefault();
      view.zoomBy(Math.exp(-event.deltaY / 200), within(event));
    };

    node.addEventListener('pointerdown', down);
    node.addEventListener('pointermove', move);
    node.addEventListener('pointerup', up);
    node.addEventListener('pointercancel', up);
    node.addEventListener('pointerleave', up);
    node.addEventListener('click', click, true);
    node.addEventListener('wheel', wheel, { passive: false });
    return () => {
      node.removeEventListener('pointerdown', down);
      node.removeEventListener('pointermove', move);
      node.removeEventListener('pointerup', up);
      node.removeEventListener('pointercancel', up);
      node.removeEventListener('pointerleave', up);
      node.removeEventListener('click', click, true);
      node.removeEventListener('wheel', wheel);
    };
  };
}
