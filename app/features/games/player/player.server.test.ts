import { afterEach, describe, expect, it } from "vitest";
import { cookiesOf } from "../../../../tests/support/sign-in";
import { testApp } from "../../../../tests/support/test-app";
import { listGames } from "../games.server";
import { listContinued } from "./continue-playing.server";
import { deferPlayerMarks } from "./player-marks.server";

const app = await testApp();
afterEach(() => app.sandbox.world.reset());

const asDemo = async () =>
  app.contextFor({ cookieHeader: await cookiesOf(app, "demo@sandbox.test"), requestId: "page" });
const fail = (target: string) => app.sandbox.world.state.faults.push({ target, effect: "status:500" });
const callsOf = (method: string) =>
  app.sandbox.world.state.calls.filter(
    (call) => call.method === method && call.headers["x-request-id"] === "page",
  );

describe("a player's marks", () => {
  it("are on the cards, and requested once a page", async () => {
    const context = await asDemo();
    const [{ games }] = await Promise.all([
      listGames(context, { category: "popular", count: 18 }),
      listGames(context, { category: "slots", count: 18 }),
    ]);
    expect(games.find(({ sysname }) => sysname === "sand-dunes")).toMatchObject({
      isLiked: true,
      freeSpins: 20,
    });
    expect(games.filter(({ isLiked }) => isLiked === false).length).toBeGreaterThan(0);
    expect(callsOf("games.getLikes")).toHaveLength(1);
    expect(callsOf("freespins.get")).toHaveLength(1);
    expect(callsOf("freespins.get")[0]?.query).toMatchObject({ count: "99", status: "active" });
  });

  it.each([
    ["games.getLikes", "isLiked"],
    ["freespins.get", "freeSpins"],
  ] as const)("that do not come from %s claim nothing", async (method, name) => {
    const context = await asDemo();
    fail(method);
    const { games } = await listGames(context, { category: "popular", count: 18 });
    expect(games).toHaveLength(18);
    expect(games.some((game) => game[name] !== undefined)).toBe(false);
  });

  it("follow a page that a script shows, and are requested once", async () => {
    const context = { ...(await asDemo()), runsScript: true };
    const { games } = await listGames(context, { category: "popular", count: 18 });
    expect(games.every(({ isLiked, freeSpins }) => isLiked === false && freeSpins === undefined)).toBe(true);
    const marks = await deferPlayerMarks(context);
    expect(marks?.likes).toContain("sand-dunes");
    expect(marks?.freeSpins).toContainEqual(["sand-dunes", 20]);
    expect(callsOf("games.getLikes")).toHaveLength(1);
  });

  it("that fail on the way claim nothing and stop nobody", async () => {
    const context = { ...(await asDemo()), runsScript: true };
    fail("games.getLikes");
    fail("freespins.get");
    expect(await deferPlayerMarks(context)).toEqual({ freeSpins: [] });
    expect(deferPlayerMarks(await asDemo())).toBeUndefined();
  });

  it("are no visitor's", async () => {
    const context = await app.contextFor({ requestId: "page" });
    const { games } = await listGames(context, { category: "popular", count: 18 });
    expect(games.some((game) => "isLiked" in game || "freeSpins" in game)).toBe(false);
    expect(callsOf("games.getLikes")).toHaveLength(0);
  });
});

describe("continue playing", () => {
  it("holds each game once, newest first, at most twelve", async () => {
    const context = await asDemo();
    const rounds = await context.platform.call("games.getHistory", { count: 60, type: "casino" });
    const played = [...new Set(rounds.items.map(({ game }) => game?.sysname))].slice(0, 12);
    expect(played.length).toBeGreaterThan(1);
    expect((await listContinued(context)).map(({ sysname }) => sysname)).toEqual(played);
  });

  it("is empty for visitors", async () => {
    expect(await listContinued(await app.contextFor({ requestId: "page" }))).toEqual([]);
    expect(callsOf("games.getHistory")).toHaveLength(0);
  });

  it("is missed quietly", async () => {
    const context = await asDemo();
    fail("games.getHistory");
    expect(await listContinued(context)).toEqual([]);
  });
});
