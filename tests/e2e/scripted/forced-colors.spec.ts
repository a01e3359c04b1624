import { paths } from "../../../app/routing/paths";
import { byNight } from "../../support/by-day";
import { expect, test } from "../fixtures";

// By night alone: styles that change with a look, not with a feature.

/** Pairs that a theme of forced colours must distinguish: what is current or chosen, and what is not. */
const pairs: [path: string, width: number, marked: string, plain: string][] = [
  [paths.home(), 1440, ".menu a[aria-current]", ".menu a:not([aria-current])"],
  [paths.home(), 360, ".bottom-bar a[aria-current]", ".bottom-bar a:not([aria-current])"],
  [paths.gameHall(), 1440, ".chips a[aria-current]", ".chips a:not([aria-current])"],
  [paths.profileSettings(), 1440, ".profile-link[aria-current]", ".profile-link:not([aria-current])"],
  [paths.depositBy("sandcard"), 1440, ".method:has(:checked)", ".method:not(:has(:checked))"],
];

test.use({ javaScriptEnabled: false });

test.beforeEach(({ page }) => page.emulateMedia({ forcedColors: "active" }));

test(
  "forced colours keep what is current or chosen apart from the rest",
  byNight,
  async ({ playersPage: page }) => {
    for (const [path, width, marked, plain] of pairs) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(path);
      const looks = [marked, plain].map((selector) =>
        page
          .locator(selector)
          .first()
          .evaluate((element) => {
            const { backgroundColor, color, outlineStyle } = getComputedStyle(element);
            // Not only for an icon: all of it is in the colours of a selection.
            const inside = getComputedStyle(element.querySelector("svg, span") ?? element).color;
            return { backgroundColor, outlineStyle, isWhole: inside === color };
          }),
      );
      const [one, other] = await Promise.all(looks);
      expect([one?.backgroundColor, one?.outlineStyle], marked).not.toEqual([
        other?.backgroundColor,
        other?.outlineStyle,
      ]);
      if (marked.includes("aria-current")) expect(one?.isWhole, marked).toBe(true);
    }
  },
);

test(
  "forced colours keep hearts, bars, rings and the edges of buttons",
  byNight,
  async ({ playersPage: page }) => {
    await page.goto(paths.home());
    const canvas = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    const part = (selector: string, pseudo: string, property: string) =>
      page
        .locator(selector)
        .first()
        .evaluate(
          (element, [of, name]) => getComputedStyle(element, of).getPropertyValue(name as string),
          [pseudo, property],
        );
    const heart = await part('.heart[aria-pressed="false"]', "::before", "background-color");
    const liked = await part('.heart[aria-pressed="true"]', "::before", "background-color");
    expect(new Set([canvas, heart, liked]).size).toBe(3);
    expect(await part(".chips a", "", "border-top-width")).toBe("1px");
    expect(await part(".button", "", "border-top-width")).toBe("1px");
    const ring = await part(".level-ring-done", "", "stroke");
    expect([canvas, await part(".level-ring-way", "", "stroke")]).not.toContain(ring);
    await page.goto(paths.loyalty());
    expect(await part(".progress", "", "border-top-style")).toBe("solid");
    expect(await part(".progress", "::-webkit-progress-value", "background-color")).not.toBe(canvas);
  },
);
