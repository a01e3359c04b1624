import { expect, test } from "../e2e/fixtures";
import { byNight } from "../support/by-day";
import { signInByPost } from "../support/sign-in-by-post";
import { MISSING, views } from "./views";

/**
 * Share of the pixels that may differ, by width: releases of the browser draw letters and edges a little differently. A button
 * that is gone or has moved is more than that, and another colour of a surface many times.
 */
const TOLERANCE = { 360: 0.012, 1440: 0.004 };
/** What shows the time, numbers that grow, and what others do at this moment. */
const MOVING = "time, [role=timer], .money.tabular, .win-line";

/** By day: both widths, both directions, a visitor and a player. */
const byDay = [
  "loyalty-1440-ar-light",
  "hall-360-dark",
  "sign-up-360-ar-dark",
  "deposit-1440-light",
  "missing-360-dark",
];

for (const { name, path, width, theme, isPlayer } of views) {
  test.describe(() => {
    test.use({ allowed: { statuses: path.endsWith(MISSING) ? [404] : [] } });
    test(name, byDay.includes(name) ? {} : byNight, async ({ page, context, site, hydrated }) => {
      await page.setViewportSize({ width, height: width === 360 ? 800 : 900 });
      await context.addCookies([{ name: "theme", value: theme, url: site.url }]);
      if (isPlayer)
        await context.addCookies(await signInByPost(site.url, await site.sandbox.clone("demo@sandbox.test")));
      await page.goto(path, { waitUntil: "networkidle" });
      // What lies over the parts that move is no markup of the page's, so none of it may be there while it is taken over.
      await hydrated(page);
      await page.evaluate(() => document.fonts.ready);
      const picture = await page.screenshot({
        type: "jpeg",
        quality: 80,
        animations: "disabled",
        mask: [page.locator(MOVING)],
        maskColor: "#808080",
      });
      expect(picture).toMatchSnapshot(["pictures", `${name}.jpg`], {
        threshold: 0.25,
        maxDiffPixelRatio: TOLERANCE[width],
      });
    });
  });
}
