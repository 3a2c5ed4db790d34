// The things of the map that can be pointed at, and what choosing each does now.
import type { Choice } from '../choice.svelte';
import type { Table } from '../../wire/table.svelte';
import type { BoxSheet, Offered } from '../../wire/types';
import { t, text } from '../../text/text.svelte';
import type { IconName, Letter } from '../../parts/icons';
import { point, type Point } from './geometry';
import { districtLines, locationLines, offerWords, placeName, tileAt, tileWords } from './words';

export type Kind = 'location' | 'district' | 'tile';

export interface Item {
  id: string;
  kind: Kind;
  index: number;
  at: Point;
  offers: Offered[];
}

const CHALLENGES = ['simple', 'advanced', 'probe'] as const;

/** All of them, in the order of the box; the tiles of a district only while one is collected. */
export function itemsOf(box: BoxSheet, choice: Choice, team: number | null | undefined): Item[] {
  const some = (offer: Offered | undefined): Offered[] => (offer ? [offer] : []);
  const locations = box.locations.map(
    ({ at }, index): Item => ({ id: `l${index}`, kind: 'location', index, at: point(at), offers: some(choice.place(index)) }),
  );
  const districts = box.districts.map(
    ({ at }, index): Item => ({ id: `d${index}`, kind: 'district', index, at: point(at), offers: some(choice.find('search', index)) }),
  );
  if (typeof team !== 'number' || !choice.words.has('collect')) return [...locations, ...districts];
  const { at } = box.districts[team]!;
  const tiles = [1, 2, 3].flatMap((place): Item[] => {
    const offers = CHALLENGES.flatMap((challenge) => some(choice.find('collect', place, challenge)));
    return offers.length > 0 ? [{ id: `t${place}`, kind: 'tile', index: place - 1, at: point(at), offers }] : [];
  });
  return [...locations, ...districts, ...tiles];
}

export interface Told {
  title: string;
  icons: IconName[];
  action?: string;
  lines: string[];
}

/** What is told of a thing. */
export function told(table: Table, box: BoxSheet, choice: Choice, item: Item): Told {
  const [offer] = item.offers;
  const action = item.offers.length === 1 && offer ? offerWords(table, choice, offer) : undefined;
  if (item.kind === 'location') {
    const { color, letter } = box.locations[item.index]!;
    const icons: IconName[] = [`color-${color}`];
    if (letter) icons.push(`centre-${letter as Letter}`);
    return { title: placeName(box, item.index), icons, action, lines: locationLines(table, box, item.index) };
  }
  if (item.kind === 'district') {
    const title = text.named(box.districts[item.index]!.name);
    return { title, icons: ['district'], action, lines: districtLines(table, box, item.index) };
  }
  const team = table.blackout.team.district ?? 0;
  const lines = item.offers.length > 1 ? item.offers.map((one) => offerWords(table, choice, one)) : [];
  const lies = tileAt(table, team, item.index);
  const tile = 'tile' in lies ? tileWords(table, lies.state, item.index, lies.tile) : '';
  return { title: t('map-tile-of', { district: text.named(box.districts[team]?.name) }), icons: ['tile'], action, lines: [tile, ...lines] };
}

/** The same as one text, for those who listen. */
export function label({ title, action, lines }: Told): string {
  return [`${title}.`, ...(action ? [action] : []), ...lines].join(' ');
}
