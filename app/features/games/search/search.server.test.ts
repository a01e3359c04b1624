import { describe, expect, it } from "vitest";
import type { RouteBranch } from "~/context/route-handle";
import { testStage } from "../../../../tests/support/stage";
import { loadSearchDialog, searchAll } from "./search.server";
import { placesFor } from "./search-options";

const stage = await testStage();

const search = async (text: string | null) => searchAll(await stage.visit(undefined, "/games/search"), text);

describe("what is found while one types", () => {
  it("are the first games, how many there are, and the providers of that name", async () => {
    const answer = await search("  DUNE ");
    expect(answer.search).toBe("DUNE");
    expect(answer.games).toHaveLength(8);
    expect(answer.total).toBeGreaterThan(8);
    expect(answer.providers).toMatchObject([{ sysname: "dune-works", name: "Dune Works" }]);
    expect(answer.suggestions).toBeUndefined();
  });

  it("shows a game by the name and picture of its description", async () => {
    const [first] = (await search("sand dunes")).games;
    expect(first).toMatchObject({ sysname: "sand-dunes", name: "Sand Dunes Deluxe" });
    expect(first?.image).toContain("/288/");
  });

  it.each([null, "", " ", "s"])("%j is too short to ask anybody", async (text) => {
    expect(await search(text)).toMatchObject({ games: [], total: 0, providers: [] });
    expect(stage.calls().filter((call) => call.startsWith("games."))).toEqual([]);
  });

  it("follows the operator's least length", async () => {
    stage.configure({ search: { minChars: 5 } });
    expect((await search("dune")).total).toBe(0);
    expect((await search("dunes")).total).toBeGreaterThan(0);
  });

  it("stands without the providers", async () => {
    stage.fail("games.getProviders=status:500");
    expect(await search("dune")).toMatchObject({ providers: [] });
  });
});

describe("what is suggested instead of nothing", () => {
  it("are games whose names are spelled nearly so", async () => {
    const { games, suggestions } = await search("sand dnues");
    expect(games).toEqual([]);
    expect(suggestions?.near).toBe("sand dnues");
    expect(suggestions?.games[0]?.sysname).toBe("sand-dunes");
  });

  it("are the popular ones where nothing is near", async () => {
    stage.configure({ search: { popularSysnames: ["fast-crash", "live-roulette-one"] } });
    const { suggestions } = await search("qqqqqzzzzz");
    expect(suggestions?.near).toBeUndefined();
    expect(suggestions?.games).toHaveLength(6);
    expect(suggestions?.games.slice(0, 2).map(({ sysname }) => sysname)).toEqual([
      "fast-crash",
      "live-roulette-one",
    ]);
  });
});

describe("the search dialog", () => {
  it("opens with the operator's popular games and pace", async () => {
    stage.configure({ search: { popularSysnames: ["fast-crash"], minChars: 3, debounceMs: 100 } });
    const { data } = await loadSearchDialog(await stage.visit());
    expect(data).toMatchObject({ minChars: 3, debounceMs: 100 });
    expect(data.popular[0]?.sysname).toBe("fast-crash");
    // And the most played games after them, each once.
    expect(new Set(data.popular.map(({ sysname }) => sysname)).size).toBe(12);
  });

  it("opens with what is played most where the operator names none", async () => {
    stage.configure({ search: { popularSysnames: [] } });
    const { data } = await loadSearchDialog(await stage.visit());
    expect(data.popular[0]?.sysname).toBe("sand-dunes");
    expect(data.popular).toHaveLength(12);
  });

  it("opens without its games", async () => {
    stage.fail("games.get=status:500");
    expect((await loadSearchDialog(await stage.visit())).data.popular).toEqual([]);
  });

  it.each([
    ["en-US", "limits", "deposits", "cashback"],
    ["es-ES", "límite", "depósito", "cashback"],
    ["pt-BR", "limite", "depósito", "cashback"],
    ["lv-LV", "limiti", "iemaksa", "naudas atmaksa"],
    ["ar", "حدود", "إيداع", "استرداد"],
  ])("knows limits, deposit and cashback in the words of %s", async (locale, ...words) => {
    const { data } = await loadSearchDialog(await stage.visit(locale));
    const found = words.map((word) => placesFor(word, data.places).map(({ path }) => path));
    expect(found[0]).toContain("/profile/responsible-game");
    expect(found[1]).toContain("/cashier/deposit");
    expect(found[2]).toContain("/profile/cashback");
    expect(data.places.map(({ path }) => path)).toContain("/gamehall?category=live");
  });

  it("leaves out pages whose feature is off", async () => {
    stage.configure({ product: { features: { betHistory: false } } });
    const context = await stage.visit();
    const match = (path: string): RouteBranch => ({
      ids: [],
      handles: path === "/profile/bets" ? [{ feature: "betHistory" }] : [],
      params: {},
    });
    const { data } = await loadSearchDialog({ ...context, site: { ...context.site, match } });
    const paths = data.places.map(({ path }) => path);
    expect(paths).toContain("/profile/security");
    expect(paths).not.toContain("/profile/bets");
  });
});
