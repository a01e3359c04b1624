import { paths } from "../../app/routing/paths";
import { byNight, withoutScript } from "../support/by-day";
import { say } from "../support/words";
import { expect, test } from "./fixtures";

test(
  "the history is opened, gone through, narrowed and added up",
  withoutScript,
  async ({ playersPage: page, hydrated }) => {
    await page.goto(paths.cashierHistory());
    await hydrated(page);
    const list = page.getByRole("region", { name: say("cashier.history.tabs.deposit") });
    const entries = list.getByRole("group");
    await expect(entries).toHaveCount(4);
    await page.getByRole("link", { name: say("cashier.history.more") }).click();
    await expect(entries).toHaveCount(8);
    await expect(page).toHaveURL(/page=2/);

    await entries.first().getByText("Bank card").first().click();
    await expect(entries.first().getByText("411111...1111")).toBeVisible();
    const totals = page.getByRole("region", { name: say("history.totals.title") });
    await expect(totals).toContainText("€95.00");

    await page
      .getByRole("link", { name: say("cashier.history.tabs.withdrawal"), exact: true })
      .last()
      .click();
    const withdrawals = page.getByRole("region", { name: say("cashier.history.tabs.withdrawal") });
    await expect(withdrawals.getByRole("group")).toHaveCount(4);
    await page.getByRole("link", { name: say("cashier.status.cancel"), exact: true }).click();
    await expect(withdrawals.getByRole("group")).toHaveCount(2);
    await expect(page).toHaveURL(/tab=withdrawal&status=cancel/);
  },
);

test(
  "the history is a file after one click, and the page stays",
  byNight,
  async ({ playersPage: page, hydrated }) => {
    await page.goto(paths.cashierHistory());
    await hydrated(page);
    const [file] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("link", { name: say("history.download") }).click(),
    ]);
    expect(file.suggestedFilename()).toBe("history-deposit.csv");
    await expect(page).toHaveURL(new RegExp(`${paths.cashierHistory()}$`));
  },
);

test("the wallet says what there is and what moved last", withoutScript, async ({ playersPage: page }) => {
  await page.goto(paths.wallet());
  const main = page.getByRole("main");
  await expect(main).toContainText("€1,305.50");
  await expect(main.getByRole("progressbar").first()).toBeVisible();
  const recent = page.getByRole("region", { name: say("wallet.recent") });
  await expect(recent.getByRole("group")).toHaveCount(4);
});
