import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Sandbox, startSandbox } from "../../start";
import { createClient } from "../../test-client";

let sandbox: Sandbox;
let client: ReturnType<typeof createClient>;
beforeAll(async () => {
  sandbox = await startSandbox();
  client = createClient(sandbox);
});
afterAll(() => sandbox.close());

interface Shown {
  sysname: string;
  name: string;
  provider: string;
  type: string;
  tags: string[];
}
const list = async (options: object): Promise<Shown[]> =>
  (await client.games({ count: 300, ...options })).body.data.items;
const sysnames = async (options: object) => (await list(options)).map(({ sysname }) => sysname);

describe("games.get", () => {
  it("filters with AND between keys and OR inside a list", async () => {
    const both = await list({
      providers: ["dune-works", "blue-heron"],
      types: ["slot"],
      tags: ["new", "top"],
    });
    expect(both.length).toBeGreaterThan(3);
    expect(new Set(both.map(({ provider }) => provider))).toEqual(new Set(["dune-works", "blue-heron"]));
    expect(
      both.every(({ type, tags }) => type === "slot" && tags.some((tag) => tag === "new" || tag === "top")),
    ).toBe(true);
  });

  it.each([
    [{ category: "no-such" }, 0],
    [{ providers: ["no-such"] }, 0],
    [{ sysnames: ["no-such"] }, 0],
    [{ category: "sportsbook" }, 1],
    [{ sysnames: ["digitan"] }, 1],
    [{ tournament_id: 3 }, 30],
    [{ providers: ["digitan-sports"] }, 1],
    [{ providers: [], types: [], search: "  " }, 600],
    [{ providers: null, search: null }, 600],
  ])("%j finds %i", async (options, total) => {
    expect((await client.games({ count: 1, ...options })).body.data.total).toBe(total);
  });

  it("searches name and provider without case, accents or outer space", async () => {
    const byName = await sysnames({ search: "  SÁND dunes " });
    expect(byName).toContain("sand-dunes");
    const byProvider = await list({ search: "rapid nine" });
    expect(byProvider.length).toBeGreaterThan(5);
    expect(new Set(byProvider.map(({ provider }) => provider))).toEqual(new Set(["rapid-nine"]));
  });

  it("keeps the given order of sysnames unless a sort is requested", async () => {
    const given = ["fast-crash", "sand-dunes", "unknown", "live-roulette-one"];
    expect(await sysnames({ sysnames: given })).toEqual(["fast-crash", "sand-dunes", "live-roulette-one"]);
    expect(await sysnames({ sysnames: given, sort: "name" })).toEqual([
      "fast-crash",
      "live-roulette-one",
      "sand-dunes",
    ]);
  });

  it("sorts by each key of docs/contract.md#d98", async () => {
    expect((await sysnames({ count: 3 })).slice(0, 3)).toEqual([
      "sand-dunes",
      "live-roulette-one",
      "fast-crash",
    ]);
    const names = (await list({ sort: "name" })).map(({ name }) => name);
    expect(names).toEqual([...names].sort(new Intl.Collator("en").compare));
    expect(await sysnames({ sort: "-popularity", count: 1 })).toEqual(["sand-dunes"]);
    expect((await list({ sort: "-created_at", count: 20 })).every(({ tags }) => tags.includes("new"))).toBe(
      true,
    );
  });

  it("pages without gap or duplicate", async () => {
    const pages: string[] = [];
    for (let offset = 0; offset < 600; offset += 18) {
      const { body } = await client.games({ offset, count: 18 });
      expect([body.data.offset, body.data.limit, body.data.total]).toEqual([offset, 18, 600]);
      pages.push(...body.data.items.map(({ sysname }: Shown) => sysname));
    }
    expect([pages.length, new Set(pages).size]).toEqual([600, 600]);
    expect((await client.games({ offset: 600 })).body.data.items).toEqual([]);
  });

  it("gives ten by default and three hundred at most", async () => {
    expect((await client.games({})).body.data).toMatchObject({ limit: 10, offset: 0 });
    const many = (await client.games({ count: 5000 })).body.data;
    expect([many.limit, many.items.length]).toEqual([300, 300]);
  });

  it("narrows to fields, and always names the game", async () => {
    expect((await list({ sysnames: ["digitan"], fields: ["name", "nonsense"] }))[0]).toEqual({
      sysname: "digitan",
      name: "Digitan Sports",
    });
  });

  it.each([
    ["not json", "{"],
    ["not an object", "[]"],
    ["keys out of order", '{"offset":0,"count":1}'],
    ["negative count", '{"count":-1}'],
    ["fraction", '{"offset":1.5}'],
    ["unknown key", '{"nonsense":1}'],
    ["unknown sort", '{"sort":"random"}'],
    ["list too long", JSON.stringify({ sysnames: Array(301).fill("a") })],
  ])("refuses options: %s", async (_case, options) => {
    const { status, body } = await client.get("games.get", { options });
    expect(status).toBe(400);
    expect(body.error.error_data).toEqual({ invalid_parameters: { options: ["WRONG_FORMAT"] } });
  });

  it("shows a country only what it may see", async () => {
    const seen = async (country: string) =>
      (
        await client.get(
          "games.get",
          { options: '{"count":1,"providers":["ironwood"]}' },
          { "X-Country": country },
        )
      ).body.data.total;
    expect(await seen("JP")).toBe(0);
    expect(await seen("ES")).toBeGreaterThan(10);
  });

  it("has the anchors of docs/contract.md#7.1", async () => {
    const anchors = [
      "digitan",
      "sand-dunes",
      "no-demo-palace",
      "broken-image",
      "long-name",
      "live-roulette-one",
      "fast-crash",
      "custom-promo",
      "needs-deposit",
      "needs-kyc",
    ];
    const found = await list({ sysnames: anchors });
    expect(found.map(({ sysname }) => sysname)).toEqual(anchors);
    expect(found).toMatchObject([
      {},
      { description: { name: "Sand Dunes Deluxe" } },
      { extra: { has_demo: false } },
      {},
      {},
      {},
      {},
      { extra: { custom_id: "42" } },
      {},
      {},
    ]);
    expect(found[4]?.name).toHaveLength(80);
  });
});

describe("lists round the games", () => {
  it("counts categories as games.get does", async () => {
    const categories = (await client.get("games.getCategories")).body.data;
    expect(categories.map(({ sysname }: { sysname: string }) => sysname).sort()).toEqual([
      "fast",
      "jackpots",
      "live",
      "new",
      "popular",
      "slots",
      "sportsbook",
      "table",
    ]);
    for (const { sysname, games_count } of categories) {
      expect((await client.games({ category: sysname, count: 1 })).body.data.total).toBe(games_count);
      expect(games_count).toBeGreaterThan(0);
    }
    expect(
      categories.find(({ sysname }: { sysname: string }) => sysname === "slots").games_count,
    ).toBeGreaterThan(300);
  });

  it("lists providers by name, by type and by field", async () => {
    const all = (await client.get("games.getProviders")).body.data;
    const names = all.map(({ name }: { name: string }) => name);
    expect([all.length, names]).toEqual([12, [...names].sort()]);
    const live = (await client.get("games.getProviders", { types: "live", fields: "name" })).body.data;
    expect(live[0]).toEqual({ sysname: "aurora-live", name: "Aurora Live" });
    expect(live).toHaveLength(3);
  });
});
