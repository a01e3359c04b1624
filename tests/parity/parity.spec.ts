import { test as base, expect, type Page } from "@playwright/test";
import shared from "../../playwright.config";
import { watchPage } from "../e2e/page-watch";
import { untilHydrated } from "../support/hydrated";
import { lendSandbox } from "../support/lend-sandbox";
import { signInByPost } from "../support/sign-in-by-post";
import { type Site, type SiteOptions, startSite } from "../support/site";
import { say } from "../support/words";
import { type Journey, journeys } from "./journeys";

// The site from its sources, as `npm run dev` starts it, does what the build does. What differs on purpose stands in
// docs/guides/remix.md and is not looked at.

const launches = {
  development: {
    launch: ["npm", "run", "dev"],
    environment: { NODE_ENV: "development" },
    readyWithin: 180_000,
  },
  built: {},
} satisfies Record<string, SiteOptions>;

const PICTURE = '<svg xmlns="http://www.w3.org/2000/svg"/>';

type Sites = Record<keyof typeof launches, Site>;

const test = base.extend<object, { sites: Sites }>({
  sites: [
    async ({ browser }, use) => {
      const development = await startSite(launches.development);
      const built = await startSite(launches.built);
      // Vite makes what a page asks for when it is asked first, and may load the page anew for it.
      const page = await browser.newPage({ userAgent: shared.use?.userAgent });
      const addresses = new Set(Object.values(journeys).flatMap(({ steps }) => steps.map(({ at }) => at)));
      for (const address of addresses)
        await page.goto(development.url + address, { waitUntil: "networkidle", timeout: 0 });
      await page.close();
      await use({ development, built });
      await Promise.all([development.stop(), built.stop()]);
    },
    { scope: "worker", timeout: 400_000 },
  ],
});

for (const [name, journey] of Object.entries(journeys)) {
  test(name, async ({ sites, browser }) => {
    const [development, built] = [
      await go(await browser.newPage(), sites.development, journey),
      await go(await browser.newPage(), sites.built, journey),
    ];
    expect(development.complaints).toEqual([]);
    expect(built.complaints).toEqual([]);
    expect(development.seen).toEqual(built.seen);
  });
}

/** What stands where after each step, and what the page complained of. */
async function go(page: Page, site: Site, { allowed = {}, lost, isPlayer, steps }: Journey) {
  const complaints = watchPage(page, { siteUrl: site.url, hasScript: true, allowed });
  const seen: object[] = [];
  let documents: number[] = [];
  page.on("response", (answer) => {
    const request = answer.request();
    if (request.isNavigationRequest() && request.frame() === page.mainFrame())
      documents.push(answer.status());
  });
  // The same code draws pictures for both, and a busy machine takes its time.
  await page.route("**/_ipx/**", (route) => route.fulfill({ contentType: "image/svg+xml", body: PICTURE }));
  await lendSandbox(site, async (sandbox) => {
    const player = await sandbox.clone("demo@sandbox.test");
    if (isPlayer) await page.context().addCookies(await signInByPost(site.url, player));
    if (lost) await page.route(lost, (route) => route.fulfill({ status: 404, body: "" }));
    for (const { act, at, part = (whole: Page) => whole.locator("body") } of steps) {
      documents = [];
      await act({
        page,
        sandbox,
        player,
        open: (address) => page.goto(site.url + address, { waitUntil: "commit" }),
      });
      await expect(page).toHaveURL(site.url + at);
      await expect(page.getByRole("progressbar", { name: say("common.loading") })).toHaveCount(0);
      await page.waitForLoadState("networkidle");
      await untilHydrated(page);
      const look = async () => ({
        documents,
        at,
        title: await page.title(),
        page: await page.evaluate(() => {
          const { lang, dir, dataset } = document.documentElement;
          return [lang, dir, dataset.theme];
        }),
        tree: told(await part(page).ariaSnapshot()),
      });
      let last = await look();
      await expect(async () => {
        const before = last;
        last = await look();
        expect(last).toEqual(before);
      }).toPass({ timeout: 20_000 });
      seen.push(last);
    }
  });
  await page.close();
  return { seen, complaints };
}

/** Without what has a port or moves with the clock. */
const told = (tree: string) => tree.replace(/localhost:\d+/g, "host").replace(/\d[\d.,:]*/g, "0");
