// How the city is written and drawn: plots by notation (docs/notation.md), and an oblique projection in which the ground stays a plain
// grid and height goes up and a little to the left, so that the board reads as a map and every tower still shows its storeys.
import type { BuildingSheet, Heard, Offered, SeatLetter } from '../wire/types';

export type Piece = 'standard' | 'fast' | 'roof';
export const PIECES: readonly Piece[] = ['standard', 'fast', 'roof'];
export const SIDE = 5;
export const CENTRE = 12;
export const PLOTS: readonly number[] = Array.from({ length: SIDE * SIDE }, (_, i) => i);

const SUFFIX: Record<Piece, string> = { standard: '', fast: '!', roof: '^' };

export const columnOf = (plot: number): number => plot % SIDE;
export const rowOf = (plot: number): number => Math.floor(plot / SIDE);
export const plotName = (plot: number): string => 'abcde'.charAt(columnOf(plot)) + String(rowOf(plot) + 1);
export const plotCalled = (name: string): number => 'abcde'.indexOf(name.charAt(0)) + (Number(name.charAt(1)) - 1) * SIDE;
export const notation = (plot: number, piece: Piece): string => plotName(plot) + SUFFIX[piece];

export function placementOf(offer: Offered): { plot: number; piece: Piece } {
  const sign = offer.answer.charAt(2);
  return { plot: plotCalled(offer.answer), piece: sign === '!' ? 'fast' : sign === '^' ? 'roof' : 'standard' };
}

const PLACEMENTS = new Set(['hongkong-founded', 'hongkong-raised', 'hongkong-taken']);

/** The plots of the last turn, as far as they still stand as they were built: what was taken back is passed over. */
export function lastPlots(heard: readonly Heard[], plots: readonly (BuildingSheet | null | undefined)[]): Set<number> {
  const found = new Set<number>();
  let builder: SeatLetter | undefined;
  for (const event of heard.flatMap((one) => one.events).reverse()) {
    if (!PLACEMENTS.has(event.key)) continue;
    const { seat, plot, height } = event.args ?? {};
    if (typeof seat !== 'object' || !('seat' in seat) || typeof plot !== 'string') continue;
    const index = plotCalled(plot);
    const building = plots[index];
    const stands = building?.owner === seat.seat && building.height === (typeof height === 'number' ? height : 1);
    if (!stands && !found.has(index)) continue;
    if (builder !== undefined && builder !== seat.seat) break;
    builder = seat.seat;
    found.add(index);
  }
  return found;
}

// The drawing, in units of the picture.
export const WIDE = 544;
export const HIGH = 536;
const LEFT = 30;
const TOP = 68;
const COLUMN = 100;
const ROW = 86;
const STOREY = 12;
const LEAN = -3.6;
const FOOT = { wide: 76, deep: 57 };

export interface Spot {
  x: number;
  y: number;
}

export const SLAB = { x: LEFT - 4, y: TOP - 4, wide: SIDE * COLUMN + 8, deep: SIDE * ROW + 8, thick: 26 };
export const columnLabel = (column: number): Spot => ({ x: LEFT + column * COLUMN + COLUMN / 2, y: SLAB.y + SLAB.deep + 19 });
export const rowLabel = (row: number): Spot => ({ x: 13, y: TOP + row * ROW + ROW / 2 + 7 });

/** A plot's ground, with the street around it left out. */
export function ground(plot: number): { x: number; y: number; wide: number; deep: number } {
  return { x: LEFT + columnOf(plot) * COLUMN + 4, y: TOP + rowOf(plot) * ROW + 4, wide: COLUMN - 8, deep: ROW - 8 };
}

/** The rectangle of a building at a level, grown by so much on each side. */
export function floor(plot: number, level: number, grow = 0): { x: number; y: number; wide: number; deep: number } {
  return {
    x: LEFT + columnOf(plot) * COLUMN + (COLUMN - FOOT.wide) / 2 + LEAN * level - grow,
    y: TOP + rowOf(plot) * ROW + (ROW - FOOT.deep) / 2 + 2 - STOREY * level - grow,
    wide: FOOT.wide + 2 * grow,
    deep: FOOT.deep + 2 * grow,
  };
}

const join = (...spots: [number, number][]): string => spots.map(([x, y]) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' ');

/** The front wall of one storey. */
export function front(plot: number, storey: number): string {
  const low = floor(plot, storey);
  const up = floor(plot, storey + 1);
  return join([low.x, low.y + low.deep], [low.x + low.wide, low.y + low.deep], [up.x + up.wide, up.y + up.deep], [up.x, up.y + up.deep]);
}

/** The wall on the right of one storey. */
export function side(plot: number, storey: number): string {
  const low = floor(plot, storey);
  const up = floor(plot, storey + 1);
  const x = low.x + low.wide;
  return join([x, low.y], [x, low.y + low.deep], [up.x + up.wide, up.y + up.deep], [up.x + up.wide, up.y]);
}

const at = (x: number, y: number): string => `${x.toFixed(1)} ${y.toFixed(1)}`;

export interface RoofShape {
  /** Back, left, right and front, in the order of painting. */
  slopes: string[];
  /** Rows of tiles, which tell a roof from a pit. */
  tiles: string;
  eaves: string;
  top: { x: number; y: number; wide: number; deep: number };
}

/** A hipped roof with swung eaves on so many storeys. */
export function roof(plot: number, storeys: number): RoofShape {
  const eaves = floor(plot, storeys + 0.15, 7);
  const top = floor(plot, storeys + 1.25, -9);
  const [l, t, r, b] = [eaves.x, eaves.y, eaves.x + eaves.wide, eaves.y + eaves.deep];
  const [L, T, R, B] = [top.x, top.y, top.x + top.wide, top.y + top.deep];
  // Hips swing: steep at the top, flat at the corner.
  const bend = (x: number, y: number, X: number, Y: number): string => `Q${at(X + (x - X) * 0.35, Y + (y - Y) * 0.62)}`;
  const nw = bend(l, t, L, T);
  const ne = bend(r, t, R, T);
  const se = bend(r, b, R, B);
  const sw = bend(l, b, L, B);
  const ribs: string[] = [];
  for (let i = 1; i < 9; i += 1) {
    const f = i / 9;
    ribs.push(`M${at(L + (R - L) * f, B)} L${at(l + (r - l) * f, b)}`, `M${at(L + (R - L) * f, T)} L${at(l + (r - l) * f, t)}`);
    if (i % 2) ribs.push(`M${at(R, T + (B - T) * f)} L${at(r, t + (b - t) * f)}`, `M${at(L, T + (B - T) * f)} L${at(l, t + (b - t) * f)}`);
  }
  return {
    slopes: [
      `M${at(l, t)} ${nw} ${at(L, T)} L${at(R, T)} ${ne} ${at(r, t)} Z`,
      `M${at(l, t)} ${nw} ${at(L, T)} L${at(L, B)} ${sw} ${at(l, b)} Z`,
      `M${at(r, t)} ${ne} ${at(R, T)} L${at(R, B)} ${se} ${at(r, b)} Z`,
      `M${at(r, b)} ${se} ${at(R, B)} L${at(L, B)} ${sw} ${at(l, b)} Q${at((l + r) / 2, b - 3)} ${at(r, b)} Z`,
    ],
    tiles: ribs.join(' '),
    eaves: `M${at(l, b)} Q${at((l + r) / 2, b - 3)} ${at(r, b)} l-1 4 Q${at((l + r) / 2, b + 2)} ${at(l + 1, b + 4)} Z`,
    top,
  };
}

/** The shadow of a building, away from a light in the upper left. */
export function shadow(plot: number, height: number): string {
  const foot = floor(plot, 0);
  const far = { x: 5 * height + 3, y: 2.4 * height + 2 };
  const [l, t, r, b] = [foot.x, foot.y, foot.x + foot.wide, foot.y + foot.deep];
  return join([l, b], [l + far.x, b + far.y], [r + far.x, b + far.y], [r + far.x, t + far.y], [r, t]);
}
