import { beforeEach, describe, expect, it } from "vitest";
import { changingMarket, marketOf } from "../../../../../tests/support/market-rules";
import { openPlayerBrowser } from "../../../../../tests/support/player-browser";
import { testApp } from "../../../../../tests/support/test-app";
import { loadGamePage } from "../game-page.server";
import { closeOpenGame, extendOpen, leaveGame, noteLaunch, otherOpenGame } from "./open-game.server";

const { market, setRules } = changingMarket();
const app = await testApp({ settings: { market }, games: 60 });
beforeEach(() => setRules({ games: { ...marketOf({}).games, oneAtATime: true } }));

const site = {
  pages: [],
  match: () => ({ ids: [], handles: [], params: {} }),
  normalize: (path: string) => path,
};

/** A player, each of whose requests is a new one. */
async function open() {
  const browser = await openPlayerBrowser(app);
  return {
    browser,
    at: () => browser.contextAt("/"),
    async page(sysname: string, cameFrom?: string) {
      const context = await browser.contextAt(`/game/${sysname}`, { runsScript: cameFrom !== undefined });
      return loadGamePage(context, sysname, cameFrom);
    },
    async launch(sysname: string, mode: "play" | "demo" = "play") {
      const { requestId, origin, clientIp, country, cookieHeader } = await browser.contextAt("/");
      const request = { requestId, origin, clientIp, country, cookieHeader };
      return app.app.refuseLaunch({ sysname, mode }, request, site);
    },
  };
}

describe("beside an open game", () => {
  it("the page of another one names it, and its launch is refused", async () => {
    const { launch, page } = await open();
    expect(await launch("fast-crash")).toBeNull();
    expect((await page("fast-crash")).stage).toMatchObject({ kind: "frame" });
    const { holdsGameLock, stage } = await page("sand-dunes");
    expect(stage).toEqual({
      kind: "held",
      hold: {
        why: "otherGame",
        way: "/game/sand-dunes",
        other: { sysname: "fast-crash", name: expect.any(String) },
      },
    });
    expect(holdsGameLock).toBe(true);
    expect(await launch("sand-dunes")).toMatchObject({ why: "otherGame", way: "/game/sand-dunes" });
    expect(await launch("fast-crash")).toBeNull();
  });

  it("demos, and the games of others, are no matter", async () => {
    const { launch } = await open();
    await launch("fast-crash");
    expect(await launch("sand-dunes", "demo")).toBeNull();
    expect(await (await open()).launch("sand-dunes")).toBeNull();
  });

  it("a launch waits for the page that is just being left", async () => {
    const { at, launch, page } = await open();
    await launch("fast-crash");
    const from = "http://localhost:3000/game/fast-crash";
    expect((await page("sand-dunes", from)).stage).toMatchObject({ kind: "frame" });
    const launched = launch("sand-dunes");
    await leaveGame(await at(), "fast-crash");
    expect(await launched).toBeNull();
    expect((await page("sand-dunes", "http://localhost:3000/gamehall")).stage).toMatchObject({
      kind: "frame",
    });
  });

  it("another tab hears that its game was closed", async () => {
    const { at, launch } = await open();
    await launch("fast-crash");
    expect(await extendOpen(await at(), "fast-crash")).toBe(true);
    await closeOpenGame(await at());
    expect(await launch("sand-dunes")).toBeNull();
    expect(await extendOpen(await at(), "fast-crash")).toBe(false);
    // It leaves, and takes nothing with it.
    await leaveGame(await at(), "fast-crash");
    expect(await otherOpenGame(await at(), "fast-crash")).toBe("sand-dunes");
  });

  it("one that was not heard of for long is closed", async () => {
    const { at, browser, launch } = await open();
    await noteLaunch(await at(), "fast-crash");
    const { platform } = await browser.contextAt("/");
    const stored = await platform.call("storage.get", { keys: ["open_game"] });
    const [until, sysname] = stored.open_game?.split(" ") ?? [];
    expect(Number(until)).toBeGreaterThan(Date.now());
    await platform.call("storage.set", { key: "open_game", value: `${Date.now() - 1} ${sysname}` });
    expect(await launch("sand-dunes")).toBeNull();
  });
});

it("where it cannot be known, the page lets the launch decide, and that launches nothing", async () => {
  const { browser, launch, page } = await open();
  browser.fail("storage.get=html");
  expect((await page("sand-dunes")).stage).toMatchObject({ kind: "frame" });
  await expect(launch("sand-dunes")).rejects.toMatchObject({ name: "PlatformFailure" });
});

it("nothing is asked or kept where the market does not say so", async () => {
  setRules({});
  const { browser, launch, page } = await open();
  expect(await launch("fast-crash")).toBeNull();
  expect(await page("sand-dunes")).toMatchObject({ stage: { kind: "frame" }, holdsGameLock: false });
  expect([...browser.calls("storage.get"), ...browser.calls("storage.set")]).toEqual([]);
});
