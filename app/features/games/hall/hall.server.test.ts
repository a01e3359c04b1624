import { describe, expect, it } from "vitest";
import { cardsIn, gamesIn } from "../../../../tests/support/shown-games";
import { openStage, testStage } from "../../../../tests/support/stage";
import { loadHall } from "./hall.server";
import { loadGamesPage } from "./hall-games.server";
import { hallPath } from "./hall-query";

const stage = await testStage();

const open = async (search: string, locale?: string) =>
  loadHall(await stage.visit(locale, "/gamehall"), new URLSearchParams(search));

async function gamesOf(search: string) {
  const { list } = await open(search);
  if (!list.ok) throw new Error("no games came");
  return gamesIn(list.value);
}

it("sends as much of two hundred providers as of twelve", async () => {
  const many = await openStage({ providers: 200 });
  try {
    const hall = await loadHall(
      await many.visit(undefined, "/gamehall"),
      new URLSearchParams("category=all"),
    );
    const { providers: few, categories } = await open("category=all");
    expect(hall.providers?.total).toBeGreaterThan(150);
    expect(hall.providers?.providers).toHaveLength(few?.providers.length ?? 0);
    expect(hall.categories).toEqual(categories);
  } finally {
    await many.close();
  }
});

describe("the game hall", () => {
  it("shows eighteen of all games, with the providers' names", async () => {
    const { games, total } = await gamesOf("category=all");
    expect(games).toHaveLength(18);
    expect(total).toBeGreaterThanOrEqual(600);
    expect(games[0]).toMatchObject({
      sysname: "sand-dunes",
      name: "Sand Dunes Deluxe",
      provider: "Dune Works",
    });
  });

  it("keeps on page two what page one showed", async () => {
    const [first, second] = [await gamesOf("category=all"), await gamesOf("category=all&page=2")];
    expect(second.games).toHaveLength(36);
    expect(second.games.slice(0, 18)).toEqual(first.games);
  });

  it("shows every game once from the first window to the last", async () => {
    const growing = await gamesOf("category=all&page=16");
    const sysnames = growing.games.map(({ sysname }) => sysname);
    const last = Math.ceil(growing.total / 18);
    for (let page = 17; page <= last; page++) {
      const { games } = await gamesOf(`category=all&page=${page}`);
      sysnames.push(...games.map(({ sysname }) => sysname));
    }
    expect(new Set(sysnames).size).toBe(growing.total);
    expect(sysnames).toHaveLength(growing.total);
  });

  it.each([
    ["category=live", (game: { provider?: string }) => game.provider !== ""],
    ["providers=dune-works", (game) => game.provider === "Dune Works"],
    [
      "providers=dune-works,ironwood",
      (game) => ["Dune Works", "Ironwood Games"].includes(game.provider ?? ""),
    ],
  ] satisfies [string, (game: { provider?: string }) => boolean][])("%s", async (search, fits) => {
    const { games } = await gamesOf(search);
    expect(games.length).toBeGreaterThan(0);
    expect(games.every(fits)).toBe(true);
  });

  it("searches names and providers, and sorts", async () => {
    expect((await gamesOf("search=sand%20dunes")).games[0]?.sysname).toBe("sand-dunes");
    expect((await gamesOf("search=dune%20works")).games.every((game) => game.provider === "Dune Works")).toBe(
      true,
    );
    const names = (await gamesOf("category=live&sort=name")).games.map(({ name = "" }) => name);
    expect(names).toEqual([...names].sort((a, b) => a.localeCompare(b, "en")));
  });

  it.each(["providers=nobody", "category=nowhere&search=sand", "search=zzzzzz"])(
    "%s shows an empty hall",
    async (search) => {
      expect((await open(search)).list).toMatchObject({ ok: true, value: { shown: 0, total: 0 } });
    },
  );

  it("narrows by type and tag, which make no page of their own", async () => {
    const all = await gamesOf("category=all");
    const tagged = await open("types=live,fast&tags=new");
    if (!tagged.list.ok) throw new Error("no games came");
    expect(tagged.list.value.total).toBeGreaterThan(0);
    expect(tagged.list.value.total).toBeLessThan(all.total);
    expect(tagged.seo.robots).toBe("noindex,follow");
    expect(tagged.heading).toBeUndefined();
  });

  it("suggests what is near, or popular, where filters find nothing", async () => {
    expect((await open("search=sand%20dunezz")).suggestions).toMatchObject({ near: "sand dunezz" });
    const { suggestions } = await open("providers=nobody");
    expect(suggestions?.near).toBeUndefined();
    expect(suggestions?.shown).toBeGreaterThan(0);
    expect((await open("category=live")).suggestions).toBeUndefined();
  });

  it("names what it shows", async () => {
    expect(await open("category=live")).toMatchObject({
      heading: "Live casino",
      seo: { title: "Live casino – Sandbox Casino" },
    });
    expect(await open("category=live", "es-ES")).toMatchObject({ heading: "Casino en vivo" });
    expect(await open("providers=dune-works")).toMatchObject({
      heading: "Dune Works",
      trail: [{ path: "/gamehall?category=all" }, { path: "/providers" }],
    });
    // The record is of the bare address; the operator's template adds the site's name.
    expect((await open("")).seo.title).toBe("All games | Sandbox Casino");
    expect((await open("category=all")).seo.title).toBe("All games – Sandbox Casino");
    expect((await open("search=sand")).seo).toMatchObject({
      title: "“sand” – Sandbox Casino",
      robots: "noindex,follow",
    });
  });

  it("is no page of a category that the platform does not have", async () => {
    await expect(open("category=nowhere")).rejects.toMatchObject({ init: { status: 404 } });
    await expect(open("category=nowhere&page=2&sort=name")).rejects.toMatchObject({ init: { status: 404 } });
    stage.configure({ games: { hall: { defaultCategory: "nowhere" } } });
    expect((await open("")).list.ok).toBe(true);
    await stage.reset();
    // A list that was not read lacks nothing.
    stage.fail("games.getCategories=status:500");
    expect((await open("category=live")).seo).toMatchObject({ canonical: expect.stringContaining("=live") });
  });

  it.each([
    "providers=nobody",
    "category=nowhere&providers=dune-works",
    "category=live&providers=nobody",
    "category=nowhere&search=sand",
    "providers=dune-works,nobody",
  ])("%s is not offered to search engines", async (search) => {
    const { seo, heading, trail } = await open(search);
    expect(seo).toMatchObject({ robots: "noindex,follow", canonical: "https://casino.example/gamehall" });
    expect([undefined, "Live casino"]).toContain(heading);
    expect(JSON.stringify([seo, heading, trail])).not.toMatch(/nobody|nowhere/);
  });

  it.each(["category=live", "providers=dune-works"])("%s ends where its games end", async (search) => {
    const first = await open(search);
    const { seo } = await open(`${search}&page=999`);
    expect(seo).toMatchObject({ robots: "noindex,follow", canonical: first.seo.canonical });
    expect(first.seo.robots).not.toBe("noindex,follow");
  });

  it("opens in the operator's category, and leads out of it", async () => {
    stage.configure({ games: { hall: { defaultCategory: "live", showProviders: false } } });
    const { query, defaultCategory, heading, providers } = await open("");
    expect({ heading, providers }).toEqual({ heading: "Live casino", providers: undefined });
    const all = hallPath(query, { category: undefined }, defaultCategory);
    expect((await open(new URL(all, "https://x").search)).heading).toBeUndefined();
  });

  it("shows no demo where the operator has none", async () => {
    stage.configure({ games: { demoEnabled: false } });
    expect((await gamesOf("category=all")).games.some(({ hasDemo }) => hasDemo)).toBe(false);
  });

  it("stands without its filters, and without its games", async () => {
    stage.fail("games.getCategories=status:500", "games.getProviders=garbage");
    const poor = await open("category=live");
    expect(poor).toMatchObject({ categories: [], heading: undefined, list: { ok: true } });
    expect(poor.providers).toBeUndefined();
    await stage.reset();
    stage.fail("games.get=status:500");
    const empty = await open("category=live");
    expect(empty.list).toEqual({ ok: false });
    expect(empty.categories.length).toBeGreaterThan(0);
  });

  it("gives way to maintenance and to a closed country", async () => {
    stage.fail("games.get=ApplicationUnavailableException");
    await expect(open("")).rejects.toMatchObject({ status: 503 });
    await stage.reset();
    stage.fail("games.getProviders=AccessDeniedException");
    await expect(open("")).rejects.toMatchObject({ status: 403 });
  });

  it("counts what a search among some games would find in all, by one call more", async () => {
    const { inAllGames } = await open("category=live&search=roulette");
    // The list, the sportsbook, the count.
    expect(stage.calls().filter((call) => call.startsWith("games.get "))).toHaveLength(3);
    expect(inAllGames).toBe((await gamesOf("category=all&search=roulette")).total);
    expect((await open("category=all&search=roulette")).inAllGames).toBeUndefined();
  });

  it("asks the platform for each list once", async () => {
    await open("category=slots&providers=dune-works");
    const lists = stage.calls().filter((call) => call.startsWith("games."));
    expect(lists.sort().map((call) => call.split(" ")[0])).toEqual([
      "games.get",
      // The sportsbook.
      "games.get",
      "games.getCategories",
      "games.getProviders",
    ]);
  });

  it("gives a script the games that a page adds, and asks for no others", async () => {
    const all = await gamesOf("category=all&page=3");
    const context = await stage.visit(undefined, "/games/list");
    const added = await loadGamesPage(context, new URLSearchParams("category=all&page=3"));
    expect(added.cards.flatMap(({ html }) => cardsIn(html))).toEqual(all.games.slice(36));
    expect(added.cards.map(({ sysname }) => sysname)).toEqual(
      all.games.slice(36).map(({ sysname }) => sysname),
    );
    expect(added.total).toBe(all.total);
    expect(stage.calls().filter((call) => call.startsWith("games.get "))).toEqual([
      expect.stringContaining('\\"count\\":18,\\"offset\\":36'),
    ]);
  });
});
