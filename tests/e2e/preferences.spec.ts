import { say } from "../words";
import { expect, test } from "./fixtures";

test("the theme is switched, kept, and stays for the next visit", async ({ page, hydrated, context }) => {
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
});

test("there is no theme switch where the operator has one theme", async ({ page, sandbox }) => {
  await sandbox.config({ commonData: { themes: [{ type: "light", isDefault: true }] } });
  await page.goto("/");
  await expect(page.locator("html")).toHaveAttribute("data-theme", "light");
  await expect(page.getByRole("button", { name: say("common.themeDark") })).toHaveCount(0);
});

test("another language keeps the page and is remembered", async ({ page, hydrated, context }) => {
  await page.goto("/gamehall?category=live&sort=name");
  await hydrated(page);
  const footer = page.getByRole("contentinfo");
  await footer.getByRole("button", { name: "Español" }).click();
  await expect(page).toHaveURL("/es-ES/gamehall?category=live&sort=name");
  await expect(page.locator("html")).toHaveAttribute("lang", "es-ES");

  const cookie = (await context.cookies()).find(({ name }) => name === "i18n_locale");
  expect(cookie?.value).toBe("es-ES");
  const daysLeft = ((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400;
  expect(Math.round(daysLeft)).toBe(365);

  await page.goto("/");
  await expect(page).toHaveURL("/es-ES");
});

test("from another language back to the default one", async ({ page, hydrated }) => {
  await page.goto("/pt-BR/terms");
  await hydrated(page);
  await page.getByRole("contentinfo").getByRole("button", { name: "English" }).click();
  await expect(page).toHaveURL("/terms");
  await expect(page.locator("html")).toHaveAttribute("lang", "en-US");
});
