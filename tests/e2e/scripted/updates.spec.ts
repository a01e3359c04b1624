import type { Locator, Page } from "@playwright/test";
import { byNight } from "../../support/by-day";
import { say } from "../../support/words";
import { expect, test } from "../fixtures";

// By night alone: what a newer build does is tested in app/browser/runtime/build.

test.use({ allowed: { statuses: [404], console: [/Failed to fetch dynamically imported module/] } });

/** How many documents the page has loaded from now on. */
function countDocuments(page: Page): () => number {
  let loaded = 0;
  page.on("request", (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) loaded += 1;
  });
  return () => loaded;
}

async function follow(page: Page, href: string) {
  await page.evaluate((address) => {
    const link = document.body.appendChild(Object.assign(document.createElement("a"), { href: address }));
    link.click();
    link.remove();
  }, href);
  await page.waitForURL((url) => url.pathname + url.search === href);
}

test(
  "a newer build makes the next page a load, and leaves the present one as it is",
  byNight,
  async ({ page, hydrated }) => {
    await page.route("**/builds/latest.json?*", (route) => route.fulfill({ json: { id: "newer" } }));
    await page.clock.install();
    // Background tasks of a page start when somebody uses it, or by themselves where that takes long.
    const part = page.waitForResponse(
      async (file) => file.url().includes("/assets/") && (await file.text()).includes('"popstate"'),
    );
    await page.goto("/");
    await hydrated(page);
    await page.mouse.move(9, 9);
    await part;
    const documents = countDocuments(page);
    await follow(page, "/gamehall");
    expect(documents()).toBe(0);
    const response = page.waitForResponse("**/builds/latest.json?*");
    await page.clock.fastForward(3_600_001);
    await response;
    await follow(page, "/gamehall?dialog=providers");
    await expect(page.getByRole("dialog")).toBeVisible();
    expect(documents()).toBe(0);
    await page.goBack();
    await page.goBack();
    await expect(page).toHaveURL("/");
    await expect.poll(documents).toBe(1);
    await hydrated(page);
    await follow(page, "/winners");
    expect(documents()).toBe(1);
  },
);

test(
  "the lost file of a page loads that page, the lost one of a dialog its address, and a pointer loads nothing",
  byNight,
  async ({ page, hydrated }) => {
    const lost = /\/assets\/(?:game-hall\.route|open-dialog)-/;
    await page.route(lost, (route) => route.fulfill({ status: 404, body: "" }));
    await page.setViewportSize({ width: 800, height: 800 });
    await page.goto("/winners");
    await hydrated(page);
    const documents = countDocuments(page);
    const menu = page.getByRole("link", { name: say("common.searchGames") }).first();
    const missed = page.waitForResponse(lost);
    await menu.hover();
    await missed;
    expect(documents()).toBe(0);
    await menu.click();
    await expect(page.getByRole("dialog")).toBeVisible();
    expect(documents()).toBe(1);
    await page.goto("/winners");
    await hydrated(page);
    await follow(page, "/gamehall");
    await expect(page).toHaveTitle(/^All games/);
    expect(documents()).toBe(3);

    // Shortly after, and gone again: the page says that it failed.
    await page.goto("/winners");
    await hydrated(page);
    await follow(page, "/gamehall");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(say("systemPages.errorsSlot.title"));
    expect(documents()).toBe(4);
  },
);

test(
  "with all files lost that follow a page, its links and forms do what they say",
  byNight,
  async ({ page, hydrated }) => {
    const main = page.getByRole("main");
    const banner = page.getByRole("banner");
    const uses: [control: Locator, becomes: () => Promise<void>][] = [
      [main.getByRole("link", { name: "Slots" }), () => expect(page).toHaveTitle(/^Slots/)],
      [main.locator(".game-card b").nth(1), () => expect(page).toHaveURL(/\/game\//)],
      [main.getByRole("link", { name: say("games.hall.more") }), () => expect(page).toHaveURL(/page=2/)],
      [
        banner.getByRole("link", { name: say("common.signIn") }),
        () => expect(page.getByRole("dialog")).toBeVisible(),
      ],
      [
        banner.getByRole("button", { name: say("common.themeLight") }),
        () => expect(page.locator("html")).toHaveAttribute("data-theme", "light"),
      ],
    ];
    const document = await (await page.goto("/gamehall"))?.text();
    // What follows the document was replaced.
    await page.route("**/assets/*.js", (file) =>
      document?.includes(new URL(file.request().url()).pathname)
        ? file.fallback()
        : file.fulfill({ status: 404, body: "" }),
    );
    for (const [control, becomes] of uses) {
      await page.context().clearCookies();
      // The document that the last control led to may still be on its way, and cuts this one short.
      await expect(() => page.goto("/gamehall")).toPass();
      await hydrated(page);
      await control.first().click();
      await becomes();
    }
  },
);
