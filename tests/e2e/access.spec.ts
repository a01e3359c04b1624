import { byNight, withoutScript } from "../support/by-day";
import { say } from "../support/words";
import { expect, test } from "./fixtures";

test(
  "who was turned away signs in over home and goes on to the wish",
  withoutScript,
  async ({ page, sandbox, hydrated, submitted }) => {
    const { login, password } = await sandbox.clone("demo@sandbox.test");
    await page.goto("/?redirectUrl=%2Fgamehall%3Fcategory%3Dlive");
    await hydrated(page);
    const dialog = page.getByRole("dialog", { name: say("auth.views.authorization"), exact: true });
    await dialog.getByLabel(say("auth.login.login")).fill(login);
    await dialog.getByLabel(say("auth.login.password"), { exact: true }).fill(password);
    await submitted(page, () =>
      dialog.getByRole("button", { name: say("auth.login.submit"), exact: true }).click(),
    );
    await expect(page).toHaveURL("/gamehall?category=live");
    await expect(page.getByRole("banner")).toContainText("€1,305.50");
  },
);

test("who would rather not sign in stays at home, without the wish", byNight, async ({ page, hydrated }) => {
  await page.goto("/es-ES?redirectUrl=%2Fes-ES%2Fprofile&track_id=7");
  await hydrated(page);
  // Words of another language: the first link of the popup is the one that closes it.
  await page.getByRole("dialog").getByRole("link").first().click();
  await expect(page).toHaveURL("/es-ES?track_id=7");
  await expect(page.getByRole("dialog")).toHaveCount(0);
});
