import { withoutScript } from "../support/by-day";
import { say } from "../support/words";
import { expect, test } from "./fixtures";

/** A notice that the sandbox's platform is about to deliver. */
const levelUp = { id: 9001, trigger: "level", type: "credit", amount: 50, amountType: "points" };

test(
  "a notice is told once, stays while it is pointed at, and is found again in the list",
  withoutScript,
  async ({ page, context, signedInPlayer, sandbox, hasScript, hydrated }) => {
    await sandbox.patch(signedInPlayer.uid, { notices: [levelUp] });
    await page.goto("/support");
    await hydrated(page);
    const toasts = page.locator("[aria-live=polite] > .toast");
    if (hasScript) {
      // What wakes it listens once its part has loaded.
      await expect(async () => {
        await page.keyboard.press("Shift");
        await expect(toasts).toHaveText(new RegExp(say("notices.kind.level")), { timeout: 1_000 });
      }).toPass();
      await toasts.hover();
      await page.waitForTimeout(5500);
      await expect(toasts).toBeVisible();
      const other = await context.newPage();
      await other.goto("/terms");
      await hydrated(other);
      let isPrompted = false;
      other.on("response", (response) => {
        isPrompted ||= response.url().endsWith("/notices");
      });
      await expect(async () => {
        await other.keyboard.press("Shift");
        expect(isPrompted).toBe(true);
      }).toPass();
      await other.waitForTimeout(600);
      await expect(other.locator("[aria-live=polite] > .toast")).toHaveCount(0);
      await other.close();
      await toasts.getByRole("button", { name: say("common.close") }).click();
      await expect(toasts).toHaveCount(0);
    }
    await page.locator("header summary").last().click();
    await page.getByRole("link", { name: say("common.notices") }).click();
    const list = page.getByRole("dialog", { name: say("notices.title") });
    await expect(list.getByRole("listitem")).toHaveText(new RegExp(say("notices.kind.level")));
    await expect(list.getByText(say("notices.new"), { exact: true })).toBeVisible();
    await page.goto("/support?dialog=notices");
    await expect(list.getByRole("listitem")).toHaveCount(1);
    await expect(list.getByText(say("notices.new"), { exact: true })).toHaveCount(0);
  },
);
