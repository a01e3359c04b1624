import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { isUndisturbed } from "./undisturbed";
import { followTyping, isUnsent } from "./unsent";

class Input {
  constructor(
    readonly type: string,
    fields: Partial<HTMLInputElement>,
  ) {
    Object.assign(this, { value: "", defaultValue: "", checked: false, defaultChecked: false }, fields);
  }
}
class TextArea extends Input {}
class Select {
  constructor(
    readonly selectedIndex: number,
    readonly options: { defaultSelected: boolean }[],
  ) {}
}

const input = (type: string, fields: Partial<HTMLInputElement> = {}) =>
  new Input(type, fields) as unknown as Element;
const area = (fields: Partial<HTMLInputElement>) => new TextArea("textarea", fields) as unknown as Element;
const select = (chosen: number, ...written: boolean[]) =>
  new Select(
    chosen,
    written.map((defaultSelected) => ({ defaultSelected })),
  ) as unknown as Element;

let page: EventTarget;
let stop: () => void;

beforeEach(() => {
  page = Object.assign(new EventTarget(), {
    hidden: false,
    fullscreenElement: null,
    activeElement: null,
    querySelector: () => null,
    querySelectorAll: () => [],
  });
  vi.stubGlobal("document", page);
  vi.stubGlobal("HTMLInputElement", Input);
  vi.stubGlobal("HTMLTextAreaElement", TextArea);
  vi.stubGlobal("HTMLSelectElement", Select);
  stop = followTyping();
});
afterEach(() => {
  stop();
  vi.unstubAllGlobals();
});

function tell(name: string, target: unknown) {
  page.dispatchEvent(Object.defineProperty(new Event(name), "target", { value: target }));
}

it.each([
  ["a field as it came", input("text", { value: "a", defaultValue: "a" }), false],
  ["a field typed into", input("text", { value: "b", defaultValue: "a" }), true],
  ["a field that was emptied", input("text", { value: "", defaultValue: "a" }), true],
  ["a file that was chosen", input("file", { value: "C:\\fakepath\\passport.png" }), true],
  ["a text as it came", area({ value: "a", defaultValue: "a" }), false],
  ["a text typed into", area({ value: "a" }), true],
  ["a box as it came", input("checkbox", { checked: true, defaultChecked: true, value: "on" }), false],
  ["a box unticked", input("checkbox", { defaultChecked: true, value: "on" }), true],
  ["a choice made", input("radio", { checked: true, value: "on" }), true],
  ["the first option, none being written", select(0, false, false), false],
  ["another option, none being written", select(1, false, false), true],
  ["the written option", select(1, false, true), false],
  ["the first option, another being written", select(0, false, true), true],
  ["a list without options", select(-1), false],
  ["a button", { type: "submit", value: "a", defaultValue: "" } as unknown as Element, false],
])("%s: %#", (_, field, isChanged) => {
  expect(isUnsent(field)).toBe(isChanged);
});

it("what was typed into a field whose default is kept in step with it is unsent until its form is emptied", () => {
  const field = input("text", { value: "typed", defaultValue: "typed" });
  expect(isUnsent(field)).toBe(false);
  tell("input", field);
  expect(isUnsent(field)).toBe(true);
  tell("reset", { elements: [field] });
  expect(isUnsent(field)).toBe(false);
  stop();
  tell("input", field);
  expect(isUnsent(field)).toBe(false);
});

const typedIn = input("text", { value: "b" });

it.each([
  ["a page that is looked at", {}, true],
  ["a hidden page", { hidden: true }, false],
  ["something that fills the screen", { fullscreenElement: {} }, false],
  ["an open dialog", { querySelector: (wanted: string) => (wanted === "dialog[open]" ? {} : null) }, false],
  ["a field that is typed into", { activeElement: { matches: () => true } }, false],
  ["a button with the focus", { activeElement: { matches: () => false } }, true],
  [
    "a form unsent",
    {
      querySelectorAll: (wanted: string) =>
        wanted === "form[method=post]" ? [{ elements: [typedIn] }] : [typedIn],
    },
    false,
  ],
  [
    "a search unsent",
    { querySelectorAll: (wanted: string) => (wanted === "form[method=post]" ? [] : [typedIn]) },
    true,
  ],
])("a player may be offered something with %s: %#", (_, changes, isFree) => {
  Object.assign(page, changes);
  expect(isUndisturbed()).toBe(isFree);
});
