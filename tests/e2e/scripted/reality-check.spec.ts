import { paths } from "../../../app/routing/paths";
import { byNight } from "../../support/by-day";
import { say } from "../../support/words";
import { expect, test } from "../fixtures";

// By night alone: by day one that is due stays over a page until it is answered (responsible-game.spec.ts).

test(
  "a reality check interrupts a game when it is due, and the game goes on where it was",
  byNight,
  async ({ playersPage: page, hydrated, submitted, site }) => {
    const soon = 10;
    await page.context().addCookies([
      { name: "cr_check", value: "15", url: site.url },
      { name: "cr_since", value: String(Math.floor(Date.now() / 1000) - 15 * 60 + soon), url: site.url },
    ]);
    await page.goto(paths.game("sand-dunes"));
    await hydrated(page);
    const frame = page.locator("iframe").first();
    await expect(frame).toBeVisible();
    await frame.evaluate((element) => element.setAttribute("data-kept", ""));
    const check = page.getByRole("dialog", { name: say("responsible.check.ask") });
    await expect(check).toBeVisible({ timeout: (soon + 10) * 1000 });
    await page.keyboard.press("Escape");
    await expect(check).toBeVisible();
    await submitted(page, () => check.getByRole("button", { name: say("responsible.check.go") }).click());
    await expect(check).toHaveCount(0);
    await expect(page).toHaveURL(paths.game("sand-dunes"));
    await expect(page.locator("iframe[data-kept]")).toBeVisible();
  },
);
