import type { Page } from "@playwright/test";
import { byNight, withoutScript } from "../support/by-day";
import { say } from "../support/words";
import { expect, test } from "./fixtures";

// Where one arrives is a page of another room.
test.use({ allowed: { statuses: [400, 404, 422] } });

const types = (page: Page) => page.getByRole("navigation", { name: say("auth.registration.types") });
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const field = (page: Page, name: string) => page.getByLabel(name, { exact: true });
const signedIn = (page: Page) =>
  expect(page.getByRole("link", { name: say("common.signIn"), exact: true })).toHaveCount(0);

async function fillFull(page: Page, email: string) {
  await field(page, "Email").fill(email);
  await field(page, "Password").fill("Secret-77");
  await field(page, "Mobile number").fill("611 222 333");
  await field(page, "First name").fill("Ana");
  await field(page, "Last name").fill("Ruiz");
  await field(page, "Date of birth").fill("1990-04-30");
  await field(page, "City").fill("Girona");
  await field(page, "Address").fill("Calle 1");
  await field(page, "Postal code").fill("17001");
  await page.getByLabel(say("auth.registration.terms")).check();
}

test(
  "the full form opens an account over any page, with its promo code",
  withoutScript,
  async ({ page, sandbox, hydrated, submitted, hasScript }) => {
    await page.goto("/gamehall?category=slots&show_popup_reg");
    await hydrated(page);
    await fillFull(page, "full@mail.test");
    await page.getByLabel(say("auth.registration.hasPromoCode")).check();
    await field(page, say("auth.registration.promoCode")).fill("NOSUCH");
    if (hasScript)
      await expect(page.getByRole("dialog")).toContainText(say("common.promoCodeErrors.INVALID"));
    await submitted(page, () => button(page, say("auth.registration.submit")).click());
    await expect(page.getByText(say("common.promoCodeErrors.INVALID"))).toBeVisible();
    await hydrated(page);
    if (!hasScript) await field(page, "Password").fill("Secret-77");
    await field(page, say("auth.registration.promoCode")).fill("WELCOME100");
    if (hasScript) await expect(page.getByRole("dialog")).toContainText(say("common.promoCode.valid"));
    await submitted(page, () => button(page, say("auth.registration.submit")).click());
    await expect(page).toHaveURL("/cashier/deposit?register=success");
    await signedIn(page);
    expect(await sandbox.calls("auth.register")).toHaveLength(1);
    expect(await sandbox.calls("campaigns.activateOffer")).toHaveLength(1);
  },
);

test("the quick form keeps what was typed, and shows the made up password once", async ({
  page,
  hydrated,
  submitted,
}) => {
  await page.goto("/forms/sign_up?redirectUrl=%2Fgamehall");
  await hydrated(page);
  await field(page, "Email").fill("quick@mail.test");
  await submitted(page, () => types(page).getByRole("button", { name: "Quick" }).click());
  await expect(field(page, "First name")).toHaveCount(0);
  await expect(field(page, "Email")).toHaveValue("quick@mail.test");
  await hydrated(page);
  await field(page, "Date of birth").fill("1990-04-30");
  await page.getByLabel(say("auth.registration.terms")).check();
  await submitted(page, () => button(page, say("auth.registration.submit")).click());
  await expect(page).toHaveURL("/gamehall?register=success&dialog=credentials");
  await expect(page.getByRole("dialog", { name: say("auth.credentials.title") })).toContainText(
    "quick@mail.test",
  );
});

test(
  "another country brings its fields, and keeps what was typed",
  byNight,
  async ({ page, hydrated, submitted, hasScript }) => {
    await page.goto("/forms/sign_up");
    await hydrated(page);
    await field(page, "First name").fill("Bia");
    await field(page, "Password").fill("Secret-77");
    await field(page, "Currency").selectOption("EUR");
    await field(page, "Country").selectOption("BR");
    if (!hasScript) {
      await submitted(page, () => button(page, say("auth.registration.applyCountry")).click());
      await expect(field(page, "Password")).toHaveValue("");
    }
    await expect(field(page, "Document number")).toBeVisible();
    await expect(field(page, "Region")).toHaveValue("BR-SP");
    await expect(field(page, "Currency")).toHaveValue("USD");
    await expect(field(page, "First name")).toHaveValue("Bia");
    if (!hasScript) return;
    await expect(field(page, "Password")).toHaveValue("Secret-77");
    await field(page, "Document number").pressSequentially("12345678901");
    await expect(field(page, "Document number")).toHaveValue("123.456.789-01");
    await field(page, "Mobile number").fill("+351 912 345 678");
    await expect(page.getByLabel(say("auth.registration.phoneCountry"))).toHaveValue("PT");
    await expect(field(page, "Mobile number")).toHaveValue("912 345 678");
  },
);

test(
  "a field that is wrong says so, and has the focus",
  byNight,
  async ({ page, sandbox, hydrated, submitted }) => {
    await page.goto("/forms/sign_up?type=fast-mobile");
    await hydrated(page);
    await field(page, "Email").fill("taken@sandbox.test");
    await field(page, "Date of birth").fill("1990-04-30");
    await page.getByLabel(say("auth.registration.terms")).check();
    await submitted(page, () => button(page, say("auth.registration.submit")).click());
    await expect(field(page, "Email")).toHaveAccessibleDescription(say("common.validationErrors.UNIQUE"));
    await expect(field(page, "Email")).toBeFocused();
    await expect(page.locator("form[data-error-code]")).toHaveAttribute(
      "data-error-code",
      "REGISTRATION_REFUSED",
    );
    await sandbox.config({ cmsConfig: { auth: { validationTiming: "submit" } } });
    await page.goto("/forms/sign_up?type=fast-mobile");
    await hydrated(page);
    await submitted(page, () => button(page, say("auth.registration.submit")).click());
    await expect(field(page, "Email")).toBeFocused();
    await expect(field(page, "Email")).toHaveAccessibleDescription(
      say("common.fieldsValidatorErrors.insertEmailAddress"),
    );
  },
);

test(
  "an account that lacks details gives them in the popup, and is let go",
  byNight,
  async ({ page, sandbox, hydrated, submitted }) => {
    const { login, password } = await sandbox.clone("incomplete@sandbox.test");
    await page.goto("/forms/sign_in?redirectUrl=%2Fgamehall");
    await hydrated(page);
    await page.getByLabel(say("auth.login.login")).fill(login);
    await page.getByLabel(say("auth.login.password"), { exact: true }).fill(password);
    await submitted(page, () => button(page, say("auth.login.submit")).click());
    await expect(page.getByRole("dialog")).toBeVisible();
    await hydrated(page);
    for (const [name, value] of [["Data de nascimento", "1990-04-30"]] as const) {
      if ((await field(page, name).count()) > 0) await field(page, name).fill(value);
    }
    await submitted(page, () =>
      page.getByRole("dialog").getByRole("button", { name: "Salvar e jogar" }).click(),
    );
    await expect(page).toHaveURL("/pt-BR/gamehall");
    await expect(page.getByRole("dialog")).toHaveCount(0);
  },
);
