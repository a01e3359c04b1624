import { paths } from "../../app/routing/paths";
import { byNight, withoutScript } from "../support/by-day";
import { say } from "../support/words";
import { expect, test } from "./fixtures";

test.use({ allowed: { statuses: [422] } });

const field = { name: say("promoCode.title"), exact: true };
const problem = (error: "INVALID" | "EXPIRED") => say(`common.promoCodeErrors.${error}`);

test(
  "a player hears why a code does not work, and gets what another one brings",
  withoutScript,
  async ({ playersPage: page, hydrated, submitted, hasScript }) => {
    await page.goto(`${paths.bonuses()}?promo_code=WELCOME100`);
    await hydrated(page);
    const form = page.getByRole("region", field);
    const code = form.getByRole("textbox", field);
    const activate = form.getByRole("button", { name: say("promoCode.activate") });
    await expect(code).toHaveValue("WELCOME100");
    await code.fill("EXPIRED1");
    if (hasScript) await expect(form).toContainText(problem("INVALID"));
    await submitted(page, () => activate.click());
    await expect(form).toContainText(problem("EXPIRED"));
    await expect(code).toHaveValue("EXPIRED1");

    await code.fill("WELCOME100");
    if (hasScript) await expect(form).toContainText(say("common.promoCode.valid"));
    await submitted(page, () => activate.dblclick());
    const popup = page.getByRole("dialog", { name: say("dialogs.promoActivated.title") });
    await expect(popup).toContainText("100%");
    // It is open over the list of bonuses already.
    await popup.getByRole("link", { name: say("common.close") }).click();
    await expect(popup).toHaveCount(0);
    await page.getByText(say("promoCode.switcher")).click();
    await expect(code).toHaveValue("");
  },
);

test("a visitor's code is stored for the account", byNight, async ({ page, hydrated, submitted }) => {
  await page.goto(paths.offers());
  await hydrated(page);
  await page.getByText(say("promoCode.switcher")).click();
  const form = page.getByRole("region", field);
  await form.getByRole("textbox", field).fill("SPINS20");
  await submitted(page, () => form.getByRole("button", { name: say("promoCode.check") }).click());
  await expect(form).toContainText(say("promoCode.usable"));
  await form.getByRole("link", { name: say("common.signUp") }).click();
  await expect(page.locator("[name='promo_code']")).toHaveValue("SPINS20");
});

test("an offer is taken once", byNight, async ({ playersPage: page, hydrated, submitted }) => {
  await page.goto(paths.offer(38));
  await hydrated(page);
  const take = page.getByRole("button", { name: say("offers.action.take") });
  await submitted(page, () => take.dblclick());
  const popup = page.getByRole("dialog", { name: say("dialogs.offerTaken.title") });
  await popup.getByRole("link", { name: say("common.close") }).click();
  await expect(popup).toHaveCount(0);
  await submitted(page, () => take.click());
  await expect(page.getByRole("alert")).toContainText(say("offers.taking.notOpen"));
});
