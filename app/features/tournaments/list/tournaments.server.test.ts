import { afterEach, describe, expect, it } from "vitest";
import { cookiesOf } from "../../../../tests/support/sign-in";
import { testApp } from "../../../../tests/support/test-app";
import { loadTournaments } from "./tournaments.server";

const app = await testApp();
afterEach(() => app.sandbox.world.reset());

async function open(search: string, login?: string) {
  const cookieHeader = login && (await cookiesOf(app, `${login}@sandbox.test`));
  const context = await app.contextFor({ path: "/tournaments", cookieHeader });
  return loadTournaments(context, new URLSearchParams(search));
}

async function listOf(search: string, login?: string) {
  const { list } = await open(search, login);
  if (!list.ok) throw new Error("no tournaments came");
  return list.value;
}

describe("the tournaments", () => {
  it.each([
    ["", 43, 43],
    ["status=active", 5, 5],
    ["status=future", 3, 3],
    ["status=finished", 12, 35],
    ["status=finished&page=2", 24, 35],
    ["status=finished&page=3", 35, 35],
    ["status=nonsense", 43, 43],
  ])("%s shows %i of %i", async (search, shown, total) => {
    const list = await listOf(search);
    expect([list.tournaments.length, list.total]).toEqual([shown, total]);
  });

  it("of a group are of that group", async () => {
    const { tournaments } = await listOf("status=future");
    expect(new Set(tournaments.map(({ status }) => status))).toEqual(new Set(["future"]));
  });

  it("say which of them a player has joined", async () => {
    const joined = (await listOf("", "demo")).tournaments.filter(({ isJoined }) => isJoined);
    expect(joined.map(({ id, place }) => [id, place])).toEqual([["1", expect.any(Number)]]);
    expect((await listOf("")).tournaments.some(({ isJoined }) => isJoined)).toBe(false);
  });

  it("say who is next ahead of a player who has joined", async () => {
    const { tournaments } = await listOf("", "demo");
    const races = tournaments.flatMap(({ race }) => race ?? []);
    expect(races).toEqual([{ points: expect.any(Number), ahead: { place: 10, points: expect.any(Number) } }]);
    expect(races[0]?.points).toBeLessThan(races[0]?.ahead.points ?? 0);
  });

  it("offer the way in to what is open to the player, and to a visitor the sign-in", async () => {
    const open = (await listOf("", "demo")).tournaments.filter(({ way }) => way === "join");
    expect(open.map(({ id }) => id)).not.toContain("1");
    expect(open.map(({ id }) => id)).toContain("3");
    expect(open.every(({ status }) => status !== "finished")).toBe(true);
    expect((await listOf("", "demo")).tournaments.flatMap(({ need }) => need ?? [])).toEqual([
      "level",
      "country",
    ]);

    const stored = (await listOf("", "needdeposit")).tournaments;
    expect(new Set(stored.map(({ way }) => way))).toEqual(new Set(["qualify", undefined]));
    expect(stored.every(({ status, way }) => !way || status !== "finished")).toBe(true);
    const { tournaments } = await listOf("");
    const running = tournaments.filter(({ status }) => status !== "finished");
    expect(new Set(running.map(({ way }) => way))).toEqual(new Set(["signIn"]));
    expect(tournaments.filter(({ way }) => way)).toHaveLength(running.length);
  });

  it("leave out what the operator does not show", async () => {
    app.sandbox.world.state.patches.cmsConfig = { tournaments: { showFinished: false } };
    expect(await open("status=finished")).toMatchObject({
      statuses: ["active", "future"],
      query: { status: "all" },
    });
  });

  it("fail alone", async () => {
    app.sandbox.world.state.faults.push({ target: "tournaments.get", effect: "status:500" });
    const page = await open("");
    expect(page.list).toEqual({ ok: false });
    expect(page.seo.title).toContain("Tournaments");
  });

  it("are requested once", async () => {
    await open("");
    const requests = app.sandbox.world.state.calls.filter(({ method }) => method === "tournaments.get");
    expect(requests).toHaveLength(1);
  });
});
