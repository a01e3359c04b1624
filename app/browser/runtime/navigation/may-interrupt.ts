import { isUnsent } from "./unsent";

const TYPED_IN =
  "input:not([type=checkbox], [type=radio], [type=range]), textarea, select, [contenteditable]";

/**
 * Whether an offer may be shown now: the page is visible, no dialog or fullscreen is open, and no input is focused or
 * unsent, and nobody goes through it by keyboard, whose place would be lost.
 */
export function mayInterrupt(): boolean {
  const { activeElement: focused, body } = document;
  return (
    !document.hidden &&
    !document.fullscreenElement &&
    !document.querySelector("dialog[open]") &&
    (focused === body || !focused?.matches(`${TYPED_IN}, :focus-visible`)) &&
    !hasUnsentForm()
  );
}

/** Whether a form is partly filled in. GET forms, such as a search, lose nothing. */
export function hasUnsentForm(): boolean {
  const forms = document.querySelectorAll<HTMLFormElement>("form[method=post]");
  return [...forms].some((form) => [...form.elements].some(isUnsent));
}
