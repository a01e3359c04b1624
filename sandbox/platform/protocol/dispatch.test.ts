import { describe, expect, it } from "vitest";
import { startSandbox } from "../../start";
import { createClient, testSandbox } from "../../test-client";
import { second } from "../../world/clock";
import { methods } from "../methods";

const { sandbox, client } = await testSandbox();

describe("methods", () => {
  it.each(["nope.get", "Games.get", "account.getinfo", "leaderboard.Live", "auth.toString", "x.__proto__"])(
    "%s does not exist",
    async (name) => {
      const { status, body } = await client.get(name);
      expect([status, body.error.type, body.error.error_data]).toEqual([
        404,
        "MethodNotFoundException",
        { method: name },
      ]);
    },
  );

  it.each([
    ["GET", "auth.login"],
    ["POST", "games.get"],
    ["DELETE", "account.getInfo"],
    ["GET", "cashier.makedeposit"],
  ])("%s %s is the wrong verb", async (method, name) => {
    const { status, body } = await client.send(`/api/${name}`, { method });
    expect([status, body.error.code]).toEqual([400, "WRONG_VERB"]);
  });

  it("answer nobody from the forbidden country", async () => {
    const { status, body } = await client.get("account.getInfo", {}, { "X-Country": "XX" });
    expect([status, body.error.type, body.error.code]).toEqual([403, "AccessDeniedException", "GEO"]);
  });

  it("echo the request id", async () => {
    const { headers } = await client.get("account.getInfo", {}, { "X-Request-Id": "r-1" });
    expect(headers.get("x-request-id")).toBe("r-1");
  });

  it.each(
    Object.entries(methods)
      .filter(([, method]) => method.needsPlayer)
      .map(([name, { verb }]) => [verb, name]),
  )("%s %s needs a session", async (verb = "", name = "") => {
    const { status, body } = await (verb === "GET" ? client.get(name) : client.post(name));
    expect([status, body.error.code]).toEqual([401, "NOT_AUTHORIZED"]);
  });
});

describe("bodies", () => {
  const post = (body: BodyInit, type?: string) =>
    client.send("/api/auth.login", {
      method: "POST",
      body,
      ...(type ? { headers: { "Content-Type": type } } : {}),
    });

  it("may be either kind of form", async () => {
    const form = new FormData();
    form.set("login", "demo@sandbox.test");
    form.set("password", "Sandbox1!");
    expect((await post(form)).status).toBe(200);
    expect((await client.login("demo")).status).toBe(200);
  });

  it.each([
    ["JSON", '{"login":"demo"}', "application/json", "BODY_FORMAT"],
    ["plain text", "login=demo", "text/plain", "BODY_FORMAT"],
    ["too deep", "a[b][c][d][e][f][g]=1", "application/x-www-form-urlencoded", "LIMIT"],
    ["a list of 21", Array(21).fill("a[]=1").join("&"), "application/x-www-form-urlencoded", "LIMIT"],
    [
      "1,001 parameters",
      Array.from({ length: 1001 }, (_, index) => `a${index}=1`).join("&"),
      "application/x-www-form-urlencoded",
      "LIMIT",
    ],
  ])("%s is refused", async (_case, body, type, code) => {
    const answer = await post(body, type);
    expect([answer.status, answer.body.error.code]).toEqual([400, code]);
  });

  it.each(["a[b][c][d][e][f]=1", Array(20).fill("a[]=1").join("&")])(
    "%s is within the limits",
    async (body) => {
      expect((await post(body, "application/x-www-form-urlencoded")).body.error.code).toBe(
        "WRONG_CREDENTIALS",
      );
    },
  );
});

describe("caching (docs/contract.md#1.10)", () => {
  const shared = "public, max-age=0, s-maxage=60, stale-while-revalidate=600";

  it.each([
    ["metadata.getgeneralinfo", shared, null],
    ["Jackpots.get", shared, null],
    ["games.getCategories", shared, "X-Country"],
    ["account.getInfo", "private, no-store", null],
  ])("%s", async (name, caching, vary) => {
    const { headers } = await client.get(name);
    expect([headers.get("cache-control"), headers.get("vary")]).toEqual([caching, vary]);
  });

  it("is private as soon as any cookie comes along, and for every refusal", async () => {
    expect((await client.get("Jackpots.get", {}, { cookie: "a=b" })).headers.get("cache-control")).toBe(
      "private, no-store",
    );
    expect((await client.get("games.get", { options: "x" })).headers.get("cache-control")).toBe(
      "private, no-store",
    );
  });

  it("lasts as long as the setting says", async () => {
    const brief = await startSandbox({ games: 20, sharedSeconds: 0 });
    const { headers } = await createClient(brief).get("Jackpots.get");
    expect(headers.get("cache-control")).toBe("public, max-age=0, s-maxage=0");
    await brief.close();
  });
});

describe("lists", () => {
  const total = async (name: string, parameters: Record<string, string> = {}) =>
    (await client.get(name, { count: "1", ...parameters })).body.data.total;

  it("are as long as docs/contract.md#7.1 says", async () => {
    const tournaments = (status: string) => total("tournaments.get", { status });
    expect(await Promise.all(["active", "future", "finished", "all"].map(tournaments))).toEqual([
      5, 3, 35, 43,
    ]);
    expect(await total("banners.get")).toBe(14);
    expect(await total("Jackpots.getWinners")).toBe(40);
    expect(await total("loyalty.getcharacters")).toBe(25);
    const lengths = ["leaderboard.live", "leaderboard.top", "leaderboard.get"].map(
      async (name) => (await client.get(name, { count: "300" })).body.data.length,
    );
    expect(await Promise.all(lengths)).toEqual([50, 30, 30]);
    const jackpots = (await client.get("Jackpots.get")).body.data;
    expect(jackpots.map(({ levels }: { levels: unknown[] }) => levels.length).sort()).toEqual([1, 1, 3, 3]);
  });

  it("put tournaments in the order of docs/contract.md#3.12", async () => {
    const { items } = (await client.get("tournaments.get", { count: "300" })).body.data;
    const times = (status: string, field: string) =>
      items
        .filter((one: Record<string, string>) => one.status === status)
        .map((one: Record<string, string>) => one[field]);
    expect([...new Set(items.map(({ status }: { status: string }) => status))]).toEqual([
      "active",
      "future",
      "finished",
    ]);
    expect(times("active", "end_at")).toEqual(times("active", "end_at").toSorted());
    expect(times("future", "start_at")).toEqual(times("future", "start_at").toSorted());
    expect(times("finished", "end_at")).toEqual(times("finished", "end_at").toSorted().toReversed());
  });

  it("tell a player what is personal", async () => {
    const visitor = (await client.get("tournaments.get", { ids: "1" })).body.data.items[0];
    await client.login("demo");
    const player = await client.get("tournaments.get", { ids: "1" });
    expect(visitor).not.toHaveProperty("user_info");
    expect(player.body.data.items[0].user_info.is_participant).toBe(true);
    expect((await client.get("loyalty.getcharacters")).body.data.items[0].is_selected).toBe(true);
    expect((await client.get("freespins.get")).body.data).toMatchObject({ total: 2, limit: 99 });
  });

  it.each([
    ["needdeposit", "2", ["deposit"]],
    ["needkyc", "4", ["verification"]],
    ["needkyc", "1", ["verification"]],
    ["demo", "2", []],
    ["demo", "4", []],
  ])("tell %s what tournament %s still asks for", async (name, ids, reasons) => {
    await client.login(name);
    const { restrictions } = (await client.get("tournaments.get", { ids })).body.data.items[0];
    expect(restrictions).toEqual({ is_allowed: reasons.length === 0, reasons });
  });

  it("gain a live win every ten seconds and lose none", async () => {
    sandbox.world.clock.set(Date.parse("2026-11-21T10:00:01Z"));
    const before = (await client.get("leaderboard.live", { count: "50" })).body.data;
    sandbox.world.clock.advance(10 * second);
    const after = (await client.get("leaderboard.live", { count: "50" })).body.data;
    const { place: _place, ...newest } = before[0];
    expect(after[1]).toEqual({ place: 2, ...newest });
    expect(after[0].created_at).toBe("2026-11-21T10:00:10Z");
  });

  it("drop banners when they end", async () => {
    sandbox.world.clock.advance(20 * 24 * 3600 * second);
    expect(await total("banners.get")).toBe(13);
  });

  it("speak the language asked for, and the default one otherwise", async () => {
    const title = async (locale: string) =>
      (await client.get("banners.get", { locale })).body.data.items[0].description.title;
    expect(await Promise.all(["en-US", "es-ES", "pt-BR", "lv-LV", "ar", "xx"].map(title))).toEqual([
      "Explore Sand Dunes",
      "Descubre Sand Dunes",
      "Descubra Sand Dunes",
      "Atklāj Sand Dunes",
      "اكتشف Sand Dunes",
      "Explore Sand Dunes",
    ]);
  });

  it.each(["-1", "1.5", "x", ""])("refuse offset %j", async (offset) => {
    const { status, body } = await client.get("banners.get", { offset });
    expect([status, body.error.error_data]).toEqual([
      400,
      { invalid_parameters: { offset: ["WRONG_FORMAT"] } },
    ]);
  });
});
