import { type Answer, ask, navigation } from "../support/ask";
import { isDay } from "../support/by-day";
import { type Site, startSite } from "../support/site";
import { expect, test } from "./fixtures";
import { signIn } from "./session";

// The site reaches its backends at addresses that no browser may see. The sandbox names them in all its replies.

const PLATFORM = "127.0.0.2";
const CONTENT = "127.0.0.3";

/** Pages of each layout, system pages, redirects, and the files beside the pages. */
const pages = [
  "/",
  "/es-ES",
  "/terms",
  "/offers",
  "/betting",
  "/loyalty",
  "/loyalty/shop",
  "/winners",
  "/support",
  "/gamehall",
  "/gamehall?category=slots&page=2",
  "/jackpots",
  "/jackpots/1",
  "/providers",
  "/promotions",
  "/promotions/monday-cashback",
  "/tournaments",
  "/tournaments/1",
  "/game/sand-dunes",
  "/game/sand-dunes?mode=demo",
  "/game/nope",
  "/farewell",
  "/forms/sign_in",
  "/forms/sign_up",
  "/_icons",
  "/?show_popup_auth",
  "/?show_popup_reg",
  "/?menu",
  "/nothing-here",
  "/legacy",
  "/cashier",
  "/cashier/wallet",
  "/cashier/deposit",
  "/cashier/deposit/sandcard",
  "/cashier/withdraw",
  "/cashier/history",
  "/cashier/paysuccess/dep_1001",
  "/profile/settings",
  "/profile/bonuses",
  "/profile/loyalty",
  "/profile/verification",
  "/profile/responsible-game",
];
const files = ["/robots.txt", "/sitemap.xml", "/builds/latest.json", "/healthz", "/readyz"];

let site: Site;
test.beforeAll(async () => {
  site = await startSite({
    environment: ({ sandboxPort }) => ({
      PLATFORM_URL: `http://${PLATFORM}:${sandboxPort}`,
      CONTENT_URL: `http://${CONTENT}:${sandboxPort}`,
      SANDBOX_URL: `http://${PLATFORM}:${sandboxPort}`,
      // Blank counts as unset, and stops the launcher from choosing a value.
      PLATFORM_PUBLIC_URL: " ",
      CONTENT_PUBLIC_URL: " ",
      // An origin in one of these lists is public by that.
      GAME_FRAME_ORIGINS: "https://games.casino.test",
      PAYMENT_ORIGINS: "https://pay.casino.test",
      IMAGE_ORIGINS: "https://images.casino.test",
      IDENTITY_ORIGINS: "https://identity.casino.test",
      MESSENGER_SCRIPT_URL: "https://messenger.casino.test/web-app.js",
      MESSENGER_PARENTS: "https://messenger.casino.test",
    }),
  });
});
test.afterAll(() => site.stop());

test("the backends do name themselves, and their pictures are on our pages", async () => {
  for (const path of ["/api/promotions?populate=deep", "/api/games.get", "/api/common-data?populate=deep"]) {
    expect(namesIn(await (await fetch(site.sandboxUrl + path)).text()), path).not.toEqual([]);
  }
  const home = await ask(site.url, "/", { headers: navigation });
  expect(home.text).toContain("/_media/platform/");
});

test("no page, data, redirect, header or file of ours names them", async () => {
  test.setTimeout(120_000);
  const { cookie, answer } = await signIn(site);
  expect(namesIn(wordsOf(answer))).toEqual([]);
  for (const [who, headers] of [
    ["visitor", navigation],
    ["player", { ...navigation, Cookie: cookie }],
  ] as const) {
    for (const path of isDay ? pages.filter((_path, nth) => nth % 3 === 0) : pages) {
      const [pathname = "", search = ""] = path.split(/(?=\?)/);
      for (const address of [path, `${pathname === "/" ? "/_root" : pathname}.data${search}`]) {
        const found = wordsOf(await ask(site.url, address, { headers }));
        expect.soft(namesIn(found), `${who} at ${address}`).toEqual([]);
      }
    }
  }
  for (const path of files) {
    expect.soft(namesIn(wordsOf(await ask(site.url, path))), path).toEqual([]);
  }
});

/** Everything a browser receives. */
function wordsOf({ headers, text }: Answer): string {
  return `${JSON.stringify(headers)}\n${text}`;
}

/** The text around each internal address, so that a failure says where it comes from. */
function namesIn(text: string): string[] {
  return [...text.matchAll(/.{0,60}127\.0\.0\.[23].{0,60}/g)].map(([found]) => found);
}
