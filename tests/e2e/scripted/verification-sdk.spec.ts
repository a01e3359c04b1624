import { paths } from "../../../app/routing/paths";
import { byNight } from "../../support/by-day";
import { signInByPost } from "../../support/sign-in-by-post";
import { say } from "../../support/words";
import { expect, test } from "../fixtures";

// By night alone: by day documents are handed in on the provider's own page (verification.spec.ts).

test(
  "a refused withdrawal leads through the provider's script and back to it",
  byNight,
  async ({ page, site, context, sandbox, hydrated }) => {
    await sandbox.config({
      cmsConfig: { product: { features: { identityVerificationProvider: "sumsub" } } },
    });
    const player = await sandbox.clone("rejected@sandbox.test");
    await context.addCookies(await signInByPost(site.url, player));
    await page.goto(paths.withdraw({ method: "sandiban", burn: "agreed" }));
    await hydrated(page);
    const form = page.getByRole("main").locator("form");
    const amount = form.getByLabel(say("cashier.transaction.amount"));
    await amount.fill("50");
    await form.getByLabel("IBAN").fill("ES9121000418450200051332");
    await page.getByRole("button", { name: say("withdraw.toReview") }).click();
    await page.getByRole("button", { name: say("withdraw.review.send") }).click();

    const dialog = page.getByRole("dialog", { name: say("dialogs.verification.title") });
    await dialog.getByRole("link", { name: say("dialogs.ways.verification") }).click();
    const step = page.locator("[aria-current=step]");
    await expect(step).toContainText(say("profile.verification.steps.change"));
    await hydrated(page);
    await page.getByRole("button", { name: say("verification.beginAgain") }).click();

    const provider = page.frameLocator("iframe[title=SandID]");
    await expect(provider.getByRole("button", { name: "Submit" })).toBeVisible();
    // Its token expires before anything is handed in: the script requests another one.
    await sandbox.advanceClock(11 * 60_000);
    await provider.getByRole("button", { name: "Submit" }).click();
    await expect.poll(() => sandbox.calls("sumsub.getAccessToken")).toHaveLength(2);
    await provider.getByRole("button", { name: "Submit" }).click();
    await expect(step).toContainText(say("profile.verification.steps.verification"));
    expect(await sandbox.calls("account.setUserOnVerification")).toHaveLength(1);

    await sandbox.advanceClock(10 * 60_000);
    await page.getByRole("button", { name: say("verification.look") }).click();
    await expect(page.getByText(say("verification.text.completed"))).toBeVisible();
    await page.getByRole("link", { name: say("needs.back.way") }).click();
    await expect(page).toHaveURL(/\/cashier\/withdraw\?method=sandiban&amount=50/);
    await expect(amount).toHaveValue("50");

    // The provider's leave to run ended with its page: this is a document of its own.
    const loaded = await page.evaluate(() => performance.getEntriesByType("navigation")[0]?.name);
    expect(loaded).toContain("/cashier/withdraw");
  },
);
