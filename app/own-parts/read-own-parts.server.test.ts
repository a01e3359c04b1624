import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { HOME } from "~/home/home-page";
import { LAYOUT } from "~/shell/layout-data/use-layout-data";
import { startTestApp } from "../../tests/support/app-context";
import { type BrowsedApp, openPlayerBrowser } from "../../tests/support/player-browser";
import type { OwnDataElement } from "./own-parts";
import { readOwnParts } from "./read-own-parts.server";

let app: BrowsedApp;
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(() => app.sandbox.world.reset());
afterAll(() => app.close());

const branch = { ids: ["root", LAYOUT, HOME], handles: [], params: {} };

it("gives a player's own of the page, and nothing of it twice", async () => {
  const browser = await openPlayerBrowser(app);
  const own = await browser.visit("/", (context) => readOwnParts(context), { branch, runsScript: true });
  console.log(own);
  expect(Object.fromEntries(own?.html ?? [])).toEqual({});
});
