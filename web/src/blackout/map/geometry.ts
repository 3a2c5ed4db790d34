// The map as plain geometry: where the coast runs, where windows are, and which part of the paper
// belongs to whom. Everything is counted from the box sheet, so that a map of another box is drawn as well.
import type { AreaSheet, BoxSheet } from '../../wire/types';

export type Point = readonly [x: number, y: number];

export const point = (at: readonly number[]): Point => [at[0] ?? 0, at[1] ?? 0];
export const apart = (a: Point, b: Point): number => Math.hypot(a[0] - b[0], a[1] - b[1]);

/** Numbers from 0 to 1 that look drawn by lot and are the same every time. */
export function lots(seed: number): () => number {
  let state = (seed * 2654435761 + 1013904223) >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

export function pathOf(points: readonly Point[], closed = true): string {
  return `M${points.map(([x, y]) => `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`).join('L')}${closed ? 'Z' : ''}`;
}

export function isInside([x, y]: Point, outline: readonly Point[]): boolean {
  let inside = false;
  outline.forEach(([ax, ay], i) => {
    const [bx, by] = outline[(i + 1) % outline.length]!;
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside;
  });
  return inside;
}

/** How wide an outline is at a height, around a point within. */
export function chord([x, y]: Point, outline: readonly Point[]): [left: number, right: number] {
  let left = -Infinity;
  let right = Infinity;
  outline.forEach(([ax, ay], i) => {
    const [bx, by] = outline[(i + 1) % outline.length]!;
    if (ay > y === by > y) return;
    const cut = ((bx - ax) * (y - ay)) / (by - ay) + ax;
    if (cut <= x) left = Math.max(left, cut);
    else right = Math.min(right, cut);
  });
  return [left, right];
}

/** The neighbours of each location. */
export function neighbours(box: BoxSheet): number[][] {
  const next: number[][] = box.locations.map(() => []);
  for (const { ends } of box.lines) {
    const [a, b] = [ends[0]!, ends[1]!];
    next[a]?.push(b);
    next[b]?.push(a);
  }
  return next;
}

/** The next thing in a direction: near, and not far off to the side. */
export function towards(from: Point, direction: Point, things: readonly Point[]): number | undefined {
  let best: number | undefined;
  let least = Infinity;
  things.forEach((at, i) => {
    const dx = at[0] - from[0];
    const dy = at[1] - from[1];
    const ahead = dx * direction[0] + dy * direction[1];
    const aside = Math.abs(dx * direction[1] - dy * direction[0]);
    if (ahead <= 1 || aside > ahead * 1.6) return;
    const effort = ahead + aside * 1.6;
    if (effort < least) [best, least] = [i, effort];
  });
  return best;
}

/** The ground that belongs to each point: what is nearest to it, and not further than `reach`. No two overlap. */
export function cells(points: readonly Point[], reach: number): Point[][] {
  return points.map((here) => {
    let cell: Point[] = Array.from({ length: 16 }, (_, i) => {
      const turn = ((i + 0.5) / 16) * 2 * Math.PI;
      return [here[0] + Math.cos(turn) * reach, here[1] + Math.sin(turn) * reach] as const;
    });
    for (const other of points) {
      if (other === here || apart(here, other) >= 2 * reach) continue;
      cell = halved(cell, here, other);
    }
    return cell;
  });
}

/** The part of a polygon that is nearer to one point than to another. */
function halved(polygon: readonly Point[], here: Point, other: Point): Point[] {
  const middle: Point = [(here[0] + other[0]) / 2, (here[1] + other[1]) / 2];
  const beyond = (p: Point): number =>
    (p[0] - middle[0]) * (other[0] - here[0]) + (p[1] - middle[1]) * (other[1] - here[1]);
  const kept: Point[] = [];
  polygon.forEach((a, i) => {
    const b = polygon[(i + 1) % polygon.length]!;
    const [da, db] = [beyond(a), beyond(b)];
    if (da <= 0) kept.push(a);
    if (da < 0 !== db < 0 && da !== db) {
      const share = da / (da - db);
      kept.push([a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share]);
    }
  });
  return kept;
}

const outlineOf = (area: AreaSheet): Point[] => area.outline.map(point);

/** The land: the districts, and round pieces along the edges where they end, so that the coast has bays and capes. */
export function land(box: BoxSheet): string {
  const edges = new Map<string, { a: Point; b: Point; districts: number; isSea: boolean }>();
  const note = (area: AreaSheet, isSea: boolean): void => {
    const outline = outlineOf(area);
    outline.forEach((a, i) => {
      const b = outline[(i + 1) % outline.length]!;
      const name = [a.join(), b.join()].sort().join(' ');
      const edge = edges.get(name) ?? { a, b, districts: 0, isSea: false };
      edge.districts += isSea ? 0 : 1;
      edge.isSea ||= isSea;
      edges.set(name, edge);
    });
  };
  for (const district of box.districts) note(district, false);
  for (const sea of box.seas) note(sea, true);
  const parts = box.districts.map((district) => pathOf(outlineOf(district)));
  let seed = 7;
  for (const { a, b, districts, isSea } of edges.values()) {
    if (districts !== 1) continue;
    const lot = lots((seed += 1));
    // On the open side the coast may run further out than where a harbour must stay open.
    const [least, more] = isSea ? [20, 26] : [30, 52];
    const length = apart(a, b);
    for (let along = 0; along < length; along += 24 + lot() * 34) {
      const [x, y] = [a[0] + ((b[0] - a[0]) * along) / length, a[1] + ((b[1] - a[1]) * along) / length];
      parts.push(blob([x, y], least + lot() * more, lot));
    }
  }
  return parts.join('');
}

/** A round piece of land that is not quite round. */
function blob([x, y]: Point, size: number, lot: () => number): string {
  const corners = Array.from({ length: 9 }, (_, i): Point => {
    const turn = (i / 9) * 2 * Math.PI;
    const far = size * (0.78 + lot() * 0.4);
    return [x + Math.cos(turn) * far, y + Math.sin(turn) * far];
  });
  return pathOf(corners);
}

export interface Skyline {
  towers: string;
  windows: string;
  /** Windows of the same towers that stay dark. */
  asleep: string;
}

/** Towers and their windows in a district; room is left for its locations, its tiles and its name. */
export function skyline(box: BoxSheet, index: number): Skyline {
  const district = box.districts[index]!;
  const outline = outlineOf(district);
  const at = point(district.at);
  const lot = lots(index + 101);
  const places = district.ring.map((one) => point(box.locations[one]!.at));
  const xs = outline.map((p) => p[0]);
  const ys = outline.map((p) => p[1]);
  const isFree = (p: Point): boolean =>
    isInside(p, outline) &&
    places.every((place) => apart(place, p) > 46) &&
    (Math.abs(p[0] - at[0]) > 78 || Math.abs(p[1] - at[1]) > 34);
  const drawn: Skyline = { towers: '', windows: '', asleep: '' };
  for (let y = Math.min(...ys); y < Math.max(...ys); y += 50) {
    for (let x = Math.min(...xs) + lot() * 14; x < Math.max(...xs); x += 24 + lot() * 12) {
      const rows = 2 + Math.floor(lot() * 4);
      const foot = y + 44 + lot() * 5;
      const top = foot - rows * 9 - 4;
      const corners: Point[] = [[x - 3, top - 3], [x + 19, top - 3], [x - 3, foot + 3], [x + 19, foot + 3]];
      if (!corners.every(isFree)) continue;
      drawn.towers += `M${Math.round(x)} ${Math.round(top)}h16V${Math.round(foot)}h-16Z`;
      for (let n = 0; n < rows * 2; n += 1) {
        const pane = `M${Math.round(x) + 2.5 + (n % 2) * 6.5} ${Math.round(top) + 3 + Math.floor(n / 2) * 9}h4.5v5h-4.5Z`;
        if (lot() < 0.74) drawn.windows += pane;
        else drawn.asleep += pane;
      }
    }
  }
  return drawn;
}
