// How a game came out, in a sentence.
import { t, text } from '../../text/text.svelte';
import type { Table } from '../../wire/table.svelte';
import type { SeatLetter, SeatSheet } from '../../wire/types';

/** The seats that have won; several who share it, and nobody in a lost chapter. */
export function winnersOf(table: Table): SeatSheet[] {
  const winners = table.sheet?.result?.winners ?? '';
  return table.sheet?.seats.filter((row) => winners.includes(row.seat)) ?? [];
}

export function resultWords(table: Table): string {
  if (table.sheet?.phase === 'closed') return t('page-table-called-off');
  const winners = winnersOf(table);
  const names = winners.map((row) => table.seatName(row.seat));
  const isYou = winners.length === 1 && winners[0]?.seat === table.you;
  const chapter = table.sheet?.result?.chapter;
  if (chapter) {
    const about = { chapter: chapter.number, alone: table.sheet?.seats.length === 1 ? 'yes' : 'no' };
    if (!chapter.is_complete) return t('table-chapter-given-up', about);
    if (winners.length === 0) return t('table-chapter-lost', about);
    return isYou ? t('page-table-you-win-chapter', about) : t('table-chapter-won', { ...about, n: winners.length, names: names.join(', ') });
  }
  if (winners.length !== 1) return t('page-table-shared', { names: names.join(', ') });
  return isYou ? t('page-table-you-win') : t('page-table-wins', { name: names.join('') });
}

/** Who has met the conditions of a chapter that was played to its end, and the orchids earned; nothing in other games. */
export function orchidLines(table: Table): { seat: SeatLetter; orchids: number; words: string }[] {
  const { result, seats = [] } = table.sheet ?? {};
  if (!result?.chapter?.is_complete) return [];
  return seats.map(({ seat }, i) => {
    const orchids = result.chapter?.orchids[i] ?? 0;
    return { seat, orchids, words: text.say('table-chapter-earned', { seat: { seat }, orchids }, table.names) };
  });
}

/** The whole result, for who listens. */
export function resultSpeech(table: Table): string {
  return [resultWords(table), ...orchidLines(table).map(({ words }) => words)].join(' ');
}

/** Where the game can be watched again, through the same eyes. */
export function replayOf(table: Table): string {
  const seat = table.seat ? `/${table.seat}` : '';
  const link = table.watching ? `?link=${table.watching}` : '';
  return `/t/${table.id}${seat}/replay${link}`;
}

/** The replay with its review. */
export function reviewOf(table: Table): string {
  const replay = replayOf(table);
  return `${replay}${replay.includes('?') ? '&' : '?'}review`;
}
