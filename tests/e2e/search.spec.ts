import { byNight, withoutScript } from "../support/by-day";
import { say } from "../support/words";
import { expect, test } from "./fixtures";

test(
  "the header's field searches on a desktop; with script the dialog takes over what is typed",
  withoutScript,
  async ({ page, hydrated, hasScript }) => {
    await page.goto("/");
    await hydrated(page);
    const field = page.getByRole("banner").getByRole("textbox", { name: say("common.searchGames") });
    if (hasScript) await page.keyboard.press("/");
    else await field.focus();
    await page.keyboard.type("roulette one");
    if (hasScript) {
      await expect(page).toHaveURL("/?dialog=search");
      const typed = page.getByRole("dialog").getByLabel(say("search.label"));
      await expect(typed).toBeFocused();
      await expect(typed).toHaveValue(/^roulette one$/);
      await expect(field).toHaveValue("");
    }
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/\/gamehall\?search=roulette(\+|%20)one$/);
    await expect(page.getByRole("main").locator('a[href="/game/live-roulette-one"]').first()).toBeVisible();
  },
);

test(
  "a phone's header leads to a search that knows what is popular and finds by name",
  byNight,
  async ({ page, hydrated, submitted }) => {
    await page.setViewportSize({ width: 360, height: 800 });
    await page.goto("/");
    await hydrated(page);
    await page
      .getByRole("banner")
      .getByRole("link", { name: say("common.searchGames") })
      .click();
    await expect(page).toHaveURL("/?dialog=search");
    const dialog = page.getByRole("dialog", { name: say("common.searchGames") });
    await expect(dialog.locator('a[href="/game/sand-dunes"]')).toBeVisible();
    await dialog.getByLabel(say("search.label")).fill("roulette one");
    await submitted(page, () => dialog.getByLabel(say("search.label")).press("Enter"));
    await expect(page).toHaveURL(/\/gamehall\?search=roulette(\+|%20)one$/);
    await expect(page.getByRole("main").locator('a[href="/game/live-roulette-one"]').first()).toBeVisible();
  },
);

test("a search that finds nothing says so, and offers what is near", byNight, async ({ page }) => {
  await page.goto("/gamehall?category=live&search=sand+dnues");
  const main = page.getByRole("main");
  await expect(main).toContainText(say("games.empty.title"));
  await expect(
    main.getByRole("heading", { name: say("games.empty.near", { search: "sand dnues" }) }),
  ).toBeVisible();
  await expect(main.locator('a[href="/game/sand-dunes"]').first()).toBeVisible();
  await page.goto("/gamehall?category=live&search=sand+dunes");
  await main.getByRole("link", { name: new RegExp(say("games.hall.inAll", { total: "\\d+" })) }).click();
  await expect(page).toHaveURL(/\/gamehall\?category=all&search=sand(\+|%20)dunes$/);
});
