import type { Page } from "@playwright/test";
import { byNight } from "../../support/by-day";
import { say } from "../../support/words";
import { expect, test } from "../fixtures";

const mark = (page: Page) => page.evaluate(() => Object.assign(window, { isFirstDocument: true }));
const isMarked = (page: Page) => page.evaluate(() => "isFirstDocument" in window);

test("a plain link changes the page without a new document", async ({ page, hydrated }) => {
  await page.goto("/es-ES");
  await hydrated(page);
  await mark(page);
  await page.getByRole("main").locator('a[href^="/es-ES/gamehall?category="]').first().click();
  await expect(page).toHaveURL(/\/es-ES\/gamehall\?category=/);
  await expect(page.getByRole("main").locator('a[href^="/es-ES/game/"]').first()).toBeVisible();
  expect(await isMarked(page)).toBe(true);
});

test("a finger on a link has the page's files fetched before it is up, and no data", async ({
  page,
  hydrated,
}) => {
  await page.goto("/");
  await hydrated(page);
  const requests: string[] = [];
  page.on("request", (request) => requests.push(new URL(request.url()).pathname));
  await page
    .getByRole("main")
    .locator('a[href^="/gamehall?category="]')
    .first()
    .dispatchEvent("pointerdown", { pointerType: "touch", isPrimary: true, button: 0, bubbles: true });
  await expect.poll(() => requests).toContainEqual(expect.stringMatching(/\/game-hall\.route-.*\.js$/));
  expect(requests.filter((path) => path.endsWith(".data"))).toEqual([]);
});

test("the theme changes in place", byNight, async ({ page, hydrated }) => {
  await page.goto("/gamehall");
  await hydrated(page);
  await mark(page);
  await page
    .getByRole("banner")
    .getByRole("button", { name: say("common.themeLight") })
    .click();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "light");
  expect(await isMarked(page)).toBe(true);
});

test("a change of language loads a new document", byNight, async ({ page, hydrated }) => {
  await page.goto("/terms");
  await hydrated(page);
  await mark(page);
  await page.getByRole("contentinfo").getByRole("link", { name: "Language: English" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Español" }).click();
  await expect(page).toHaveURL("/es-ES/terms");
  await expect(page.locator("html")).toHaveAttribute("lang", "es-ES");
  expect(await isMarked(page)).toBe(false);
});

test(
  "a message for the next page comes with a client navigation too",
  byNight,
  async ({ page, hydrated, context, baseURL }) => {
    await page.goto("/");
    await hydrated(page);
    await mark(page);
    const message = encodeURIComponent(JSON.stringify({ tone: "positive", key: "flash.signedOut" }));
    await context.addCookies([{ name: "cr_flash", value: message, url: baseURL, httpOnly: true }]);
    await page.getByRole("main").locator('a[href^="/gamehall?category="]').first().click();
    await expect(page.getByRole("status").filter({ hasText: say("flash.signedOut") })).toBeVisible();
    expect(await isMarked(page)).toBe(true);
    expect((await context.cookies()).map(({ name }) => name)).not.toContain("cr_flash");
  },
);

test("a slow page shows that it is on its way", byNight, async ({ page, hydrated, sandbox }) => {
  await page.goto("/");
  await hydrated(page);
  await sandbox.fail(["games.get=delay:800"]);
  await page.getByRole("main").locator('a[href^="/gamehall?category="]').first().click();
  await expect(page.getByRole("progressbar")).toBeVisible();
  await expect(page).toHaveURL(/\/gamehall\?category=/);
  await expect(page.getByRole("progressbar")).toHaveCount(0);
});

test(
  "a page of data that is refused shows the failure in the layout",
  byNight,
  async ({ page, hydrated, sandbox }) => {
    await page.goto("/");
    await hydrated(page);
    await sandbox.fail(["games.get=status:500"]);
    await page.getByRole("main").locator('a[href^="/gamehall?category="]').first().click();
    await expect(page.getByRole("main")).toContainText(say("games.failed.title"));
    await expect(page.getByRole("banner")).toBeVisible();
  },
);

test(
  "what has not come alive yet stays as served while one moves on the page",
  byNight,
  async ({ page, hydrated }) => {
    const served = await (await page.request.get("/")).text();
    let letGo = () => {};
    const pending = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    await page.route(/\/assets\/.*\.js$/, async (route) => {
      if (!served.includes(new URL(route.request().url()).pathname)) await pending;
      await route.continue();
    });
    await page.goto("/");
    await hydrated(page);
    const jackpots = page.getByRole("main").locator('a[href^="/jackpots/"]').first();
    await expect(jackpots).toBeVisible();
    await page.evaluate(() => history.pushState(null, "", "#main"));
    await page.getByRole("link", { name: say("common.skipToContent") }).press("Enter");
    await page.goBack();
    await expect(jackpots).toBeVisible();
    letGo();
    await expect(page).toHaveURL(/\/$/);
    await expect(jackpots).toBeVisible();
  },
);

test(
  "a dialog that is closed before the page's parts are alive takes nothing from them",
  byNight,
  async ({ playersPage: page, hydrated }) => {
    await page.goto("/");
    await hydrated(page);
    // React takes each part over by itself, soon after the page; no test's key is as quick.
    await page.addInitScript(() => {
      const timer = setInterval(() => {
        const dialog = document.querySelector("dialog:modal");
        if (!dialog) return;
        clearInterval(timer);
        dialog.dispatchEvent(new Event("cancel", { cancelable: true }));
      });
    });
    await page.goto("/?dialog=session");
    await hydrated(page);
    await expect(page.getByRole("dialog")).toBeHidden();
    await expect(page.getByRole("main").locator("a[href*='dialog=quest']").first()).toBeVisible();
  },
);
