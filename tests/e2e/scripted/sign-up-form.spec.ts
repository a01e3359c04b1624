import AxeBuilder from "@axe-core/playwright";
import { byNight } from "../../support/by-day";
import { say } from "../../support/words";
import { expect, test } from "../fixtures";

test("only what was touched is found wrong, and the button says what is missing", async ({
  page,
  sandbox,
  hydrated,
}) => {
  await page.goto("/forms/sign_up?type=fast-mobile");
  await hydrated(page);
  const submit = page.getByRole("button", { name: say("auth.registration.submit") });
  const email = page.getByLabel("Email", { exact: true });
  const birth = page.getByLabel("Date of birth");
  const terms = say("auth.registration.missing.terms");
  await expect(submit).toHaveAccessibleDescription(new RegExp(`Email, .*Date of birth.* ${terms}$`));
  await email.fill("ana@");
  await email.blur();
  await expect(email).toHaveAccessibleDescription(say("common.fieldsValidatorErrors.wrongEmailAddress"));
  await expect(page.getByText(say("common.fieldsValidatorErrors.requiredField"))).toHaveCount(0);
  await email.fill("touched@mail.test");
  await expect(email).toHaveAccessibleDescription("");
  await expect(submit).not.toHaveAccessibleDescription(/Email/);
  await submit.click();
  await expect(birth).toBeFocused();
  await expect(birth).toHaveAccessibleDescription(say("common.fieldsValidatorErrors.requiredField"));
  await birth.fill("1990-04-30");
  await page.getByLabel(say("auth.registration.terms")).check();
  await expect(submit).toHaveAccessibleDescription("");
  expect(await sandbox.calls("auth.register")).toEqual([]);
});

for (const [address, theme] of [
  ["/forms/sign_up", "dark"],
  ["/ar/forms/sign_up?type=fast-mobile", "light"],
] as const) {
  test(
    `WCAG 2.2 AA, ${theme}: ${address}, with its errors`,
    byNight,
    async ({ page, context, baseURL, hydrated }) => {
      await context.addCookies([{ name: "theme", value: theme, url: baseURL }]);
      await page.goto(address);
      await hydrated(page);
      await page.locator("[name=email]").fill("ana@");
      await page.locator("[name=email]").blur();
      await page.locator("[name=hasPromocode]").check();
      await page.locator("[name=promo_code]").fill("WELCOME100");
      await expect(page.locator(".promo-state.is-valid")).toBeVisible();
      const { violations } = await new AxeBuilder({ page })
        .withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"])
        .analyze();
      expect(violations.map(({ id, nodes }) => [id, nodes.map(({ target }) => target)])).toEqual([]);
    },
  );
}
