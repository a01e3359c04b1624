import { isUnsent } from "../navigation/unsent";
import { whenIdle } from "../time/when-idle";

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** What may have been scrolled before the script was there. */
const SCROLLERS = "ul, dialog *";
/** What an element is known by in what React has made in its place, which has other ids. */
const MARKS = ["name", "href", "class"];

let restore = () => {};

/** Puts what somebody has done into the elements that React has just made in place of others. */
export function restoreUse(): void {
  restore();
}

/**
 * Preserves what the visitor has done on the page when React renders a part of it again: text, ticks, files, focus,
 * selection and scroll. It is read from the removed elements, so nothing of it is stored. Call `restoreUse()` as soon
 * as the new ones are in the document.
 */
export function watchUse(app: Element): void {
  // Requested for what changes at once; events that it gets later are over.
  const changes = new MutationObserver(() => {});
  changes.observe(app, { childList: true, subtree: true });
  const focused = watchFocus();
  const scrolled = watchScroll(app);
  restore = () => {
    const records = changes.takeRecords();
    const removed = records.flatMap((record) => [...record.removedNodes]).filter((node) => !node.isConnected);
    const made = records.flatMap((record) => [...record.addedNodes]);
    const twinOf = (element: Element) => {
      const selector = selectorOf(element);
      return within(made, selector)[within(removed, selector).indexOf(element)];
    };
    const filled: Element[] = [];
    for (const field of within(removed, "input, select, textarea").filter(isUnsent)) {
      const twin = twinOf(field);
      if (!twin) continue;
      fill(twin as Field, field as Field);
      filled.push(twin);
    }
    for (const [element, { left, top }] of scrolled)
      (element.isConnected ? element : twinOf(element))?.scrollTo({ left, top, behavior: "instant" });
    const last = focused();
    if (last && document.activeElement === document.body) focus(last.isConnected ? last : twinOf(last), last);
    // What judges a field listens to it once the page's effects have run.
    if (filled.length > 0) void whenIdle().then(() => filled.forEach(dispatchInput));
  };
}

/** Returns what has the focus, or had it when it was removed. */
function watchFocus(): () => Element | null {
  let focused = document.activeElement;
  document.addEventListener("focusin", ({ target }) => {
    focused = target as Element;
  });
  document.addEventListener("focusout", ({ target }) => {
    // What is removed loses the focus too, but nobody has left it.
    queueMicrotask(() => {
      if (target === focused && focused?.isConnected) focused = null;
    });
  });
  return () => focused;
}

function watchScroll(app: Element): ReadonlyMap<Element, { left: number; top: number }> {
  const scrolled = new Map<Element, { left: number; top: number }>();
  const note = (target: EventTarget | null) => {
    if (!(target instanceof Element)) return;
    const { scrollLeft: left, scrollTop: top } = target;
    if (left || top) scrolled.set(target, { left, top });
    else scrolled.delete(target);
  };
  app.querySelectorAll(SCROLLERS).forEach(note);
  document.addEventListener("scroll", ({ target }) => note(target), { capture: true, passive: true });
  return scrolled;
}

function within(nodes: readonly Node[], selector: string): Element[] {
  return nodes.flatMap((node) =>
    node instanceof Element
      ? [...(node.matches(selector) ? [node] : []), ...node.querySelectorAll(selector)]
      : [],
  );
}

function selectorOf(element: Element): string {
  const mark = MARKS.find((name) => element.hasAttribute(name));
  const value = CSS.escape(element.getAttribute(mark ?? "") ?? "");
  return mark ? `${element.localName}[${mark}="${value}"]` : element.localName;
}

function fill(to: Field, from: Field): void {
  if (to instanceof HTMLInputElement && from instanceof HTMLInputElement) {
    if (to.type === "file") to.files = from.files;
    else if (/^(?:checkbox|radio)$/.test(to.type)) write(to, "checked", from.checked);
    else write(to, "value", from.value);
  } else write(to, "value", from.value);
}

/** As somebody who types does: React takes what is written to the element itself for its own. */
function write(field: Field, name: "checked" | "value", value: boolean | string): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), name)?.set?.call(field, value);
}

function dispatchInput(field: Element): void {
  field.dispatchEvent(new Event("input", { bubbles: true }));
}

function focus(to: Element | undefined, from: Element): void {
  if (!(to instanceof HTMLElement)) return;
  to.focus({ preventScroll: true });
  const { selectionStart, selectionEnd } = from as HTMLInputElement;
  // Null where the type of field has none.
  if (typeof selectionStart === "number")
    (to as HTMLInputElement).setSelectionRange(selectionStart, selectionEnd);
}
