import { byNight, withoutScript } from "../support/by-day";
import { say } from "../support/words";
import { expect, test } from "./fixtures";

/** Each block of the home page, and the platform's method behind it. */
const blocks = [
  { method: "Jackpots.get", title: say("home.jackpots.title") },
  { method: "leaderboard.live", title: say("home.liveWins.title") },
  { method: "tournaments.get", title: say("home.tournaments.title") },
  { method: "games.getProviders", title: say("home.providers.title") },
];

for (const { method, title } of blocks) {
  test(`stays up without ${method}`, byNight, async ({ page, sandbox }) => {
    await sandbox.fail([`${method}=status:500`]);
    const answer = await page.goto("/");
    expect(answer?.status()).toBe(200);
    await expect(page.getByRole("main")).toContainText(say("games.failed.title"));
    const healthy = blocks.filter((block) => block.method !== method);
    for (const block of healthy) await expect(page.getByRole("region", { name: block.title })).toBeVisible();
    await expect(page.getByRole("link", { name: say("home.rows.seeAll") }).first()).toBeVisible();
    expect(title).not.toBe("");
  });
}

test("a failed block can be requested again", byNight, async ({ page, sandbox, hydrated }) => {
  // One call and its one retry.
  await sandbox.fail(["Jackpots.get=status:503*2"]);
  await page.goto("/");
  await hydrated(page);
  await page
    .getByRole("main")
    .getByRole("link", { name: say("games.failed.retry") })
    .click();
  const jackpots = page.getByRole("region", { name: say("home.jackpots.title") });
  await expect(jackpots.getByRole("listitem").first()).toBeVisible();
  await expect(page.getByRole("main")).not.toContainText(say("games.failed.title"));
});

test("an upstream that hangs costs its block, not the page", withoutScript, async ({ page, sandbox }) => {
  await sandbox.fail(["leaderboard.live=hang"]);
  const started = Date.now();
  const answer = await page.goto("/");
  expect(answer?.status()).toBe(200);
  expect(Date.now() - started).toBeLessThan(8_000);
  await expect(page.getByRole("main")).toContainText(say("games.failed.title"));
  await expect(page.getByRole("region", { name: say("home.jackpots.title") })).toBeVisible();
});

test("a slow upstream is waited for", byNight, async ({ page, sandbox }) => {
  await sandbox.fail(["tournaments.get=delay:700"]);
  await page.goto("/");
  const tournaments = page.getByRole("region", { name: say("home.tournaments.title") });
  await expect(tournaments.getByRole("listitem").first()).toBeVisible();
});

test("every public method down still gives the frame of the page", byNight, async ({ page, sandbox }) => {
  await sandbox.fail(
    ["banners.get", "games.get", "games.getCategories", ...blocks.map(({ method }) => method)].map(
      (method) => `${method}=drop`,
    ),
  );
  const answer = await page.goto("/");
  expect(answer?.status()).toBe(200);
  await expect(
    page.getByRole("banner").getByRole("link", { name: say("common.signIn"), exact: true }),
  ).toBeVisible();
  await expect(page.getByRole("contentinfo")).toContainText(say("common.footerAdults"));
});
