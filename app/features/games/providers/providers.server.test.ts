import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openStage, type Stage, testStage } from "../../../../tests/support/stage";
import { loadProviderPicker } from "./provider-picker.server";
import { loadProviders } from "./providers.server";

const stage = await testStage();

const open = async (search: string) =>
  loadProviders(await stage.visit(undefined, "/providers"), new URLSearchParams(search));

describe("the providers", () => {
  it("are all that have games, with how many", async () => {
    const { list } = await open("");
    if (!list.ok) throw new Error("no providers came");
    const { total, forward } = list.value.paging;
    expect(total).toBeGreaterThanOrEqual(12);
    expect(forward).toBeUndefined();
    expect(list.value.providers).toHaveLength(total);
    expect(list.value.providers.every(({ gamesCount }) => (gamesCount ?? 0) > 0)).toBe(true);
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

describe("two hundred providers", () => {
  let many: Stage;
  beforeAll(async () => {
    many = await openStage({ providers: 200 });
  });
  afterAll(() => many.close());

  async function openMany(search: string) {
    const { list, ...rest } = await loadProviders(
      await many.visit(undefined, "/providers"),
      new URLSearchParams(search),
    );
    if (!list.ok) throw new Error("no providers came");
    return { ...rest, ...list.value };
  }

  it("come page by page, each page with those before it", async () => {
    const [first, second] = [await openMany(""), await openMany("page=2")];
    expect(first.providers).toHaveLength(48);
    expect(first.paging).toMatchObject({ from: 1, to: 48, forward: { page: 2, kind: "more" } });
    expect(second.providers).toHaveLength(96);
    expect(second.providers.slice(0, 48)).toEqual(first.providers);
    expect(second.seo.canonical).toMatch(/\/providers\?page=2$/);
  });

  it("end with the last page: one behind it is none", async () => {
    const { total } = (await openMany("")).paging;
    const { providers, isPast, seo } = await openMany("page=99");
    expect([providers, isPast, seo.robots]).toEqual([[], true, "noindex,follow"]);
    const last = await openMany(`page=${Math.ceil(total / 48)}`);
    expect([last.providers.length, last.isPast]).toEqual([total, false]);
  });

  it("have every first letter on every page, with the page where it begins", async () => {
    const { letters, paging } = await openMany("");
    const all = await openMany(`page=${Math.ceil(paging.total / 48)}`);
    expect(letters).toEqual(all.letters);
    const last = all.providers.at(-1)?.name ?? "";
    expect(letters.at(-1)).toMatchObject({ letter: last[0], page: expect.any(Number) });
    expect(letters.at(-1)?.page).toBeGreaterThan(paging.forward?.page ?? 0);
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
