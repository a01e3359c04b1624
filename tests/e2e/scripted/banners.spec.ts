import { paths } from "../../../app/routing/paths";
import { byNight } from "../../support/by-day";
import { say, sayIn } from "../../support/words";
import { expect, test } from "../fixtures";
import { alive } from "./taken-over";

// By night alone: by day live wins are paused and go on (live-wins.spec.ts), and a picture of home shows the banners.

/** Longer than the sandbox shows a banner. */
const TURN = 10_000;

test(
  "banners move on by themselves, and not under a pointer, a focus, a pause or in a hidden tab",
  byNight,
  async ({ page }) => {
    await page.clock.install();
    await page.goto(paths.gameHall());
    const list = page.getByRole("list", { name: say("common.banners") });
    await alive(list);
    const offset = () => list.evaluate((element) => Math.round(element.scrollLeft));
    const settled = async () => {
      const seen = [-1];
      await expect
        .poll(async () => {
          seen.unshift(await offset());
          return seen[0] === seen[1];
        })
        .toBe(true);
      return seen[0];
    };
    const turn = () => page.clock.fastForward(TURN);
    const staysPut = async () => {
      const before = await settled();
      await turn();
      await turn();
      expect(await settled()).toBe(before);
    };

    await turn();
    await expect.poll(offset).toBeGreaterThan(0);

    await list.hover();
    await staysPut();
    await page.mouse.move(0, 0);

    await list.focus();
    await staysPut();
    await list.blur();

    await page.evaluate(() => Object.defineProperty(document, "hidden", { value: true, configurable: true }));
    await staysPut();
    await page.evaluate(() =>
      Object.defineProperty(document, "hidden", { value: false, configurable: true }),
    );

    await page.getByRole("button", { name: say("common.live.pause") }).click();
    await staysPut();
    const before = await settled();
    await page.getByRole("button", { name: say("common.live.resume") }).click();
    await page.mouse.move(0, 0);
    await turn();
    await expect.poll(offset).not.toBe(before);

    await page.emulateMedia({ reducedMotion: "reduce" });
    await expect(page.getByRole("button", { name: say("common.live.pause") })).toBeHidden();
    await staysPut();
  },
);

test("the pause says what it is in one line, in every language", byNight, async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  for (const locale of ["en-US", "es-ES", "pt-BR", "lv-LV", "ar"] as const) {
    await page.goto(locale === "en-US" ? "/" : `/${locale}`);
    const button = page.getByRole("button", { name: sayIn(locale)("common.live.pause") }).first();
    await expect(button).toBeVisible();
    const lines = await button.evaluate((element) => {
      const words = element.lastElementChild ?? element;
      return words.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(words).lineHeight);
    });
    expect([locale, Math.round(lines)]).toEqual([locale, 1]);
  }
});
