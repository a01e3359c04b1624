import type { Page } from "@playwright/test";
import { byNight, withoutScript } from "../support/by-day";
import { say } from "../support/words";
import { expect, test } from "./fixtures";

const games = (page: Page) => page.getByRole("main").locator('a[href*="/game/"]:not([href*="demo"])');

/** Of "Showing 18 of 600", or of "12 games" where all are shown. */
async function total(page: Page): Promise<number> {
  const text = await page
    .getByRole("main")
    .getByRole("status")
    .filter({ hasText: /^Showing|games?$/ })
    .textContent();
  return Number(/([\d,]+)(?: games?)?$/.exec(text ?? "")?.[1]?.replace(",", ""));
}

test("a category narrows the games, and Back widens them again", async ({ page, hydrated }) => {
  await page.goto("/gamehall?category=all");
  await hydrated(page);
  const all = await total(page);
  const categories = page.getByRole("navigation", { name: say("games.categories.label") });
  const live = categories.locator('a[href$="category=live"]');
  await live.click();
  await expect(page).toHaveURL("/gamehall?category=live");
  await expect(live).toHaveAttribute("aria-current", "page");
  await expect.poll(() => total(page)).toBeLessThan(all);

  await page.goBack();
  await expect(page).toHaveURL("/gamehall?category=all");
  await expect(categories.getByRole("link").first()).toHaveAttribute("aria-current", "page");
  await expect.poll(() => total(page)).toBe(all);
});

test.describe("on a touch screen", () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test("one tap opens a game, wherever on the card it is", async ({ page, hydrated }) => {
    await page.goto("/gamehall");
    await hydrated(page);
    const card = page.locator(".game-card").filter({ has: page.locator('a[href*="mode=demo"]') });
    const game = card.first().getByRole("link").first();
    const href = (await game.getAttribute("href")) ?? "none";
    const { width = 0 } = (await game.boundingBox()) ?? {};
    // Where a mouse finds the demo.
    await game.tap({ position: { x: width / 2, y: (width * 2) / 3 - 22 } });
    await expect(page).toHaveURL(href);
  });
});

test("show more keeps what was there", withoutScript, async ({ page, hydrated }) => {
  await page.goto("/gamehall");
  await hydrated(page);
  await expect(games(page)).toHaveCount(18);
  const before = await games(page).evaluateAll((links) => links.map((link) => link.getAttribute("href")));
  await page
    .getByRole("main")
    .getByRole("link", { name: say("games.hall.more") })
    .click();
  await expect(page).toHaveURL(/\/gamehall\?.*page=2/);
  await expect(games(page)).toHaveCount(36);
  const after = await games(page).evaluateAll((links) => links.map((link) => link.getAttribute("href")));
  expect(after.slice(0, 18)).toEqual(before);
  expect(new Set(after).size).toBe(36);
});

test("search finds a game by its name", byNight, async ({ page, hydrated }) => {
  await page.goto("/gamehall");
  await hydrated(page);
  const field = page.getByRole("main").getByRole("searchbox");
  await field.fill("roulette one");
  await field.press("Enter");
  await expect(page).toHaveURL(/search=roulette(\+|%20)one/);
  await expect(games(page).first()).toHaveAttribute("href", "/game/live-roulette-one");
  await expect(field).toHaveValue("roulette one");
});

test("sorting by name is in the address and shown", byNight, async ({ page, hydrated }) => {
  await page.goto("/gamehall?category=live");
  await hydrated(page);
  await page.getByRole("main").getByRole("combobox").selectOption("name");
  await page
    .getByRole("main")
    .getByRole("button", { name: say("games.hall.submit") })
    .click();
  await expect(page).toHaveURL(/sort=name/);
  await expect(page).toHaveURL(/category=live/);
  // The address changes before the page does.
  await expect(async () => {
    const names = await games(page).evaluateAll((links) =>
      links.map((link) => link.textContent?.trim() ?? ""),
    );
    expect(names.length).toBeGreaterThan(3);
    expect(names).toEqual([...names].sort((a, b) => a.localeCompare(b, "en")));
  }).toPass({ timeout: 7_000 });
});

test("filters add up and are taken out again", withoutScript, async ({ page, hydrated }) => {
  await page.goto("/gamehall?category=all");
  await hydrated(page);
  const filter = page.getByRole("main").locator("details", { hasText: say("games.hall.filter") });
  // With script it stays open.
  const open = async () => {
    if (!(await filter.evaluate((details: HTMLDetailsElement) => details.open)))
      await filter.locator("summary").click();
  };
  await open();
  const providers = filter.getByRole("list", { name: say("games.hall.providers") }).getByRole("link");
  await providers.nth(0).click();
  await expect(page).toHaveURL(/providers=[\w-]+$/);
  await open();
  await expect(filter.getByRole("link", { name: say("games.hall.resetFilters") })).toBeVisible();
  const one = await total(page);
  await providers.nth(2).click();
  await expect(page).toHaveURL(/providers=[\w-]+(,|%2C)[\w-]+/);
  await open();
  await expect(filter.locator(".filter-groups > :not(.for-sheet) a[aria-current=true]")).toHaveCount(2);
  await expect.poll(() => total(page)).toBeGreaterThan(one);
  const two = await total(page);
  await filter.getByRole("link", { name: say("games.card.new") }).click();
  await expect(page).toHaveURL(/tags=new/);
  await expect.poll(() => total(page)).toBeLessThan(two);
  await open();
  await filter.getByRole("link", { name: say("games.hall.resetFilters") }).click();
  await expect(page).toHaveURL("/gamehall?category=all");
});

test("providers are chosen from the list of all", byNight, async ({ page, hydrated, submitted }) => {
  await page.goto("/gamehall?category=all&sort=name&dialog=providers");
  await hydrated(page);
  const picker = page.getByRole("dialog");
  await picker.getByRole("checkbox", { name: /^Ironwood/ }).check();
  await picker.getByRole("checkbox", { name: /^Dune Works/ }).check();
  await submitted(page, () => picker.getByRole("button", { name: say("games.picker.show") }).click());
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(page).toHaveURL(/sort=name/);
  const chosen = page.getByRole("list", { name: say("games.hall.chosen") }).getByRole("link");
  await expect(chosen).toHaveText(["Dune Works", "Ironwood Games"]);
});

test.describe("an address that fits nothing", () => {
  for (const address of ["/gamehall?search=zzzzzzqqqq", "/gamehall?providers=nobody"]) {
    test(`${address} says so and shows a way out`, byNight, async ({ page, hydrated }) => {
      const answer = await page.goto(address);
      expect(answer?.status()).toBe(200);
      await hydrated(page);
      await expect(page.getByRole("main")).toContainText(say("games.empty.title"));
      await page
        .getByRole("main")
        .getByRole("link", { name: say("games.empty.action") })
        .click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(say("games.categories.all"));
      await expect(games(page)).not.toHaveCount(0);
    });
  }

  test("values that mean nothing are passed over", byNight, async ({ page }) => {
    const answer = await page.goto("/gamehall?page=-3&sort=password&category=%3Cscript%3E&providers=,,,");
    expect(answer?.status()).toBe(200);
    await expect(games(page)).toHaveCount(18);
  });
});

test("a description's name and picture stand before the game's own", byNight, async ({ page }) => {
  await page.goto("/gamehall?search=sand");
  const card = page.getByRole("main").locator('a[href="/game/sand-dunes"]');
  await expect(card.first()).toBeVisible();
});

test("the old address of a category leads to the new one", byNight, async ({ page }) => {
  await page.goto("/gamehall/slots-old?sort=name");
  await expect(page).toHaveURL("/gamehall?sort=name&category=slots");
});

test("a hall without the platform's games says what failed", withoutScript, async ({ page, sandbox }) => {
  await sandbox.fail(["games.get=status:500"]);
  const answer = await page.goto("/gamehall");
  expect(answer?.status()).toBe(200);
  await expect(page.getByRole("main")).toContainText(say("games.failed.title"));
});
