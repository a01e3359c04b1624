import type { Page } from "@playwright/test";
import { withoutScript } from "../support/by-day";
import { say } from "../support/words";
import { expect, test } from "./fixtures";

const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };
const halls = ["/gamehall", "/gamehall?category=live", "/gamehall?providers=dune-works", "/ar/gamehall"];

/** Where the second row of a list ends, and where what covers the bottom of the window begins. */
async function fold(page: Page, item: string, perRow: number) {
  const box = await page
    .locator(item)
    .nth(2 * perRow - 1)
    .boundingBox();
  const bar = await page.getByRole("navigation").filter({ hasText: /./ }).last().boundingBox();
  expect(bar?.y).toBeGreaterThan(600);
  return { rowEnds: box ? box.y + box.height : Number.NaN, barBegins: bar?.y ?? Number.NaN };
}

test.describe("on a phone of 360 x 740", () => {
  test.use(PHONE);

  for (const hall of halls)
    test(`two rows of cards of ${hall} stand above the fold`, withoutScript, async ({ page, hydrated }) => {
      await page.goto(hall);
      await hydrated(page);
      const { rowEnds, barBegins } = await fold(page, ".game-card", 2);
      expect(rowEnds).toBeLessThanOrEqual(barBegins);
    });

  test("two rows of providers do as well", withoutScript, async ({ page }) => {
    await page.goto("/providers");
    const { rowEnds, barBegins } = await fold(page, ".provider-grid > li", 3);
    expect(rowEnds).toBeLessThanOrEqual(barBegins);
  });

  test(
    "order and filters are in one sheet, and its button counts them",
    withoutScript,
    async ({ page, hydrated, hasScript }) => {
      await page.goto("/gamehall?category=all");
      await hydrated(page);
      const main = page.getByRole("main");
      const panel = main.locator("details");
      const choose = async (list: string, name: string) => {
        if (!(await panel.evaluate((details: HTMLDetailsElement) => details.open)))
          await panel.locator("summary").click();
        await panel.getByRole("list", { name: list }).getByRole("link", { name }).click();
      };
      await choose(say("games.hall.tags"), say("games.card.new"));
      await expect(page).toHaveURL(/tags=new/);
      await choose(say("games.hall.sort"), say("games.hall.sort.name"));
      await expect(page).toHaveURL(/tags=new&sort=name/);
      await expect(panel.locator("summary")).toHaveText(`${say("games.hall.filter")}1`);
      if (!hasScript) return;
      // With script the sheet stays, until one presses beside it, its button or Escape.
      const show = panel.getByRole("link", { name: say("games.picker.show") });
      await show.click();
      await expect(panel).not.toHaveAttribute("open");
      await panel.locator("summary").click();
      await page.keyboard.press("Escape");
      await expect(panel).not.toHaveAttribute("open");
      await expect(panel.locator("summary")).toBeFocused();
      await panel.locator("summary").click();
      await page.touchscreen.tap(180, 30);
      await expect(panel).not.toHaveAttribute("open");
      await expect(page).toHaveURL(/tags=new&sort=name/);
    },
  );

  test(
    "the sheet is closed by its cross and beside it, by finger and mouse",
    withoutScript,
    async ({ page }) => {
      await page.goto("/gamehall");
      const panel = page.getByRole("main").locator("details");
      const { width = 0 } = page.viewportSize() ?? {};
      const presses = [
        ["cross", width - 28, 112],
        ["beside", width / 2, 30],
      ] as const;
      for (const [place, x, y] of presses)
        for (const press of [() => page.mouse.click(x, y), () => page.touchscreen.tap(x, y)]) {
          await panel.locator("summary").click({ position: { x: 20, y: 20 } });
          await expect(panel).toHaveAttribute("open");
          await press();
          await expect(panel, place).not.toHaveAttribute("open");
        }
    },
  );

  test("the categories stay in sight below the header", withoutScript, async ({ page }) => {
    await page.goto("/gamehall");
    await page.evaluate(() => window.scrollTo(0, 900));
    const categories = page.getByRole("navigation", { name: say("games.categories.label") });
    await expect(categories).toBeInViewport();
    const [header, chips] = [await page.getByRole("banner").boundingBox(), await categories.boundingBox()];
    expect(chips?.y).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0) - 1);
  });
});

for (const prefix of ["", "/ar"])
  test(`nothing of ${prefix}/gamehall is lost on a desktop`, withoutScript, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(`${prefix}/gamehall?category=all&tags=new`);
    const main = page.getByRole("main");
    await expect(main.getByRole("searchbox")).toBeVisible();
    await expect(main.getByRole("search").getByRole("button")).toBeVisible();
    await expect(main.getByRole("combobox").locator("option")).toHaveCount(4);
    await expect(main.locator(".banner a").first()).toBeVisible();
    const chosen = main.locator(".filter-chosen").getByRole("link");
    await expect(chosen).toHaveCount(2);
    await main.locator("summary").click();
    await expect(chosen).toHaveCount(0);
    await expect(main.locator(".filter-groups").getByRole("list")).toHaveCount(3);
    const columns = await main
      .locator(".game-grid")
      .evaluate((grid) => getComputedStyle(grid).gridTemplateColumns);
    expect(columns.split(" ")).toHaveLength(6);
  });
