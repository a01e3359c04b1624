import type { Page } from "@playwright/test";
import { byNight, withoutScript } from "../support/by-day";
import { say } from "../support/words";
import { expect, test } from "./fixtures";

async function signOut(page: Page) {
  const header = page.getByRole("banner");
  await header.locator("summary").last().click();
  await header.getByRole("button", { name: say("common.signOut") }).click();
}

test("signing out loads the index anew, and Back shows nothing personal", async ({
  page,
  signedInPlayer,
  hydrated,
  hasScript,
  context,
}) => {
  await page.goto("/gamehall");
  await expect(page.getByRole("banner")).toContainText("€1,305.50");
  await hydrated(page);
  if (hasScript) await page.evaluate(() => Object.assign(window, { isOldDocument: true }));
  await signOut(page);
  await expect(page).toHaveURL("/");
  await expect(
    page.getByRole("banner").getByRole("link", { name: say("common.signIn"), exact: true }),
  ).toBeVisible();
  await expect(page.getByText(say("flash.signedOut"))).toBeVisible();
  if (hasScript) expect(await page.evaluate(() => "isOldDocument" in window)).toBe(false);
  expect((await context.cookies()).map(({ name }) => name)).not.toContain("cr_player");

  await page.goBack();
  await expect(page).toHaveURL("/gamehall");
  await expect(
    page.getByRole("banner").getByRole("link", { name: say("common.signIn"), exact: true }),
  ).toBeVisible();
  const html = await page.content();
  expect(html).not.toContain("1,305.50");
  expect(html).not.toContain(signedInPlayer.login);
});

test("signing out stays in the language of the page", byNight, async ({ playersPage: page, hydrated }) => {
  await page.goto("/pt-BR/terms");
  await hydrated(page);
  const header = page.getByRole("banner");
  await header.locator("summary").last().click();
  await header.locator('form[action="/pt-BR/logout"]').getByRole("button").click();
  await expect(page).toHaveURL("/pt-BR");
});

test(
  "a session that the platform cannot end does not look ended",
  withoutScript,
  async ({ page, signedInPlayer, sandbox, hydrated }) => {
    await page.goto("/gamehall");
    await hydrated(page);
    await sandbox.fail(["auth.logout=drop"], signedInPlayer.uid);
    await signOut(page);
    await expect(page.getByRole("alert")).toHaveText(say("flash.signOutFailed"));
    await expect(page).toHaveURL("/");
    await expect(page.getByRole("banner")).toContainText("€1,305.50");
  },
);

test("a link never ends a session", byNight, async ({ playersPage: page, sandbox }) => {
  await page.goto("/logout");
  await expect(page).toHaveURL("/");
  await expect(page.getByRole("banner")).toContainText("€1,305.50");
  expect(await sandbox.calls("auth.logout")).toEqual([]);
});
