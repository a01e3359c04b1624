import { paths } from "../../app/routing/paths";
import { byNight } from "../support/by-day";
import { say } from "../support/words";
import { expect, test } from "./fixtures";

test.use({ allowed: { statuses: [400] } });

test("own data: another country brings its fields, nothing typed is lost, and it is saved", async ({
  playersPage: page,
  sandbox,
  hydrated,
  submitted,
}) => {
  await page.goto(paths.profileSettings({ from: "/cashier/withdraw", toastType: "need_profile" }));
  await hydrated(page);
  await expect(page.getByText(say("needs.profile.text"))).toBeVisible();
  const field = (name: string) => page.getByLabel(name, { exact: true });
  await field("City").fill("São Paulo");
  await field("Country").selectOption("BR");
  const apply = page.getByRole("button", { name: say("personal.applyCountry") });
  if (await apply.isVisible()) await apply.click();
  await expect(field("Document number")).toBeVisible();
  await expect(field("Region")).toHaveValue("BR-SP");
  await expect(field("City")).toHaveValue("São Paulo");
  const section = page.getByRole("region", { name: say("profile.personal") });
  const save = () =>
    submitted(page, () => section.getByRole("button", { name: say("profile.save") }).click());
  await field("Postal code").fill("1");
  await save();
  await expect(field("Postal code")).toHaveAccessibleDescription(/\S/);
  await expect(field("City")).toHaveValue("São Paulo");
  await field("Postal code").fill("01310100");
  await save();
  await expect(page.getByText(say("flash.saved"))).toBeVisible();
  await expect(page.getByText(say("needs.profile.text"))).toHaveCount(0);
  await expect(field("Postal code")).toHaveValue("01310-100");
  const [call, ...more] = await sandbox.calls("account.saveProfileInfo");
  expect(more).toEqual([]);
  expect(call?.params).toMatchObject({ country_code: "BR", region: "BR-SP", postcode: "01310-100" });
  await page.getByRole("link", { name: say("needs.back.way") }).click();
  await expect(page).toHaveURL(/\/cashier\/withdraw/);
});

test(
  "own data are read in their order: what is left to do, what stands, then what may be changed",
  byNight,
  async ({ playersPage: page }) => {
    await page.goto(paths.profileSettings());
    await expect(page.getByRole("main")).toMatchAriaSnapshot(`
    - navigation "Your account":
      - list
    - heading "Profile" [level=1]
    - paragraph: Your identity is confirmed.
    - region "Personal details":
      - heading "Personal details" [level=2]
      - term: First name
      - definition: Diana
      - term: Last name
      - definition: Delgado
      - term: Date of birth
      - definition
      - paragraph
      - textbox "Middle name"
      - combobox "Sex"
      - combobox "Country"
      - combobox "Region"
      - textbox "Address"
      - textbox "Postal code"
      - textbox "City"
      - paragraph:
        - button "Save"
    - region "Language":
      - combobox "Language"
      - paragraph:
        - button "Save"
    - region "Contacts"
    - region "Nickname":
      - textbox "Nickname"
      - paragraph:
        - button "Save"
    - region "Currency":
      - paragraph: EUR · Euro
  `);
  },
);

test(
  "the language of the account changes with that of the page",
  byNight,
  async ({ playersPage: page, sandbox }) => {
    await page.goto(paths.profileSettings());
    const section = page.getByRole("region", { name: say("personal.language.title") });
    await section.getByRole("combobox").selectOption("ar");
    await section.getByRole("button").click();
    await page.waitForURL("**/ar/profile/settings");
    await expect(page.locator("html")).toHaveAttribute("dir", "rtl");
    expect(await sandbox.calls("account.changelocale")).toHaveLength(1);
  },
);
