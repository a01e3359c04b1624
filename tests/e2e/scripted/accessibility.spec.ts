import AxeBuilder from "@axe-core/playwright";
import { expect, test } from "../fixtures";
import { looks } from "./looks";

/** axe runs inside the page, so these pages are looked at with script alone. */
const pages = [
  "/",
  "/gamehall?category=slots",
  "/forms/sign_in",
  "/terms",
  "/loyalty",
  "/loyalty/shop",
  "/support",
  "/game/sand-dunes",
  "/tournaments?status=active",
  "/tournaments/2",
  "/jackpots/1",
  "/winners?tab=top",
  "/providers",
  "/promotions",
  "/promotions/monday-cashback",
  "/offers",
  "/offers/30",
  "/betting",
  "/no-such-page",
];

test.use({ allowed: { statuses: [404] } });

for (const { name, theme, prefix } of looks) {
  for (const address of pages) {
    test(`WCAG 2.2 AA, ${name}: ${address}`, async ({ page, context, baseURL, hydrated }) => {
      await context.addCookies([{ name: "theme", value: theme, url: baseURL }]);
      await page.goto(prefix && address === "/" ? prefix : prefix + address);
      await hydrated(page);
      const { violations } = await new AxeBuilder({ page })
        .withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"])
        .analyze();
      const found = violations.map(
        ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(" ")).join(" | ")}`,
      );
      expect(found).toEqual([]);
    });
  }
}
