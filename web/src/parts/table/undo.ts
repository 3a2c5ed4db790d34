// Undo beyond what a seat can take back alone: the other players are asked, and without any it simply happens.
import type { Table } from '../../wire/table.svelte';
import type { TableSheet } from '../../wire/types';

/** Set-up events name seats, too, but no player caused them. */
const SET_UP = new Set(['hongkong-starts', 'blackout-starts', 'blackout-round', 'blackout-volunteer', 'blackout-emergency']);

/** Whether other people play at the table, who would have to agree. Bots, and players whom a bot stands in for, do not. */
export function hasOthers(sheet: TableSheet | undefined): boolean {
  const own = sheet?.own ?? '';
  return sheet?.seats.some((row) => !own.includes(row.seat) && !row.bot && !row.has_resigned) ?? false;
}

/** Whether the seat has moves that stand and that it cannot take back alone; the server has the last word. */
export function canAskBack(table: Table): boolean {
  const { sheet, seat } = table;
  if (!seat || sheet?.phase !== 'playing' || sheet.options.undo !== 'full' || table.takeBacks.undo > 0 || table.plea) return false;
  const isOwn = (arg: unknown): boolean => typeof arg === 'object' && arg !== null && 'seat' in arg && arg.seat === seat;
  const own = table.heard.flatMap((one) => one.events).filter((event) => isOwn(event.args?.seat) && !SET_UP.has(event.key));
  const back = own.filter((event) => event.key === 'server-took-back').length;
  return own.length > 2 * back;
}
