// What the map tells in words: under the pointer, to screen readers, and in the list beside it. Whole sentences, one a line.
import { t, text } from '../../text/text.svelte';
import type { Table } from '../../wire/table.svelte';
import type { BoxSheet, Offered, SeatLetter } from '../../wire/types';
import type { Choice } from '../choice.svelte';

export type Tile = { state: 'up' | 'seen'; tile: number } | { state: 'down' | 'empty' | 'gone' };

export const SEATS: readonly SeatLetter[] = ['A', 'B', 'C', 'D'];

export function list(words: readonly string[]): string {
  return new Intl.ListFormat(text.lang, { type: 'conjunction' }).format(words);
}

/** What the viewer knows of the tile on a place of a district. */
export function tileAt(table: Table, district: number, place: number): Tile {
  const { map, mine } = table.blackout;
  const lies = map.districts[district]?.tiles[place] ?? 'empty';
  if (typeof lies === 'number') return { state: 'up', tile: lies };
  const seen = mine?.tiles.find((one) => one.district === district)?.tiles[place];
  if (lies === 'down' && typeof seen === 'number') return { state: 'seen', tile: seen };
  return { state: lies };
}

/** Who has a cube at a location. */
export function cubesAt(table: Table, location: number): SeatLetter[] {
  return SEATS.filter((seat) => table.blackout.boards[seat]?.cubes.includes(location));
}

/** Who sits there, and whether it is the reader. */
export function who(table: Table, seat: SeatLetter): string {
  const name = table.seatName(seat);
  return seat === table.seat ? t('map-you', { name }) : name;
}

/** The location with its colour and its letter, as the terminal tells it. */
export function placeName(box: BoxSheet, index: number): string {
  const { name, color, letter } = box.locations[index]!;
  const args = { name: text.named(name), color };
  return letter ? t('table-centre', { ...args, letter }) : t('table-colored', args);
}

/** The location with whose cubes stand there. */
export function placeWithCubes(table: Table, box: BoxSheet, index: number): string {
  const what = placeName(box, index);
  const seats = cubesAt(table, index).map((seat) => who(table, seat));
  return seats.length > 0 ? t('table-with', { what, seats: seats.join(', ') }) : what;
}

export function offerWords(table: Table, choice: Choice, offer: Offered): string {
  const what = text.tell(offer.label, table.names);
  if (choice.armed?.answer === offer.answer) return t('map-armed', { what });
  return offer.cost ? t('map-choose-for', { what, cost: text.tell(offer.cost, table.names) }) : t('map-choose', { what });
}

export function locationLines(table: Table, box: BoxSheet, index: number): string[] {
  const lines: string[] = [];
  const { letter } = box.locations[index]!;
  const other = letter && box.locations.find((one, i) => i !== index && one.letter === letter);
  if (other) lines.push(t('map-centre', { letter, other: text.named(other.name) }));
  const districts = box.districts.filter((one) => one.ring.includes(index)).map((one) => text.named(one.name));
  if (districts.length > 0) lines.push(t('map-touches', { districts: list(districts) }));
  const seats = cubesAt(table, index).map((seat) => who(table, seat));
  lines.push(seats.length > 0 ? t('map-cubes-of', { names: list(seats) }) : t('map-no-cubes'));
  const way = table.blackout.ways?.[index];
  if (!way || way.away === 0) return lines;
  const { away, tokens, points } = way;
  const isFree = tokens + points === 0;
  lines.push(isFree ? t('map-next') : t('map-away', { n: away, cost: t('blackout-cost-tokens', { tokens, points }) }));
  return lines;
}

export interface Share {
  seat: SeatLetter;
  cubes: number;
  all: number;
  points: number;
}

/** How many cubes each seat has round a district, and what they are worth there. */
export function shares(table: Table, box: BoxSheet, district: number): Share[] {
  const { ring } = box.districts[district]!;
  return SEATS.flatMap((seat) => {
    const board = table.blackout.boards[seat];
    if (!board) return [];
    const cubes = ring.filter((one) => board.cubes.includes(one)).length;
    const points = box.points_for[Math.min(cubes, box.points_for.length - 1)] ?? 0;
    return [{ seat, cubes, all: ring.length, points }];
  });
}

export function shareWords(table: Table, { seat, cubes, all, points }: Share): string {
  return t('map-share', { who: who(table, seat), cubes, all, points });
}

/** What is known of each tile, and how many are not known. */
export function tileLines(table: Table, district: number): string[] {
  const lies = [0, 1, 2].map((place) => tileAt(table, district, place));
  const lines = lies.flatMap((one, place) => ('tile' in one ? [tileWords(table, one.state, place, one.tile)] : []));
  const down = lies.filter((one) => one.state === 'down').length;
  if (down > 0) lines.push(t('map-tiles', { tiles: t('table-tiles-face-down', { n: down }) }));
  return lines.length > 0 ? lines : [t('map-tiles', { tiles: t('table-no-tiles') })];
}

export function tileWords(table: Table, state: 'up' | 'seen', place: number, tile: number): string {
  return text.say('map-tile', { place: place + 1, state, tile: { kind: 'tile', index: tile } }, table.names);
}

/** What has happened in a district: that it is secured, or who has searched there. */
export function districtState(table: Table, district: number): string[] {
  const { map } = table.blackout;
  if (map.secured.includes(district)) return [t('map-secured')];
  const lines: string[] = [];
  if (map.searched.includes(district)) lines.push(t('map-searched'));
  const looked = map.districts[district]?.looked ?? [];
  if (looked.length > 0) lines.push(t('map-looked', { names: list(looked.map((seat) => who(table, seat))) }));
  return lines;
}

export function districtLines(table: Table, box: BoxSheet, district: number): string[] {
  const around = shares(table, box, district).filter((one) => one.cubes > 0);
  const isSecured = table.blackout.map.secured.includes(district);
  const lines = [...districtState(table, district), ...around.map((one) => shareWords(table, one))];
  return isSecured ? lines : [...lines, ...tileLines(table, district)];
}
