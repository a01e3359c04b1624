import type { Page } from "@playwright/test";
import { paths } from "../../app/routing/paths";
import { byNight, withoutScript } from "../support/by-day";
import { say } from "../support/words";
import { expect, test } from "./fixtures";

interface Journey {
  /** What the method requires beside the amount. */
  fill?: (page: Page, hasScript: boolean) => Promise<unknown>;
  /** How the money comes: on the provider's page, by itself after a while, at once. */
  pays?: (page: Page, hasScript: boolean) => Promise<unknown>;
  waits?: true;
  /** When it is played; otherwise by night. */
  when?: { tag?: string };
}

const payButton = /^Pay /;
const field = (page: Page, name: string) => page.locator(`[name="requisites.${name}"]`);
const onTheirPage = (page: Page) => page.getByRole("button", { name: payButton }).click();

async function inTheirFrame(page: Page) {
  const frame = page.frameLocator("iframe");
  await frame.getByRole("button", { name: payButton }).click();
}

async function inAnotherTab(page: Page) {
  const [tab] = await Promise.all([
    page.waitForEvent("popup"),
    page.getByRole("link", { name: say("deposit.result.openWindow") }).click(),
  ]);
  await onTheirPage(tab);
  await expect(tab).toHaveURL(/paysuccess/);
  await tab.close();
}

/** The receipt names the page of the payment, as a bank's app would find it. */
async function withTheReceipt(page: Page) {
  const address = await page.getByText(/\/__sandbox\/pay\//).textContent();
  await page.request.post(address ?? "", { form: { choice: "success" }, maxRedirects: 0 });
}

const journeys: Record<string, Journey> = {
  sandcard: {
    when: {},
    fill: async (page) => {
      // A saved card leaves nothing to fill in.
      await expect(field(page, "card_number")).toBeHidden();
      await page.getByLabel(say("payment.saved.other")).check();
      await field(page, "card_number").fill("4111 1111 1111 1111");
    },
    pays: onTheirPage,
  },
  sandbank: {
    fill: (page) => field(page, "bank_id").selectOption("north"),
    pays: async (page, hasScript) => {
      // A script sends the form by itself.
      if (!hasScript) await page.getByRole("button", { name: say("deposit.leave.button") }).click();
      await onTheirPage(page);
    },
  },
  sandiban: {
    fill: (page) => field(page, "iban").fill("ES91 2100 0418 4502 0005 1332"),
    pays: onTheirPage,
  },
  sandframe: { pays: inTheirFrame },
  sandwindow: { pays: inAnotherTab },
  sandcrypto: {
    // Without a script nobody adds up, yet the rate is said.
    fill: (page, hasScript) =>
      expect(page.getByRole("region", { name: say("deposit.summary.title") })).toContainText(
        hasScript ? "70.35" : "0.5%",
      ),
    pays: async (page) => {
      await expect(page.getByRole("img", { name: say("deposit.receipt.qr") })).toBeVisible();
      await expect(page.getByRole("main")).toContainText("USDT");
      await withTheReceipt(page);
    },
  },
  sandpix: { pays: withTheReceipt },
  sandmobile: { fill: (page) => field(page, "phone").fill("+34 600 123 456"), waits: true },
  sandpending: { waits: true },
  sandinstant: {},
};

for (const [sysname, { when = byNight, fill, pays, waits }] of Object.entries(journeys)) {
  test(
    `${sysname}: from the form to the row in the history`,
    when,
    async ({ playersPage: page, sandbox, hydrated, submitted, hasScript }) => {
      await sandbox.config({ cmsConfig: { cashier: { pollSeconds: 1 } } });
      await page.goto(paths.deposit());
      await hydrated(page);
      await page.locator(`[name=method][value=${sysname}]`).check();
      if (!hasScript) await page.getByRole("button", { name: say("payment.choose") }).click();
      await expect(page).toHaveURL(new RegExp(`${paths.depositBy(sysname)}(#method)?$`));
      const amount = page.getByLabel(say("deposit.amount"), { exact: true });
      const form = page.locator("main section[aria-label]").filter({ has: amount });
      const name = await form.locator("> h2").textContent();
      await amount.fill("70");
      await fill?.(page, hasScript);
      await submitted(page, () => page.getByRole("button", { name: say("deposit.submit") }).click());
      await pays?.(page, hasScript);
      if (waits) {
        await expect(page).toHaveURL(/paypending|paymobile/);
        const status = page.getByRole("main").getByRole("status");
        await expect(status).toContainText(say("deposit.result.waiting"));
        const motion = () => status.locator(".loader").evaluate((one) => getComputedStyle(one).animationName);
        expect(await motion()).toBe("loader");
        await page.emulateMedia({ reducedMotion: "reduce" });
        expect(await motion()).toBe("none");
        await sandbox.advanceClock(11_000);
      }
      await expect(page).toHaveURL(/\/cashier\/paysuccess\//, { timeout: 15_000 });
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(say("systemPages.paySuccess.title"));
      // Announced after the page has loaded, which is when a screen reader listens.
      if (waits && hasScript)
        await expect(page.getByRole("main").getByRole("status")).toHaveText(
          say("systemPages.paySuccess.title"),
        );
      await expect(page.getByRole("banner")).toContainText("1,375.50");
      await page.goto(paths.cashierHistory());
      const newest = page.locator("main li.entry").first();
      await expect(newest).toContainText(name ?? "");
      await expect(newest).toContainText("70.00");
      await expect(newest).toContainText(say("cashier.status.success"));
    },
  );
}

test(
  "the last deposit once more, from the wallet",
  byNight,
  async ({ playersPage: page, hydrated, submitted, sandbox }) => {
    await page.goto(paths.depositBy("sandinstant"));
    await hydrated(page);
    await page.getByLabel(say("deposit.amount"), { exact: true }).fill("70");
    await submitted(page, () => page.getByRole("button", { name: say("deposit.submit") }).click());
    await expect(page).toHaveURL(/paysuccess/);

    await page.goto(paths.wallet());
    await hydrated(page);
    const card = page.getByRole("region", { name: say("depositAgain.title") });
    await expect(card).toContainText("70.00");
    await submitted(page, () => card.getByRole("button").click());
    await expect(page).toHaveURL(/paysuccess/);
    const amounts = (await sandbox.calls("cashier.makedeposit")).map(({ params }) => params.amount);
    expect(amounts).toHaveLength(2);
    expect(amounts[1]).toEqual(amounts[0]);
  },
);

test.describe("refused", () => {
  test.use({ allowed: { statuses: [400, 422, 503] } });

  test(
    "what was typed stays, and the amount says what would be right",
    withoutScript,
    async ({ playersPage: page, hydrated, submitted, sandbox }) => {
      await page.goto(paths.depositBy("sandinstant"));
      await hydrated(page);
      const amount = page.getByLabel(say("deposit.amount"), { exact: true });
      const send = page.getByRole("button", { name: say("deposit.submit") });
      await amount.fill("16");
      await submitted(page, () => send.click());
      await expect(page.getByRole("alert")).toContainText(say("errors.BillingDepositLimitExceededException"));
      await expect(amount).toHaveValue("16");
      await amount.fill("80");
      await submitted(page, () => send.click());
      await expect(page).toHaveURL(/paysuccess/);
      expect(await sandbox.calls("cashier.makedeposit")).toHaveLength(2);
    },
  );
});

test(
  "a payment whose answer is lost is looked for, and nobody is asked to pay again",
  byNight,
  async ({ page, signedInPlayer, hydrated, submitted, sandbox }) => {
    await sandbox.fail(["cashier.makedeposit=drop"], signedInPlayer.uid);
    await page.goto(paths.depositBy("sandpending"));
    await hydrated(page);
    await page.getByLabel(say("deposit.amount"), { exact: true }).fill("90");
    await submitted(page, () => page.getByRole("button", { name: say("deposit.submit") }).click());
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(say("payment.checking.title"));
    await expect(page.getByRole("main")).toContainText("90.00");
    await expect(page.getByRole("button", { name: say("deposit.submit") })).toHaveCount(0);
    await page.goto(paths.deposit());
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(say("payment.checking.title"));
    expect(await sandbox.calls("cashier.makedeposit")).toHaveLength(1);
  },
);

test(
  "a payment that stays open is waited for, and after a quarter of an hour no longer",
  byNight,
  async ({ playersPage: page, hydrated, submitted, sandbox, hasScript }) => {
    const begin = async () => {
      await page.goto(paths.depositBy("sandpending"));
      await hydrated(page);
      await page.getByLabel(say("deposit.amount"), { exact: true }).fill("18");
      await submitted(page, () => page.getByRole("button", { name: say("deposit.submit") }).click());
      await expect(page).toHaveURL(/paypending/);
    };
    const promptsAgain = page.locator("meta[http-equiv=refresh]");
    await begin();
    await expect(promptsAgain).toHaveCount(hasScript ? 0 : 1);
    const late = page.getByRole("paragraph").filter({ hasText: say("deposit.result.late.title") });
    await expect(late).toHaveCount(0);
    // The platform's clock says when it began.
    await sandbox.advanceClock(-16 * 60_000);
    await begin();
    await expect(late).toBeVisible();
    await expect(promptsAgain).toHaveCount(0);
  },
);
