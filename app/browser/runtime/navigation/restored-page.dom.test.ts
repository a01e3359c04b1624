import { beforeEach, expect, it, vi } from "vitest";
import { guardRestoredPage } from "./restored-page";

const reload = vi.spyOn(location, "reload").mockReturnValue();
const { style } = document.documentElement;

beforeEach(() => {
  reload.mockClear();
  style.visibility = "";
});

const turn = (name: string, persisted = true) => dispatchEvent(Object.assign(new Event(name), { persisted }));

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
    localStorage.setItem("cr_viewer", last);
    turn("pageshow");
    expect(reload).toHaveBeenCalledTimes(isNew ? 1 : 0);
    stop();
    turn("pageshow");
    expect(reload).toHaveBeenCalledTimes(isNew ? 1 : 0);
  },
);

it("a page that was not restored is ignored", () => {
  const stop = guardRestoredPage("player");
  turn("pagehide", false);
  turn("pageshow", false);
  expect(style.visibility).toBe("");
  expect(reload).not.toHaveBeenCalled();
  stop();
});
