import { paths } from "../../app/routing/paths";
import { withoutScript } from "../support/by-day";
import { signInByPost } from "../support/sign-in-by-post";
import { say } from "../support/words";
import { expect, test } from "./fixtures";

test(
  "documents are handed in on the provider's own page",
  withoutScript,
  async ({ page, site, context, sandbox, hydrated, hasScript, submitted }) => {
    const player = await sandbox.clone("needkyc@sandbox.test");
    await context.addCookies(await signInByPost(site.url, player));
    await page.goto(paths.verification({ from: paths.withdraw({ method: "sandiban", amount: "50" }) }));
    await hydrated(page);
    const step = page.locator("[aria-current=step]");
    await expect(step).toContainText(say("profile.verification.steps.start"));
    await submitted(page, () => page.getByRole("button", { name: say("verification.begin") }).click());
    const provider = page.frameLocator(`iframe[title="${say("verification.check.frame")}"]`);
    await provider.getByRole("button", { name: "Submit" }).click();
    if (!hasScript) {
      await expect(provider.getByRole("status")).toBeVisible();
      await submitted(page, () => page.getByRole("button", { name: say("verification.check.sent") }).click());
    }
    await expect(step).toContainText(say("profile.verification.steps.verification"));
    expect(await sandbox.calls("account.setUserOnVerification")).toHaveLength(1);
    expect(await sandbox.calls("idcheck.createApplicant")).toHaveLength(1);

    await sandbox.advanceClock(10 * 60_000);
    await submitted(page, () => page.getByRole("button", { name: say("verification.look") }).click());
    await expect(page.getByText(say("verification.text.completed"))).toBeVisible();
    await submitted(page, () => page.getByRole("link", { name: say("needs.back.way") }).click());
    await expect(page).toHaveURL(/\/cashier\/withdraw\?method=sandiban&amount=50/);
  },
);
