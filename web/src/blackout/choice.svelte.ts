// What can be chosen now, found by what it is about, so that every part of the table shows its own choices. The offers and
// their words come from the server; here they are only sorted by their notation (docs/notation.md).
import type { Preview, Table } from '../wire/table.svelte';
import type { Offered } from '../wire/types';

/** The parts of an answer: `plan-2-83` is the word `plan` with 2 and 83. */
export interface Parsed {
  word: string;
  args: string[];
  offer: Offered;
}

export function parse(offer: Offered): Parsed {
  const [word = '', ...args] = offer.answer.split('-');
  return { word, args, offer };
}

/** Answers that only arrange one's own plan and can be changed at will, and turning up what was planned. */
const FREE = new Set(['plan', 'unplan', 'unready', 'deploy']);

export class Choice {
  /** The card that is held up to be planned. */
  picked: number | undefined = $state();
  /** The offer that waits to be confirmed, because it cannot be taken back alone. */
  armed: Offered | undefined = $state.raw();
  /** The offer that is being looked at, and what would come of it. */
  eyed: Offered | undefined = $state.raw();
  outcome: Preview | undefined = $state.raw();

  readonly parsed: Parsed[] = $derived.by(() => (this.table.question?.offers ?? []).map(parse));
  readonly words: Set<string> = $derived(new Set(this.parsed.map((one) => one.word)));

  /** The offers in the order in which they are shown, which the server decides. */
  readonly ordered: Offered[] = $derived.by(() => this.table.question?.offers ?? []);

  constructor(readonly table: Table) {}

  /** The offer with this word and these first arguments. */
  find(word: string, ...args: (string | number)[]): Offered | undefined {
    const matches = (one: Parsed): boolean => one.word === word && args.every((arg, i) => one.args[i] === String(arg));
    return this.parsed.find(matches)?.offer;
  }

  all(word: string): Parsed[] {
    return this.parsed.filter((one) => one.word === word);
  }

  /** A cube, the first one or a later one, to this location. */
  place(location: number): Offered | undefined {
    return this.find('place', location) ?? this.find('start', location);
  }

  plan(card: number, slot: number): Offered | undefined {
    return this.find('plan', slot, card);
  }

  canPlan(card: number): boolean {
    return this.all('plan').some((one) => one.args[1] === String(card));
  }

  pick(card: number | undefined): void {
    this.picked = this.picked === card ? undefined : card;
  }

  /** Puts the card that is held up into a slot. */
  async planIn(slot: number): Promise<void> {
    if (this.picked === undefined) return;
    const offer = this.plan(this.picked, slot);
    this.picked = undefined;
    if (offer) await this.give(offer);
  }

  /** Gives an answer: at once where it can be taken back, else when it is chosen a second time. */
  async give(offer: Offered): Promise<void> {
    if (this.mustConfirm(offer)) {
      this.armed = offer;
      await this.eye(offer);
      return;
    }
    this.drop();
    await this.table.answer(offer.answer);
  }

  /** Lets an answer wait to be confirmed, with what would come of it. */
  async arm(offer: Offered): Promise<void> {
    this.drop();
    this.armed = offer;
    await this.eye(offer);
  }

  /** Whether an answer is given only when it is chosen once more: it is final, or easily given by mistake. To be ready with a plan is a second word already. */
  mustConfirm(offer: Offered): boolean {
    const { word } = parse(offer);
    const hasPlanned = word === 'ready' && this.words.has('unplan');
    const isGrave = Boolean(offer.is_final) && !FREE.has(word) && !hasPlanned;
    return (isGrave || Boolean(offer.caution)) && this.armed?.answer !== offer.answer;
  }

  /** Looks at what would come of an offer. */
  async eye(offer: Offered | undefined): Promise<void> {
    if (this.eyed?.answer === offer?.answer) return;
    this.eyed = offer;
    this.outcome = undefined;
    if (!offer) return;
    const outcome = await this.table.preview(offer.answer);
    if (this.eyed?.answer === offer.answer) this.outcome = outcome;
  }

  /** Lets go of what was armed, held up or looked at. */
  drop(): void {
    this.armed = undefined;
    this.eyed = undefined;
    this.outcome = undefined;
    this.picked = undefined;
  }
}
