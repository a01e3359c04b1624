import { byNight } from "../support/by-day";
import { say } from "../support/words";
import { expect, test } from "./fixtures";

test("a player bets on a match, and the money in the header follows", async ({
  page,
  signedInPlayer,
  hydrated,
  hasScript,
}) => {
  expect(signedInPlayer.uid).toBeGreaterThan(0);
  await page.goto("/betting/football/northern-league/1001");
  await hydrated(page);
  const header = page.getByRole("banner");
  await expect(header).toContainText("€1,305.50");
  await expect(page.getByRole("main")).toContainText(say("betting.bonus"));
  const book = page.frameLocator("iframe");
  await expect(book.getByRole("heading", { level: 1 })).toHaveText("Ashford Rovers – Hollin Park");
  await book.getByRole("checkbox").first().check({ force: true });
  await book.getByLabel("Stake").fill("5.50");
  await book.getByRole("button", { name: "Place bet" }).click();
  await expect(book.getByRole("status")).toContainText("Bet placed: €5.50");
  if (!hasScript) await page.reload();
  await expect(header).toContainText("€1,300.00");
  await page.getByRole("link", { name: say("betting.history") }).click();
  const bet = page.getByRole("listitem").filter({ hasText: "Ashford Rovers – Hollin Park" }).first();
  await expect(bet).toContainText(say("bets.status.open"));
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
