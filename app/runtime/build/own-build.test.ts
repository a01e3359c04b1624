import { afterEach, expect, it, vi } from "vitest";
import { crossesBuilds, missesPart, rememberLostPart, rememberNewerBuild } from "./own-build";

afterEach(() => vi.unstubAllGlobals());

it("without a connection the way to another page is a page load where the offline page is at hand", () => {
  for (const [onLine, dataset, isLoad] of [
    [false, { offlineReady: "" }, true],
    [false, {}, false],
    [true, { offlineReady: "" }, false],
  ] as const) {
    vi.stubGlobal("navigator", { onLine });
    vi.stubGlobal("document", { documentElement: { dataset } });
    expect(crossesBuilds("/", "/gamehall")).toBe(isLoad);
    expect(crossesBuilds("/gamehall", "/gamehall?dialog=search")).toBe(false);
  }
});

it("only with a newer build there is the way to another page a page load", () => {
  expect(crossesBuilds("/", "/gamehall")).toBe(false);
  rememberNewerBuild();
  expect(crossesBuilds("/", "/gamehall")).toBe(true);
  expect(crossesBuilds("/game/dune", "/gamehall?category=live")).toBe(true);
  for (const to of ["/gamehall", "/gamehall?page=2", "/gamehall?dialog=search#results", "/gamehall#top"]) {
    expect(crossesBuilds("/gamehall", to), to).toBe(false);
  }
});

it("with a part of the page lost every way on is a page load", () => {
  expect(missesPart()).toBe(false);
  rememberLostPart();
  expect(missesPart()).toBe(true);
  expect(crossesBuilds("/gamehall", "/gamehall?page=2")).toBe(true);
});
