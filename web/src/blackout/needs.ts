// What goals need, put together as it is meant: the colours of one slot belong together, and so do the tiles.
import type { IconName, Letter } from '../parts/icons';
import { t } from '../text/text.svelte';
import type { What } from '../wire/types';

/** One thing that is needed, with how much of it is there where somebody tries to meet it. */
export interface Needed {
  what: What;
  need: number;
  have?: number;
}

/** Things that are needed together: a sign for all, a sign for each, and the words for the whole. */
export interface Group {
  lead?: IconName;
  items: { sign: IconName; need: number; have: number | undefined; isCounted: boolean }[];
  words: string;
  have: number | undefined;
  need: number;
}

type Sort = 'good' | 'slot' | 'tile' | 'link';

const COLORS: readonly string[] = ['red', 'yellow', 'blue', 'purple'];

function sortOf(what: What): Sort {
  if (COLORS.includes(what)) return 'slot';
  if (what.startsWith('tile-')) return 'tile';
  return what.startsWith('link-') ? 'link' : 'good';
}

const after = (what: What): string => what.slice(what.indexOf('-') + 1);

function signOf(what: What, sort: Sort): IconName {
  switch (sort) {
    case 'slot':
      return `color-${what as 'red'}`;
    case 'tile':
      return after(what) as IconName;
    case 'link':
      return `centre-${after(what) as Letter}`;
    case 'good':
      return what as IconName;
  }
}

function wordsOf(needs: readonly Needed[], sort: Sort): string {
  const [first] = needs;
  if (!first) return '';
  switch (sort) {
    case 'slot': {
      // A number and its colour stay on one line.
      const cards = needs.map(({ what, need }) => t('printed-slot-cards', { n: need, color: what }).replaceAll(' ', '\u00a0')).join(' + ');
      return t('printed-slot-set', { cards });
    }
    case 'tile': {
      const [one = '', other = one] = needs.flatMap(({ what, need }) => Array<string>(need).fill(after(what)));
      return t('printed-tiles', { one, other });
    }
    case 'link':
      return t('printed-link', { letter: after(first.what) });
    case 'good':
      return first.what === 'one-type' ? t('printed-one-type', { n: first.need }) : t('printed-goods', { n: first.need, good: first.what });
  }
}

const LEADS: Record<Sort, IconName | undefined> = { slot: 'slot', tile: 'tile', link: 'link', good: undefined };

/** What is needed, in its order, with what belongs together in one group. */
export function grouped(needs: readonly Needed[]): Group[] {
  const parts: { sort: Sort; needs: Needed[] }[] = [];
  for (const needed of needs) {
    const sort = sortOf(needed.what);
    const last = parts.at(-1);
    if (last && sort === last.sort && sort !== 'good' && sort !== 'link') last.needs.push(needed);
    else parts.push({ sort, needs: [needed] });
  }
  return parts.map(({ sort, needs: own }) => {
    const lead = LEADS[sort];
    const sum = (of: (needed: Needed) => number): number => own.reduce((all, needed) => all + of(needed), 0);
    const isTried = own.every(({ have }) => have !== undefined);
    // A tile is there or not, and a link prints no number: only somebody's way to it is counted in cubes.
    const isCounted = sort === 'good' || sort === 'slot';
    return {
      ...(lead ? { lead } : {}),
      items: own.map(({ what, need, have }) => ({
        sign: signOf(what, sort),
        need,
        have: have === undefined ? undefined : Math.min(have, need),
        isCounted: isCounted || (sort === 'link' && have !== undefined),
      })),
      words: wordsOf(own, sort),
      have: isTried ? sum(({ have, need }) => Math.min(have ?? 0, need)) : undefined,
      need: sum(({ need }) => need),
    };
  });
}

/** What is needed in words, with how much of it is there. */
export function progressWords({ words: what, have, need }: Group): string {
  if (have === undefined) return what;
  return have >= need ? t('cards-need-met', { what }) : t('cards-need-have', { what, have, need });
}
