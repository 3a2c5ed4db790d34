import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { LANGS, preferred, t, text } from './text.svelte';
import type { BoxSheet, NameSheet, Said } from '../wire/types';

const named = (en: string): NameSheet => ({ id: en, en, de: `${en} (de)`, fr: `${en} (fr)` });

/** As much of a box as words need. */
const box = {
  cards: [{ name: named('Nurse') }, { name: named('Driver') }],
  locations: [{ name: named('Peak') }],
  districts: [{ name: named('Central') }],
  plans: [{ name: named('Plan A') }],
  tiles: [{ simple: { need: 3, reward: 'points', n: 1 }, advanced: { need: 6, reward: 'dollars', n: 4 } }],
} as unknown as BoxSheet;

const names = { seat: (seat: string): string => ({ A: 'Ada', B: 'Bo' })[seat] ?? seat, box };

/** Whether the rulebook's words were there before anybody asked for them. */
let hadRules = false;

beforeAll(async () => {
  await text.speak('en');
  await text.learn('play');
  hadRules = text.has('blackout-rule-b3-5');
  await text.learnRules();
  for (const lang of LANGS) await text.speak(lang);
});

beforeEach(() => text.speak('en'));

describe('a language', () => {
  it('is the first one liked that is known', () => {
    expect(preferred(['it', 'de-CH', 'fr'])).toBe('de');
    expect(preferred(['FR-ca'])).toBe('fr');
    expect(preferred(['it'])).toBe('en');
    expect(preferred([])).toBe('en');
  });

  it('is spoken at once, and the document says so', async () => {
    await text.speak('de');
    expect(t('page-close')).toBe('Schließen');
    expect(document.documentElement.lang).toBe('de');
    await text.speak('fr');
    expect(t('page-close')).toBe('Fermer');
    expect(document.documentElement.lang).toBe('fr');
  });

  it('writes its own numbers', async () => {
    expect(text.number(1234.5)).toBe('1,234.5');
    await text.speak('de');
    expect(text.number(1234.5)).toBe('1.234,5');
  });
});

describe('a plural', () => {
  it.each([
    ['en', ['1 point', '2 points'], ['No rule has all of that.', '1 rule found', '5 rules found']],
    ['de', ['1 Siegpunkt', '2 Siegpunkte'], ['Keine Regel enthält das alles.', '1 Regel gefunden', '5 Regeln gefunden']],
    ['fr', ['1 point', '2 points'], ['Aucune règle ne contient tout cela.', '1 règle trouvée', '5 règles trouvées']],
  ] as const)('is right in %s', async (lang, points, hits) => {
    await text.speak(lang);
    expect([1, 2].map((n) => t('printed-points', { n }))).toEqual(points);
    expect([0, 1, 5].map((n) => t('page-rulebook-hits', { n }))).toEqual(hits);
  });
});

describe('what the server says', () => {
  it('names seats', () => {
    const said: Said = { key: 'blackout-starts', args: { seat: { seat: 'A' } } };
    expect(text.tell(said, names)).toBe('Ada is the starting player.');
    expect(text.tell(said)).toBe('A is the starting player.');
  });

  it.each([
    ['en', 'You buy Nurse from row 2 for $4 and put it on objective spot 1.', 'You score 1 point (a goal).', 'Bo takes c3 from you with a block, height 2.'],
    ['de', 'Du kaufst Nurse (de) aus Reihe 2 für 4 HK Dollar und legst die Karte auf Aufgabenplatz 1.', 'Du erhältst 1 Siegpunkt (Aufgabe).', 'Bo übernimmt c3 von dir mit einem Etagenstein, Höhe 2.'],
    ['fr', 'Vous achetez Nurse (fr) dans la rangée 2 pour 4\u00a0HKD et la placez sur l’espace objectif 1.', 'Vous marquez 1 point (un objectif).', 'Bo vous prend c3 avec un bloc, hauteur 2.'],
  ] as const)('addresses the reader in %s', async (lang, buys, scores, takes) => {
    await text.speak(lang);
    const said: Said[] = [
      { key: 'blackout-bought', args: { seat: { seat: 'A' }, card: { kind: 'card', index: 0 }, row: 2, price: 4, spot: 1 } },
      { key: 'blackout-scored', args: { seat: { seat: 'A' }, points: 1, cause: 'goal' } },
      { key: 'hongkong-taken', args: { seat: { seat: 'B' }, from: { seat: 'A' }, piece: 'standard', plot: 'c3', height: 2 } },
    ];
    expect(said.map((one) => text.tell(one, { ...names, you: 'A' }))).toEqual([buys, scores, takes]);
    // The others, and those who watch, read names.
    for (const you of ['C', undefined] as const) {
      const told = said.map((one) => text.tell(one, { ...names, you }));
      expect(told.map((words) => words.includes('Ada'))).toEqual([true, true, true]);
    }
  });

  it('names the things of a box in the present language', async () => {
    const said: Said = { key: 'blackout-volunteer', args: { seat: { seat: 'B' }, card: { kind: 'card', index: 1 } } };
    expect(text.tell(said, names)).toBe('Bo gets the starting volunteer Driver.');
    await text.speak('de');
    expect(text.tell(said, names)).toBe('Bo erhält den Starthelfer Driver (de).');
    await text.speak('fr');
    expect(text.tell(said, names)).toContain('Driver (fr)');
  });

  it.each([
    ['card', 'Nurse'],
    ['location', 'Peak'],
    ['district', 'Central'],
    ['plan', 'Plan A'],
  ])('names a %s', (kind, name) => {
    const args = { seat: { seat: 'A' as const }, card: { kind, index: 0 } };
    expect(text.say('blackout-volunteer', args, names)).toContain(name);
  });

  it('tells a tile by what it gives', () => {
    const args = { seat: { seat: 'A' as const }, card: { kind: 'tile', index: 0 } };
    const words = text.say('blackout-volunteer', args, names);
    for (const part of ['3', '1 point', '6', '$4']) expect(words).toContain(part);
  });

  it('is still said while the box is on its way', () => {
    const args = { seat: { seat: 'A' as const }, card: { kind: 'card', index: 1 } };
    expect(text.say('blackout-volunteer', args)).toContain('card 1');
  });

  it('cannot turn the direction of writing by a name', () => {
    const mischief = { seat: (): string => 'A\u202ed\u2066a' };
    const said: Said = { key: 'blackout-starts', args: { seat: { seat: 'A' } } };
    expect(text.tell(said, mischief)).toBe('Ada is the starting player.');
  });

  it('shows the key of a message there is not', () => {
    expect(t('no-such-message')).toBe('no-such-message');
    expect(text.has('no-such-message')).toBe(false);
  });
});

describe('a name of the box', () => {
  it('is in the present language, and nothing if there is none', async () => {
    expect(text.named(named('Peak'))).toBe('Peak');
    await text.speak('fr');
    expect(text.named(named('Peak'))).toBe('Peak (fr)');
    expect(text.named(undefined)).toBe('');
  });
});

describe('the rulebook', () => {
  it('comes when it is asked for, and then in every language', async () => {
    expect(hadRules).toBe(false);
    expect(t('blackout-rule-b3-5')).toMatch(/^A map cube/);
    await text.speak('de');
    expect(t('hongkong-rule-k1')).toMatch(/^Der Spielplan/);
  });
});
