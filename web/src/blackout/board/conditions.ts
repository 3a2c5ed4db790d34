// The conditions of a chapter as lines of a checklist (B10.3).
import { t } from '../../text/text.svelte';
import type { ConditionsSheet } from '../../wire/types';

export interface ConditionLine {
  kind: string;
  words: string;
  have: number;
  need: number;
  isMet: boolean;
}

export function conditionLines({ goals, other, orchids }: ConditionsSheet): ConditionLine[] {
  const line = (kind: string, { have, need }: { have: number; need: number }, isMet = have >= need): ConditionLine =>
    ({ kind, words: t('board-condition', { kind }), have, need, isMet });
  return [line('goals', goals), ...(other ? [line(other.kind, other, other.met)] : []), line('orchids', orchids)];
}
