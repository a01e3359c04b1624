import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { guardRestoredPage } from "./restored-page";

let stored: Map<string, string>;
let style: { visibility: string };
const reload = vi.fn();
const page = new EventTarget();

beforeEach(() => {
  stored = new Map();
  style = { visibility: "" };
  vi.clearAllMocks();
  vi.stubGlobal("window", page);
  vi.stubGlobal("document", { documentElement: { style } });
  vi.stubGlobal("location", { reload });
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  });
});
afterEach(() => vi.unstubAllGlobals());

const turn = (name: string, persisted = true) =>
  page.dispatchEvent(Object.assign(new Event(name), { persisted }));

it.each([
  ["visitor", "visitor", false],
  ["visitor", "player", true],
  ["visitor", "unknown", true],
  ["player", "player", true],
  ["player", "visitor", true],
  ["unknown", "visitor", true],
  [undefined, "visitor", true],
] as const)(
  "the kept page of a %s, seen again when a %s came last, is fetched anew: %s",
  (whose, last, isNew) => {
    const stop = guardRestoredPage(whose);
    turn("pagehide");
    expect(style.visibility).toBe(whose === "visitor" ? "" : "hidden");
    stored.set("cr_viewer", last);
    turn("pageshow");
    expect(reload).toHaveBeenCalledTimes(isNew ? 1 : 0);
    stop();
    turn("pageshow");
    expect(reload).toHaveBeenCalledTimes(isNew ? 1 : 0);
  },
);

it("a page that was not kept is none of its business", () => {
  const stop = guardRestoredPage("player");
  turn("pagehide", false);
  turn("pageshow", false);
  expect(style.visibility).toBe("");
  expect(reload).not.toHaveBeenCalled();
  stop();
});
