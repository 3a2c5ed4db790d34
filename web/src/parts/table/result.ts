// How a game came out, in a sentence.
import { t } from '../../text/text.svelte';
import type { Table } from '../../wire/table.svelte';
import type { SeatSheet } from '../../wire/types';

/** Who came first; several who share it. */
export function firstOf(table: Table): SeatSheet[] {
  return table.sheet?.seats.filter((_, i) => table.sheet?.places?.[i] === 1) ?? [];
}

export function resultWords(table: Table): string {
  if (table.sheet?.phase === 'closed') return t('page-table-called-off');
  const first = firstOf(table);
  const names = first.map((row) => table.seatName(row.seat));
  if (first.length !== 1) return t('page-table-shared', { names: names.join(', ') });
  return first[0]?.seat === table.seat ? t('page-table-you-win') : t('page-table-wins', { name: names.join('') });
}

/** Where the game can be watched again, through the same eyes. */
export function replayOf(table: Table): string {
  const seat = table.seat ? `/${table.seat}` : '';
  const link = table.watching ? `?link=${table.watching}` : '';
  return `/t/${table.id}${seat}/replay${link}`;
}
