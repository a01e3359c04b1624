import type { Page } from "@playwright/test";
import { paths } from "../../../app/routing/paths";
import { byNight } from "../../support/by-day";
import { say } from "../../support/words";
import { expect, test } from "../fixtures";

// By night alone: who requests it, and how often, is tested in app/browser/runtime/balance/balance-refresh.test.ts.

const INTERVAL = 10_000;
const ROUNDS = 5;

const header = (tab: Page) => tab.getByRole("banner");
const mirrored = (tab: Page) => tab.evaluate(() => JSON.stringify({ ...localStorage }));

test(
  "two tabs ask for the balance as often as one and say its changes; who leaves leaves nothing in either",
  byNight,
  async ({ page, context, signedInPlayer, hydrated, sandbox }) => {
    let reads = 0;
    context.on("request", (request) => {
      if (new URL(request.url()).pathname === paths.balance()) reads += 1;
    });
    await context.clock.install();
    const other = await context.newPage();
    const tabs = [page, other];
    for (const tab of tabs) {
      await tab.goto(paths.gameHall());
      await hydrated(tab);
      await expect(header(tab)).toContainText("€1,305.50");
    }
    await expect.poll(() => mirrored(other)).toContain("1305.50");

    await sandbox.patch(signedInPlayer.uid, { balance_main: { amount: "2000.00", currency: "EUR" } });
    for (let round = 1; round <= ROUNDS; round++) {
      const answered = context.waitForEvent("response", (answer) => answer.url().endsWith(paths.balance()));
      await context.clock.runFor(INTERVAL);
      await answered;
    }
    for (const tab of tabs) await expect(header(tab).getByRole("status")).toHaveText(/€2,055.00/);
    expect(reads).toBe(ROUNDS);

    await header(other).locator("summary").last().click();
    await header(other)
      .getByRole("button", { name: say("common.signOut") })
      .click();
    const way = { name: say("common.signIn"), exact: true };
    await expect(header(other).getByRole("link", way)).toBeVisible();
    await context.clock.runFor(3000);
    await expect(header(page).getByRole("link", way)).toBeVisible();
    for (const tab of tabs) {
      expect(await mirrored(tab)).not.toContain("2000");
      expect(await tab.content()).not.toContain("2,055.00");
    }
  },
);
