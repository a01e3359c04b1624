import { paths } from "../../../app/paths";
import { signInByPost } from "../../support/sign-in-by-post";
import { expect, test } from "../fixtures";

test("a deposit is made with the keyboard alone, in Arabic and with three decimals", async ({
  page,
  site,
  context,
  sandbox,
  hydrated,
}) => {
  const player = await sandbox.clone("dinar@sandbox.test");
  await context.addCookies(await signInByPost(site.url, player));
  await page.goto(`/ar${paths.depositBy("sandinstant")}`);
  await hydrated(page);
  const amount = page.locator("[name=amount]");
  await amount.focus();
  await page.keyboard.press("Tab");
  // The first of the presets: arrows choose among them, and the field follows.
  await page.keyboard.press("Space");
  const preset = await page.locator("[name=preset]:checked").inputValue();
  await expect(amount).toHaveValue(preset);
  await page.keyboard.press("ArrowRight");
  await expect(amount).not.toHaveValue(preset);
  await amount.focus();
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type("25");
  await expect(page.locator("[name=preset]:checked")).toHaveCount(0);
  await expect(page.locator("dl bdi").filter({ hasText: "25.000" }).first()).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/ar\/cashier\/paysuccess\//);
  await expect(page.locator("html")).toHaveAttribute("dir", "rtl");
  await expect(page.getByRole("main")).toContainText("25.000");
});
