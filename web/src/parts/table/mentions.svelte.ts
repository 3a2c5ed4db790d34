// The things on the table that the open hint mentions. Whatever shows one of them highlights itself while it is mentioned.
import { getContext, setContext } from 'svelte';
import type { Attachment } from 'svelte/attachments';
import type { Table } from '../../wire/table.svelte';
import type { Mention } from '../../wire/types';

const MENTIONS = Symbol('mentions');
/** The element that tells those who listen why something is highlighted. */
export const NOTE = 'hint-mention-note';

/** A key for a mentioned thing; elements name the same key. */
export function keyOf(mention: Mention): string {
  switch (mention.kind) {
    case 'plot':
      return `plot-${mention.plot}`;
    case 'piece':
      return `piece-${mention.piece}`;
    case 'card-goal':
      return `card-${mention.index}-goal-${mention.goal}`;
    case 'plan-goal':
      return `plan-${mention.index}-goal-${mention.goal}`;
    case 'power':
      return `power-${mention.goal}`;
    case 'slot':
      return `slot-${mention.slot}`;
    case 'resource':
      return `good-${mention.resource}`;
    case 'holding':
      return `good-${mention.holding}`;
    case 'check-mark':
      return `check-mark-${mention.action}`;
    case 'seat':
      return `seat-${mention.seat}`;
    case 'area':
      return `area-${mention.area}`;
    default:
      return `${mention.kind}-${mention.index}`;
  }
}

/** The part of a small screen on which a mentioned thing is found. */
export type Room = 'board' | 'map' | 'market' | 'others';

export function roomOf(mention: Mention, table: Pick<Table, 'blackout'>): Room {
  switch (mention.kind) {
    case 'location':
    case 'district':
    case 'tile':
      return 'map';
    case 'seat':
      return 'others';
    case 'area':
      return mention.area === 'map' ? 'map' : mention.area === 'opponents' ? 'others' : 'board';
    case 'card':
    case 'card-goal':
      return table.blackout.display.some((row) => row.cards.includes(mention.index)) ? 'market' : 'board';
    default:
      return 'board';
  }
}

export class Mentions {
  list: readonly Mention[] = $state.raw([]);
  readonly keys: ReadonlySet<string> = $derived(new Set(this.list.map(keyOf)));

  has(...keys: string[]): boolean {
    return keys.some((key) => this.keys.has(key));
  }
}

export const setMentions = (): Mentions => setContext(MENTIONS, new Mentions());
/** There are none where a game is watched again. */
export const getMentions = (): Mentions | undefined => getContext<Mentions | undefined>(MENTIONS);

/** Makes attachments that highlight an element while the hint mentions one of the keys. To be called when a component begins. */
export function highlighter(): (...keys: string[]) => Attachment<Element> {
  const mentions = getMentions();
  return (...keys) =>
    (element) => {
      if (!mentions?.has(...keys)) return undefined;
      const described = element.getAttribute('aria-describedby');
      element.setAttribute('data-hinted', '');
      element.setAttribute('aria-describedby', described ? `${described} ${NOTE}` : NOTE);
      return () => {
        element.removeAttribute('data-hinted');
        if (described) element.setAttribute('aria-describedby', described);
        else element.removeAttribute('aria-describedby');
      };
    };
}

/** Brings what is highlighted into view, the first thing last, so that it is in view for sure. */
export function reveal(): void {
  const found = [...document.querySelectorAll<Element>('[data-hinted]:not(svg *)')];
  found.reverse().forEach((element) => element.scrollIntoView({ block: 'nearest', inline: 'nearest' }));
}
