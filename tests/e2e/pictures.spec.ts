import type { Page } from "@playwright/test";
import { byNight, withoutScript } from "../support/by-day";
import { expect, test } from "./fixtures";

const MADE_TO_MEASURE = "**/_ipx/**";
const PLAIN = /^http:\/\/[^/]+\/img\/g\//;
const HALL = "/gamehall?category=slots";

const cards = (page: Page) => page.locator(".game-card > :first-child .picture");

/** The words that are seen on the tile: of the box itself, or of the browser's placeholder for a broken image. */
function tileText(page: Page, index: number): Promise<string> {
  return cards(page)
    .nth(index)
    .evaluate((box) => {
      const image = box.querySelector("img:not([hidden])");
      const styles = [
        getComputedStyle(box, "::before"),
        ...(image ? [getComputedStyle(image, "::after")] : []),
      ];
      // What is not drawn has no width in pixels.
      const drawn = styles.filter(({ width }) => width.endsWith("px"));
      // After a slash comes the text that is read aloud instead.
      return drawn.map(({ content }) => /^"((?:[^"\\]|\\.)*)"/.exec(content)?.[1] ?? "").join("");
    });
}

const nameOf = (page: Page, index: number) => page.locator(".game-card b").nth(index).textContent();

const shown = (page: Page, index: number) =>
  cards(page)
    .nth(index)
    .locator("img")
    .evaluate((image: HTMLImageElement) => ({
      address: image.currentSrc,
      isLoaded: image.complete && image.naturalWidth > 0,
    }));

test("cards show pictures made to measure", withoutScript, async ({ page }) => {
  await page.goto(HALL);
  await expect.poll(() => shown(page, 0)).toMatchObject({ isLoaded: true });
  expect((await shown(page, 0)).address).toContain("/_ipx/w_288/");
  expect(await tileText(page, 0)).toBe("");
});

test.describe("a screen with twice the points", () => {
  test.use({ deviceScaleFactor: 2 });

  test("gets twice the width", byNight, async ({ page }) => {
    await page.goto(HALL);
    await expect.poll(() => shown(page, 0)).toMatchObject({ isLoaded: true });
    expect((await shown(page, 0)).address).toContain("/_ipx/w_576/");
  });
});

test.describe("a phone with twice the points", () => {
  test.use({ deviceScaleFactor: 2, viewport: { width: 360, height: 800 } });

  test("gets no more than its narrow cards show", byNight, async ({ page }) => {
    await page.goto(HALL);
    await expect.poll(() => shown(page, 0)).toMatchObject({ isLoaded: true });
    expect((await shown(page, 0)).address).toContain("/_ipx/w_288/");
  });
});

test.describe("pictures that cannot be made to measure", () => {
  test.use({ allowed: { statuses: [502], console: [/status of 404/] } });

  test(
    "are shown as they are; without script the tile bears the name",
    byNight,
    async ({ page, hasScript }) => {
      await page.route(MADE_TO_MEASURE, (route) => route.fulfill({ status: 502, body: "" }));
      await page.goto(HALL);
      const name = await nameOf(page, 0);
      if (hasScript) {
        await expect.poll(() => shown(page, 0)).toMatchObject({ isLoaded: true });
        expect((await shown(page, 0)).address).toMatch(PLAIN);
        expect(await tileText(page, 0)).toBe("");
      } else {
        await expect.poll(() => tileText(page, 0)).toBe(name);
      }
    },
  );

  test("and not as they are either leave the tile with the name", byNight, async ({ page }) => {
    await page.route(MADE_TO_MEASURE, (route) => route.fulfill({ status: 502, body: "" }));
    await page.route(PLAIN, (route) => route.fulfill({ status: 404, body: "" }));
    await page.goto(HALL);
    for (const index of [0, 1]) {
      await expect.poll(() => tileText(page, index)).toBe(await nameOf(page, index));
    }
  });
});

test.describe("banners", () => {
  for (const [width, expected] of [
    [360, /w_360\/.*-mobile\.webp$/],
    [1280, /w_760\/.*banners\/\d+\.webp$/],
  ] as const) {
    test(`are those of a window ${width} wide`, byNight, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto("/");
      const address = () =>
        page
          .locator(".banner img")
          .first()
          .evaluate((image: HTMLImageElement) => image.currentSrc);
      await expect.poll(address).toMatch(expected);
    });
  }
});
