// A game that is watched again, as pictures in a row: each with what happened, and the view after it.
import { fold } from './fold';
import type { Asked, ReplayStep, Said } from './types';

type Sections = Record<string, unknown>;

export interface Frame {
  v: number;
  at: number;
  events: Said[];
  asked: Asked;
  view: Sections;
  /** The round of Blackout, or how many turns of Hong Kong were finished. */
  turn: number;
}

function turnOf(view: Sections): number {
  const { round, turn } = view as { round?: { round: number }; turn?: { turns?: number } };
  return round?.round ?? turn?.turns ?? 0;
}

/** The steps with words. What nothing is told of belongs to the step before it. */
export function framesOf(steps: readonly ReplayStep[]): Frame[] {
  const frames: Frame[] = [];
  let view: Sections = {};
  for (const { v, at, events, asked, view: change } of steps) {
    view = fold(view, change as Sections);
    const last = frames.at(-1);
    const turn = turnOf(view);
    if (last && events.length === 0) Object.assign(last, { asked, view, turn });
    else frames.push({ v, at, events, asked, view, turn });
  }
  return frames;
}

/** Where the next round or turn comes, or the former one; the ends where there is none. */
export function nextTurn(frames: readonly Frame[], at: number, by: 1 | -1): number {
  for (let i = at + by; i > 0 && i < frames.length; i += by) {
    if (frames[i]?.turn !== frames[i - 1]?.turn) return i;
  }
  return by > 0 ? frames.length - 1 : 0;
}

/** About the same place in the same game as another viewer knew it: as far on in the same round or turn. */
export function alike(from: readonly Frame[], at: number, to: readonly Frame[]): number {
  if (at === 0 || at >= from.length - 1) return at === 0 ? 0 : to.length - 1;
  const turn = from[at]?.turn;
  const places = (frames: readonly Frame[]): number[] => frames.flatMap((frame, i) => (frame.turn === turn ? [i] : []));
  const [mine, theirs] = [places(from), places(to)];
  const share = mine.length > 1 ? mine.indexOf(at) / (mine.length - 1) : 0;
  return theirs[Math.round(share * (theirs.length - 1))] ?? Math.min(at, to.length - 1);
}
