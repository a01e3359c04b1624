import type { Page } from "@playwright/test";
import { launchString } from "../../../sandbox/messenger/launch-data";
import { byNight } from "../../support/by-day";
import { signInByPost } from "../../support/sign-in-by-post";
import { say } from "../../support/words";
import { expect, test } from "../fixtures";

// By night alone: who stays and who is prompted is tested beside the code (app/features/mini-app/launch.server.test.ts).
// Another messenger account's launch while a player is signed in (docs/contract.md#o45), as a messenger's app and a tab open it.

let lastUser = 860_000;

/** Opens a page as a messenger does for an account of its own; returns the account's name. */
async function launch(page: Page, path: string): Promise<string> {
  lastUser += 1;
  const name = `launched${lastUser}`;
  const user = { id: lastUser, first_name: name, username: name, language_code: "en" };
  const data = launchString(user, Math.floor(Date.now() / 1000));
  const answered = page.waitForResponse(/\/forms\/launch/);
  await page.goto(`${path}#tgWebAppData=${encodeURIComponent(data)}`, { waitUntil: "commit" });
  await answered;
  return name;
}

test.beforeEach(async ({ context, site, sandbox }) => {
  await context.addCookies(await signInByPost(site.url, await sandbox.clone("demo@sandbox.test")));
});

test("in a messenger's app: prompted, stayed, and gone on", byNight, async ({ page }) => {
  await page.addInitScript(() => Object.assign(window, { TelegramWebviewProxy: { postEvent() {} } }));
  const balance = page.getByRole("banner").getByText("1,305.50").first();
  await launch(page, "/terms");
  await expect(page.getByRole("heading", { name: say("auth.miniApp.ask.title") })).toBeVisible();
  await page.getByRole("main").getByRole("link").click();
  await expect(page).toHaveURL("/terms");
  await expect(balance).toBeVisible();

  const name = await launch(page, "/terms");
  await page.getByRole("button", { name: say("auth.miniApp.ask.goOnAs", { name }) }).click();
  await expect(page).toHaveURL(/\/terms/);
  await expect(balance).toBeHidden();
  expect((await page.context().cookies()).map((cookie) => cookie.name)).toContain("cr_player");
});

test("in a tab: stayed, and notified", byNight, async ({ page }) => {
  await launch(page, "/terms");
  await expect(page.getByRole("banner").getByText("1,305.50").first()).toBeVisible();
  await expect(page.getByText(say("flash.launchedByOther").slice(0, 20))).toBeVisible();
});
