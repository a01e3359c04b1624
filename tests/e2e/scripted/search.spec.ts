import type { Page } from "@playwright/test";
import { byNight } from "../../support/by-day";
import { say } from "../../support/words";
import { expect, test } from "../fixtures";

const field = (page: Page) => page.getByRole("combobox", { name: say("search.label") });
const options = (page: Page) => page.getByRole("dialog").getByRole("option");
const status = (page: Page) => page.getByRole("dialog").getByRole("status");

test.beforeEach(async ({ page, hydrated }) => {
  await page.goto("/winners");
  await hydrated(page);
  await page.keyboard.press("Control+k");
  await expect(field(page)).toBeFocused();
});

test(
  "opens with a slash too where the header has no field, but not where one is typed",
  byNight,
  async ({ page }) => {
    await field(page).press("/");
    await expect(field(page)).toHaveValue("/");
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await page.setViewportSize({ width: 800, height: 800 });
    await page.keyboard.press("/");
    await expect(field(page)).toBeFocused();
    await expect(field(page)).toHaveValue("");
  },
);

test("finds while one types, and opens by keyboard alone", async ({ page }) => {
  await field(page).fill("dune works");
  await expect(status(page)).toHaveText(/\d+ games found · 1 provider/);
  await expect(options(page).filter({ hasText: "Dune Works" }).first()).toBeVisible();
  await page.keyboard.press("ArrowDown");
  await expect(options(page).first()).toHaveAttribute("aria-selected", "true");
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("ArrowUp");
  const last = options(page).last();
  await expect(last).toHaveAttribute("aria-selected", "true");
  await expect(field(page)).toHaveAttribute("aria-activedescendant", (await last.getAttribute("id")) ?? "");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/gamehall?providers=dune-works");
  await expect(page.getByRole("dialog")).toHaveCount(0);
});

test("an answer that is late never takes the place of a newer one", async ({ page, sandbox }) => {
  await sandbox.fail(["games.get=delay:900*1"]);
  await field(page).fill("roulette");
  await page.waitForRequest(/games\/search\?search=roulette/);
  await field(page).fill("sand dunes");
  await expect(options(page).first()).toHaveText(/Sand Dunes Deluxe/);
  await expect(status(page)).toHaveText(/found/);
});

test("opens before the server answers, and begins with cards and ways on", async ({ page, sandbox }) => {
  await page.keyboard.press("Escape");
  await sandbox.fail(["games.get=delay:900*1"]);
  await page.keyboard.press("Control+k");
  await expect(field(page)).toBeFocused({ timeout: 1000 });
  await expect(options(page)).toHaveCount(0);
  const popular = page.getByRole("group", { name: say("search.popular") });
  await expect(popular.getByRole("option")).toHaveCount(12);
  await expect(page.getByRole("dialog").getByRole("link", { name: "Dune Works" })).toBeVisible();
});

test("knows pages from the first letter on, and marks what is typed", async ({ page }) => {
  await expect(options(page).first()).toBeVisible();
  await field(page).fill("l");
  const places = page.getByRole("group", { name: say("search.places") });
  await expect(places.locator("mark").first()).toHaveText(/^l$/i);
  await field(page).fill("limits");
  await expect(places.getByRole("option", { name: say("common.limits") })).toHaveAttribute(
    "href",
    "/profile/responsible-game",
  );
});

test("says what is not found and what is too short, and Escape closes", byNight, async ({ page }) => {
  await field(page).fill("~");
  await expect(status(page)).toHaveText(say("search.short", { count: 2 }));
  await field(page).fill("sand dnues");
  await expect(status(page)).toHaveText(say("search.none", { search: "sand dnues" }));
  const near = page.getByRole("group", { name: say("search.near", { search: "sand dnues" }) });
  await expect(near.getByRole("option").first()).toHaveText(/Sand Dunes Deluxe/);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(page).toHaveURL("/winners");
});

test("keeps recent searches on the device until they are cleared", byNight, async ({ page, hydrated }) => {
  await field(page).fill("sand dunes");
  await expect(status(page)).toHaveText(/found/);
  await field(page).press("Enter");
  await expect(page).toHaveURL(/search=sand/);
  await page.keyboard.press("Control+k");
  const recent = page.getByRole("dialog").getByRole("link", { name: "sand dunes" });
  await expect(recent).toHaveAttribute("href", "/gamehall?search=sand+dunes");
  await page.getByRole("button", { name: say("search.forget") }).click();
  await expect(recent).toHaveCount(0);
  await page.goto("/winners?dialog=search");
  await hydrated(page);
  await expect(recent).toHaveCount(0);
});
