// What the head of a game file tells beside the steps: names, game, box. The server reads the rest.
import type { SeatLetter, TableSheet } from '../../wire/types';
import { isBot } from './tables';

export interface FileHead {
  game: string;
  setup: string;
  box: string | undefined;
  names: Record<string, string>;
}

export function readFile(file: string): FileHead {
  const head: FileHead = { game: '', setup: '', box: undefined, names: {} };
  for (const line of file.split(/\r?\n/)) {
    // The head ends at the first empty line.
    if (!line.trim()) break;
    const [word = '', ...rest] = line.split(' ');
    const value = rest.join(' ').trim();
    const seat = /^seat-([A-D])$/.exec(word)?.[1];
    if (seat) head.names[seat] = value;
    else if (word === 'game') head.game = value;
    else if (word === 'setup') head.setup = value;
    else if (word === 'box') head.box = value.split(' ').at(-1);
  }
  return head;
}

/** The table that a game file comes from, as far as the file tells. */
export function sheetOf(head: FileHead, seats: string): TableSheet {
  const row = (seat: string): TableSheet['seats'][number] => {
    const name = head.names[seat] ?? '';
    const bot = isBot(name) ? name : null;
    return { seat: seat as SeatLetter, name, bot, is_open: false, is_invited: false, is_away: false, has_resigned: false };
  };
  return {
    id: '', game: head.game, rules: 0, box: head.box ?? null, setup: head.setup, options: { clock: { kind: 'none' }, hints: 'never', languages: [], undo: 'none' }, phase: 'over',
    is_public: false, seats: [...seats].map(row), luck: { commitment: '', added: '', server: null, seed: null }, places: null, result: null,
    is_marked: false, gives_hints: false, career: null, rematch: null, invited: '', made_at: 0, own: '', is_host: false,
  };
}
