import { encode } from "turbo-stream";
import { describe, expect, it, vi } from "vitest";
import type { PageContext } from "~/context";
import { cardHtml, showGrid } from "~/games/game-cards.server";
import type { GameSummary } from "~/games/game-summary";
import { cardsIn } from "../../tests/support/shown-games";
import { createPieceStore, placePiece } from "./pieces.server";

function Broken(): never {
  throw new Error("broken");
}

const hostile = `"><img src=x onerror=alert(1)></span></li></ul><script>alert('2')</script>\n & <!-- `;

describe("the store of pieces", () => {
  it("renders a piece once for what it is made of", () => {
    const { keep } = createPieceStore();
    const render = vi.fn((name: string) => <b title={name}>{name}</b>);
    const names = [hostile, "a", hostile, "a"];
    expect(names.map((name) => keep("name", [name], () => render(name)))).toEqual([
      keep("name", [hostile], () => <i />),
      '<b title="a">a</b>',
      keep("name", [hostile], () => <i />),
      '<b title="a">a</b>',
    ]);
    expect(render).toHaveBeenCalledTimes(2);
  });

  it.each([
    ["another kind", "card", ["a", "b"]],
    ["another value", "name", ["a", "c"]],
    ["values cut elsewhere", "name", ["a,b"]],
    ["one value less", "name", ["a"]],
  ])("tells %s apart", (_, kind, key) => {
    const { keep } = createPieceStore();
    keep("name", ["a", "b"], () => <i>first</i>);
    expect(keep(kind, key, () => <i>second</i>)).toBe("<i>second</i>");
  });

  it("is bounded by bytes, and gives up what was not asked for the longest", () => {
    const store = createPieceStore(100_000);
    const render = vi.fn(() => <p>{"x".repeat(1_000)}</p>);
    for (let nth = 0; nth < 500; nth += 1) {
      store.keep("p", [nth], render);
      store.keep("p", ["hot"], render);
    }
    expect(store.bytes()).toBeLessThan(100_000);
    expect(store.bytes()).toBeGreaterThan(50_000);
    expect(render).toHaveBeenCalledTimes(501);
  });

  it("keeps nothing of a render that fails", () => {
    const { keep } = createPieceStore();
    expect(() => keep("x", [], () => <Broken />)).toThrow("broken");
    expect(keep("x", [], () => <i />)).toBe("<i></i>");
  });
});

describe("a piece in a loader's data", () => {
  const sent = async (isDataRequest: boolean) => {
    return await new Response(encode({ piece: placePiece({ isDataRequest }, "<b>once</b>") })).text();
  };

  it("travels in data replies, and not beside the markup of a document", async () => {
    expect(await sent(true)).toContain("<b>once</b>");
    expect(await sent(false)).not.toContain("once");
    expect(placePiece({ isDataRequest: false }, "<b>once</b>").html).toBe("<b>once</b>");
  });

  it("has one id for the same HTML and others for other HTML", () => {
    const idOf = (html: string) => placePiece({ isDataRequest: true }, html).id;
    expect(idOf("a")).toBe(idOf("a"));
    expect(idOf("a")).not.toBe(idOf("b"));
    expect(idOf("a")).toMatch(/^[\w-]{12}$/);
  });
});

describe("a game card", () => {
  const context = {
    basename: "/lv",
    messagesHash: "1",
    isDataRequest: false,
    pieces: createPieceStore(),
    i18n: { t: (key: string, values: object) => `${key} ${Object.values(values).join(" ")}` },
  } as unknown as PageContext;
  const game: GameSummary = { sysname: "dunes", name: "Dunes", provider: "Ironwood", hasDemo: true };
  const look = (changes: Partial<GameSummary>) => cardsIn(cardHtml(context, { ...game, ...changes }));

  it("shows hostile texts as texts", () => {
    const shown = { ...game, name: hostile, provider: hostile, sysname: hostile, image: hostile };
    const [first, ...more] = cardsIn(showGrid(context, { games: [shown] }).cards.html ?? "");
    expect(first).toEqual({ sysname: hostile, name: hostile, provider: hostile, hasDemo: true });
    expect(more).toEqual([]);
    expect(cardHtml(context, shown)).not.toMatch(/<script|<img src="?x|onerror=alert\(1\)>/);
  });

  it("has a player's marks as variants of its own, which no other card shows", () => {
    expect(look({ isLiked: true, freeSpins: 7 })).toMatchObject([{ isLiked: true, badge: "spins" }]);
    expect(look({ isLiked: false })).toEqual([{ ...game, isLiked: false }]);
    expect(look({})).toEqual([game]);
    expect(cardHtml(context, { ...game, freeSpins: 7 })).toContain(" 7");
    expect(cardHtml(context, { ...game, freeSpins: 8 })).not.toContain(" 7");
  });

  it.each([{ basename: "/ar" }, { messagesHash: "2" }])("is another one with %j", (other) => {
    const before = context.pieces.bytes();
    cardHtml({ ...context, ...other }, game);
    expect(context.pieces.bytes()).toBeGreaterThan(before);
    expect(cardHtml({ ...context, basename: "/ar" }, game)).toContain('href="/ar/game/dunes"');
  });
});
