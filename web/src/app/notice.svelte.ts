// What is said once to everybody at this device: refusals as a toast, changes to screen readers.
import { Refused, Unreachable } from '../wire/http';
import { t, text } from '../text/text.svelte';

interface Toast {
  id: number;
  words: string;
  rule?: string | undefined;
  isBad: boolean;
}

class Notices {
  toasts: Toast[] = $state.raw([]);
  /** What screen readers hear. */
  spoken = $state('');
  private next = 1;

  show(words: string, rule?: string | null, isBad = false): void {
    const toast = { id: this.next++, words, rule: rule ?? undefined, isBad };
    this.toasts = [...this.toasts.slice(-2), toast];
    setTimeout(() => this.close(toast.id), isBad ? 9_000 : 5_000);
  }

  close(id: number): void {
    this.toasts = this.toasts.filter((toast) => toast.id !== id);
  }

  speak(words: string): void {
    // The same words twice are two things that happened.
    this.spoken = this.spoken === words ? `${words}\u00a0` : words;
  }

  /** Runs something and shows why it was refused. */
  async try<T>(what: () => Promise<T>): Promise<T | undefined> {
    try {
      return await what();
    } catch (why) {
      if (why instanceof Refused) this.show(text.tell(why.said), why.said.rule, true);
      else if (why instanceof Unreachable) this.show(t('page-unreachable'), undefined, true);
      else throw why;
      return undefined;
    }
  }
}

export const notices = new Notices();
