import { paths } from "../../app/routing/paths";
import { byNight } from "../support/by-day";
import { expect, test } from "./fixtures";

// By night alone: a style sheet of twenty lines (ui/styles/print.css) changes seldom.

for (const path of [paths.page("terms"), paths.cashierHistory(), paths.wallet()]) {
  test(`${path} is printed without what is for the screen`, byNight, async ({ playersPage: page }) => {
    await page.goto(path);
    await page.emulateMedia({ media: "print" });
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    for (const role of ["banner", "contentinfo", "navigation"] as const)
      await expect(page.getByRole(role)).toHaveCount(0);
    const [paper, ink] = await page.evaluate(() => [
      getComputedStyle(document.documentElement).backgroundColor,
      getComputedStyle(document.querySelector("h1") ?? document.body).color,
    ]);
    expect([paper, ink]).toEqual(["rgb(255, 255, 255)", "rgb(0, 0, 0)"]);
  });
}
