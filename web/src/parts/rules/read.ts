// How the words of a rule are read: where they cite other rules, where they have what is searched for.
import { isRule } from './numbers';

/** A stretch of words; with the rule it cites, and whether it was searched for. */
export interface Piece {
  words: string;
  rule?: string;
  isHit: boolean;
}

/** Small letters without accents, sign for sign, so that places in the one are places in the other. */
export function plain(words: string): string {
  let folded = '';
  for (let i = 0; i < words.length; i += 1) {
    const sign = words[i]!;
    if (sign === '’') folded += "'";
    else if (sign === '\u00a0' || sign === '\u202f') folded += ' ';
    else folded += sign.normalize('NFD')[0]!.toLowerCase()[0]!;
  }
  return folded;
}

/** What is searched for, word by word. */
export function needlesOf(query: string): string[] {
  return plain(query).split(/\s+/).filter(Boolean);
}

const isDigit = (sign: string | undefined): boolean => sign !== undefined && sign >= '0' && sign <= '9';

/** Where a needle begins in folded words. A figure is found whole only: 5 is not in 25, nor B1 in B10. */
function placesOf(needle: string, folded: string): number[] {
  const places: number[] = [];
  for (let at = folded.indexOf(needle); at >= 0; at = folded.indexOf(needle, at + 1)) {
    const isCut =
      (isDigit(needle[0]) && isDigit(folded[at - 1])) ||
      (isDigit(needle.at(-1)) && isDigit(folded[at + needle.length]));
    if (!isCut) places.push(at);
  }
  return places;
}

/** Whether a rule has everything that is searched for, in its number or in its words. */
export function matches(number: string, words: string, needles: readonly string[]): boolean {
  const folded = plain(words);
  const name = plain(number);
  const isNamed = (needle: string): boolean =>
    name === needle || name.startsWith(needle.endsWith('.') ? needle : `${needle}.`) || name.slice(1) === needle;
  return needles.every((needle) => isNamed(needle) || placesOf(needle, folded).length > 0);
}

function hitsIn(words: string, needles: readonly string[]): boolean[] {
  const folded = plain(words);
  const hits = Array<boolean>(words.length).fill(false);
  for (const needle of needles) {
    for (const at of placesOf(needle, folded)) hits.fill(true, at, at + needle.length);
  }
  return hits;
}

/** The words in pieces: plain ones, citations of rules, and what was searched for. */
export function piecesOf(words: string, needles: readonly string[] = []): Piece[] {
  const hits = hitsIn(words, needles);
  const cited = Array<string | undefined>(words.length).fill(undefined);
  for (const found of words.matchAll(/\b[BK]\d+(?:\.\d+)?/g)) {
    if (isRule(found[0])) cited.fill(found[0], found.index, found.index + found[0].length);
  }
  const pieces: Piece[] = [];
  for (let i = 0; i < words.length; i += 1) {
    const last = pieces.at(-1);
    const rule = cited[i];
    // A citation stays whole, so that it is one link.
    if (last && last.rule === rule && (rule !== undefined || last.isHit === hits[i])) {
      last.words += words[i];
      last.isHit ||= hits[i]!;
    } else {
      pieces.push({ words: words[i]!, isHit: hits[i]!, ...(rule === undefined ? {} : { rule }) });
    }
  }
  return pieces;
}

/** The heading of a section, and what its rule says after it. */
export function headAndRest(words: string): [head: string, rest: string] {
  const found = /^([^:]*?)[\s\u00a0]?:\s(.*)$/s.exec(words);
  return found ? [found[1]!, found[2]!] : [words, ''];
}

/** Whether a click is meant for this window, and not for a new one. */
export function isPlainClick(event: MouseEvent): boolean {
  return event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
}
