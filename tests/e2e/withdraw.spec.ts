import type { Page } from "@playwright/test";
import { paths } from "../../app/routing/paths";
import { byNight, withoutScript } from "../support/by-day";
import { say } from "../support/words";
import { expect, test } from "./fixtures";

const iban = "ES9121000418450200051332";
const formOf = (page: Page) => page.getByRole("main").locator("form");

test("a withdrawal is requested, followed, and canceled", async ({
  playersPage: page,
  hydrated,
  submitted,
  hasScript,
  sandbox,
}) => {
  await page.goto(paths.withdraw());
  await hydrated(page);

  // The active bonus would burn: nothing goes on without the player's word.
  await page.getByRole("radio", { name: "Bank transfer" }).check();
  if (!hasScript) await page.getByRole("button", { name: say("payment.choose") }).click();
  await page.getByRole("link", { name: say("withdraw.burnFirst.way") }).click();
  const burning = page.getByRole("dialog", { name: say("dialogs.burnBonuses.title") });
  await expect(burning).toContainText("€40.00");
  await burning.getByRole("link", { name: say("dialogs.ways.withdraw") }).click();
  await expect(page).toHaveURL(/method=sandiban&burn=agreed/);

  await formOf(page).getByLabel(say("cashier.transaction.amount")).fill("50");
  await formOf(page).getByLabel("IBAN").fill(iban);
  await submitted(page, () => page.getByRole("button", { name: say("withdraw.toReview") }).click());
  const review = page.getByRole("region", { name: say("withdraw.review.title") });
  await expect(review).toContainText("€50.00");
  await expect(review).toContainText(iban);
  expect(await sandbox.calls("cashier.makewithdrawal")).toHaveLength(0);

  await submitted(page, () => page.getByRole("button", { name: say("withdraw.review.send") }).dblclick());
  await expect(page).toHaveURL(/requested=/);
  expect(await sandbox.calls("cashier.makewithdrawal")).toHaveLength(1);
  const timeline = page.getByRole("list", { name: say("withdraw.timeline") }).filter({ visible: true });
  await expect(timeline.getByRole("listitem").first()).toContainText(say("withdraw.step.requested.done"));
  await expect(timeline.locator("[aria-current=step]")).toContainText(say("withdraw.step.checked.current"));

  await page
    .getByRole("link", { name: say("withdraw.cancel.open") })
    .filter({ visible: true })
    .click();
  const question = page.getByRole("dialog", { name: say("withdraw.cancel.title") });
  await expect(question).toContainText("€50.00");
  await submitted(page, () => question.getByRole("button", { name: say("withdraw.cancel.submit") }).click());
  await expect(page.getByText(say("withdraw.cancel.done"))).toBeVisible();
  await expect(timeline).toContainText(say("withdraw.step.cancelled.done"));
});

test(
  "an end that nobody knows is looked for, and not tried again",
  byNight,
  async ({ page, site, signedInPlayer, hydrated, submitted, sandbox }) => {
    await sandbox.fail(["cashier.makewithdrawal=drop*1"], signedInPlayer.uid);
    await page.goto(paths.withdraw({ method: "sandiban", burn: "agreed" }));
    await hydrated(page);
    await formOf(page).getByLabel(say("cashier.transaction.amount")).fill("50");
    await formOf(page).getByLabel("IBAN").fill(iban);
    await submitted(page, () => page.getByRole("button", { name: say("withdraw.toReview") }).click());
    const send = page.getByRole("button", { name: say("withdraw.review.send") });
    await expect(send).toBeVisible();
    await submitted(page, () => send.click());
    await expect(page.getByRole("heading", { name: say("payment.checking.title") })).toBeVisible();
    await expect(send).toHaveCount(0);
    expect(await sandbox.calls("cashier.makewithdrawal")).toHaveLength(1);

    // Only the player's own word ends the search, as the form of a late one sends it.
    await page.request.post(paths.withdraw(), { form: { intent: "anew" }, headers: { Origin: site.url } });
    await page.goto(paths.withdraw());
    await expect(page.getByRole("radio", { name: "Bank transfer" })).toBeVisible();
  },
);

test.describe("refused", () => {
  test.use({ allowed: { statuses: [422] } });

  test(
    "a limit says what is left and since when, and a missing profile leads there and back",
    withoutScript,
    async ({ playersPage: page, hydrated, submitted }) => {
      const ask = async (amount: string) => {
        await page.goto(paths.withdraw({ method: "sandiban", burn: "agreed" }));
        await hydrated(page);
        await formOf(page).getByLabel(say("cashier.transaction.amount")).fill(amount);
        await formOf(page).getByLabel("IBAN").fill(iban);
        await submitted(page, () => page.getByRole("button", { name: say("withdraw.toReview") }).click());
        const send = page.getByRole("button", { name: say("withdraw.review.send") });
        await expect(send).toBeVisible();
        await submitted(page, () => send.click());
      };
      await ask("23");
      await expect(formOf(page).getByRole("alert")).toContainText(say("payment.until"));
      await expect(formOf(page).getByLabel(say("cashier.transaction.amount"))).toHaveAccessibleDescription(
        /€0\.00/,
      );

      await ask("24");
      const dialog = page.getByRole("dialog", { name: say("dialogs.fillProfile.title") });
      await dialog.getByRole("link", { name: say("dialogs.ways.profile") }).click();
      await expect(page.getByRole("status").filter({ hasText: say("needs.profile.text") })).toBeVisible();
      await page.getByRole("link", { name: say("needs.back.way") }).click();
      await expect(page).toHaveURL(/method=sandiban&amount=24&burn=agreed/);
      await expect(formOf(page).getByLabel(say("cashier.transaction.amount"))).toHaveValue("24");
    },
  );
});
