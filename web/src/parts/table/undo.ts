// Undo beyond what a seat can take back alone: the other players are asked, and without any it simply happens.
import type { Table } from '../../wire/table.svelte';
import type { TableSheet } from '../../wire/types';

/** Whether other people play at the table, who would have to agree. Bots, and players whom a bot stands in for, do not. */
export function hasOthers(sheet: TableSheet | undefined): boolean {
  const own = sheet?.own ?? '';
  return sheet?.seats.some((row) => !own.includes(row.seat) && !row.bot && !row.has_resigned) ?? false;
}

/** Whether the seat has moves that stand and that it cannot undo alone. */
export function canAskBack(table: Table): boolean {
  const { sheet, seat } = table;
  if (!seat || sheet?.phase !== 'playing' || sheet.options.undo !== 'full' || table.takeBacks.undo > 0 || table.plea) return false;
  return table.takeBacks.has_steps;
}
