import { paths } from "../../../app/routing/paths";
import { byNight } from "../../support/by-day";
import { signInByPost } from "../../support/sign-in-by-post";
import { say } from "../../support/words";
import { expect, test } from "../fixtures";

// By night alone: by day the same form is filled with and without script (deposit.spec.ts), and its amounts are tested in app/ui/format.

test(
  "a deposit is made with the keyboard alone, in Arabic and with three decimals",
  byNight,
  async ({ page, site, context, sandbox, hydrated }) => {
    const player = await sandbox.clone("dinar@sandbox.test");
    await context.addCookies(await signInByPost(site.url, player));
    await page.goto(`/ar${paths.depositBy("sandinstant")}`);
    await hydrated(page);
    const amount = page.locator("[name=amount]");
    // The skip link is the first stop, and the amount the twelfth at most.
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    const isThere = () => amount.evaluate((field) => field === document.activeElement);
    for (let stops = 1; stops < 12 && !(await isThere()); stops++) await page.keyboard.press("Tab");
    await expect(amount).toBeFocused();
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
  },
);

test(
  "on a phone six methods are in sight; arrows change the method, and its amount is five stops away",
  byNight,
  async ({ playersPage: page, hydrated }) => {
    await page.setViewportSize({ width: 360, height: 800 });
    await page.goto(paths.deposit());
    await hydrated(page);
    const bar = await page.locator(".bottom-bar").boundingBox();
    const rows = await page
      .locator("label:has([name=method])")
      .evaluateAll((labels) => labels.map((label) => label.getBoundingClientRect().bottom));
    expect(rows.filter((bottom) => bottom <= (bar?.y ?? 0)).length).toBeGreaterThanOrEqual(6);

    await page.locator("[name=method]").first().focus();
    await page.keyboard.press("ArrowDown");
    await expect(page).toHaveURL(paths.depositBy("sandbank"));
    await page.keyboard.press("ArrowDown");
    await expect(page).toHaveURL(paths.depositBy("sandpix"));
    await expect(page.locator("[name=method]:focus")).toHaveValue("sandpix");
    await expect(page.getByRole("radio", { name: "SandPix" })).toBeChecked();
    await page.goBack();
    await expect(page).toHaveURL(paths.deposit());
    await expect(page.locator("[name=method]:checked")).toHaveCount(0);

    await page.goto(paths.depositBy("sandcrypto"));
    await hydrated(page);
    await page.getByRole("heading", { level: 1 }).evaluate((heading) => {
      heading.tabIndex = -1;
      heading.focus();
    });
    const amount = page.locator("[name=amount]:focus");
    let stops = 0;
    for (; stops < 5 && (await amount.count()) === 0; stops++) await page.keyboard.press("Tab");
    await expect(amount).toHaveCount(1);
    // The error is between the field and the presets, and the bar with the button is never scrolled away.
    await page.keyboard.type("1");
    await page.keyboard.press("Tab");
    const error = await page.locator("#deposit-amount-error > span").boundingBox();
    const presets = await page.getByRole("radiogroup").boundingBox();
    expect(error?.y).toBeLessThan(presets?.y ?? 0);
    await expect(page.getByRole("button", { name: say("deposit.submit") })).toBeInViewport({ ratio: 1 });
  },
);
