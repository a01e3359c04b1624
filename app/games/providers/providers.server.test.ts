import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { openStage, type Stage } from "../testing/stage";
import { loadProviderPicker } from "./provider-picker.server";
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

describe("the list to choose from", () => {
  const openPicker = async () => loadProviderPicker(await stage.visit(undefined, "/gamehall"));

  it("has every provider with games, by name", async () => {
    const names = (await openPicker())?.data.providers.map(({ name }) => name) ?? [];
    expect(names).toContain("Dune Works");
    expect(names).toEqual([...names].sort());
  });

  it("is not there where the operator hides the filter", async () => {
    stage.configure({ games: { hall: { showProviders: false } } });
    expect(await openPicker()).toBeNull();
  });
});
