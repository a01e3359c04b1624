import type { Page } from "@playwright/test";
import { byNight, withoutScript } from "../support/by-day";
import { say } from "../support/words";
import { expect, test } from "./fixtures";

const heartOf = (page: Page, sysname: string) => page.locator(`.heart[value="${sysname}"]`).first();

test(
  "a favourite is there on the next page, and gone when it is taken back",
  byNight,
  async ({ playersPage: page, hydrated, submitted, sandbox }) => {
    await page.goto("/gamehall?category=slots&page=2");
    await hydrated(page);
    const heart = page.locator('.heart[aria-pressed="false"]').first();
    const sysname = (await heart.getAttribute("value")) ?? "";
    await submitted(page, () => heart.click());
    await expect(heartOf(page, sysname)).toHaveAttribute("aria-pressed", "true");
    await expect(page).toHaveURL("/gamehall?category=slots&page=2");
    await expect.poll(() => sandbox.calls("games.addLike").then((calls) => calls.length)).toBe(1);

    await page.goto("/gamehall?category=favourites");
    await hydrated(page);
    await expect(page.locator(".game-card > :first-child").first()).toHaveAttribute(
      "href",
      `/game/${sysname}`,
    );
    await submitted(page, () => heartOf(page, sysname).click());
    await expect.poll(() => sandbox.calls("games.removeLike").then((calls) => calls.length)).toBe(1);
    await page.reload();
    await expect(heartOf(page, sysname)).toHaveCount(0);
    await expect(page.locator(".game-card")).toHaveCount(6);
  },
);

test("the heart of a game's own page is the same one", async ({
  playersPage: page,
  hydrated,
  submitted,
  sandbox,
}) => {
  await page.goto("/game/broken-image");
  await hydrated(page);
  const heart = page.getByRole("banner").getByRole("button", { name: /^Favorite: / });
  await expect(heart).toHaveAttribute("aria-pressed", "false");
  await submitted(page, () => heart.click());
  await expect(heart).toHaveAttribute("aria-pressed", "true");
  await expect.poll(() => sandbox.calls("games.addLike").then((calls) => calls.length)).toBe(1);
  await page.goto("/gamehall?category=favourites");
  await expect(page.locator(".game-card > :first-child").first()).toHaveAttribute(
    "href",
    "/game/broken-image",
  );
});

test(
  "visitors have no hearts on cards, and the hall of favourites asks them in",
  byNight,
  async ({ page, hydrated }) => {
    await page.goto("/gamehall?category=favourites");
    await hydrated(page);
    await expect(page.locator(".heart")).toHaveCount(0);
    const main = page.getByRole("main");
    await expect(main).toContainText(say("games.favourites.signIn.title"));
    await main.getByRole("link", { name: say("common.signIn") }).click();
    await expect(page).toHaveURL(/redirectUrl=%2Fgamehall%3Fcategory%3Dfavourites/);
  },
);

test("the heart of a game leads a visitor to the sign-in", withoutScript, async ({ page, hydrated }) => {
  await page.goto("/game/sand-dunes");
  await hydrated(page);
  await page
    .getByRole("banner")
    .getByRole("link", { name: /^Favorite: / })
    .click();
  await expect(page).toHaveURL("/forms/sign_in?redirectUrl=%2Fgame%2Fsand-dunes");
});

test("free spins stand on the game they are for", byNight, async ({ playersPage: page }) => {
  await page.goto("/gamehall?category=all");
  await expect(page.locator(".game-card").first()).toContainText(say("games.card.freeSpins", { count: 20 }));
});
