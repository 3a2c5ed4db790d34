// Where the names of locations and districts stand on the map: beside what they name, and over nothing that tells something.
import type { BoxSheet } from '../../wire/types';
import { isInside, point, type Point } from './geometry';
import type { Sizes } from './view.svelte';

/** The height at which names are measured, in pixels. No name is smaller. */
const HIGH = 12;
/** The height of names in pixels: on a large map they grow with it. */
export function heightOf({ px }: Sizes): number {
  return Math.min(16, Math.max(HIGH, 14 / px));
}

/** A map smaller than this, in pixels for a unit, has no room for names. */
const NAMED_FROM = 0.45;

/** Whether the map is large enough for words and signs beside its marks. */
export function isNamed({ px }: Sizes): boolean {
  return 1 / px >= NAMED_FROM;
}

export interface Rect {
  x: number;
  y: number;
  w: number;
  h: number;
}

/** How wide the names are, in pixels. */
export interface Widths {
  locations: readonly number[];
  districts: readonly number[];
}

/** The middle of each name; none where there is no room for it. */
export interface Names {
  locations: (Point | undefined)[];
  districts: (Point | undefined)[];
}

const around = ([x, y]: Point, w: number, h: number): Rect => ({ x: x - w / 2, y: y - h / 2, w, h });
const isOver = (a: Rect, b: Rect): boolean => a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h;
const isWithin = (a: Rect, b: Rect): boolean => a.x >= b.x && a.y >= b.y && a.x + a.w <= b.x + b.w && a.y + a.h <= b.y + b.h;

interface Wanted {
  w: number;
  h: number;
  /** Where the name might stand, the best first, and where of these it is over nothing. */
  all: Point[];
  free: Point[];
}

/**
 * The places of cubes are kept free whether cubes stand there or not, so that no name jumps. Whoever has the fewest places
 * left chooses first.
 */
export function placeNames(box: BoxSheet, widths: Widths, sizes: Sizes, paper: Rect): Names {
  const { px } = sizes;
  const none = { locations: widths.locations.map(() => undefined), districts: widths.districts.map(() => undefined) };
  if (!isNamed(sizes)) return none;
  const high = heightOf(sizes);
  const h = (high + 1) * px;
  const wide = (width: number | undefined): number => (((width ?? 0) * high) / HIGH + 3) * px;
  const places = box.locations.map((one) => point(one.at));
  const [zoneX, zoneY] = [sizes.mark + sizes.cube * 0.62, Math.max(sizes.mark + 2 * px, sizes.mark * 0.42 + sizes.cube * 0.78)];
  const marks = places.map((at) => around(at, 2 * zoneX, 2 * zoneY));
  const tiles = box.districts.map(({ at }) => around(point(at), 3 * sizes.tile + 6 * px, sizes.tile * 1.24 + 2 * px));
  const isFree = (own: Rect): boolean => isWithin(own, paper) && [...marks, ...tiles].every((one) => !isOver(own, one));

  const wanted: Wanted[] = places.map(([x, y], i) => {
    const w = wide(widths.locations[i]);
    const [down, side] = [zoneY + h / 2, zoneX + w / 2];
    // Below and above, further to the sides, then beside it.
    const shifted = [0, w / 4, -w / 4, w / 2 - 6 * px, 6 * px - w / 2];
    const beside = [0, zoneY * 0.7, -zoneY * 0.7].flatMap((dy): Point[] => [[x + side, y + dy], [x - side, y + dy]]);
    const all = [...shifted.map((dx): Point => [x + dx, y + down]), ...shifted.map((dx): Point => [x + dx, y - down]), ...beside];
    return { w, h, all, free: all.filter((at) => isFree(around(at, w, h))) };
  });
  box.districts.forEach((district, i) => {
    const w = wide(widths.districts[i]);
    const [x, y] = point(district.at);
    const outline = district.outline.map(point);
    const up = (sizes.tile * 1.24) / 2 + h / 2 + 2 * px;
    const all = [0, 0.25, -0.25, 0.5, -0.5].flatMap((part): Point[] => [[x + part * w, y - up], [x + part * w, y + up], [x + part * w, y - up - h / 2], [x + part * w, y + up + h / 2]]);
    const inside = all.filter((at) => isInside(at, outline));
    wanted.push({ w, h, all: inside, free: inside.filter((at) => isFree(around(at, w, h))) });
  });

  const found: (Point | undefined)[] = wanted.map(() => undefined);
  const left = new Set(wanted.keys());
  while (left.size > 0) {
    const next = [...left].reduce((one, other) => (wanted[other]!.free.length < wanted[one]!.free.length ? other : one));
    left.delete(next);
    const { w, free } = wanted[next]!;
    const [at] = free;
    if (!at) continue;
    found[next] = at;
    const own = around(at, w, h);
    for (const i of left) {
      const other = wanted[i]!;
      other.free = other.free.filter((place) => !isOver(own, around(place, other.w, other.h)));
    }
  }
  // A name that found no place may stand where a cube might come to stand, rather than nowhere.
  const bare = places.map((at) => around(at, 2 * sizes.mark, 2 * sizes.mark));
  wanted.forEach(({ w, all }, i) => {
    if (found[i]) return;
    const taken = [...bare, ...tiles, ...found.flatMap((at, n) => (at ? [around(at, wanted[n]!.w, h)] : []))];
    found[i] = all.find((at) => isWithin(around(at, w, h), paper) && taken.every((one) => !isOver(around(at, w, h), one)));
  });
  return { locations: found.slice(0, places.length), districts: found.slice(places.length) };
}

let ruler: CanvasRenderingContext2D | null = null;

/** How wide each text is as a name on the map, in pixels. */
export function measure(texts: readonly string[], style: string): number[] {
  ruler ??= document.createElement('canvas').getContext('2d');
  if (!ruler) return texts.map((one) => one.length * 7);
  ruler.font = `${style} ${HIGH}px ${getComputedStyle(document.body).fontFamily}`;
  return texts.map((one) => ruler!.measureText(one).width);
}
