import type { Page } from "@playwright/test";
import { paths } from "../../../app/routing/paths";
import { byNight, isDay } from "../../support/by-day";
import { untilHydrated } from "../../support/hydrated";
import { signInByPost } from "../../support/sign-in-by-post";
import { say } from "../../support/words";
import { expect, test } from "../fixtures";

test.use({ allowed: { console: [/ERR_FAILED|ERR_INTERNET_DISCONNECTED/] } });

/** Milliseconds from the document to a page that is alive, with one file lost once. */
const SOON = 5_000;

/** Kinds of requests that a page makes before it is alive. */
const STARTS = ["script", "stylesheet", "fetch", "other"];

/** Files whose loss leaves a page as served, by what their addresses have. */
const vital = ["/i18n/", "entry.client-", "framework-", "manifest-", "root-"];

interface Start {
  path: string;
  isPlayer?: true;
}

const starts: Start[] = [
  { path: paths.support() },
  { path: "/" },
  { path: "/gamehall?dialog=search" },
  { path: "/ar/gamehall" },
  { path: paths.signIn() },
  { path: "/", isPlayer: true },
  { path: paths.depositBy("sandinstant"), isPlayer: true },
  { path: paths.profileSettings(), isPlayer: true },
];
/** By day one page, and one file of each kind. */
const byDay = starts[0];
const isTried = (file: string) => !isDay || [...vital, ".css"].some((part) => file.includes(part));

/** Addresses that a page requests from the site until it is hydrated, and whether its document names them. */
async function filesOf(page: Page, path: string): Promise<[file: string, isNamed: boolean][]> {
  const requests = new Set<string>();
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (STARTS.includes(request.resourceType()) && /^\/(?:assets|i18n)\/.*\.(?:js|css|json)$/.test(pathname))
      requests.add(pathname);
  });
  const html = (await (await page.goto(path))?.text()) ?? "";
  await untilHydrated(page);
  page.removeAllListeners("request");
  return [...requests].map((file) => [file, html.includes(file)]);
}

/** The one file of a page whose address has this part. */
async function fileOf(page: Page, path: string, part: string): Promise<string> {
  const [found] = (await filesOf(page, path)).find(([file]) => file.includes(part)) ?? [];
  await page.goto("about:blank");
  return found ?? "";
}

/** Fails a file this many times; returns how often it was requested. */
async function lose(page: Page, file: string, times: number): Promise<() => number> {
  let requests = 0;
  await page.route(`**${file}`, (route) => {
    requests += 1;
    return requests > times ? route.continue() : route.abort();
  });
  return () => requests;
}

/** A promise, and what fulfils it. */
function later() {
  let resolve = () => {};
  const promise = new Promise<void>((fulfil) => {
    resolve = fulfil;
  });
  return { promise, resolve };
}

const notice = (page: Page) => page.getByText(say("incomplete.text"));

for (const start of starts) {
  const name = `${start.path}${start.isPlayer ? ", signed in" : ""}`;
  test(
    `${name}: a file of its start that is lost once is asked for again`,
    start === byDay ? {} : byNight,
    async ({ page, context, site, sandbox }) => {
      test.slow();
      if (start.isPlayer)
        await context.addCookies(await signInByPost(site.url, await sandbox.clone("demo@sandbox.test")));
      const files = (await filesOf(page, start.path)).filter(([file]) => isTried(file));
      expect(files.length).toBeGreaterThan(vital.length);
      for (const [file, isNamed] of files) {
        await page.goto("about:blank");
        const requests = await lose(page, file, 1);
        await page.goto(start.path, { waitUntil: "commit" });
        const began = Date.now();
        await untilHydrated(page);
        expect(Date.now() - began, file).toBeLessThan(SOON);
        // The rest is requested on demand: without the rules of a form, for example, the server validates.
        if (isNamed) await expect.poll(requests, { message: file, timeout: SOON }).toBeGreaterThan(1);
        await expect(page.locator("#incomplete"), file).toBeHidden();
        await page.unroute(`**${file}`);
      }
    },
  );
}

for (const part of vital) {
  test(
    `${part} that stays lost is asked for three times at most, and the page works as without script`,
    part === "/i18n/" ? {} : byNight,
    async ({ page, sandbox }) => {
      const file = await fileOf(page, paths.support(), part);
      const requests = await lose(page, file, Number.POSITIVE_INFINITY);
      await page.goto(paths.support());
      await expect(notice(page)).toBeVisible();
      // Chromium makes one of a preload and an import that come close together.
      expect([2, 3]).toContain(requests());
      await expect(notice(page).getByRole("link")).toHaveAttribute("href", paths.support());
      await page.locator("form [name=message]").fill("I cannot find my last deposit.");
      await page.locator("form [name=email]").fill("me@sandbox.test");
      await page
        .locator("form", { has: page.locator("[name=message]") })
        .locator("button")
        .last()
        .click();
      await expect(page.getByText(say("support.feedback.sent.title")).first()).toBeVisible();
      expect(await sandbox.calls("Support.sendFeedback")).toHaveLength(1);
    },
  );
}

test("a style sheet that stays lost leaves a page that is alive, and says so", byNight, async ({ page }) => {
  const file = await fileOf(page, paths.support(), ".css");
  const requests = await lose(page, file, Number.POSITIVE_INFINITY);
  await page.goto(paths.support());
  await expect(notice(page)).toBeVisible();
  await untilHydrated(page);
  expect(requests()).toBe(3);
});

test(
  "what is lost offline waits for the line, and is asked for at once",
  byNight,
  async ({ page, context }) => {
    const file = await fileOf(page, paths.support(), "/i18n/");
    const { promise: isOffline, resolve: leaveLine } = later();
    await page.route(`**${file}`, async (route) => {
      await isOffline;
      await route.abort();
    });
    const requests = page.waitForRequest(`**${file}`);
    await page.goto(paths.support(), { waitUntil: "commit" });
    await requests;
    await context.setOffline(true);
    leaveLine();
    await page.waitForTimeout(3_500);
    await expect(notice(page)).toBeHidden();
    await page.unroute(`**${file}`);
    await context.setOffline(false);
    await untilHydrated(page);
  },
);
