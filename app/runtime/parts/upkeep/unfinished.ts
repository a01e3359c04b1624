import { framework } from "../../build/own-build";

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * Whether loading the page again would take something away: a game or another service's page in a frame, an open dialog,
 * a form under way or half filled in. Wrong only towards yes, after which the next page is the load.
 */
export function isUnfinished(pathname: string): boolean {
  return (
    pathname.includes("/game/") ||
    document.querySelector("dialog[open], #main iframe") !== null ||
    framework().__remixRouter?.state.navigation.state !== "idle" ||
    [...document.querySelectorAll<Field>("input, textarea, select")].some(isChanged)
  );
}

/** Fields that React keeps in step with their default are told by what was typed into them. */
const typed = new WeakSet<EventTarget>();

export function followTyping(): () => void {
  const note = ({ target }: Event) => {
    if (target) typed.add(target);
  };
  document.addEventListener("input", note, { passive: true });
  return () => document.removeEventListener("input", note);
}

function isChanged(field: Field): boolean {
  if (field instanceof HTMLSelectElement) {
    const options = [...field.options];
    const first = Math.max(
      0,
      options.findIndex(({ defaultSelected }) => defaultSelected),
    );
    return options.length > 0 && field.selectedIndex !== first;
  }
  if (field.type === "checkbox" || field.type === "radio") {
    return (field as HTMLInputElement).checked !== (field as HTMLInputElement).defaultChecked;
  }
  if (field.type === "hidden" || field.type === "submit") return false;
  return field.value !== field.defaultValue || (typed.has(field) && field.value !== "");
}
