import spanish from "../../app/i18n/messages/es-ES.json" with { type: "json" };
import { byNight, withoutScript } from "../support/by-day";
import { say } from "../support/words";
import { expect, test } from "./fixtures";

test("shows banners, rows, jackpots, wins, tournaments and providers", withoutScript, async ({ page }) => {
  await page.goto("/");
  await expect(page.getByRole("heading", { level: 1 })).toBeAttached();
  await expect(page.getByRole("list", { name: say("common.banners") })).toBeVisible();
  for (const part of ["jackpots", "liveWins", "tournaments", "providers"] as const) {
    const region = page.getByRole("region", { name: say(`home.${part}.title`) });
    await expect(region.getByRole("listitem").first()).toBeVisible();
  }
  const rows = page
    .getByRole("region")
    .filter({ has: page.getByRole("link", { name: say("home.rows.seeAll") }) });
  expect(await rows.count()).toBeGreaterThan(1);
});

test("a player sees no game in two rows", withoutScript, async ({ playersPage: page, hydrated }) => {
  await page.goto("/");
  await hydrated(page);
  const shown = await page
    .locator(".game-row")
    .evaluateAll((rows) =>
      rows.map((row) => [...row.querySelectorAll(".game-card b")].map(({ textContent }) => textContent)),
    );
  const [continued = [], popular = [], ...others] = shown;
  expect(continued.length).toBeGreaterThan(4);
  expect(popular).toHaveLength(12);
  expect(popular.filter((name) => continued.includes(name))).toEqual([]);
  const below = [popular, ...others].flat();
  expect(below.length).toBeGreaterThan(30);
  expect(new Set(below).size).toBe(below.length);
});

test("a row leads to its category in the game hall", byNight, async ({ page, hydrated }) => {
  await page.goto("/");
  await hydrated(page);
  await page
    .getByRole("region", { name: "Popular" })
    .getByRole("link", { name: say("home.rows.seeAll") })
    .click();
  await expect(page).toHaveURL(/\/gamehall\?category=popular/);
  await expect(page.getByRole("main")).toContainText(/Showing 18 of \d+/);
});

test.describe("a visitor whose browser speaks Spanish", () => {
  test.use({ locale: "es-ES" });

  test("is taken to the Spanish home page", byNight, async ({ page }) => {
    await page.goto("/");
    await expect(page).toHaveURL("/es-ES");
    await expect(page.locator("html")).toHaveAttribute("lang", "es-ES");
    await expect(page.getByRole("region", { name: spanish["home.tournaments.title"] })).toBeVisible();
  });

  test(
    "may read the English pages all the same, once chosen",
    byNight,
    async ({ page, context, baseURL }) => {
      await context.addCookies([{ name: "i18n_locale", value: "en-US", url: baseURL }]);
      await page.goto("/");
      await expect(page).toHaveURL("/");
      await expect(page.locator("html")).toHaveAttribute("lang", "en-US");
    },
  );
});

test.describe("a browser that speaks another kind of a known language", () => {
  test.use({ locale: "pt-PT" });

  test("gets the kind that the site has", byNight, async ({ page }) => {
    await page.goto("/gamehall?category=slots");
    await expect(page).toHaveURL("/pt-BR/gamehall?category=slots");
  });
});

test("the default language's own prefix leads to the plain address", byNight, async ({ page }) => {
  await page.goto("/en-US/gamehall?category=live");
  await expect(page).toHaveURL("/gamehall?category=live");
});
