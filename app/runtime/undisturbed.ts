import { isUnsent } from "./unsent";

const TYPED_IN =
  "input:not([type=checkbox], [type=radio], [type=range]), textarea, select, [contenteditable]";

/**
 * Whether a player may be offered something now: they look at the page, no dialog is open, nothing fills the screen,
 * and nothing is being typed or stands in a form unsent.
 */
export function isUndisturbed(): boolean {
  return (
    !document.hidden &&
    !document.fullscreenElement &&
    !document.querySelector("dialog[open]") &&
    !document.activeElement?.matches(TYPED_IN) &&
    !hasUnsentForm()
  );
}

/** Forms that only ask for a page, as a search does, lose nothing. */
function hasUnsentForm(): boolean {
  const forms = document.querySelectorAll<HTMLFormElement>("form[method=post]");
  return [...forms].some((form) => [...form.elements].some(isUnsent));
}
