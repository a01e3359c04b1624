import type { Page } from "@playwright/test";
import { byNight } from "../../support/by-day";
import { signInByPost } from "../../support/sign-in-by-post";
import { say } from "../../support/words";
import { expect, test } from "../fixtures";

const registration = (page: Page) =>
  page.getByRole("dialog", { name: say("auth.views.registration"), exact: true });
const close = (page: Page) =>
  page
    .getByRole("dialog")
    .getByRole("link", { name: say("common.close"), exact: true })
    .first();

/** Follows a link that an editor may have written into any page. */
async function follow(page: Page, address: string) {
  await page.evaluate((href) => {
    const anchor = document.createElement("a");
    anchor.href = href;
    document.body.append(anchor);
    anchor.click();
    anchor.remove();
  }, address);
}

test(
  "the wish to register waits on the next page until the popup is closed",
  byNight,
  async ({ page, hydrated }) => {
    await page.goto("/?show_popup_reg");
    await hydrated(page);
    await expect(registration(page)).toBeVisible();
    await expect.poll(() => page.evaluate(() => localStorage.getItem("show_popup_reg"))).not.toBeNull();

    await page.goto("/terms");
    await expect(page).toHaveURL("/terms?show_popup_reg");
    await close(page).click();
    await expect(page).toHaveURL("/terms");
    await expect.poll(() => page.evaluate(() => localStorage.getItem("show_popup_reg"))).toBeNull();

    await page.goto("/privacy");
    await hydrated(page);
    await expect(page.getByRole("dialog")).toHaveCount(0);
  },
);

test(
  "it stays one that cannot be closed, and ends with the registration",
  byNight,
  async ({ page, hydrated, context, site, sandbox }) => {
    await page.goto("/?show_popup_reg=1&prevent_close=1");
    await hydrated(page);
    await expect(registration(page)).toBeVisible();
    await page.keyboard.press("Escape");
    await page.keyboard.press("Escape");
    await expect(registration(page)).toBeVisible();

    await page.goto("/terms");
    await expect(page).toHaveURL("/terms?show_popup_reg&prevent_close=1");
    await expect(registration(page)).toBeVisible();
    await expect(close(page)).toHaveCount(0);

    const player = await sandbox.clone("demo@sandbox.test");
    await context.addCookies(await signInByPost(site.url, player));
    await page.goto("/privacy");
    await expect.poll(() => page.evaluate(() => localStorage.getItem("show_popup_reg"))).toBeNull();
    await expect(page.getByRole("dialog")).toHaveCount(0);
  },
);

test("#real prompts a visitor to register, and closing it leads home", byNight, async ({ page }) => {
  await page.goto("/game/sand-dunes#real");
  await expect(registration(page)).toBeVisible();
  await expect(page).toHaveURL("/game/sand-dunes?show_popup_reg&redirectUrl=%2Fgame%2Fsand-dunes#real");
  await close(page).click();
  await expect(page).toHaveURL("/");
  await expect(page.getByRole("dialog")).toHaveCount(0);
});

test("#real is nothing new to a player", byNight, async ({ playersPage: page, hydrated }) => {
  await page.goto("/game/sand-dunes#real");
  await hydrated(page);
  await expect(page).toHaveURL("/game/sand-dunes#real");
  await expect(page.getByRole("dialog")).toHaveCount(0);
});

test("a promo code is stored by the browser, the last one of several", async ({ page }) => {
  await page.goto("/gamehall?promo_code=ONE&promo_code=TWO");
  await expect.poll(() => page.evaluate(() => localStorage.getItem("promo_code"))).toBe("TWO");
  await page.goto("/terms?promo_code=THREE");
  await expect.poll(() => page.evaluate(() => localStorage.getItem("promo_code"))).toBe("THREE");
});

test(
  "rules hold for links inside of the site: query, hash and locale are kept",
  byNight,
  async ({ page, hydrated }) => {
    await page.goto("/es-ES");
    await hydrated(page);
    await follow(page, "/es-ES/legacy?category=live#main");
    await expect(page).toHaveURL("/es-ES/gamehall?category=live#main");
    await follow(page, "/es-ES/profile/nope?a=1");
    await expect(page).toHaveURL("/es-ES?redirectUrl=%2Fes-ES%2Fprofile%2Fnope%3Fa%3D1");
    await expect(page.getByRole("dialog")).toBeVisible();
  },
);

test("a rule that leads to another site does so by a full load", byNight, async ({ page, hydrated }) => {
  await page.route("https://partners.example.com/**", (route) => route.fulfill({ body: "partner" }));
  await page.goto("/");
  await hydrated(page);
  await follow(page, "/partner?a=1");
  await expect(page).toHaveURL("https://partners.example.com/?a=1");
});
