import { afterEach, describe, expect, it } from "vitest";
import { gamesIn } from "../../../../tests/support/shown-games";
import { cookiesOf } from "../../../../tests/support/sign-in";
import { testApp } from "../../../../tests/support/test-app";
import { loadHall } from "../hall/hall.server";
import { listContinued } from "./continue-playing.server";
import { type OwnList, ownListOf } from "./own-lists";

const app = await testApp();
const demo = await cookiesOf(app, "demo@sandbox.test");
afterEach(() => {
  app.sandbox.world.state.faults.length = 0;
});

async function open(search: string, cookieHeader?: string) {
  app.sandbox.world.state.calls.length = 0;
  const page = { path: "/gamehall", search: `?${search}` };
  const context = await app.contextFor({ ...page, cookieHeader, isDataRequest: true });
  const hall = await loadHall(context, new URLSearchParams(search));
  const methods = app.sandbox.world.state.calls.map(({ method }) => method);
  return { ...hall, games: hall.list.ok ? gamesIn(hall.list.value) : null, methods };
}

const heading: Record<OwnList, string> = { favourites: "Favorites", played: "Recently played" };

describe.each(Object.keys(heading) as OwnList[])("the hall of %s", (list) => {
  it("is the player's own, and no page for search engines", async () => {
    const { games, seo, ...hall } = await open(`category=${list}`, demo);
    expect(hall.heading).toBe(heading[list]);
    expect(games?.total).toBeGreaterThan(1);
    expect(seo.robots).toBe("noindex,follow");
  });

  it("is empty for a visitor, and nothing private is requested", async () => {
    const { games, methods } = await open(`category=${list}`);
    expect(games).toEqual({ games: [], total: 0 });
    // The sportsbook alone, which the hall links to.
    expect(methods.filter((method) => method === "games.get")).toHaveLength(1);
    expect(methods.join()).not.toMatch(/account\.|getLikes|getHistory|freespins/);
  });

  it("is empty for a player who has none", async () => {
    expect((await open(`category=${list}`, await cookiesOf(app, "poor@sandbox.test"))).games?.total).toBe(0);
  });
});

describe("the games that were played", () => {
  it("stand in the order of their last rounds, and may be searched", async () => {
    const context = await app.contextFor({ cookieHeader: demo });
    const { items } = await context.platform.call("games.getHistory", { count: 300, type: "casino" });
    const played = [...new Set(items.map(({ game }) => game?.sysname))];
    const { games } = await open("category=played", demo);
    expect(games?.total).toBe(played.length);
    expect(games?.games.map(({ sysname }) => sysname)).toEqual(played.slice(0, 18));
    const [first] = games?.games ?? [];
    const search = `category=played&search=${encodeURIComponent(first?.name ?? "")}`;
    expect((await open(search, demo)).games?.games[0]?.sysname).toBe(first?.sysname);
  });

  it("are not called none when they did not come", async () => {
    app.sandbox.world.state.faults.push({ target: "games.getHistory", effect: "status:500" });
    expect((await open("category=played", demo)).list.ok).toBe(false);
  });
});

describe("without a history of bets", () => {
  afterEach(() => {
    app.sandbox.world.state.patches = {};
  });

  it("nothing says what was played, and the platform is not asked", async () => {
    app.sandbox.world.state.patches = { cmsConfig: { product: { features: { betHistory: false } } } };
    await expect(open("category=played", demo)).rejects.toMatchObject({ init: { status: 404 } });
    expect(await listContinued(await app.contextFor({ cookieHeader: demo }))).toEqual([]);
    expect(app.sandbox.world.state.calls.map(({ method }) => method)).not.toContain("games.getHistory");
    expect((await open("category=favourites", demo)).heading).toBe("Favorites");
  });
});

it.each([undefined, "slots", "toString", ""])("%s is no list of one's own", (category) => {
  expect(ownListOf(category, () => true)).toBeUndefined();
});
