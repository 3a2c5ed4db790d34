// Keeps the keyboard focus at the table. An answer or an undo removes or disables the control that had the focus; the browser then
// drops the focus to the document body, at once or only with the next frame, and keyboard and screen-reader users have to start over.

/** The panel that tells what is asked. It can be focused, so it is the place to go on from. */
const PANEL = '[data-asks]';
/** The attributes that can take a control away without removing it. */
const HIDING = ['disabled', 'inert', 'hidden', 'class', 'style', 'open'];

/** Returns whether an element can have the focus now. A disabled control keeps it until the next frame, then loses it. */
function canHoldFocus(element: Element): boolean {
  return element.isConnected && !element.matches(':disabled') && !element.closest('[inert]') && element.checkVisibility();
}

/** Returns whether no control has the focus: it may be moved to where the player is likely to go on. */
export function isFocusFree(): boolean {
  const active = document.activeElement;
  return !active || active === document.body || !canHoldFocus(active) || active.matches(PANEL);
}

/** Moves the focus to the panel that tells what is asked. */
export function focusPanel(): void {
  document.querySelector<HTMLElement>(PANEL)?.focus({ preventScroll: true });
}

/** The element that had the focus last. It outlives a screen: where a device goes from seat to seat, the next screen takes the focus over. */
let last: Element | undefined;

/**
 * Watches the document until the returned function is called. Whenever the focused element disappears or becomes unusable, the focus moves
 * to the panel before the browser draws another frame or hands out another key. A player who clicks beside every control lets go of
 * the focus on purpose and keeps it that way.
 */
export function keepFocus(): () => void {
  const restore = (): void => {
    const active = document.activeElement;
    const focused = active && active !== document.body ? active : last;
    if (!focused || canHoldFocus(focused) || document.querySelector('dialog[open]')) return;
    focusPanel();
  };
  const remember = (event: FocusEvent): void => {
    if (event.target instanceof Element) last = event.target;
  };
  // A control that a style hides loses the focus without any change of the document.
  const afterLoss = (): void => queueMicrotask(restore);

  const observer = new MutationObserver(restore);
  observer.observe(document.body, { subtree: true, childList: true, attributes: true, attributeFilter: HIDING });
  document.addEventListener('focusin', remember);
  document.addEventListener('focusout', afterLoss);
  return () => {
    observer.disconnect();
    document.removeEventListener('focusin', remember);
    document.removeEventListener('focusout', afterLoss);
  };
}
