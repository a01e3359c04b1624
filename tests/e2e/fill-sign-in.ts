import type { Page } from "@playwright/test";
import type { TestPlayer } from "../support/sandbox-control";

/** Fills in the sign-in form of a page, and sends it. */
export async function fillSignIn(page: Page, { login, password }: Pick<TestPlayer, "login" | "password">) {
  await page.locator('input[name="login"]').fill(login);
  await page.locator('input[name="password"]').fill(password);
  await page.locator('form button[type="submit"]').first().click();
}
