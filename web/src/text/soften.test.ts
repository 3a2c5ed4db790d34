import { expect, test } from 'vitest';
import { soften } from './soften';

const broken = (words: string): string => soften(words).replaceAll('\u00ad', '-');

test('long words break between syllables', () => {
  expect(broken('Feuerwehrmann')).toBe('Feuer-wehr-mann');
  expect(broken('Lastwagenfahrerin')).toBe('Last-wa-gen-fah-re-rin');
  expect(broken('Dachfarmen')).toBe('Dach-far-men');
  expect(broken('Fishmonger')).toBe('Fish-mon-ger');
});

test('short words stay whole', () => {
  expect(broken('Hill Guide')).toBe('Hill Guide');
  expect(broken('Arzt')).toBe('Arzt');
});

test('nothing else changes', () => {
  expect(soften('Rettungswagenfahrerin').replaceAll('\u00ad', '')).toBe('Rettungswagenfahrerin');
});
