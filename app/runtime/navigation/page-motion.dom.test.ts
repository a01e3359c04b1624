import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { startsMoving } from "./page-motion";

beforeEach(() => {
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  document.body.innerHTML = `
    <ul class="chips"><li><a href="/gamehall?category=slots">Slots</a></li></ul>
    <ul>${["one", "two"].map((name) => `<li class="game-card"><a href="/game/${name}"><span class="picture"></span></a></li>`).join("")}</ul>
    <a id="other" href="/terms">Terms</a>`;
});
afterEach(() => vi.unstubAllGlobals());

const link = (selector: string) => document.querySelector(selector) as HTMLAnchorElement;
const nameOf = (href: string) =>
  link(`[href="${href}"]`)
    .querySelector<HTMLElement>(".picture")
    ?.style.getPropertyValue("view-transition-name");

it("a card's picture becomes the frame of its game, one at a time", () => {
  for (const [here, other] of [
    ["/game/one", "/game/two"],
    ["/game/two", "/game/one"],
  ] as const) {
    expect(startsMoving(link(`[href="${here}"]`), "/gamehall", here)).toBe(true);
    expect([nameOf(here), nameOf(other)]).toEqual(["game", ""]);
  }
  // From game to game there would be two frames.
  expect(startsMoving(link('[href="/game/one"]'), "/game/two", "/game/one")).toBe(false);
  expect([nameOf("/game/one"), nameOf("/game/two")]).toEqual(["", ""]);
});

it("the mark of chips slides; other links do not move", () => {
  expect(startsMoving(link(".chips a"), "/gamehall", "/gamehall?category=slots")).toBe(true);
  expect(link(".chips").style.getPropertyValue("--mark")).toBe("mark");
  expect(startsMoving(link("#other"), "/gamehall", "/terms")).toBe(false);
});

it("nothing moves where motion is to be reduced", () => {
  vi.stubGlobal("matchMedia", (query: string) => ({ matches: query.includes("reduce") }));
  expect(startsMoving(link('[href="/game/one"]'), "/gamehall", "/game/one")).toBe(false);
  expect(nameOf("/game/one")).toBe("");
  expect(startsMoving(link(".chips a"), "/gamehall", "/gamehall?category=slots")).toBe(false);
});
