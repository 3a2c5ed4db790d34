// Making tables, sitting down at them, and going on with campaigns: what several screens do with few clicks.
import { router } from '../../app/router.svelte';
import { self } from '../../app/person.svelte';
import { t, text } from '../../text/text.svelte';
import { get, post } from '../../wire/http';
import type { CampaignView, Listed, NewTable, SeatLetter, SeatSheet, TableSheet } from '../../wire/types';

export type GameName = 'hongkong' | 'blackout';

/** The links of a table; their secrets are told once. */
export interface Links {
  invitation: string;
  watching: string;
}

/** Whoever does something without having said a name gets a friendly one, to be changed at any time. */
export async function beSomebody(name = ''): Promise<void> {
  const wanted = name.trim();
  if (!self.person) {
    const guest = t('page-home-guest', { n: String(100 + Math.floor(Math.random() * 900)) });
    await self.introduce(wanted || guest);
  } else if (wanted && wanted !== self.person.name) {
    await self.rename(wanted);
  }
}

const place = (id: string): string => `harbour-links-${id}`;

export function keepLinks(id: string, links: Links): void {
  try {
    sessionStorage.setItem(place(id), JSON.stringify(links));
  } catch {
    // The host can make new ones.
  }
}

export function keptLinks(id: string): Links | undefined {
  try {
    return JSON.parse(sessionStorage.getItem(place(id)) ?? 'null') as Links | undefined ?? undefined;
  } catch {
    return undefined;
  }
}

/** Makes a table, or a campaign with its first table, and goes there. A table without free seats begins at once. */
export async function openTable(table: NewTable, isCareer = false): Promise<void> {
  await beSomebody();
  const made = await post<Links & { id: string }>(isCareer ? '/api/v1/careers' : '/api/v1/tables', table);
  keepLinks(made.id, { invitation: made.invitation, watching: made.watching });
  if (!table.seats.includes('open')) await post(`/api/v1/tables/${made.id}/start`);
  const own = table.seats.indexOf('me');
  router.go(own < 0 ? `/t/${made.id}` : `/t/${made.id}/${'ABCD'[own]}`);
}

/** Goes to the table of a campaign's present chapter, and begins it where everybody sits already. */
export async function goOn(career: string): Promise<void> {
  const next = await post<{ id: string } & Partial<Links>>(`/api/v1/careers/${career}/next`);
  if (next.invitation && next.watching) keepLinks(next.id, { invitation: next.invitation, watching: next.watching });
  const table = await get<TableSheet>(`/api/v1/tables/${next.id}`);
  const own = table.own ?? '';
  const isComplete = table.seats.every((row) => own.includes(row.seat) || row.bot);
  if (table.phase === 'waiting' && table.is_host && isComplete) await post(`/api/v1/tables/${next.id}/start`);
  router.go(`/t/${next.id}/${table.own?.[0] ?? ''}`);
}

/** Goes on with the solo campaign that was played last, or begins one. */
export async function playSolo(): Promise<void> {
  await beSomebody();
  const { careers } = await get<{ careers: CampaignView[] }>('/api/v1/careers');
  const mine = careers.filter((career) => career.seats.length === 1 && career.chapter);
  const on = mine.find((career) => career.under_way) ?? mine[0];
  if (on) await goOn(on.id);
  else await openTable({ game: 'blackout', seats: ['me'] }, true);
}

/** What a setup in notation tells: `seats 1 chapter 3 losses 2`. */
export function readSetup(setup: string): { chapter: number; losses: number } {
  const number = (word: string): number => Number(new RegExp(`\\b${word} (\\d+)`).exec(setup)?.[1] ?? 0);
  return { chapter: number('chapter'), losses: number('losses') };
}

export const ROMAN = ['', 'I', 'II', 'III', 'IV', 'V'] as const;

/** How a table is called: by its game, and the chapter where it is one. */
export function titleOf(game: string, setup: string): string {
  const { chapter } = readSetup(setup);
  return t('page-home-title', { game, chapter: ROMAN[chapter] || 'none' });
}

/** The bots that are opponents for people, the weakest first. */
export const LEVELS = ['level-1', 'level-2', 'level-3', 'level-4', 'level-5'] as const;
const BOTS: readonly string[] = [...LEVELS, 'greedy', 'uct', 'random'];

/** Whether somebody called so is a bot. */
export const isBot = (name: string): boolean => BOTS.includes(name);

/** How a player is called; bots by what they are. */
export function playerName(name: string, bot?: string | null): string {
  const which = bot ?? name;
  return isBot(which) ? t('bot-name', { bot: which }) : name;
}

/** Who sits on a seat; a person keeps the name while a bot plays for them. */
export function sitter(row: SeatSheet): string {
  return row.is_away || row.has_resigned ? row.name : playerName(row.name, row.bot);
}

/** How a seat is called at its table. Where two players have the same name, the seat's emblem or letter is told as well. */
export function nameAt(table: Pick<TableSheet, 'game' | 'seats'> | undefined, seat: SeatLetter): string {
  const row = table?.seats.find((row) => row.seat === seat);
  if (!table || !row) return seat;
  const name = sitter(row);
  if (!name) return table.game === 'hongkong' ? seat : t('page-emblem', { seat });
  const isShared = table.seats.some((other) => other.seat !== seat && sitter(other) === name);
  return isShared ? t('page-seat-named', { name, seat, game: table.game }) : name;
}

/** Sits down at a table of a list, and goes there. */
export async function join(game: Listed): Promise<void> {
  await beSomebody();
  const { seat } = await post<{ seat: string }>(`/api/v1/tables/${game.id}/join`);
  router.go(`/t/${game.id}/${seat}`);
}

/** Whether a table waits for one of the reader's own seats, and for which. */
export function awaitedSeat(game: Listed): string | undefined {
  return [...(game.own ?? '')].find((seat) => game.awaited?.includes(seat));
}

/** How long ago something was, roughly. */
export function ago(at: number, now = Date.now()): string {
  const format = new Intl.RelativeTimeFormat(text.lang, { numeric: 'auto' });
  const minutes = Math.max(0, Math.round((now - at) / 60_000));
  if (minutes < 1) return format.format(0, 'second');
  if (minutes < 60) return format.format(-minutes, 'minute');
  if (minutes < 36 * 60) return format.format(-Math.round(minutes / 60), 'hour');
  return format.format(-Math.round(minutes / 1440), 'day');
}

/** 32 random bytes as the server reads them. */
export function randomHex(): string {
  return [...crypto.getRandomValues(new Uint8Array(32))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
