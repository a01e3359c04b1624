import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { isUnfinished } from "./unfinished";

class Input {
  type = "text";
  defaultValue = "";
  constructor(readonly value: string) {}
}

let shown: string[];
let fields: Input[];
let state: { navigation: { state: string }; fetchers: Map<string, { state: string }> };

beforeEach(() => {
  shown = [];
  fields = [new Input("")];
  state = { navigation: { state: "idle" }, fetchers: new Map() };
  vi.stubGlobal("HTMLInputElement", Input);
  vi.stubGlobal("HTMLTextAreaElement", class {});
  vi.stubGlobal("HTMLSelectElement", class {});
  vi.stubGlobal("document", {
    querySelector: (wanted: string) => wanted.split(", ").find((one) => shown.includes(one)) ?? null,
    querySelectorAll: () => fields,
  });
  vi.stubGlobal("__remixRouter", { state });
});
afterEach(() => vi.unstubAllGlobals());

it.each<[string, () => void]>([
  ["nothing", () => {}],
  ["a frame outside of what the page is about, as a chat is", () => (shown = ["iframe"])],
  ["a fetch that has come", () => state.fetchers.set("1", { state: "idle" })],
])("a page with %s may be loaded again", (_, happen) => {
  happen();
  expect(isUnfinished(false)).toBe(false);
});

it.each<[string, () => void]>([
  ["an open dialog", () => (shown = ["dialog[open]"])],
  ["another service's frame", () => (shown = ["#main iframe"])],
  ["a form half filled in", () => (fields = [new Input(""), new Input("50")])],
  ["a form under way", () => (state.navigation.state = "submitting")],
  ["a page under way", () => (state.navigation.state = "loading")],
  ["a button's post under way", () => state.fetchers.set("1", { state: "submitting" })],
  ["a router that is not known", () => vi.stubGlobal("__remixRouter", undefined)],
])("%s is lost with the page", (_, happen) => {
  happen();
  expect(isUnfinished(false)).toBe(true);
});

it("so is a running game", () => {
  expect(isUnfinished(true)).toBe(true);
});
