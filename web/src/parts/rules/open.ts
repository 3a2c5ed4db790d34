// Shows a rule over whatever is being done. The dialog belongs to nobody, so that it stays when a toast with its link goes.
import { mount, unmount } from 'svelte';
import RuleDialog from './RuleDialog.svelte';

let close: (() => void) | undefined;

export function openRule(rule: string): void {
  close?.();
  const dialog = mount(RuleDialog, { target: document.body, props: { rule, onclose: () => close?.() } });
  close = () => {
    close = undefined;
    void unmount(dialog);
  };
}
