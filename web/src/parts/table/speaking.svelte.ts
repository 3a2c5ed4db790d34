// What has changed at the table, said to screen readers in the words of the log.
import { notices } from '../../app/notice.svelte';
import { t, text } from '../../text/text.svelte';
import type { Table } from '../../wire/table.svelte';

/** Changes come in quick rows where bots play; what falls together is said together, so that nothing drowns. */
const TOGETHER = 150;

/** Speaks while the component that calls it lives. */
export function speakChanges(table: Table): void {
  let waiting: string[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  let asked: number | undefined;

  const say = (words: string): void => {
    waiting.push(words);
    clearTimeout(timer);
    timer = setTimeout(() => {
      notices.speak(waiting.join(' '));
      waiting = [];
    }, TOGETHER);
  };

  $effect(() => {
    for (const event of table.fresh) say(text.tell(event, table.names));
  });
  $effect(() => {
    const question = table.isMyTurn ? table.question : undefined;
    if (question && question.number !== asked) say(t('page-table-your-turn-says', { prompt: text.tell(question.prompt, table.names) }));
    asked = question?.number;
  });
  $effect(() => () => clearTimeout(timer));
}
