// What has changed at the table, said to screen readers in the words of the log.
import { untrack } from 'svelte';
import { notices } from '../../app/notice.svelte';
import { t, text } from '../../text/text.svelte';
import type { Table } from '../../wire/table.svelte';
import type { Said } from '../../wire/types';
import { resultSpeech } from './result';
import { withoutRerolls } from './rolls';

/** Changes come in quick rows where bots play; what falls together is said together, so that nothing drowns. */
const TOGETHER = 150;

/** Speaks while the component that calls it lives. */
export function speakChanges(table: Table): void {
  let happened: Said[] = [];
  let last: string[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  let asked: number | undefined;
  let wasOver: boolean | undefined;

  const soon = (): void => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      const told = withoutRerolls([{ v: 0, at: 0, events: happened }]).flatMap((one) => one.events);
      notices.speak([...told.map((event) => text.tell(event, table.names)), ...last].join(' '));
      happened = [];
      last = [];
    }, TOGETHER);
  };

  $effect(() => {
    // Only what is fresh is news; another name or another language says nothing again.
    happened.push(...table.fresh);
    if (table.fresh.length > 0) untrack(soon);
  });
  $effect(() => {
    const question = table.isMyTurn ? table.question : undefined;
    if (question && question.number !== asked) {
      last = untrack(() => {
        const obstacles = (question.obstacles ?? []).map(({ label, why }) => t('page-obstacle', { choice: text.tell(label, table.names), why: text.tell(why, table.names) }));
        return [t('page-table-your-turn-says', { prompt: text.tell(question.prompt, table.names) }), ...obstacles];
      });
      soon();
    }
    asked = question?.number;
  });
  $effect(() => {
    if (!table.sheet) return;
    const isOver = table.sheet.phase === 'over' || table.sheet.phase === 'closed';
    if (isOver && wasOver === false) {
      last = [untrack(() => resultSpeech(table))];
      soon();
    }
    wasOver = isOver;
  });
  $effect(() => () => clearTimeout(timer));
}
