// What turned a game, in words.
import { t, text } from '../../text/text.svelte';
import type { Table } from '../../wire/table.svelte';
import type { Said, Turned } from '../../wire/types';
import { percent } from './curve';

/** A turning point in one sentence: when, why, and whose chance went from where to where. */
export function turnWords(point: Turned, at: number, table: Pick<Table, 'names' | 'seatName'>): string {
  return t('advice-turn', {
    step: at,
    cause: point.cause,
    seat: table.seatName(point.seat),
    by: point.by ? table.seatName(point.by) : '',
    own: point.by === point.seat ? 'yes' : 'no',
    before: percent(point.before),
    after: percent(point.after),
  });
}

const joined = (said: readonly Said[], table: Pick<Table, 'names'>): string => said.map((one) => text.tell(one, table.names)).join('; ');

/** What was done, where it was a decision. */
export function playedWords(point: Turned, table: Pick<Table, 'names'>): string {
  return point.played.length > 0 ? t('advice-played', { what: joined(point.played, table) }) : '';
}

/** What would have been better, where the bots know. */
export function insteadWords(point: Turned, table: Pick<Table, 'names'>): string {
  return point.instead ? t('advice-instead', { what: joined(point.instead.labels, table) }) : '';
}

/** Why it would have been. */
export function reasonWords(point: Turned, table: Pick<Table, 'names'>): string[] {
  return (point.instead?.reasons ?? []).map((why) => text.tell(why, table.names));
}
