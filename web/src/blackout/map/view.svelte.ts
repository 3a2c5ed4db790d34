// Which part of the map is shown, and how large: the whole of it at first, nearer by pinch, wheel, buttons or keys.
import type { Point } from './geometry';

/** Room around the outermost locations, in pixels: marks and cubes are never cut off, and a large map shows its coast. */
const MARGIN = 24;
const COAST = 64;
const NEAREST = 5;

export interface Sizes {
  /** One pixel, in the map's units. */
  px: number;
  /** Half of a location's mark, the side of a cube, of a tile, and the height of letters, in the map's units. */
  mark: number;
  cube: number;
  tile: number;
  letter: number;
}

export class MapView {
  width = $state(0);
  height = $state(0);
  zoom = $state(1);
  private cx = $state(0);
  private cy = $state(0);
  private low: Point = $state.raw([0, 0]);
  private high: Point = $state.raw([1, 1]);

  /** Takes the corners of what must be seen. */
  span(points: readonly Point[]): void {
    this.low = [Math.min(...points.map((p) => p[0])), Math.min(...points.map((p) => p[1]))];
    this.high = [Math.max(...points.map((p) => p[0])), Math.max(...points.map((p) => p[1]))];
    this.reset();
  }

  reset(): void {
    this.zoom = 1;
    this.cx = (this.low[0] + this.high[0]) / 2;
    this.cy = (this.low[1] + this.high[1]) / 2;
  }

  private readonly margin = $derived(Math.max(MARGIN, Math.min(COAST, Math.min(this.width, this.height) * 0.062)));
  /** Pixels for a unit of the map when all of it is seen. */
  readonly base = $derived(
    Math.max(
      0.05,
      Math.min(
        (this.width - 2 * this.margin) / (this.high[0] - this.low[0]),
        (this.height - 2 * this.margin) / (this.high[1] - this.low[1]),
      ),
    ),
  );
  /** Pixels for a unit of the map now. */
  readonly scale = $derived(this.base * this.zoom);

  readonly window = $derived.by(() => {
    const [w, h] = [this.width / this.scale, this.height / this.scale];
    const room = this.margin / this.scale;
    const held = (centre: number, low: number, high: number, size: number): number => {
      const [least, most] = [low - room + size / 2, high + room - size / 2];
      return least > most ? (low + high) / 2 : Math.min(most, Math.max(least, centre));
    };
    const x = held(this.cx, this.low[0], this.high[0], w) - w / 2;
    const y = held(this.cy, this.low[1], this.high[1], h) - h / 2;
    return { x, y, w, h };
  });

  /** All that can ever be seen, at the size of now. */
  readonly paper = $derived.by(() => {
    const room = this.margin / this.scale;
    const [w, h] = [Math.max(this.width / this.scale, this.high[0] - this.low[0] + 2 * room), Math.max(this.height / this.scale, this.high[1] - this.low[1] + 2 * room)];
    return { x: (this.low[0] + this.high[0] - w) / 2, y: (this.low[1] + this.high[1] - h) / 2, w, h };
  });

  readonly sizes: Sizes = $derived.by(() => {
    const px = 1 / this.scale;
    // Marks grow slower than the paper: a small map stays legible, and a large one does not become coarse.
    const growth = Math.min(2, Math.max(1, this.scale / 0.3)) ** 0.62;
    const small = this.scale < 0.28 ? 0.9 : 1;
    return { px, mark: 10.5 * small * growth * px, cube: 12.5 * growth * px, tile: 12.5 * growth * px, letter: 12 * growth * px };
  });

  /** Where a point of the map is on the screen, from the map's upper left corner. */
  toScreen([x, y]: Point): Point {
    return [(x - this.window.x) * this.scale, (y - this.window.y) * this.scale];
  }

  get canCome(): boolean {
    return this.zoom < NEAREST;
  }

  get canGo(): boolean {
    return this.zoom > 1;
  }

  /** Zooms by a factor; the point of the screen stays where it is. */
  zoomBy(factor: number, at: Point = [this.width / 2, this.height / 2]): void {
    const { x, y } = this.window;
    const held: Point = [x + at[0] / this.scale, y + at[1] / this.scale];
    this.zoom = Math.min(NEAREST, Math.max(1, this.zoom * factor));
    this.cx = held[0] + (this.width / 2 - at[0]) / this.scale;
    this.cy = held[1] + (this.height / 2 - at[1]) / this.scale;
  }

  /** Zooms until a unit of the map has this many pixels at least, and looks at a point. */
  come(scale: number, at: Point): void {
    this.zoom = Math.min(NEAREST, Math.max(1, scale / this.base));
    [this.cx, this.cy] = at;
  }

  pan(dx: number, dy: number): void {
    const { x, y, w, h } = this.window;
    this.cx = x + w / 2 - dx / this.scale;
    this.cy = y + h / 2 - dy / this.scale;
  }

  /** Moves just so far that a point is well in sight. */
  reveal(at: Point): void {
    if (this.zoom === 1) return;
    const { x, y, w, h } = this.window;
    const room = Math.min(w, h) / 5;
    if (at[0] < x + room || at[0] > x + w - room) this.cx = at[0];
    if (at[1] < y + room || at[1] > y + h - room) this.cy = at[1];
  }
}
