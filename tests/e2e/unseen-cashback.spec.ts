import { paths } from "../../app/routing/paths";
import { byNight } from "../support/by-day";
import { say } from "../support/words";
import { expect, test } from "./fixtures";

// By night alone: the popups of popups.spec.ts open the same way, and its form is tested at its action.

test(
  "unseen cashback opens after signing in, and is closed for good",
  byNight,
  async ({ page, site, sandbox, hydrated, submitted }) => {
    const { login, password } = await site.sandbox.clone("demo@sandbox.test", { storage: {} });
    await page.goto(paths.signIn({ redirectUrl: paths.winners() }));
    await hydrated(page);
    await page.locator('input[name="login"]').fill(login);
    await page.locator('input[name="password"]').fill(password);
    await page.locator('input[name="password"]').press("Enter");
    const popup = page.getByRole("dialog", { name: say("dialogs.unseenCashback.title") });
    await expect(popup).toBeVisible();
    await hydrated(page);
    await submitted(page, () =>
      popup
        .getByRole("button", { name: say("common.close") })
        .first()
        .click(),
    );
    await expect(popup).toBeHidden();
    await expect(page).toHaveURL(new RegExp(`${paths.winners()}$`));
    expect(await sandbox.calls("storage.set")).toMatchObject([
      { params: { key: "already_seen_cashback_id", value: "703" } },
    ]);
    await page.goto(paths.home());
    await expect(popup).toBeHidden();
  },
);
