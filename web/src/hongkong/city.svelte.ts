// What the viewer is doing with the board of Hong Kong: the piece in hand, the plot pointed at, the step that is looked at.
import { SvelteMap } from 'svelte/reactivity';
import { notices } from '../app/notice.svelte';
import type { Choice } from '../blackout/choice.svelte';
import { get } from '../wire/http';
import type { Table } from '../wire/table.svelte';
import type { BuildingSheet, HongKongView, Offered, Said, SeatLetter } from '../wire/types';
import { CENTRE, PIECES, lastPlots, notation, placementOf, type Piece } from './city';

/** A piece where it would go. */
export interface Ghost {
  plot: number;
  piece: Piece;
  isArmed: boolean;
}

export class City {
  private wanted: Piece = $state('standard');
  /** The plot that the arrow keys have come to. */
  cursor = $state(CENTRE);
  pointed: number | undefined = $state();
  /** Why the plot that was asked about is closed. */
  why: Said | undefined = $state.raw();
  /** An earlier position that is looked at. */
  past: { v: number; view: HongKongView } | undefined = $state.raw();
  private reasons = new SvelteMap<string, Said | undefined>();
  private timer: ReturnType<typeof setTimeout> | undefined;

  readonly offers: Map<string, Offered> = $derived.by(
    () => new Map((this.table.isMyTurn ? (this.table.question?.offers ?? []) : []).map((offer) => [offer.answer, offer])),
  );
  readonly usable: Set<Piece> = $derived(new Set([...this.offers.values()].map((offer) => placementOf(offer).piece)));
  readonly piece: Piece = $derived.by(
    () => (this.usable.has(this.wanted) ? this.wanted : PIECES.find((piece) => this.usable.has(piece))) ?? 'standard',
  );
  readonly view: HongKongView = $derived.by(() => this.past?.view ?? this.table.hongkong);
  readonly last: Set<number> = $derived.by(() => {
    const upTo = this.past?.v ?? Infinity;
    return lastPlots(this.table.heard.filter((one) => one.v <= upTo), this.view.plots);
  });
  readonly ghost: Ghost | undefined = $derived.by(() => {
    if (this.past) return undefined;
    const armed = this.choice.armed;
    if (armed) return { ...placementOf(armed), isArmed: true };
    const plot = this.pointed;
    return plot !== undefined && this.offer(plot) ? { plot, piece: this.piece, isArmed: false } : undefined;
  });

  constructor(
    readonly table: Table,
    readonly choice: Choice,
  ) {}

  /** Whose pieces would be placed. */
  get seat(): SeatLetter {
    return this.table.seat ?? 'A';
  }

  offer(plot: number): Offered | undefined {
    return this.offers.get(notation(plot, this.piece));
  }

  building(plot: number): BuildingSheet | undefined {
    return this.view.plots[plot] ?? undefined;
  }

  /** Starts afresh with a new question. */
  reset(): void {
    this.wanted = 'standard';
    this.why = undefined;
    this.reasons.clear();
    this.choice.drop();
  }

  take(piece: Piece): void {
    if (!this.usable.has(piece)) return;
    const armed = this.choice.armed && placementOf(this.choice.armed);
    this.wanted = piece;
    this.why = undefined;
    this.choice.drop();
    // The plot stays chosen when the other piece may go there, too, and a second choice confirms it.
    const offer = armed && this.offer(armed.plot);
    if (offer?.is_final) void this.choice.give(offer);
  }

  /** Places the piece in hand, or tells why it cannot go there. */
  async act(plot: number): Promise<void> {
    this.cursor = plot;
    if (this.past || !this.table.isMyTurn || this.table.isBusy) return;
    const offer = this.offer(plot);
    if (offer) {
      this.why = undefined;
      await this.choice.give(offer);
    } else {
      this.choice.drop();
      await this.explain(plot);
    }
  }

  /** Somebody has come to a plot by key; a reason is told when they stay. */
  stay(plot: number): void {
    clearTimeout(this.timer);
    if (this.past || !this.table.isMyTurn || this.choice.armed) return;
    this.why = undefined;
    if (this.offer(plot)) return;
    this.timer = setTimeout(() => void this.explain(plot), 350);
  }

  private async explain(plot: number): Promise<void> {
    const answer = notation(plot, this.piece);
    if (!this.reasons.has(answer)) {
      const why = await notices.try(() => this.table.whyNot(answer));
      this.reasons.set(answer, why);
    }
    if (this.cursor === plot && notation(plot, this.piece) === answer) this.why = this.reasons.get(answer);
  }

  drop(): void {
    this.why = undefined;
    this.choice.drop();
  }

  /** Shows the board as it was at a version. */
  async look(v: number): Promise<void> {
    if (v >= this.table.v) {
      this.past = undefined;
      return;
    }
    const query = new URLSearchParams();
    if (this.table.seat) query.set('seat', this.table.seat);
    if (this.table.watching) query.set('link', this.table.watching);
    const game = await notices.try(() => get<{ view: HongKongView }>(`/api/v1/tables/${this.table.id}/log/${v}?${query}`));
    if (game) this.past = { v, view: game.view };
  }
}
