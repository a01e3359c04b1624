import { byNight, withoutScript } from "../support/by-day";
import { say } from "../support/words";
import { expect, test } from "./fixtures";

test.describe("nothing here", () => {
  test.use({ allowed: { statuses: [404] } });

  for (const address of [
    "/no-such-page",
    "/deep/path/to/nothing",
    "/es-ES/deep/path",
    "/xx-XX",
    "/gamehall/a/b",
  ]) {
    test(
      `${address} is a 404 with the way on`,
      address === "/no-such-page" ? withoutScript : byNight,
      async ({ page }) => {
        const answer = await page.goto(address);
        expect(answer?.status()).toBe(404);
        await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
        await expect(page.getByRole("banner")).toBeVisible();
        await expect(page.getByRole("contentinfo")).toBeVisible();
      },
    );
  }

  test("the page says so, and the logo leads home", byNight, async ({ page, hydrated }) => {
    await page.goto("/no-such-page");
    await hydrated(page);
    await expect(page.getByRole("heading", { name: say("systemPages.notFound.title") })).toBeVisible();
    await expect(page).toHaveTitle(/./);
    await page.getByRole("banner").getByRole("link").first().click();
    await expect(page).toHaveURL("/");
    await expect(page.getByRole("region", { name: say("home.jackpots.title") })).toBeVisible();
  });
});

test.describe("maintenance", () => {
  test.use({ allowed: { statuses: [503] } });

  test(
    "a platform that is switched off gives the maintenance page to players",
    withoutScript,
    async ({ playersPage: page, sandbox }) => {
      await sandbox.fail(["account.getInfo=ApplicationDisabledException"]);
      const answer = await page.goto("/");
      expect(answer?.status()).toBe(503);
      expect(answer?.headers()["retry-after"]).toBe("60");
      await expect(page.getByRole("heading", { name: say("systemPages.maintenance.title") })).toBeVisible();
    },
  );

  test("and to visitors, when the whole platform is off", byNight, async ({ page, sandbox }) => {
    await sandbox.fail(["/api/=ApplicationDisabledException"]);
    const answer = await page.goto("/gamehall");
    expect(answer?.status()).toBe(503);
    await expect(page.getByRole("heading", { name: say("systemPages.maintenance.title") })).toBeVisible();
  });
});

test.describe("forbidden", () => {
  test.use({ allowed: { statuses: [403] } });

  test(
    "a country that may not play gets the forbidden page",
    withoutScript,
    async ({ playersPage: page, sandbox }) => {
      await sandbox.fail(["account.getInfo=AccessDeniedException/GEO"]);
      const answer = await page.goto("/");
      expect(answer?.status()).toBe(403);
      await expect(page.getByRole("heading", { name: say("systemPages.forbidden.title") })).toBeVisible();
    },
  );
});

test(
  "when nobody says who is asking, the header claims nothing",
  byNight,
  async ({ page, signedInPlayer, sandbox, context }) => {
    await sandbox.fail(["account.getInfo=drop"], signedInPlayer.uid);
    const answer = await page.goto("/");
    expect(answer?.status()).toBe(200);
    const header = page.getByRole("banner");
    await expect(header).toContainText(say("common.balanceUnavailable"));
    await expect(header.getByRole("link", { name: say("common.signIn"), exact: true })).toHaveCount(0);
    expect((await context.cookies()).map(({ name }) => name)).toContain("cr_player");
  },
);
