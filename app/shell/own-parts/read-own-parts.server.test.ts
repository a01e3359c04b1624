import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { HALL } from "~/features/games/hall/hall-query";
import { HOME } from "~/features/home/own-home";
import { ownCookies } from "~/session/cookies/cookies";
import { LAYOUT } from "~/shell/layout-data/use-layout-data";
import { startTestApp } from "../../../tests/support/app-context";
import { type BrowsedApp, openPlayerBrowser } from "../../../tests/support/player-browser";
import type { OwnDataElement, OwnParts } from "./own-parts";
import { readOwnParts } from "./read-own-parts.server";

let app: BrowsedApp;
beforeAll(async () => {
  app = await startTestApp();
  // Late data is missing from a page, so a slow first request is made here.
  await (await openBrowser()).own("/");
});
beforeEach(() => app.sandbox.world.reset());
afterAll(() => app.close());

const branchOf = (leaf: string) => ({ ids: ["root", LAYOUT, leaf], handles: [], params: {} });
const home = { branch: branchOf(HOME), runsScript: true };

const dataOf = (own: OwnParts | null) => JSON.parse(own?.data ?? "null") as OwnDataElement;

async function openBrowser() {
  const browser = await openPlayerBrowser(app);
  return {
    ...browser,
    own: (address: string, options: object = home) =>
      browser.visit(address, (context) => readOwnParts(context), options),
  };
}

describe("what is one player's own", () => {
  it("is data for the browser and HTML for the places of the page", async () => {
    const browser = await openBrowser();
    const own = await browser.own("/");
    expect([...(own?.html.keys() ?? [])]).toEqual(["player-bar", "hints", "games", "quests"]);
    const bar = own?.html.get("player-bar");
    expect(bar).toContain("DemoPlayer");
    expect(bar).toContain("1,305.50");
    expect(own?.html.get("games")).toContain("game-card");
    expect(own?.html.get("quests")).toContain("Explorer");
    const { own: data, late } = dataOf(own);
    expect(data[LAYOUT]).toMatchObject({ player: { kind: "player", uid: expect.any(Number) } });
    expect(late).toEqual([[HOME, "marks"]]);
    expect(JSON.parse((await own?.late) ?? "")).toEqual([
      {
        likes: expect.arrayContaining(["sand-dunes"]),
        freeSpins: expect.arrayContaining([["sand-dunes", 20]]),
      },
    ]);
  });

  it("is of the page that is requested, at its address and in its language", async () => {
    const browser = await openBrowser();
    const own = await browser.own("/gamehall?category=slots", {
      ...home,
      branch: branchOf(HALL),
      locale: "ar",
    });
    expect([...(own?.html.keys() ?? [])]).toEqual(["player-bar", "hints"]);
    expect(own?.html.get("player-bar")).toContain('href="/ar/cashier/deposit"');
    expect(own?.html.get("player-bar")).toContain('href="/ar/gamehall?category=slots&amp;dialog=notices"');
    expect(dataOf(own).late).toEqual([[HALL, "marks"]]);
  });

  it("is what stands around a page that has nothing of its own", async () => {
    const browser = await openBrowser();
    const own = await browser.own("/winners", {
      ...home,
      branch: branchOf("features/winners/winners.route"),
    });
    expect(own?.html.get("player-bar")).toContain("DemoPlayer");
  });

  it("cannot end the element that it stands in", async () => {
    const browser = await openBrowser();
    const hostile = "</script><script>alert(1)</script>";
    for (const player of app.sandbox.world.state.players.values())
      if (player.login !== "demo@sandbox.test") player.fakename = hostile;
    const own = await browser.own("/");
    expect(own?.data).not.toContain("<");
    expect(dataOf(own).own[LAYOUT]).toMatchObject({ player: { name: hostile } });
    expect(own?.html.get("player-bar")).not.toContain("<script");
  });

  it("has no ids of React, which a page counts otherwise", async () => {
    const browser = await openBrowser();
    const own = await browser.own("/");
    for (const html of own?.html.values() ?? []) expect(html).not.toMatch(/="[^"]*:R[\da-z]*:/);
  });

  it.each(["loyalty.getPlayerInfo", "loyalty.getPrograms", "games.getHistory", "bets.getHistory"])(
    "does without %s where it is late or fails",
    async (method) => {
      for (const fault of ["hang", "status:500"]) {
        const browser = await openBrowser();
        browser.fail(`${method}=${fault}`);
        const before = performance.now();
        const own = await browser.own("/");
        expect(performance.now() - before).toBeLessThan(1000);
        expect(own?.html.get("player-bar")).toContain("DemoPlayer");
        expect(own?.html.get("quests")).not.toContain("<template");
      }
    },
  );
});

describe("the page is rendered whole", () => {
  it("for a visitor, and for who turns out to be one", async () => {
    const visitor = await app.contextFor(home);
    expect(await readOwnParts(visitor)).toBeNull();
    const browser = await openBrowser();
    browser.fail("account.getInfo=AuthorizationException:NOT_AUTHORIZED");
    expect(await browser.own("/")).toBeNull();
  });

  it.each(["account.getInfo=status:500", "account.getInfo=UserBannedException"])(
    "after %s",
    async (fault) => {
      const browser = await openBrowser();
      browser.fail(fault);
      expect(await browser.own("/")).toBeNull();
    },
  );

  it("with a message, which is not lost by that", async () => {
    const browser = await openBrowser();
    const cookie = `${ownCookies.flash}=${encodeURIComponent(JSON.stringify({ tone: "info", key: "flash.signedOut" }))}`;
    const context = await browser.contextAt("/", home);
    const flashed = await app.contextFor({
      ...home,
      cookieHeader: `${context.cookieHeader}; ${cookie}`,
    });
    expect(await readOwnParts(flashed)).toBeNull();
  });

  it("with a dialog over it, of which nothing is read twice", async () => {
    const browser = await openBrowser();
    expect(await browser.own("/?dialog=notices")).toBeNull();
  });
});
