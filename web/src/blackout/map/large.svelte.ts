// Whether the map lies large over the table: on wish, and by itself while a question is answered on it.
import { untrack } from 'svelte';
import { settings } from '../../app/settings.svelte';
import { isFocusFree } from '../../parts/table/focus';
import type { Choice } from '../choice.svelte';

/** Answers that are given on the map. */
const ON_MAP = ['place', 'start', 'search', 'collect'];
const SPAN = 220;

export class LargeMap {
  private isWished = $state(false);
  /** Whoever makes it small by hand while it is asked for is not shown it large again unasked, as long as this game lasts. */
  private isDeclined = $state(false);
  /** A hint points at something under it. */
  private isAside = $state(false);
  readonly isAsked: boolean = $derived.by(() => ON_MAP.some((word) => this.choice.words.has(word)));
  readonly isLarge: boolean = $derived.by(() => this.isWished || (this.isAsked && !this.isDeclined && !this.isAside));
  private before: Element | null = null;

  constructor(private readonly choice: Choice) {
    this.isDeclined = this.kept('read');
  }

  /** This window remembers it, so that a reload does not begin the quarrel again. */
  private kept(what: 'read' | 'write'): boolean {
    const place = `harbour-map-${this.choice.table.id}`;
    try {
      if (what === 'write') sessionStorage.setItem(place, this.isDeclined ? 'small' : '');
      return sessionStorage.getItem(place) === 'small';
    } catch {
      return this.isDeclined;
    }
  }

  /** Large becomes small, and small large. The focus comes back to where it was before. */
  turn(): void {
    const goes = !this.isLarge;
    this.isAside = false;
    this.isWished = goes;
    if (this.isAsked) {
      this.isDeclined = !goes;
      this.kept('write');
    }
    const here = document.activeElement;
    if (goes) this.before = here;
    const then = goes ? null : this.before;
    requestAnimationFrame(() => {
      if (!isFocusFree() && document.activeElement !== here) return;
      if (then instanceof HTMLElement && then.isConnected && here?.closest('section.map')) then.focus({ preventScroll: true });
      else if (!here?.isConnected || here.closest('[inert]')) document.querySelector<HTMLElement>('.map .size')?.focus({ preventScroll: true });
    });
  }

  /** Makes way for what a hint points at, until the next question or a hint about the map. */
  stepAside(isAside: boolean): void {
    this.isAside = isAside;
    if (isAside) this.isWished = false;
  }

  /** Another question that is answered elsewhere: what lies under the map is needed again. */
  follow(): void {
    this.isAside = false;
    if (!this.isAsked) this.isWished = false;
  }
}

/** Has an element grow out of where it lay before, whenever what `isLarge` tells changes, while the component that calls it lives. */
export function grow(place: () => HTMLElement | undefined, isLarge: () => boolean): void {
  let was: DOMRect | undefined;
  $effect.pre(() => {
    void isLarge();
    was = settings.motion ? untrack(place)?.getBoundingClientRect() : undefined;
  });
  $effect(() => {
    void isLarge();
    const node = untrack(place);
    if (!node || !was || was.width === 0) return;
    const now = node.getBoundingClientRect();
    const [x, y] = [was.left - now.left, was.top - now.top];
    if (Math.abs(was.width - now.width) < 4) return;
    const from = `translate(${x}px, ${y}px) scale(${was.width / now.width}, ${was.height / now.height})`;
    const frames = [{ transform: from, transformOrigin: '0 0' }, { transform: 'none', transformOrigin: '0 0' }];
    node.animate(frames, { duration: SPAN, easing: 'cubic-bezier(.2, .7, .2, 1)' });
  });
}
