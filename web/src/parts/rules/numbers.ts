// The numbers of all rules, in the order of the rulebook. Their words are in locales/*/rules.ftl and rules_blackout.ftl.
export type Game = 'hongkong' | 'blackout';
export const GAMES: readonly Game[] = ['blackout', 'hongkong'];

/** Rules that stand together: under a rule that heads them, or under a heading of the page. */
export interface Section {
  /** What the address says of it. */
  id: string;
  /** The rule whose words head the section. */
  head?: string;
  /** Which heading of the page it has, if no rule heads it. */
  part?: string;
  rules: readonly string[];
}

/** How many rules each section of Blackout has, from B0 on. */
const COUNTS = [8, 5, 12, 10, 7, 6, 3, 2, 5, 3, 6];

function sectionOf(count: number, at: number): Section {
  const head = `B${at}`;
  return { id: head, head, rules: Array.from({ length: count }, (_, i) => `${head}.${i + 1}`) };
}

export const SECTIONS: Record<Game, readonly Section[]> = {
  hongkong: [
    { id: 'board', part: 'board', rules: ['K1'] },
    { id: 'turn', part: 'turn', rules: ['K2', 'K3'] },
    { id: 'building', part: 'building', rules: ['K4', 'K5', 'K6', 'K7', 'K8'] },
    { id: 'end', part: 'end', rules: ['K9', 'K10'] },
  ],
  blackout: COUNTS.map(sectionOf),
};

/** All numbers of a game, heads of sections among them. */
export function numbersOf(game: Game): string[] {
  return SECTIONS[game].flatMap(({ head, rules }) => (head ? [head, ...rules] : rules));
}

const known = new Set(GAMES.flatMap(numbersOf));
export const isRule = (number: string): boolean => known.has(number);

export const gameOf = (number: string): Game => (number.startsWith('K') ? 'hongkong' : 'blackout');

/** The message that holds the game in short. */
export const shortKey = (game: Game): string => (game === 'hongkong' ? 'hongkong-rules-short' : 'blackout-rules-short');

/** The message that holds a rule: B3.5 is blackout-rule-b3-5. */
export function keyOf(number: string): string {
  return `${gameOf(number)}-rule-${number.toLowerCase().replace('.', '-')}`;
}

export function sectionWith(number: string): Section | undefined {
  return SECTIONS[gameOf(number)].find(({ head, rules }) => head === number || rules.includes(number));
}

export const addressOf = (number: string): string => `/rules/${gameOf(number)}#${number}`;
