import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { openStage, type Stage } from "../testing/stage";
import { matchesSearch } from "./provider-search";
import { loadProviders } from "./providers.server";

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterEach(() => stage.reset());
afterAll(() => stage.close());

const open = async (search: string) =>
  loadProviders(await stage.visit(undefined, "/providers"), new URLSearchParams(search));

describe("the providers", () => {
  it("are all that have games, with how many", async () => {
    const { list } = await open("");
    if (!list.ok) throw new Error("no providers came");
    expect(list.value.total).toBeGreaterThanOrEqual(12);
    expect(list.value.providers).toHaveLength(list.value.total);
    expect(list.value.providers.every(({ gamesCount }) => gamesCount > 0)).toBe(true);
  });

  it("are found by a part of their name, at an address that is no page of its own", async () => {
    const { list, seo, search } = await open("search=%20DUNE%20");
    expect(list.ok && list.value.providers.map(({ name }) => name)).toEqual(["Dune Works"]);
    expect([search, seo.robots]).toEqual(["DUNE", "noindex,follow"]);
  });

  it("may be none", async () => {
    const { list } = await open("search=zzzz");
    expect(list.ok && list.value.providers).toEqual([]);
  });

  it("fail with a face", async () => {
    stage.fail("games.getProviders=status:500");
    expect((await open("")).list).toEqual({ ok: false });
  });
});

it.each([
  ["Dune Works", "works", true],
  ["Café Royal", "cafe", true],
  ["Cafe Royal", "CAFÉ", true],
  ["Dune Works", "", true],
  ["Dune Works", "dw", false],
])("%s holds %j: %s", (name, search, expected) => {
  expect(matchesSearch(name, search)).toBe(expected);
});
