import { byNight } from "../support/by-day";
import { say } from "../support/words";
import { expect, test } from "./fixtures";

test("a player bets on the page, and the money in the header follows", async ({
  page,
  signedInPlayer,
  hydrated,
  hasScript,
}) => {
  expect(signedInPlayer.uid).toBeGreaterThan(0);
  await page.goto("/betting");
  await hydrated(page);
  const header = page.getByRole("banner");
  await expect(header).toContainText("€1,305.50");
  await expect(page.getByRole("main")).toContainText(say("betting.bonus"));
  await expect(page.getByRole("link", { name: say("betting.history") })).toHaveAttribute(
    "href",
    "/profile/bets",
  );
  // The platform's page has the sportsbook in a frame of its own.
  const sportsbook = page.frameLocator("iframe").frameLocator("iframe");
  await expect(sportsbook.locator("#balance")).toHaveText("€1,250.50");
  await sportsbook.locator("form button.spin").click();
  await expect(sportsbook.locator("#balance")).not.toHaveText("€1,250.50");
  if (!hasScript) await page.reload();
  await expect(header).not.toContainText("€1,305.50");
});

test.describe("an operator without sports", () => {
  test.use({ allowed: { statuses: [404] } });

  test("has a page that says so, and leads to the games", byNight, async ({ page, sandbox }) => {
    await sandbox.config({ cmsConfig: { product: { sportsbookSysname: "nobody" } } });
    const answer = await page.goto("/betting");
    expect(answer?.status()).toBe(404);
    const main = page.getByRole("main");
    await expect(main).toContainText(say("betting.none.title"));
    await expect(main.getByRole("link", { name: say("games.empty.action") })).toHaveAttribute(
      "href",
      "/gamehall",
    );
  });
});
