// How likely each seat was to win, as lines over the steps of a game that is watched again.
import type { MomentSheet } from '../../wire/types';

/** The picture's own measures; it is stretched to the room there is. */
export const WIDE = 1000;
export const HIGH = 100;

/** Seats are told apart by how their lines are broken as well as by colour. */
export const DASHES = { A: '', B: '9 5', C: '2 5', D: '14 4 2 4' } as const;

/** The picture that shows a version: the last that is no newer. What nothing was told of belongs to the one before it. */
export function indexOf(frames: readonly { v: number }[], v: number): number {
  let low = 0;
  let high = frames.length - 1;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((frames[middle]?.v ?? Infinity) <= v) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** A seat's chance at each picture, from 0 to 1; where nothing was thought anew, as before. */
export function courseOf(moments: readonly MomentSheet[], frames: readonly { v: number }[], seat: number): number[] {
  const course: (number | undefined)[] = frames.map(() => undefined);
  for (const { v, chances } of moments) course[indexOf(frames, v)] = chances[seat] ?? 0;
  let last = course.find((chance) => chance !== undefined) ?? 0;
  return course.map((chance) => (last = chance ?? last));
}

export const across = (at: number, last: number): number => (WIDE * at) / Math.max(1, last);
export const up = (chance: number): number => HIGH * (1 - chance);

/** The line of a seat. */
export function pathOf(course: readonly number[]): string {
  const last = course.length - 1;
  return course.map((chance, at) => `${at === 0 ? 'M' : 'L'}${across(at, last).toFixed(1)} ${up(chance).toFixed(1)}`).join('');
}

export const percent = (chance: number): number => Math.round(100 * chance);
