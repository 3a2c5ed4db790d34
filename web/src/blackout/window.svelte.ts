// How much room the window gives to a table of Blackout.
import { innerHeight, innerWidth } from 'svelte/reactivity/window';

class Space {
  /** Everything at once, one part at a time with much beside it, or one part alone. */
  readonly size: 'wide' | 'middle' | 'small' = $derived.by(() => {
    const width = innerWidth.current ?? 0;
    return width >= 1240 ? 'wide' : width >= 700 ? 'middle' : 'small';
  });
  /** A tablet that lies on its side has room beside the board, not below it. */
  readonly isLying = $derived(this.size === 'middle' && (innerWidth.current ?? 0) >= 900 && (innerHeight.current ?? 0) <= 900);
  /** Where a laptop is low, the rondel lies flat. */
  readonly isLow = $derived(this.size === 'wide' && (innerHeight.current ?? 0) < 750);
}

export const space = new Space();
