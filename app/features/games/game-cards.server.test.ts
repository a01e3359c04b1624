import { describe, expect, it } from "vitest";
import { createFragmentCache, createFragments } from "~/browser/served-html/fragment-cache.server";
import type { PageContext } from "~/context/app-context";
import { createTranslator } from "~/i18n/create-translator";
import { catalogue } from "~/i18n/messages/catalogue";
import { cardsIn } from "../../../tests/support/shown-games";
import { cardHtml, showGrid, showRow } from "./game-cards.server";
import type { GameSummary } from "./game-summary";

const hostile = `"><img src=x onerror=alert(1)></span></li></ul><script>alert('2')</script>\n & <!-- `;

describe("a game card", () => {
  const cache = createFragmentCache(1_000_000);
  const context = {
    basename: "/lv",
    messagesHash: "1",
    fragments: createFragments(cache, true),
    t: createTranslator("en-US", catalogue).t,
  } as unknown as PageContext;
  const game: GameSummary = { sysname: "dunes", name: "Dunes", provider: "Ironwood", hasDemo: true };
  const look = (changes: Partial<GameSummary>) => cardsIn(cardHtml(context, { ...game, ...changes }).html);

  it("shows hostile texts as texts", () => {
    const shown = { ...game, name: hostile, provider: hostile, sysname: hostile, image: hostile };
    const [first, ...more] = cardsIn(showGrid(context, { games: [shown] }).cards.html ?? "");
    expect(first).toEqual({ sysname: hostile, name: hostile, provider: hostile, hasDemo: true });
    expect(more).toEqual([]);
    expect(cardHtml(context, shown).html).not.toMatch(/<script|<img src="?x|onerror=alert\(1\)>/);
  });

  it("has a player's marks as variants of its own, which no other card shows", () => {
    expect(look({ isLiked: true, freeSpins: 7 })).toMatchObject([{ isLiked: true, badge: "spins" }]);
    expect(look({ isLiked: false })).toEqual([{ ...game, isLiked: false }]);
    expect(look({})).toEqual([game]);
    expect(cardHtml(context, { ...game, freeSpins: 7 }).html).toMatch(/\b7 free spins/);
    expect(cardHtml(context, { ...game, freeSpins: 8 }).html).not.toMatch(/\b7 free spins/);
  });

  it.each([
    [
      ["top", "top", "new"],
      [undefined, undefined, "new"],
    ],
    [
      ["top", undefined, "new", "top"],
      ["top", undefined, "new", "top"],
    ],
    [["top"], ["top"]],
  ] as const)("shows badges that tell cards apart: of %j %j", (given, shown) => {
    const games = given.map((badge) => ({ ...game, badge }));
    expect(cardsIn(showGrid(context, { games }).cards.html ?? "").map(({ badge }) => badge)).toEqual(shown);
    expect(cardsIn(showRow(context, { games }).cards.html ?? "").map(({ badge }) => badge)).toEqual(shown);
  });

  it("marks what was searched for, in this list alone", () => {
    const found = (search: string) =>
      showGrid(context, { games: [{ ...game, image: "https://x.test/d.webp" }] }, { search }).cards.html;
    const before = cache.bytes();
    expect(found("une")).toContain("D<mark>une</mark>s");
    expect(found("IRON")).toContain("<mark>Iron</mark>wood");
    expect(found("x")).not.toContain("<mark>");
    expect(cache.bytes(), "what visitors type takes no room of others").toBe(before);
    expect(found("")).not.toContain("<mark>");
  });

  it("names the sportsbook, whose address does not", () => {
    const sportsbook = cardHtml(context, { ...game, isSportsbook: true }).html;
    expect(sportsbook).toContain('href="/lv/betting" data-sysname="dunes"');
    expect(cardHtml(context, game).html).not.toContain("data-sysname");
  });

  it.each([{ basename: "/ar" }, { messagesHash: "2" }])("is another one with %j", (other) => {
    const before = cache.bytes();
    cardHtml({ ...context, ...other }, game);
    expect(cache.bytes()).toBeGreaterThan(before);
    expect(cardHtml({ ...context, basename: "/ar" }, game).html).toContain('href="/ar/game/dunes"');
  });
});
