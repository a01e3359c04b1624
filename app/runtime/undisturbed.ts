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

/** Whether a form of the page that writes something holds what was changed in it. */
export function hasUnsentForm(): boolean {
  const forms = document.querySelectorAll<HTMLFormElement>("form[method=post]");
  return [...forms].some((form) => [...form.elements].some(isChanged));
}

function isChanged(field: Element): boolean {
  if (field instanceof HTMLInputElement)
    return /^(?:checkbox|radio)$/.test(field.type)
      ? field.checked !== field.defaultChecked
      : field.value !== field.defaultValue;
  if (field instanceof HTMLTextAreaElement) return field.value !== field.defaultValue;
  return field instanceof HTMLSelectElement && isOtherOption(field);
}

/** Where the document chooses none, a browser chooses the first. */
function isOtherOption({ options, selectedIndex }: HTMLSelectElement): boolean {
  const written = [...options].findIndex(({ defaultSelected }) => defaultSelected);
  return selectedIndex !== Math.max(0, written);
}
