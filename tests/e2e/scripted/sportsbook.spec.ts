import { byNight } from "../../support/by-day";
import { say } from "../../support/words";
import { expect, test } from "../fixtures";

test("the address follows the frame without a step of Back, and sign-in comes back to the match", async ({
  page,
  sandbox,
  hydrated,
}) => {
  await sandbox.config({ sportsbook: { vendor: "betsy" } });
  const { login, password } = await sandbox.clone("demo@sandbox.test");
  await page.goto("/");
  await hydrated(page);
  await page
    .getByRole("main")
    .getByRole("link", { name: say("games.categories.betting") })
    .click();
  await expect(page).toHaveURL("/betting");
  const steps = await page.evaluate(() => history.length);
  const book = page.frameLocator("iframe");
  await book.getByRole("link", { name: "Tennis" }).click();
  await expect(page).toHaveURL("/betting/tennis");
  await book.getByRole("main").getByRole("link").first().click();
  await expect(page).toHaveURL(/\/betting\/tennis\/garden-open\/\d+$/);
  expect(await page.evaluate(() => history.length)).toBe(steps);
  const match = new URL(page.url()).pathname;
  const heading = await book.getByRole("heading", { level: 1 }).textContent();

  await book.getByRole("button", { name: "Sign in" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel(say("auth.login.login")).fill(login);
  await dialog.getByLabel(say("auth.login.password"), { exact: true }).fill(password);
  await dialog.getByRole("button", { name: say("common.signIn") }).click();
  await expect(page).toHaveURL(match);
  await expect(page.getByRole("banner")).toContainText("€1,305.50");
  await expect(book.getByRole("heading", { level: 1 })).toHaveText(heading ?? "");
  await expect(book.locator("#balance")).toHaveText("€1,250.50");
});

test(
  "an open slip has the foot of a phone's window, and no message moves money or the page",
  byNight,
  async ({ page, hydrated }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto("/betting");
    await hydrated(page);
    const bar = page.getByRole("navigation", { name: say("common.quickNavigation") });
    await expect(bar).toBeVisible();
    const book = page.frameLocator("iframe");
    await book.getByRole("checkbox").first().check({ force: true });
    await expect(bar).toBeHidden();
    await book.getByRole("button", { name: /^Bet slip/ }).click();
    await expect(bar).toBeVisible();
    const told = page.waitForRequest((request) => request.url().endsWith("/betting-messages"));
    await book.locator("body").evaluate(() => {
      for (let count = 0; count < 1000; count++)
        parent.postMessage({ source: "platform-game", event: "path", path: "//evil.example" }, "*");
      parent.postMessage({ source: "platform-game", event: "height", px: 1e9 }, "*");
    });
    await expect(page).toHaveURL("/betting");
    await page.evaluate(() => dispatchEvent(new Event("pagehide")));
    const sent = new URLSearchParams((await told).postData() ?? "");
    expect(Number(sent.get("rate"))).toBeGreaterThan(900);
    expect(Number(sent.get("path"))).toBeGreaterThan(0);
  },
);
