import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { SECTIONS, addressOf, gameOf, isRule, keyOf, numbersOf, sectionWith, shortKey, type Game } from './numbers';
import { headAndRest } from './read';

const FILES: Record<Game, string> = { hongkong: 'rules.ftl', blackout: 'rules_blackout.ftl' };

function messagesOf(lang: string, game: Game): Map<string, string> {
  const source = readFileSync(`../locales/${lang}/${FILES[game]}`, 'utf8');
  const lines = [...source.matchAll(/^([a-z][\w-]*) = (.*)$/gm)];
  return new Map(lines.map((line) => [line[1]!, line[2]!]));
}

describe.each(['hongkong', 'blackout'] as const)('the rulebook of %s', (game) => {
  it.each(['en', 'de', 'fr'])('lists every rule there is in %s, and no other', (lang) => {
    const listed = [shortKey(game), ...numbersOf(game).map(keyOf)];
    expect(listed).toEqual([...messagesOf(lang, game).keys()]);
  });

  it.each(['en', 'de', 'fr'])('has a heading over every section in %s', (lang) => {
    const messages = messagesOf(lang, game);
    for (const { head } of SECTIONS[game]) {
      if (!head) continue;
      const [title, rest] = headAndRest(messages.get(keyOf(head))!);
      expect(title.length, head).toBeLessThan(60);
      expect(rest, head).not.toBe('');
      expect(title, head).not.toMatch(/\s$/);
    }
  });
});

describe('a rule', () => {
  it('is known by its number', () => {
    expect(isRule('B3.5')).toBe(true);
    expect(isRule('B10')).toBe(true);
    expect(isRule('B3.11')).toBe(false);
    expect(isRule('K11')).toBe(false);
  });

  it('has its game, its section and its address', () => {
    expect(gameOf('K6')).toBe('hongkong');
    expect(sectionWith('B3.5')?.id).toBe('B3');
    expect(sectionWith('B3')?.id).toBe('B3');
    expect(sectionWith('K7')?.part).toBe('building');
    expect(sectionWith('B99')).toBeUndefined();
    expect(addressOf('B10.2')).toBe('/rules/blackout#B10.2');
  });
});
