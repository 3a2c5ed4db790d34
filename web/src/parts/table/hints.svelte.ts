// A hint in three steps, each on one more wish: what to aim at, which card or place, the move. It is fetched once for a question.
import { notices } from '../../app/notice.svelte';
import type { Choice } from '../../blackout/choice.svelte';
import { t, text } from '../../text/text.svelte';
import { post } from '../../wire/http';
import type { Table } from '../../wire/table.svelte';
import type { Advised, Hint, Mention, Said } from '../../wire/types';

/** How much of a hint is told: nothing, the aim, what it is about, the move. */
export type Stage = 'none' | 'aim' | 'about' | 'move';

/** What comes after a stage. A move that is about no card and no place has one step less. */
export function nextStage(stage: Stage, advice: Pick<Advised, 'about'> | undefined): Stage {
  if (stage === 'none') return 'aim';
  return stage === 'aim' && (advice?.about.length ?? 0) > 0 ? 'about' : 'move';
}

/** The answers that choosing a move gives at once: those that arrange a plan, which can be changed at will. Whether the seat is ready, and
 *  whatever else there is to answer, is for the player to say. */
export function arranging(answers: readonly string[]): string[] {
  const arranges = (answer: string): boolean => /^(un)?plan-/.test(answer) || answer === 'unready';
  const end = answers.findIndex((answer) => !arranges(answer));
  return answers.slice(0, end < 0 ? answers.length : end);
}

export class Hints {
  stage: Stage = $state('none');
  isThinking = $state(false);
  private hint: Hint | undefined = $state.raw();

  constructor(
    readonly table: Table,
    readonly choice: Choice,
  ) {}

  readonly isGiven: boolean = $derived.by(() => (this.table.sheet?.gives_hints ?? false) && this.table.isMyTurn);
  /** The best move, as far as it is for what is asked now. */
  readonly advice: Advised | undefined = $derived.by(() => (this.hint?.question === this.table.question?.number ? this.hint?.advice[0] : undefined));

  /** The things on the table that the present step mentions. The aim stays highlighted no longer than it is all that is told. */
  readonly mentioned: readonly Mention[] = $derived.by(() => {
    const { stage, advice } = this;
    return stage === 'none' || !advice || !this.isGiven ? [] : advice.mentions[stage];
  });

  /** How likely the seat is to win by it, in words. */
  readonly chance: string | undefined = $derived.by(() => {
    const seats = this.table.sheet?.seats.map((row) => row.seat) ?? [];
    const own = this.table.seat ? this.advice?.chances[seats.indexOf(this.table.seat)] : undefined;
    return own === undefined ? undefined : t('hint-chance', { n: Math.round(100 * own), seats: seats.length });
  });

  /** Forgets the hint when something else is asked. */
  reset(): void {
    this.stage = 'none';
  }

  /** Tells one step more. */
  async more(): Promise<void> {
    if (!this.isGiven || this.isThinking || this.stage === 'move') return;
    if (!this.advice) await this.fetch();
    const { advice } = this;
    if (!advice) return;
    this.stage = nextStage(this.stage, advice);
    notices.speak(this.words(advice).join(' '));
  }

  private async fetch(): Promise<void> {
    const { id, seat, question } = this.table;
    this.isThinking = true;
    try {
      this.hint = (await notices.try(() => post<Hint>(`/api/v1/tables/${id}/seats/${seat}/hint`, { question: question?.number }))) ?? this.hint;
    } finally {
      this.isThinking = false;
    }
  }

  /** What the present stage tells. */
  private words(advice: Advised): string[] {
    const tell = (said: Said): string => text.tell(said, this.table.names);
    switch (this.stage) {
      case 'aim':
        return [tell(advice.aim)];
      case 'about':
        return advice.about.map(tell);
      default:
        return [`${advice.labels.map(tell).join('; ')}.`, ...advice.reasons.map(tell), this.chance ?? ''];
    }
  }

  /** Chooses the move: a plan is laid out, all else waits to be confirmed. */
  async choose(): Promise<void> {
    const answers = this.advice?.answers ?? [];
    const plan = arranging(answers);
    if (plan.length > 0) {
      await this.table.answer(...plan);
      return;
    }
    const offer = this.table.question?.offers.find(({ answer }) => answer === answers[0]);
    if (offer) await this.choice.arm(offer);
  }
}
