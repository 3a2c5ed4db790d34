// A review of the game that is watched again: asked for, waited for, and then there.
import { notices } from '../../app/notice.svelte';
import { t } from '../../text/text.svelte';
import type { Reviewed, ReviewSheet } from '../../wire/types';

/** Asks how far a review is, and for it once it is there. */
export type AskReview = () => Promise<ReviewSheet>;

export class GameReview {
  /** How much is done, from 0 to 1; nothing before anybody has asked. */
  progress: number | undefined = $state();
  found: Reviewed | undefined = $state.raw();
  /** Whether the reader has come for the review, so that it opens by itself. */
  isWanted = false;
  private isGone = false;
  private loading: Promise<void> | undefined;

  constructor(private readonly ask: AskReview) {}

  /** Waits for the review, together with whoever waits for it already. */
  load(): Promise<void> {
    this.loading ??= this.askOn().finally(() => {
      this.loading = undefined;
      if (!this.found) this.progress = undefined;
    });
    return this.loading;
  }

  /** The server answers after a while in any case, so that it is asked again and again. */
  private async askOn(): Promise<void> {
    this.progress = 0;
    notices.speak(t('page-review-waits'));
    while (!this.isGone && !this.found) {
      const sheet = await notices.try(this.ask);
      if (!sheet) return;
      this.progress = sheet.progress;
      this.found = sheet.review ?? undefined;
    }
    if (this.found && !this.isGone) notices.speak(t('page-review-turns', { n: this.found.turning_points.length }));
  }

  end(): void {
    this.isGone = true;
  }
}
