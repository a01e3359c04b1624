import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { hidesOffers, hidesOffersOnRequest } from "~/dialogs/attention/attention";
import { queueLoginPrompts } from "~/session/login-prompts.server";
import { loadHints } from "~/shell/hints/load-hints.server";
import { clonePlayer } from "../../sandbox/control/players";
import { routeAddresses } from "../../tests/support/address-variants";
import { startTestApp } from "../../tests/support/app-context";
import { cookiesOf } from "../../tests/support/sign-in";
import { loadSiteTable } from "../../tests/support/site-table";
import { loadDialog } from "./load-dialog.server";

let app: Awaited<ReturnType<typeof startTestApp>>;
let site: Awaited<ReturnType<typeof loadSiteTable>>;
let pages: string[];
/** Just registered: reminded of a first deposit and of the contact. */
let newcomer: string;
/** Has come in just now, with cashback that was not seen. */
let regular: string;

beforeAll(async () => {
  [app, site] = await Promise.all([startTestApp(), loadSiteTable()]);
  pages = routeAddresses(site.routes).flatMap(({ address, isResource }) => (isResource ? [] : [address]));
  const { world } = app.sandbox;
  const { login, uid } = clonePlayer(world, "newbie@sandbox.test", {});
  const player = world.state.players.get(uid);
  if (player) player.reg_time = new Date().toISOString();
  newcomer = await cookiesOf(app, login);
  const context = await app.contextFor();
  queueLoginPrompts(context.cookies);
  regular = `${app.cookieHeader(context)}; ${await cookiesOf(app, "demo@sandbox.test")}`;
}, 120_000);
afterAll(() => app.close());

const contextAt = (path: string, cookieHeader: string, search = "") =>
  app.contextFor({ path, search, cookieHeader, branch: site.match(path) });

/** What opens or appears on a page, by who opens it. */
const offers: Record<string, (path: string) => Promise<boolean>> = {
  "a campaign, by its address": async (path) =>
    (await loadDialog(await contextAt(path, regular, "?popup=desert-week"))) !== undefined,
  "unseen cashback, or the e-mail to confirm": async (path) =>
    (await loadDialog(await contextAt(path, regular))) !== undefined,
  "a hint": async (path) => (await loadHints(await contextAt(path, newcomer)))?.shown !== undefined,
};

it("offers are hidden on the pages of money, play, limits, verification, help, texts and the farewell", () => {
  const withoutOffers = pages.filter((path) => hidesOffers(site.match(path).handles));
  expect(withoutOffers.filter((path) => !path.startsWith("/cashier/"))).toEqual([
    "/betting/Sand-Dunes",
    "/cashier",
    "/profile/verification",
    "/profile/responsible-game",
    "/support",
    "/consent",
    "/accessibility",
    "/disputes",
    "/Sand-Dunes",
    "/game/Sand-Dunes",
    "/farewell",
    "/limit-question",
  ]);
  expect(pages.filter((path) => path.startsWith("/cashier/") && !withoutOffers.includes(path))).toEqual([]);
});

describe.each(Object.entries(offers))("%s", (name, isOffered) => {
  it("is on other pages, and on none that hides offers", async () => {
    const isOut = name.endsWith("by its address") ? hidesOffersOnRequest : hidesOffers;
    // One after the other, because late parts are dropped.
    const offering: string[] = [];
    for (const path of pages) if (await isOffered(path)) offering.push(path);
    expect(offering).toContain("/winners");
    expect(offering.filter((path) => isOut(site.match(path).handles))).toEqual([]);
  });
});
