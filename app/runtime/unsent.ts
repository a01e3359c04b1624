/** Fields that React keeps in step with their default are told by what was typed into them. */
const typed = new WeakSet<EventTarget>();

/** Takes note of what is typed and chosen from now on; a form that is emptied holds none of it any more. */
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

/** Whether an element is a field that holds what its page did not come with. */
export function isUnsent(field: Element): boolean {
  if (field instanceof HTMLSelectElement) return isOtherOption(field);
  const isInput = field instanceof HTMLInputElement;
  if (isInput && /^(?:checkbox|radio)$/.test(field.type)) return field.checked !== field.defaultChecked;
  if (!isInput && !(field instanceof HTMLTextAreaElement)) return false;
  return field.value !== field.defaultValue || (typed.has(field) && field.value !== "");
}

/** Where the document chooses none, a browser chooses the first. */
function isOtherOption({ options, selectedIndex }: HTMLSelectElement): boolean {
  const written = [...options].findIndex(({ defaultSelected }) => defaultSelected);
  return options.length > 0 && selectedIndex !== Math.max(0, written);
}
