// Where the keyboard is at the table: what was under the fingers may be gone after an answer.
import type { Table } from '../../wire/table.svelte';

/** How long a change may take to be drawn. */
const DRAWN = 250;

/** While the component that calls it lives, whoever plays by key finds what is asked under the fingers, never nothing. */
export function keepFingers(table: Table): void {
  let isByKey = false;
  const onKey = (): void => {
    isByKey = true;
  };
  const onPointer = (): void => {
    isByKey = false;
  };

  function find(): void {
    const isLost = document.activeElement === document.body || document.activeElement === null;
    if (!isByKey || !isLost || document.querySelector('dialog[open]')) return;
    document.querySelector<HTMLElement>('[data-asks]')?.focus({ preventScroll: true });
  }

  $effect(() => {
    addEventListener('keydown', onKey, true);
    addEventListener('pointerdown', onPointer, true);
    return () => {
      removeEventListener('keydown', onKey, true);
      removeEventListener('pointerdown', onPointer, true);
    };
  });
  $effect(() => {
    void [table.v, table.question, table.isBusy, table.takeBacks, table.sheet?.phase];
    const timer = setTimeout(find, DRAWN);
    return () => clearTimeout(timer);
  });
}
