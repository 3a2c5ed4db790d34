// A game that is watched again: a table as ever, for everything that draws one; but nothing is asked at it, and it stands at the step
// that the reader has chosen.
import { withoutRerolls } from '../parts/table/rolls';
import { settings } from '../app/settings.svelte';
import { framesOf, type Frame } from './frames';
import { Table } from './table.svelte';
import type { BoxSheet, ReplayStep, SeatLetter, TableSheet } from './types';

export class ReplayTable extends Table {
  readonly frames: Frame[];
  private readonly whole: TableSheet;
  at = $state(0);
  /** Whether it goes on by itself. */
  isPlaying = $state(false);

  constructor(
    whole: TableSheet,
    seat: SeatLetter | undefined,
    watching: string | undefined,
    box: BoxSheet | undefined,
    steps: ReplayStep[],
  ) {
    super(whole.id, seat, watching, false);
    this.box = box;
    // Who is away now, or has given up, was there then.
    const seats = whole.seats.map((row) => (row.is_away || row.has_resigned ? { ...row, bot: null, is_away: false, has_resigned: false } : row));
    this.whole = { ...whole, seats };
    const told = settings.rerolls ? steps : withoutRerolls(steps);
    this.frames = framesOf(steps.map((step, i) => ({ ...step, events: told[i]?.events ?? [] })));
    this.turnTo(0);
  }

  get last(): number {
    return this.frames.length - 1;
  }

  /** Goes to a step. Whoever goes somewhere wants to stay there. */
  show(at: number): void {
    this.isPlaying = false;
    this.turnTo(at);
  }

  /** Begins to go on by itself, at the end from the beginning; or no longer does. */
  play(): void {
    if (!this.isPlaying && this.at === this.last) this.turnTo(0);
    this.isPlaying = !this.isPlaying;
  }

  /** Goes on by a step while it plays. */
  playOn(): void {
    this.turnTo(this.at + 1);
    if (this.at === this.last) this.isPlaying = false;
  }

  private turnTo(at: number): void {
    const frame = this.frames[Math.max(0, Math.min(at, this.last))];
    if (!frame) return;
    this.at = this.frames.indexOf(frame);
    this.view = frame.view;
    this.v = frame.v;
    this.asked = frame.asked;
    this.heard = this.frames.slice(0, this.at + 1);
    this.fresh = frame.events;
    this.sheet = { ...this.whole, phase: frame.asked.is_over ? 'over' : 'playing' };
  }

  /** Shows the step that came to a version. */
  look(v: number): void {
    this.show(this.frames.findIndex((frame) => frame.v === v));
  }
}
