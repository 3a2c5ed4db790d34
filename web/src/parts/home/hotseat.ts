// Several seats at one device: which of them comes next, and who still wants to look.
import type { SeatLetter, TableSheet } from '../../wire/types';

/** The seats of the reader that a person plays. */
export function ownSeats(sheet: TableSheet | undefined): SeatLetter[] {
  const own = sheet?.own ?? '';
  const rows = sheet?.seats.filter((row) => own.includes(row.seat) && !row.bot && !row.has_resigned) ?? [];
  return rows.map((row) => row.seat);
}

/** The own seat that is asked while the one on the screen is not. */
export function nextSeat(sheet: TableSheet | undefined, here: SeatLetter | undefined, asked: string): SeatLetter | undefined {
  if (!here || asked.includes(here)) return undefined;
  return ownSeats(sheet).find((seat) => seat !== here && asked.includes(seat));
}

/** The seat that was on the screen before, and the one that went back to look again; they outlive the change of screens. */
export const turned: { from: SeatLetter | undefined; stays: SeatLetter | undefined } = { from: undefined, stays: undefined };
