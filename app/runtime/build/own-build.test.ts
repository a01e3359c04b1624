import { expect, it } from "vitest";
import { leavesBuild, noteNewerBuild } from "./own-build";

it("only with a newer build there is the way to another page a page load", () => {
  expect(leavesBuild("/", "/gamehall")).toBe(false);
  noteNewerBuild();
  expect(leavesBuild("/", "/gamehall")).toBe(true);
  expect(leavesBuild("/game/dune", "/gamehall?category=live")).toBe(true);
  for (const to of ["/gamehall", "/gamehall?page=2", "/gamehall?dialog=search#results", "/gamehall#top"]) {
    expect(leavesBuild("/gamehall", to), to).toBe(false);
  }
});
