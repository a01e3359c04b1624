import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { mayInterrupt } from "./may-interrupt";
import { followTyping, isUnsent } from "./unsent";

let stop: () => void;
beforeEach(() => {
  stop = followTyping();
});
afterEach(() => {
  stop();
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

/** Renders the HTML and changes it as a visitor would. */
function show(html: string, change: (first: never) => void = () => {}): Element {
  document.body.innerHTML = html;
  const [first] = document.body.children;
  if (!first) throw new Error(`nothing in ${html}`);
  change(first as never);
  return first;
}

const set =
  (changes: Partial<HTMLInputElement & HTMLSelectElement>) =>
  (field: object): void =>
    void Object.assign(field, changes);
const write = (value: string) => set({ value });
const tick = (checked: boolean) => set({ checked });
const choose = (selectedIndex: number) => set({ selectedIndex });

it.each<[string, string, ((field: never) => void) | undefined, boolean]>([
  ["a field as it came", "<input value='a'>", undefined, false],
  ["a field typed into", "<input value='a'>", write("b"), true],
  ["a field that was emptied", "<input value='a'>", write(""), true],
  ["a text as it came", "<textarea>a</textarea>", undefined, false],
  ["a text typed into", "<textarea></textarea>", write("a"), true],
  ["a box as it came", "<input type='checkbox' checked>", undefined, false],
  ["a box unticked", "<input type='checkbox' checked>", tick(false), true],
  ["a choice made", "<input type='radio'>", tick(true), true],
  ["the first option, none being written", "<select><option><option></select>", undefined, false],
  ["another option, none being written", "<select><option><option></select>", choose(1), true],
  ["the written option", "<select><option><option selected></select>", undefined, false],
  ["the first option, another being written", "<select><option><option selected></select>", choose(0), true],
  ["a list without options", "<select></select>", undefined, false],
  ["a button", "<button value='a'>a</button>", undefined, false],
])("%s", (_, html, change, isChanged) => {
  expect(isUnsent(show(html, change))).toBe(isChanged);
});

it("a file that was chosen is unsent", () => {
  const field = show("<input type='file'>");
  vi.spyOn(field as HTMLInputElement, "value", "get").mockReturnValue("C:\\fakepath\\passport.png");
  expect(isUnsent(field)).toBe(true);
});

it("what was typed into a field whose default follows it is unsent until its form is emptied", () => {
  const form = show("<form><input value='typed'></form>") as HTMLFormElement;
  const [field] = form.elements;
  if (!field) throw new Error("no field");
  const dispatch = (name: string, target: Element) =>
    target.dispatchEvent(new Event(name, { bubbles: true }));
  expect(isUnsent(field)).toBe(false);
  dispatch("input", field);
  expect(isUnsent(field)).toBe(true);
  dispatch("reset", form);
  expect(isUnsent(field)).toBe(false);
  stop();
  dispatch("input", field);
  expect(isUnsent(field)).toBe(false);
});

const focus = (field: HTMLElement) => field.focus();
const typeWithin = (form: HTMLFormElement) => write("b")(form.elements[0] as Element);

it.each<[string, string, ((first: never) => void) | undefined, boolean]>([
  ["a page that is looked at", "<p>", undefined, true],
  ["a hidden page", "<p>", () => vi.spyOn(document, "hidden", "get").mockReturnValue(true), false],
  [
    "something that fills the screen",
    "<p>",
    (element) => vi.spyOn(document, "fullscreenElement", "get").mockReturnValue(element),
    false,
  ],
  ["an open dialog", "<dialog open>", undefined, false],
  ["a closed dialog", "<dialog>", undefined, true],
  ["a field that is typed into", "<input>", focus, false],
  // As by keyboard: here no focus comes by a pointer.
  ["a box reached by keyboard", "<input type='checkbox'>", focus, false],
  ["a button reached by keyboard", "<button>", focus, false],
  ["a form as it came", "<form method='post'><input></form>", undefined, true],
  ["a form unsent", "<form method='post'><input></form>", typeWithin, false],
  ["a search unsent", "<form><input></form>", typeWithin, true],
])("a player may be offered something with %s", (_, html, change, isFree) => {
  show(html, change);
  expect(mayInterrupt()).toBe(isFree);
});
