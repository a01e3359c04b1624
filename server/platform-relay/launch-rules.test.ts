import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { saveSessionLimits } from "~/session/session-limits";
import { startTestApp } from "../../tests/support/app-context";
import { exampleMarket, exampleMarketPath } from "../../tests/support/market-file";
import { type BrowsedApp, openPlayerBrowser } from "../../tests/support/player-browser";
import { startPipeline } from "../../tests/support/start-pipeline";

// A market's rules for launches that come without the page of the game, whoever wrote their address: the relay with the
// app's own gate before the sandbox.

const MINUTE = 60;
let app: BrowsedApp;
let server: Awaited<ReturnType<typeof startPipeline>>;

async function start(name: string) {
  app = await startTestApp({ settings: { market: exampleMarket(name), defaultCountry: name }, games: 60 });
  server = await startPipeline({
    environment: {
      PLATFORM_URL: app.sandbox.url,
      CONTENT_URL: app.sandbox.url,
      MARKET_FILE: exampleMarketPath(name),
      DEFAULT_COUNTRY: name,
    },
    app: { refuseLaunch: app.app.refuseLaunch },
  });
}

async function stop() {
  await server.close();
  await app.close();
}

const ago = (seconds: number) => String(Math.floor(Date.now() / 1000) - seconds);
const opened = { accept: "text/html", "sec-fetch-dest": "document" };
const framed = { accept: "text/html", "sec-fetch-dest": "iframe" };

/** A player with no other open requirement than `open`; sends requests as the browser does. */
async function openPlayer(cookies: Record<string, string> = {}, base = "limited@sandbox.test") {
  const browser = await openPlayerBrowser(app, base);
  const { cookieHeader } = await browser.contextAt();
  const own = { cr_since: ago(MINUTE), cr_notices: `${ago(MINUTE)}~risk`, ...cookies };
  const header = [
    ...(cookieHeader ?? "")
      .split("; ")
      .filter((pair) => !Object.keys(own).some((name) => pair.startsWith(`${name}=`))),
    ...Object.entries(own).map((pair) => pair.join("=")),
  ].join("; ");
  const ask = async (path: string, headers: Record<string, string> = framed, method = "GET") => {
    const sent = { ...headers, cookie: header };
    const { status, headers: answered, text } = await server.ask(path, { method, headers: sent });
    return { status, way: answered.location, text };
  };
  return { browser, ask };
}

const isLaunched = { status: 302, way: expect.stringContaining("/__sandbox/game/") };

/** Modes that one platform refuses and another may take for play. */
const readOtherwise = [
  "PLAY",
  "play;x",
  "play;a=b/",
  "play.html",
  "play/x",
  "%2570lay",
  "real",
  ";x",
  "demo;x",
  "level/..;/play",
  "level/%2e%2e;/play",
  "level/;/play",
];

describe("in DE", () => {
  beforeAll(() => start("DE"));
  afterAll(stop);
  beforeEach(() => app.sandbox.world.reset());

  it.each([
    "/platform/game/live-roulette-one/play",
    "/platform/game/live-roulette-one/play?v=1&locale=de-DE",
    "/platform/game/live-roulette-one",
    "/platform/game/live-roulette-one/",
    "/platform/game/live-roulette-one/demo/",
    "/platform/game/live-roulette-one/level/2",
    "/platform/game/l%69ve-roulette-one/pl%61y",
    "/platform/game/custom/42/play",
    "/platform/game/custom/43/play?game=custom-promo",
    "/platform/game/custom/42/play?game=live-roulette-one",
    "/platform/game/custom",
    "/platform/game/",
    "/platform/game/no-such-game/play",
  ])("a hidden game is launched by nobody at %s, and has no page to lead to", async (path) => {
    const { ask, browser } = await openPlayer();
    expect(await ask(path)).toMatchObject({
      status: 404,
      text: expect.stringContaining('"InvalidParameterException"'),
    });
    expect((await ask(path, opened)).status).toBe(404);
    expect(browser.calls("storage.set")).toEqual([]);
  });

  it("nor posted to", async () => {
    const { ask } = await openPlayer();
    expect((await ask("/platform/game/live-roulette-one/spin", {}, "POST")).status).toBe(404);
  });

  it.each([
    "/platform/game/sand-dunes/play?v=1",
    "/platform/game/sand-dunes/demo?v=1",
    "/platform/game/custom/42/play?game=custom-promo&v=1",
  ])("%s launches where nothing is left to do", async (path) => {
    expect(await (await openPlayer()).ask(path, opened)).toMatchObject(isLaunched);
  });

  const overdue = { cr_since: ago(120 * MINUTE), cr_check: "60" };
  it.each<[string, Record<string, string>, string[], string?, string?]>([
    ["a reality check", overdue, ["play", "demo", "", "pl%61y", "play/", ...readOtherwise]],
    ["the break after it", { ...overdue, cr_checked: ago(MINUTE) }, ["play", "demo"]],
    ["a notice", { cr_notices: "" }, ["play", "demo", ""]],
    ["a limit", {}, ["play", ""], "/limit-question?from=%2Fgame%2Fsand-dunes", "demo@sandbox.test"],
  ])("waits for %s, and leads a person there", async (_, cookies, modes, way = "/game/sand-dunes", base) => {
    for (const mode of modes) {
      const { ask } = await openPlayer(cookies, base);
      const path = `/platform/game/sand-dunes${mode && `/${mode}`}`;
      expect(await ask(path, opened), mode).toMatchObject({ status: 303, way });
      const { status, way: none, text } = await ask(path);
      expect([status, none], mode).toEqual([403, undefined]);
      expect(text).toContain('"code":"HELD"');
      expect((await ask(path, { "sec-fetch-dest": "empty" })).status).toBe(403);
      expect((await ask(path, {}, "HEAD")).status).toBe(403);
    }
  });

  it("a demo waits for no limit", async () => {
    const { ask } = await openPlayer({}, "demo@sandbox.test");
    expect(await ask("/platform/game/sand-dunes/demo")).toMatchObject(isLaunched);
  });

  it("loads what a running game needs meanwhile", async () => {
    const { ask } = await openPlayer({ ...overdue, cr_notices: "" });
    for (const asset of ["level/2?v=1", "level.js", "levels/play/2", "level.min.js"])
      expect((await ask(`/platform/game/sand-dunes/${asset}`)).status, asset).not.toBe(403);
  });

  it("a second game beside an open one leads to the page that closes it", async () => {
    const { ask } = await openPlayer();
    expect(await ask("/platform/game/fast-crash/play")).toMatchObject({ status: 200 });
    expect(await ask("/platform/game/sand-dunes/play", opened)).toMatchObject({
      status: 303,
      way: "/game/sand-dunes",
    });
    expect((await ask("/platform/game/sand-dunes/play")).status).toBe(409);
  });

  it("somebody away for too long is signed out by it", async () => {
    const { ask, browser } = await openPlayer({ cr_active: ago(31 * MINUTE) });
    expect(await ask("/platform/game/sand-dunes/play", opened)).toMatchObject({
      status: 303,
      way: expect.stringContaining("/?redirectUrl=%2Fgame%2Fsand-dunes"),
    });
    expect(browser.calls("auth.logout")).toHaveLength(1);
  });

  it("nobody's launch is the platform's to refuse, and an excluded player's as well", async () => {
    expect((await server.ask("/platform/game/sand-dunes/play", { headers: opened })).status).toBe(401);
    const { ask, browser } = await openPlayer();
    const { platform } = await browser.contextAt();
    await platform.attempt("Support.sendFeedback", { subject: "self_exclusion", period: "P1D" });
    const { status, way } = await ask("/platform/game/sand-dunes/play", opened);
    expect([status >= 400, way]).toEqual([true, undefined]);
  });

  it("what cannot be read launches nothing", async () => {
    const { ask, browser } = await openPlayer();
    browser.fail("account.getDepositLimit=html");
    expect((await ask("/platform/game/sand-dunes/play")).status).toBeGreaterThan(499);
    browser.heal();
    browser.fail("account.getInfo=html");
    expect((await ask("/platform/game/sand-dunes/play")).status).toBe(503);
  });
});

describe("in ES", () => {
  beforeAll(() => start("ES"));
  afterAll(stop);

  it("play waits for limits of the session, also where no cookie says so", async () => {
    const way = "/limit-question?ask=session&from=%2Fgame%2Fsand-dunes";
    const { ask, browser } = await openPlayer();
    expect(await ask("/platform/game/sand-dunes/play", opened)).toMatchObject({ status: 303, way });
    const { cookies } = await browser.contextAt();
    saveSessionLimits(cookies, { minutes: "30", spend: "50" });
    const limits = {
      cr_since: cookies.get("cr_since") ?? "",
      cr_session_limits: cookies.get("cr_session_limits") ?? "",
    };
    expect(await (await openPlayer(limits)).ask("/platform/game/sand-dunes/play", opened)).toMatchObject(
      isLaunched,
    );
    const forgotten = await openPlayer({ cr_since: "", cr_player: "" });
    expect(await forgotten.ask("/platform/game/sand-dunes/play", opened)).toMatchObject({ status: 303, way });
  });

  it("a limit of deposits in itself holds up no play", async () => {
    const { cookies } = await (await openPlayer()).browser.contextAt();
    saveSessionLimits(cookies, { minutes: "30", spend: "50" });
    const limits = {
      cr_since: cookies.get("cr_since") ?? "",
      cr_session_limits: cookies.get("cr_session_limits") ?? "",
    };
    const { ask } = await openPlayer(limits, "demo@sandbox.test");
    expect(await ask("/platform/game/sand-dunes/play", opened)).toMatchObject(isLaunched);
  });
});
