// Where long words may be broken, for names in narrow places: browsers without a dictionary of their own would break them
// anywhere. The rule is the usual one of syllables: the last consonant before a vowel goes to the next line with it.

const VOWEL = 'aeiouyäöüàâéèêëîïôùûœ';
const TOGETHER = ['sch', 'ch', 'ck', 'ph', 'th', 'sh', 'qu', 'gn', 'br', 'bl', 'cr', 'cl', 'dr', 'fr', 'fl', 'gr', 'gl', 'pr', 'pl', 'tr', 'vr'];
/** No fewer letters than these stay on a line alone. */
const SHORTEST = 3;
const SOFT_HYPHEN = '\u00ad';

function softenWord(word: string): string {
  const small = word.toLowerCase();
  const isVowel = (i: number): boolean => VOWEL.includes(small.charAt(i));
  let softened = '';
  let from = 0;
  for (let i = SHORTEST; i <= word.length - SHORTEST; i += 1) {
    // Before this place a vowel has been, from here on come the consonants that open a syllable, then its vowel.
    const opening = TOGETHER.find((some) => small.startsWith(some, i)) ?? (isVowel(i) ? '' : small.charAt(i));
    const isInside = TOGETHER.some((some) => [1, 2].some((n) => some.length > n && small.startsWith(some, i - n)));
    const hasVowelBefore = [...small.slice(from, i)].some((letter) => VOWEL.includes(letter));
    if (!opening || isInside || !hasVowelBefore || !isVowel(i + opening.length) || i - from < 2) continue;
    softened += word.slice(from, i) + SOFT_HYPHEN;
    from = i;
  }
  return softened + word.slice(from);
}

/** The words with places at which they may be broken. */
export function soften(words: string): string {
  return words.replace(/\p{L}{7,}/gu, softenWord);
}
