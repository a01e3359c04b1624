/**
 * Fields the visitor typed in: React keeps `defaultValue` of some equal to their value, so comparing both is not
 * enough.
 */
const typed = new WeakSet<EventTarget>();

/** Records fields with input from now on; resetting a form clears its fields. */
export function followTyping(): () => void {
  const note = ({ target }: Event) => {
    if (target) typed.add(target);
  };
  const forget = ({ target }: Event) => {
    for (const field of (target as HTMLFormElement | null)?.elements ?? []) typed.delete(field);
  };
  document.addEventListener("input", note, { passive: true });
  document.addEventListener("reset", forget);
  return () => {
    document.removeEventListener("input", note);
    document.removeEventListener("reset", forget);
  };
}

/** Whether an element is a field with a value other than the page's. */
export function isUnsent(field: Element): boolean {
  if (field instanceof HTMLSelectElement) return isOtherOption(field);
  const isInput = field instanceof HTMLInputElement;
  if (isInput && /^(?:checkbox|radio)$/.test(field.type)) return field.checked !== field.defaultChecked;
  if (!isInput && !(field instanceof HTMLTextAreaElement)) return false;
  return field.value !== field.defaultValue || (typed.has(field) && field.value !== "");
}

/** Without a default option browsers select the first. */
function isOtherOption({ options, selectedIndex }: HTMLSelectElement): boolean {
  const written = [...options].findIndex(({ defaultSelected }) => defaultSelected);
  return options.length > 0 && selectedIndex !== Math.max(0, written);
}
