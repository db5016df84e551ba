/** Whether somebody is typing: a single-key shortcut must never take a letter out of a text. */
export function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  return target.isContentEditable || target.closest('input, textarea, select, [role="textbox"]') !== null;
}

const plain = (event: KeyboardEvent) =>
  !event.ctrlKey && !event.metaKey && !event.altKey && !event.defaultPrevented;

/** `/`, outside of any text. */
export const isSearchKey = (event: KeyboardEvent): boolean =>
  event.key === '/' && plain(event) && !isTyping(event.target);

/** `?`, outside of any text. */
export const isHelpKey = (event: KeyboardEvent): boolean =>
  event.key === '?' && plain(event) && !isTyping(event.target);
