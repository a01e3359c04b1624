import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { startsMoving } from "./page-motion";

beforeEach(() => {
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  document.body.innerHTML = `
    <ul class="chips"><li><a href="/gamehall" aria-current="page">All</a></li><li><a href="/gamehall?category=slots">Slots</a></li></ul>
    <ul class="chips" id="filters"><li><a href="/gamehall?tags=a" aria-current="true">a</a></li></ul>
    <ul class="chips" id="status"><li><a href="/tournaments" aria-current="page">All</a></li></ul>
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
  const marks = () =>
    [...document.querySelectorAll<HTMLElement>(".chips")].map((list) =>
      list.style.getPropertyValue("--mark"),
    );
  expect(startsMoving(link(".chips a"), "/gamehall", "/gamehall?category=slots")).toBe(true);
  expect(marks()).toEqual(["mark", "", ""]);
  expect(startsMoving(link("#status a"), "/gamehall", "/tournaments")).toBe(true);
  expect(marks()).toEqual(["", "", "mark"]);
  // Of filters several may be chosen: no mark slides from one to another.
  expect(startsMoving(link("#filters a"), "/gamehall", "/gamehall?tags=a")).toBe(false);
  expect(marks()).toEqual(["", "", ""]);
  expect(startsMoving(link("#other"), "/gamehall", "/terms")).toBe(false);
});

it("nothing moves where motion is to be reduced", () => {
  vi.stubGlobal("matchMedia", (query: string) => ({ matches: query.includes("reduce") }));
  expect(startsMoving(link('[href="/game/one"]'), "/gamehall", "/game/one")).toBe(false);
  expect(nameOf("/game/one")).toBe("");
  expect(startsMoving(link(".chips a"), "/gamehall", "/gamehall?category=slots")).toBe(false);
});
