import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { openStage, type Stage } from "../../../tests/support/stage";
import { loadSearchDialog, searchAll } from "./search.server";

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterEach(() => stage.reset());
afterAll(() => stage.close());

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
  it("are games that fit a part of what was typed", async () => {
    const { games, suggestions } = await search("sand dunezz");
    expect(games).toEqual([]);
    expect(suggestions?.near).toBe("sand");
    expect(suggestions?.games.length).toBeGreaterThan(0);
  });

  it("are the popular ones where nothing is near", async () => {
    stage.configure({ search: { popularSysnames: ["fast-crash", "live-roulette-one"] } });
    const { suggestions } = await search("qqqqqzzzzz");
    expect(suggestions?.near).toBeUndefined();
    expect(suggestions?.games.map(({ sysname }) => sysname)).toEqual(["fast-crash", "live-roulette-one"]);
  });
});

describe("the search dialog", () => {
  it("opens with the operator's popular games and pace", async () => {
    stage.configure({ search: { popularSysnames: ["fast-crash"], minChars: 3, debounceMs: 100 } });
    const { data } = await loadSearchDialog(await stage.visit());
    expect(data).toMatchObject({ minChars: 3, debounceMs: 100 });
    expect(data.popular.map(({ sysname }) => sysname)).toEqual(["fast-crash"]);
  });

  it("opens with what is played most where the operator names none", async () => {
    stage.configure({ search: { popularSysnames: [] } });
    const { data } = await loadSearchDialog(await stage.visit());
    expect(data.popular[0]?.sysname).toBe("sand-dunes");
    expect(data.popular).toHaveLength(8);
  });

  it("opens without its games", async () => {
    stage.fail("games.get=status:500");
    expect((await loadSearchDialog(await stage.visit())).data.popular).toEqual([]);
  });
});
