// What is printed on cards, plans and tiles, in words and signs. The words are those of the terminal.
import type { IconName } from '../parts/icons';
import { t, text } from '../text/text.svelte';
import { grouped } from './needs';
import type { BoxSheet, CardSheet, CheckLine, ColorWord, EffectSheet, EmergencySheet, PrintedGoal, TileSheet } from '../wire/types';

export const colorSign = (color: ColorWord | 'any'): IconName => `color-${color}`;

export function kindSign(card: CardSheet): IconName {
  switch (card.kind) {
    case 'volunteer':
      return 'cube';
    case 'plan':
      return 'plan';
    case 'specialist':
      return card.does.role;
  }
}

/** What a card is and does once it is in hand. */
export function abilityWords(card: CardSheet): string {
  switch (card.kind) {
    case 'volunteer':
      return t('printed-volunteer', { color: card.color ?? '', cubes: card.cubes });
    case 'plan':
      return t('printed-plan');
    case 'specialist':
      break;
  }
  const does = card.does;
  switch (does.role) {
    case 'leader':
      return t('printed-leader');
    case 'scout':
      return t('printed-scout');
    case 'doctor':
      return t('printed-doctor');
    case 'trader':
      return t('printed-trader', { gain: does.gain, for_tool: does.for_tool });
    case 'organiser':
      return t('printed-organiser');
    case 'guide':
      return t('printed-guide');
    case 'navigator':
      return t('printed-navigator');
    case 'importer':
      return t('printed-importer', { price: does.price, resource: does.resource });
    case 'engineer':
      return t('printed-engineer');
  }
}

export function effectWords(effect: EffectSheet): string {
  const parts: string[] = [];
  if (effect.points > 0) parts.push(t('printed-points', { n: effect.points }));
  if (effect.dollars > 0) parts.push(t('printed-goods', { n: effect.dollars, good: 'dollars' }));
  if (effect.cube) parts.push(cubeWords(effect.cube));
  return parts.join(', ');
}

export function cubeWords(cube: string): string {
  return cube === 'any' ? t('printed-cube-anywhere') : t('printed-cube-on', { color: cube });
}

export function goalWords(goal: PrintedGoal): string {
  const cost = grouped(goal.needs).map((group) => group.words).join(', ');
  const effect = goal.effect ? effectWords(goal.effect) : '';
  return effect ? t('printed-goal', { cost, effect }) : cost;
}

/** What a finished plan adds to the check-mark area. */
export function lineWords(line: CheckLine): string {
  switch (line.kind) {
    case 'gain':
      return t('printed-line-gain', { good: line.resource, n: 1 });
    case 'exchange': {
      const gain = line.gain.map((good) => t('printed-goods', { good: good, n: 1 })).join(' + ');
      return t('printed-line-exchange', { resource: line.pay, gain });
    }
    case 'battery':
      return t('printed-line-battery');
    case 'dollars':
      return t('printed-line-dollars');
    case 'points':
      return t('printed-line-points', { resource: line.pay });
    case 'icon':
      return t('printed-line-icon');
    case 'stronger-gps':
      return t('printed-line-stronger-gps');
    case 'feed':
      return t('printed-line-feed');
    case 'purify':
      return t('printed-line-purify');
  }
}

/** A step of a check-mark line in signs: so much of something, or the arrow between what is paid and what is gained. */
export type Step = { sign: IconName; n?: number };

export function lineSigns(line: CheckLine): Step[] {
  const to: Step = { sign: 'arrow' };
  switch (line.kind) {
    case 'gain':
      return [{ sign: line.resource, n: 1 }];
    case 'exchange':
      return [{ sign: line.pay }, to, ...line.gain.map((good) => ({ sign: good }))];
    case 'battery':
      return [{ sign: 'dollars', n: 2 }, to, { sign: 'battery' }];
    case 'dollars':
      return [{ sign: 'dollars', n: 3 }];
    case 'points':
      return [{ sign: line.pay }, to, { sign: 'points', n: 3 }];
    case 'icon':
      return [{ sign: 'search', n: 1 }];
    case 'stronger-gps':
      return [{ sign: 'gps' }, { sign: 'search', n: 1 }];
    case 'feed':
      return [{ sign: 'food', n: 2 }, to, { sign: 'points', n: 4 }];
    case 'purify':
      return [{ sign: 'water', n: 2 }, to, { sign: 'dollars', n: 7 }];
  }
}

function isEffect(effect: EffectSheet | null | undefined): effect is EffectSheet {
  return !!effect && (effect.points > 0 || effect.dollars > 0 || !!effect.cube);
}

/** What is printed on a card or an emergency plan about its goals and what they bring. */
export type PlanPrint = Pick<CardSheet, 'goals' | 'completion' | 'bonus' | 'line'>;

/** What of a plan can be had: a common one is never finished, so that of its ends only the bonus remains (B10.2). */
export function obtainable(plan: PlanPrint, isCommon: boolean): PlanPrint {
  return isCommon ? { ...plan, completion: null, line: null } : plan;
}

/** Goals, completion, bonus and check-mark line in words. */
function planWords(plan: PlanPrint): string[] {
  const goals = plan.goals ?? [];
  const words = goals.map((goal, i) =>
    goals.length > 1 ? t('printed-goal-number', { number: i + 1, goal: goalWords(goal) }) : goalWords(goal),
  );
  if (isEffect(plan.completion)) words.push(t('printed-completion', { effect: effectWords(plan.completion) }));
  if (isEffect(plan.bonus)) words.push(t('printed-bonus', { effect: effectWords(plan.bonus) }));
  if (plan.line) words.push(lineWords(plan.line));
  return words;
}

const joined = (parts: string[]): string => parts.reduce((one, other) => (one ? t('printed-and', { one, other }) : other), '');

/** A card's name with what it is and does: its accessible name. */
export function shortWords(card: CardSheet): string {
  const parts = card.kind === 'specialist' ? [] : [abilityWords(card)];
  if (card.icons > 0) parts.push(t('printed-icons', { n: card.icons }));
  if (card.points > 0) parts.push(t('printed-worth', { n: card.points }));
  if (card.kind === 'specialist') parts.push(abilityWords(card));
  return t('printed-card', { name: text.named(card.name), details: parts.join(', ') });
}

/** All that is printed on a card. */
export function cardWords(card: CardSheet): string {
  return joined([shortWords(card), ...planWords(card)]);
}

/** All of an emergency plan that can be had. */
export function emergencyWords(plan: EmergencySheet, isCommon = false): string {
  const details = joined(planWords(obtainable(plan, isCommon)));
  return t('printed-emergency-plan', { letter: plan.letter, name: text.named(plan.name), details });
}

/** A restore-power goal, by its number, 1 or 2. */
export function powerWords(box: BoxSheet, number: number): string {
  const goal = box.power[number - 1];
  return goal ? `${t('table-power', { number, goal: goalWords(goal) })} ${t('board-power-gives', { number })}` : '';
}

/** The dice distribution cards: the faces of each die, and how likely each resource is on the rondel. */
export function diceWords(box: BoxSheet): string {
  const odds = box.dice.odds;
  const dice = (['red', 'yellow', 'blue'] as const).map((color, die) => {
    const faces = odds.filter((one) => (one.faces[die] ?? 0) > 0).map((one) => t('printed-die-face', { resource: one.resource, n: one.faces[die] ?? 0 }));
    return t('printed-die', { color, faces: faces.join(', ') });
  });
  const out = odds.map(({ resource, percent }) => t('printed-odds-of', { resource, percent }));
  return [...dice, t('printed-odds', { odds: out.join(', ') })].map((sentence) => `${sentence}.`).concat(t('printed-odds-why')).join(' ');
}

export function tileWords(tile: TileSheet): string {
  return t('printed-tile', {
    simple: tile.simple.need,
    reward: rewardWords(tile.simple),
    advanced: tile.advanced.need,
    better: rewardWords(tile.advanced),
  });
}

export function rewardWords(challenge: TileSheet['simple']): string {
  return t('printed-tile-reward', { kind: challenge.reward, n: challenge.n });
}
