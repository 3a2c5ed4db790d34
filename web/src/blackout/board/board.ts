// What the parts of a board share: how things are counted, sorted and named. Nothing of the rules is worked out here.
import { isFocusFree } from '../../parts/table/focus';
import { t, text } from '../../text/text.svelte';
import type { Table } from '../../wire/table.svelte';
import type { BoardSheet, BoxSheet, EffectSheet, Offered, SeatLetter, CheckLine } from '../../wire/types';
import type { Choice, Parsed } from '../choice.svelte';
import type { Needed } from '../needs';
import { obtainable, type PlanPrint } from '../printed';

export type Color = 'red' | 'yellow' | 'blue' | 'purple';
export type Resource = 'food' | 'tools' | 'gasoline' | 'water' | 'books' | 'medipacks';

export const COLORS: readonly Color[] = ['red', 'yellow', 'blue', 'purple'];
/** In the order of the rondel (B0.3). */
export const RESOURCES: readonly Resource[] = ['food', 'tools', 'gasoline', 'water', 'books', 'medipacks'];
export const DICE: readonly Exclude<Color, 'purple'>[] = ['red', 'yellow', 'blue'];
export const SLOTS: readonly number[] = [1, 2, 3, 4];

export function boardOf(table: Table, seat: SeatLetter | undefined): BoardSheet | undefined {
  return seat && table.blackout.boards?.[seat];
}

export function cardName(table: Table, card: number): string {
  return text.named(table.box?.cards[card]?.name);
}

export function colorOf(box: BoxSheet | undefined, card: number): Color | undefined {
  return box?.cards[card]?.color ?? undefined;
}

export function countColors(box: BoxSheet | undefined, cards: readonly number[]): { color: Color; n: number }[] {
  const count = (color: Color): number => cards.filter((card) => colorOf(box, card) === color).length;
  return COLORS.map((color) => ({ color, n: count(color) })).filter(({ n }) => n > 0);
}

/** Cards of a colour lie together, so that a hand of fourteen can be read. */
export function sorted(box: BoxSheet | undefined, cards: readonly number[]): number[] {
  const rank = (card: number): number => COLORS.indexOf(colorOf(box, card) ?? 'purple');
  return [...cards].sort((one, other) => rank(one) - rank(other) || one - other);
}

/** Where the die of a colour lies. */
export function dieOn(table: Table, color: Color): Resource | undefined {
  if (color === 'purple') return undefined;
  return table.blackout.round.dice[color] ?? undefined;
}

/** An offer in words, with its cost. */
export function offerName(table: Table, offer: Offered): string {
  const label = text.tell(offer.label, table.names);
  return offer.cost ? t('blackout-play-cost', { choice: label, cost: text.tell(offer.cost, table.names) }) : label;
}

/** All offers about one thing, those that a battery pays for included. */
export function offersFor(choice: Choice, word: string, thing: number | string): Parsed[] {
  return choice.all(word).filter((one) => one.args[0]?.replace('+b', '') === String(thing));
}

/** A number of an offer's cost. */
export function costOf(offer: Offered, name: string): number {
  return Number(offer.cost?.args?.[name] ?? 0);
}

/** Puts the focus on something that comes with the next change; who has gone elsewhere meanwhile stays there. */
export function focusSoon(selector: string, isThere: () => boolean = () => true, tries = 40): void {
  requestAnimationFrame(() => {
    const found = isThere() ? document.querySelector<HTMLElement>(selector) : null;
    if (found && (isFocusFree() || document.activeElement?.matches('[data-hand-card], .planned, .single'))) found.focus();
    else if (!found && tries > 0) focusSoon(selector, isThere, tries - 1);
  });
}

export interface Goal {
  number: number;
  /** What is needed, with what the seat has of it where the seat is the viewer's own. */
  needs: Needed[];
  effect: EffectSheet | undefined;
  is: 'open' | 'done' | 'closed';
  have: number;
  need: number;
}

export interface Spot {
  number: number;
  kind: 'objective' | 'emergency' | 'power';
  card?: number;
  plan?: number;
  /** Whether it is a common plan, which is never finished (B10.2). */
  isCommon: boolean;
  goals: Goal[];
  bonus?: EffectSheet;
  completion?: EffectSheet;
  line?: CheckLine;
}

/** What lies on a seat's spots: three for objectives, two for emergency plans, two for restoring power. */
export function spotsOf(table: Table, seat: SeatLetter): Spot[] {
  const board = boardOf(table, seat);
  const { box } = table;
  if (!board || !box) return [];
  const own = seat === table.seat ? table.blackout.goals : undefined;
  const spots: Spot[] = [];
  board.spots.forEach((sheet, at) => {
    const kind = at < 3 ? 'objective' : at < 5 ? 'emergency' : 'power';
    const spot: Spot = { number: at + 1, kind, isCommon: sheet?.is_common ?? false, goals: [] };
    if (!sheet && kind !== 'objective') return;
    if (sheet) {
      const printed = obtainable(printedOn(box, kind, at, sheet.card, sheet.plan), spot.isCommon);
      if (typeof sheet.card === 'number') spot.card = sheet.card;
      if (typeof sheet.plan === 'number') spot.plan = sheet.plan;
      if (printed.bonus) spot.bonus = printed.bonus;
      if (printed.line) spot.line = printed.line;
      if (printed.completion) spot.completion = printed.completion;
      spot.goals = sheet.goals.map((progress, i) => {
        const goal = printed.goals?.[i];
        const { have, need, is = 'open' } = progress;
        const needs: Needed[] = (is === 'open' && own?.[at]?.[i]?.needs) || (goal?.needs ?? []);
        return { number: i + 1, needs, effect: goal?.effect ?? undefined, is, have, need };
      });
    }
    spots.push(spot);
  });
  return spots;
}

function printedOn(box: BoxSheet, kind: Spot['kind'], at: number, card?: number | null, plan?: number | null): PlanPrint {
  if (kind === 'power') return { goals: box.power.slice(at - 5, at - 4) };
  if (typeof card === 'number') return box.cards[card] ?? {};
  return typeof plan === 'number' ? (box.plans[plan] ?? {}) : {};
}

/** The keys by which a hint mentions a spot, and with a number one of its goals. */
export function spotKeys(spot: Spot, goal?: number): string[] {
  if (spot.kind === 'power') return [`power-${spot.number - 5}`];
  const whole = spot.card === undefined ? `plan-${spot.plan}` : `card-${spot.card}`;
  return [goal === undefined ? whole : `${whole}-goal-${goal}`];
}

/** How a spot is called: by what lies there. */
export function spotName(table: Table, spot: Spot): string {
  if (spot.kind === 'power') return t('board-power', { number: spot.number - 5 });
  if (spot.card !== undefined) return cardName(table, spot.card);
  return spot.plan === undefined ? t('board-free') : text.named(table.box?.plans[spot.plan]?.name);
}

/** Whether this is the plan that can be finished now (B3.8). */
export function isFinishing(table: Table, spot: Spot): boolean {
  return table.blackout.turn.finishing === spot.number;
}
