import { afterEach, describe, expect, it } from "vitest";
import { gamesIn } from "../../../../tests/support/shown-games";
import { asDemo } from "../../../../tests/support/sign-in";
import { testApp } from "../../../../tests/support/test-app";
import { loadGamePage } from "./game-page.server";

const app = await testApp();
afterEach(() => app.sandbox.world.reset());

type RequestOptions = Parameters<typeof app.contextFor>[0];
const visit = async (sysname: string, options?: RequestOptions) =>
  loadGamePage(await app.contextFor({ path: `/game/${sysname}`, ...options }), sysname);

describe("a game's page", () => {
  it("lets a visitor choose, and holds nothing of a player", async () => {
    const page = await visit("sand-dunes", { isShared: true });
    expect(page).toMatchObject({
      seo: {
        title: expect.stringContaining("Sand Dunes Deluxe"),
        canonical: "http://localhost:3000/game/sand-dunes",
      },
      game: { sysname: "sand-dunes", name: "Sand Dunes Deluxe", hasDemo: true },
      audience: "visitor",
      stage: { kind: "choice" },
      gameBalance: null,
      session: null,
      maker: { name: "Dune Works", path: "/gamehall?providers=dune-works" },
      from: null,
    });
    expect(page.game.isLiked).toBeUndefined();
  });

  it("has the demo's frame in a visitor's language", async () => {
    const page = await visit("sand-dunes", { search: "?mode=demo", locale: "ar" });
    expect(page.stage).toEqual({
      kind: "frame",
      mode: "demo",
      src: "/platform/game/sand-dunes/demo?v=test&locale=ar",
    });
    expect(page.seo.canonical).toBe("http://localhost:3000/ar/game/sand-dunes");
  });

  it("is the game itself for a player, with heart and money", async () => {
    const page = await visit("sand-dunes", await asDemo(app));
    expect(page).toMatchObject({
      audience: "player",
      stage: { kind: "frame", mode: "play" },
      game: { isLiked: true },
      gameBalance: { play: { amount: "1305.50", currency: "EUR" }, demo: { currency: "FUN" } },
      session: { since: expect.any(Number) },
    });
  });

  it("is launched by the id of its own when it has one", async () => {
    const { stage } = await visit("custom-promo", await asDemo(app));
    expect(stage).toMatchObject({ src: expect.stringMatching(/^\/platform\/game\/custom\/42\/play\?/) });
  });

  it("recommends up to twelve others, like ones before all", async () => {
    const { recommended: later } = await visit("sand-dunes", { isDataRequest: true });
    const recommended = await later;
    const games = recommended.ok ? gamesIn(recommended.value).games : [];
    expect(games).toHaveLength(12);
    expect(new Set(games.map(({ sysname }) => sysname)).size).toBe(12);
    expect(games.map(({ sysname }) => sysname)).not.toContain("sand-dunes");
    const types = games.map(({ sysname }) => app.sandbox.world.gamesBySysname.get(sysname ?? "")?.shown.type);
    expect(new Set(types)).toEqual(new Set(["slot"]));
    expect(games[0]?.provider).toBe("Dune Works");
  });

  it.each([
    ["/jackpots?page=2", "/jackpots?page=2"],
    ["/es-ES/gamehall", "/gamehall"],
    ["https://evil.example", null],
    ["//evil.example", null],
    ["javascript:alert(1)", null],
  ])("leads back to %s as %s", async (from, expected) => {
    const page = await visit("sand-dunes", { search: `?from=${encodeURIComponent(from)}` });
    expect(page.from).toBe(expected);
  });

  it.each(["no-such-game", "../x", "%00"])("is not found for %s", async (sysname) => {
    await expect(visit(sysname)).rejects.toMatchObject({ data: { code: "PAGE_NOT_FOUND" } });
  });

  it("has the latest wins of this game alone, newest first", async () => {
    const { platform } = await app.contextFor({ path: "/" });
    const latest = await platform.call("leaderboard.live", { count: 50 });
    // Older than the minute for which the page's list is cached: the win is in every list.
    const { game } = latest.slice(20).find(({ game }) => game?.sysname !== "digitan") ?? {};
    const sysname = game?.sysname ?? "";
    const { wins: later } = await visit(sysname, { isDataRequest: true });
    const wins = await later;
    const shown = wins.ok ? wins.value : [];
    expect(shown.length).toBeGreaterThan(0);
    expect(shown.length).toBeLessThanOrEqual(6);
    expect(new Set(shown.map(({ game }) => game?.sysname))).toEqual(new Set([sysname]));
    const moments = shown.map(({ at }) => at ?? "");
    expect(moments).toEqual([...moments].sort().reverse());
  });

  it("shows a player the quests in progress, each over the game", async () => {
    const { quests } = await visit("sand-dunes", { ...(await asDemo(app)), isDataRequest: true });
    const part = await quests?.tiles;
    const html = (part?.ok && part.value?.html) || "";
    expect([...html.matchAll(/<a [^>]*href="([^"]*)"/g)].map(([, href]) => href)).toEqual([
      "/game/sand-dunes?dialog=quest&amp;id=92",
    ]);
    expect((await visit("sand-dunes", { isShared: true })).quests).toBeNull();
  });

  it("asks for everything once, and for nothing private on a shared page", async () => {
    app.sandbox.world.state.calls.length = 0;
    await visit("sand-dunes", { isShared: true });
    const calls = app.sandbox.world.state.calls
      .filter(({ method }) => !method.startsWith("/"))
      .map(({ method, query }) => method + JSON.stringify(query));
    expect(calls).toEqual([...new Set(calls)]);
    expect(calls.join()).not.toMatch(/account\.|getLikes|freespins/);
  });
});
