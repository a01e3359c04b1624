import type { Page } from "@playwright/test";
import { byNight, withoutScript } from "../support/by-day";
import { say } from "../support/words";
import { expect, test } from "./fixtures";

test(
  "the theme is switched, kept, and stays for the next visit",
  withoutScript,
  async ({ page, hydrated, context }) => {
    await page.goto("/gamehall?category=live");
    await hydrated(page);
    await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
    await page
      .getByRole("banner")
      .getByRole("button", { name: say("common.themeLight") })
      .click();
    await expect(page.locator("html")).toHaveAttribute("data-theme", "light");
    await expect(page).toHaveURL("/gamehall?category=live");

    const cookie = (await context.cookies()).find(({ name }) => name === "theme");
    expect(cookie?.value).toBe("light");
    const daysLeft = ((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400;
    expect(Math.round(daysLeft)).toBe(365);

    await page.goto("/");
    await expect(page.locator("html")).toHaveAttribute("data-theme", "light");
    await page
      .getByRole("banner")
      .getByRole("button", { name: say("common.themeDark") })
      .click();
    await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  },
);

test("there is no theme switch where the operator has one theme", byNight, async ({ page, sandbox }) => {
  await sandbox.config({ commonData: { themes: [{ type: "light", isDefault: true }] } });
  await page.goto("/");
  await expect(page.locator("html")).toHaveAttribute("data-theme", "light");
  await expect(page.getByRole("button", { name: say("common.themeDark") })).toHaveCount(0);
});

/** Opens the languages from the footer and selects one. */
async function choose(page: Page, current: string, language: string) {
  await page
    .getByRole("contentinfo")
    .getByRole("link", { name: new RegExp(`: ${current}$`) })
    .click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByRole("button", { name: current })).toHaveAttribute("aria-current", "true");
  await dialog.getByRole("button", { name: language }).click();
}

test("another language stays on the page and is remembered", byNight, async ({ page, hydrated, context }) => {
  await page.goto("/gamehall?category=live&sort=name");
  await hydrated(page);
  await choose(page, "English", "Español");
  await expect(page).toHaveURL("/es-ES/gamehall?category=live&sort=name");
  await expect(page.locator("html")).toHaveAttribute("lang", "es-ES");
  await expect(page.getByRole("dialog")).toHaveCount(0);

  const cookie = (await context.cookies()).find(({ name }) => name === "i18n_locale");
  expect(cookie).toMatchObject({ value: "es-ES", path: "/" });
  const daysLeft = ((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400;
  expect(Math.round(daysLeft)).toBe(365);

  await page.goto("/");
  await expect(page).toHaveURL("/es-ES");
});

test("from another language back to the default one", async ({ page, hydrated }) => {
  await page.goto("/pt-BR/terms");
  await hydrated(page);
  await choose(page, "Português", "English");
  await expect(page).toHaveURL("/terms");
  await expect(page.locator("html")).toHaveAttribute("lang", "en-US");
});

test(
  "the languages have an address of their own, and closing it leads back",
  byNight,
  async ({ page, hydrated }) => {
    await page.goto("/terms?dialog=language");
    await hydrated(page);
    const dialog = page.getByRole("dialog", { name: say("common.language") });
    await expect(dialog.getByRole("button")).toHaveText([
      "English",
      "Español",
      "Português",
      "Latviešu",
      "العربية",
    ]);
    await dialog.getByRole("link", { name: say("common.close") }).click();
    await expect(page).toHaveURL("/terms");
    await expect(dialog).toHaveCount(0);
  },
);

test("Arabic is read from the right", byNight, async ({ page, hydrated }) => {
  await page.goto("/gamehall");
  await hydrated(page);
  const middle = async () => {
    const logo = await page
      .getByRole("banner")
      .getByRole("link")
      .filter({ hasText: "Sandbox" })
      .boundingBox();
    return (logo?.x ?? 0) + (logo?.width ?? 0) / 2;
  };
  const width = page.viewportSize()?.width ?? 0;
  expect(await middle()).toBeLessThan(width / 2);
  await choose(page, "English", "العربية");
  await expect(page.locator("html")).toHaveAttribute("dir", "rtl");
  await expect.poll(middle).toBeGreaterThan(width / 2);
});

test(
  "a player's account learns the language, and says when it could not",
  byNight,
  async ({ page, signedInPlayer, sandbox, hydrated }) => {
    await page.goto("/gamehall");
    await hydrated(page);
    await choose(page, "English", "Español");
    await expect(page).toHaveURL("/es-ES/gamehall");
    const [call] = await sandbox.calls("account.changelocale");
    expect(call?.params).toMatchObject({ locale: "es-ES" });

    await hydrated(page);
    await sandbox.fail(["account.changelocale=drop"], signedInPlayer.uid);
    await choose(page, "Español", "English");
    await expect(page).toHaveURL("/gamehall");
    await expect(page.getByRole("status").filter({ hasText: say("flash.languageUnknown") })).toBeVisible();
  },
);
