import { test as base, expect, type Locator, type Page } from "@playwright/test";
import type { Router as DataRouter } from "@remix-run/router";
import shared from "../../playwright.config";
import { watchPage } from "../e2e/page-watch";
import { untilHydrated } from "../support/hydrated";
import { lendSandbox } from "../support/lend-sandbox";
import { signInByPost } from "../support/sign-in-by-post";
import { type Site, type SiteOptions, startSite } from "../support/site";
import { say } from "../support/words";
import { type Journey, journeys } from "./journeys";

// The site from its sources, as `npm run dev` starts it, does what the build does. What differs on purpose is listed in
// docs/guides/remix.md#where-npm-run-dev-differs-from-the-built-site and is not compared.

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
      // Vite builds a module when it is first requested, and may reload the page for it.
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
    const seen = await go(await browser.newPage(), sites.built, journey);
    await go(await browser.newPage(), sites.development, journey, seen);
  });
}

/** The page's address and content after each step; `expected`: what they have to be, however long this site takes. */
async function go(
  page: Page,
  site: Site,
  { allowed = {}, lost, isPlayer, steps }: Journey,
  expected?: object[],
): Promise<object[]> {
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
    if (lost)
      await page.route(lost, (route) =>
        documents.length === 0 ? route.fulfill({ status: 404, body: "" }) : route.continue(),
      );
    for (const { act, at, part = (whole: Page) => whole.locator("body") } of steps) {
      documents = [];
      await act({
        page,
        sandbox,
        player,
        open: (address) => page.goto(site.url + address, { waitUntil: "commit" }),
      });
      await expect(page).toHaveURL(site.url + at);
      await page.waitForLoadState("networkidle");
      await settled(page);
      const look = async () => ({ documents, at, ...(await shown(part(page))) });
      let last: object = expected?.[seen.length] ?? (await look());
      await expect(async () => {
        const before = last;
        const now = await look();
        last = expected ? before : now;
        expect(now).toEqual(before);
      }).toPass({ timeout: 20_000 });
      seen.push(last);
    }
  });
  await page.close();
  expect(complaints).toEqual([]);
  return seen;
}

/** The page is hydrated, and no navigation is pending: the address changes before its content does. */
async function settled(page: Page): Promise<void> {
  await untilHydrated(page);
  await page.waitForFunction(() => {
    const { state } = (globalThis as unknown as { __remixRouter?: DataRouter }).__remixRouter ?? {};
    if (state?.navigation.state !== "idle") return false;
    return state.location.pathname + state.location.search === location.pathname + location.search;
  });
  await expect(page.getByRole("progressbar", { name: say("common.loading") })).toHaveCount(0);
}

/** What a person sees and hears of a part of the page, and of the whole page. */
const shown = async (part: Locator) => ({
  title: await part.page().title(),
  page: await part.page().evaluate(() => {
    const { lang, dir, dataset } = document.documentElement;
    return [lang, dir, dataset.theme];
  }),
  tree: textOf(await part.ariaSnapshot()),
});

/** Without what has a port, is random or depends on the clock. */
const textOf = (tree: string) =>
  tree
    .replace(/localhost:\d+/g, "host")
    .replace(/[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/g, "reference")
    .replace(/\d[\d.,:]*/g, "0");
