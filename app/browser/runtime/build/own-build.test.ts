import { afterEach, beforeEach, expect, it, vi } from "vitest";

let ownBuild: typeof import("./own-build");

/** The module of a new document: it remembers. */
beforeEach(async () => {
  vi.resetModules();
  ownBuild = await import("./own-build");
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

it("only with a newer build there is the way to another page a page load", () => {
  expect(ownBuild.crossesBuilds("/", "/gamehall")).toBe(false);
  ownBuild.rememberNewerBuild();
  expect(ownBuild.crossesBuilds("/", "/gamehall")).toBe(true);
  expect(ownBuild.crossesBuilds("/game/dune", "/gamehall?category=live")).toBe(true);
  for (const to of ["/gamehall", "/gamehall?page=2", "/gamehall?dialog=search#results", "/gamehall#top"]) {
    expect(ownBuild.crossesBuilds("/gamehall", to), to).toBe(false);
  }
});

it("with a part of the page lost every way on is a page load", () => {
  expect(ownBuild.missesPart()).toBe(false);
  ownBuild.rememberLostPart();
  expect(ownBuild.missesPart()).toBe(true);
  expect(ownBuild.crossesBuilds("/gamehall", "/gamehall?page=2")).toBe(true);
});
