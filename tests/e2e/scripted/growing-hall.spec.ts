import type { Page } from "@playwright/test";
import { byNight } from "../../support/by-day";
import { say } from "../../support/words";
import { expect, test } from "../fixtures";
import { takenOver } from "./taken-over";

const cards = (page: Page) => page.getByRole("main").locator(".game-card > :first-child");
const more = (page: Page) => page.getByRole("link", { name: say("games.hall.more") });

async function grow(page: Page, from: number, last: number) {
  for (let next = from + 1; next <= last; next += 1) {
    await more(page).click();
    await expect(page).toHaveURL(new RegExp(`page=${next}$`));
  }
}

test("Back leads to the same place of a hall that has grown", byNight, async ({ page }) => {
  await page.goto("/gamehall?category=all");
  await takenOver(more(page));
  const requests: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/games/list"))
      requests.push(new URL(request.url()).searchParams.get("page") ?? "");
  });
  await grow(page, 1, 4);
  await expect(cards(page)).toHaveCount(72);
  expect(requests).toEqual(["2", "3", "4"]);
  const card = cards(page).nth(60);
  await card.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => window.scrollY);
  // Its name: over the picture lies the way to the demo.
  await card.locator("b").click();
  await expect(page).toHaveURL(/\/game\//);
  await page.goBack();
  await expect(cards(page)).toHaveCount(72);
  await expect(page).toHaveURL(/page=4$/);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(before);
  await expect(card).toBeInViewport();
});

test("by keyboard one goes on at the first card that was added", async ({ page }) => {
  await page.goto("/gamehall?category=all");
  await takenOver(more(page));
  await more(page).press("Enter");
  await expect(cards(page).nth(18)).toBeFocused();
  await expect(page.getByRole("main").getByRole("status")).toContainText("36");
});

test(
  "Back leads to the same place of a list too long for the document, which holds what is near",
  byNight,
  async ({ page }) => {
    await page.goto("/gamehall?category=all&page=16");
    await expect(cards(page)).toHaveCount(288);
    const next = page.getByRole("link", { name: say("games.hall.next") });
    await takenOver(next);
    await next.click();
    await expect(page).toHaveURL(/page=17$/);
    await grow(page, 17, 19);
    await expect(page.getByRole("main").getByRole("status")).toContainText("342");
    expect(await cards(page).count()).toBeLessThan(150);
    const items = page.getByRole("main").locator("li[aria-posinset]");
    await expect(items.last()).toHaveAttribute("aria-posinset", "342");
    await expect(items.last()).toHaveAttribute("aria-setsize", "342");
    await page.evaluate(() => window.scrollTo(0, 3000));
    // The end of the list, which was in sight, has left the document.
    await expect
      .poll(async () => Number(await items.first().getAttribute("aria-posinset")))
      .toBeLessThan(200);
    await expect(items.first()).not.toHaveAttribute("aria-posinset", "1");
    const before = await page.evaluate(() => window.scrollY);
    const seen = await items.first().getAttribute("aria-posinset");
    const requests: string[] = [];
    page.on("request", (request) => {
      if (request.url().includes("/games/list")) requests.push(request.url());
    });
    const inSight = await cards(page).evaluateAll((links) =>
      links.findIndex((link) => link.getBoundingClientRect().top > window.innerHeight / 3),
    );
    const card = cards(page).nth(inSight);
    const name = await card.textContent();
    await card.evaluate((link: HTMLElement) => link.click());
    await expect(page).toHaveURL(/\/game\//);
    await page.goBack();
    await expect(page).toHaveURL(/page=19$/);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(before);
    await expect(items.first()).toHaveAttribute("aria-posinset", seen ?? "");
    await expect(
      page.getByRole("main").getByRole("link", { name: name ?? "", exact: true }),
    ).toBeInViewport();
    await expect(page.getByRole("main").getByRole("status")).toContainText("342");
    expect(requests).toEqual([]);
  },
);
