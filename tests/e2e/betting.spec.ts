import { paths } from "../../app/routing/paths";
import { dialects } from "../../sandbox/sportsbook/dialects";
import { byNight } from "../support/by-day";
import { say } from "../support/words";
import { expect, test } from "./fixtures";
import { sportsbookPage } from "./sportsbook-page";

test("a player bets on a match, and the money in the header follows", async ({
  playersPage: page,
  hydrated,
  hasScript,
}) => {
  await page.goto("/betting/football/northern-league/1001");
  await hydrated(page);
  const header = page.getByRole("banner");
  await expect(header).toContainText("€1,305.50");
  await expect(page.getByRole("main")).toContainText(say("betting.bonus"));
  const book = page.frameLocator("iframe");
  await expect(book.getByRole("heading", { level: 1 })).toHaveText("Ashford Rovers – Hollin Park");
  await book.locator("label.odd").first().click();
  await book.getByLabel("Stake").fill("5.50");
  await book.getByRole("checkbox", { name: "Accept any change in odds" }).check();
  await book.getByRole("button", { name: "Place bet" }).click();
  await expect(book.getByRole("status")).toContainText("Bet placed: €5.50");
  if (!hasScript) await page.reload();
  await expect(header).toContainText("€1,300.00");
  await page.getByRole("link", { name: say("betting.history") }).click();
  const bet = page.getByRole("listitem").filter({ hasText: "Ashford Rovers – Hollin Park" }).first();
  await expect(bet).toContainText(say("bets.status.open"));
});

for (const vendor of Object.keys(dialects)) {
  test(
    `a match of ${vendor} is found, signed in at, paid for, read in another language and left as a page`,
    byNight,
    async ({ page, sandbox, hydrated, hasScript, submitted }) => {
      await sandbox.config({ sportsbook: { vendor } });
      const { login, password } = await sandbox.clone("demo@sandbox.test");
      const { main, header, book, heading, balance } = sportsbookPage(page);
      const match = "Ashford Rovers – Hollin Park";
      const showsMatch = async (money: string) => {
        await expect(heading).toHaveText(match);
        await expect(balance).toContainText(money);
        await hydrated(page);
      };

      await page.goto("/betting");
      await hydrated(page);
      await expect(book.getByRole("checkbox").first()).toBeAttached();
      await main.locator("summary").click();
      await main.getByRole("link", { name: match }).click();
      await showsMatch("FUN");
      await expect(main.getByRole("heading", { level: 1 })).toHaveText(match);
      const address = new URL(page.url()).pathname;

      await header.getByRole("link", { name: say("common.signIn"), exact: true }).click();
      await page.getByLabel(say("auth.login.login")).fill(login);
      await page.getByLabel(say("auth.login.password"), { exact: true }).fill(password);
      await submitted(page, () => page.getByLabel(say("auth.login.login")).press("Enter"));
      await expect(page).toHaveURL(address);
      await showsMatch("€1,250.50");
      await page.reload();
      await showsMatch("€1,250.50");

      if (!hasScript) {
        await expect(page.getByRole("link", { name: say("betting.noScript.open") })).toHaveAttribute(
          "href",
          (await page.locator("iframe").getAttribute("src")) ?? "",
        );
        await page.getByRole("link", { name: say("needs.deposit.action") }).click();
        await page.getByRole("link", { name: say("needs.back.way") }).click();
        await expect(page).toHaveURL(address);
      }

      await page
        .getByRole("contentinfo")
        .getByRole("link", { name: /: English$/ })
        .click();
      await page.getByRole("dialog").getByRole("button", { name: "Español" }).click();
      await expect(page).toHaveURL(`/es-ES${address}`);
      await showsMatch("1250,50");

      await header.locator("summary").last().click();
      await header.locator('form[action$="/logout"]').getByRole("button").click();
      await expect(page).toHaveURL("/es-ES");
      await page.goto(`/es-ES${address}`);
      await showsMatch("FUN");
    },
  );
}

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
      paths.allGames(),
    );
  });
});
