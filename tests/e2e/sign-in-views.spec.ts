import type { Page } from "@playwright/test";
import { byNight, withoutScript } from "../support/by-day";
import { say } from "../support/words";
import { expect, test } from "./fixtures";

const CODE = "654321";
const header = (page: Page) => page.getByRole("banner");
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const link = (page: Page, name: string) => page.getByRole("link", { name, exact: true });

async function fillIn(page: Page, login: string, password: string) {
  await page.getByLabel(say("auth.login.login")).fill(login);
  await page.getByLabel(say("auth.login.password"), { exact: true }).fill(password);
}

const views: [popup: string, page: string, title: string][] = [
  ["/?show_popup_auth", "/forms/sign_in", say("auth.views.authorization")],
  ["/?show_popup_auth&view=restore", "/forms/sign_in?view=restore", say("auth.views.restore")],
  ["/?show_popup_auth&view=twofa", "/forms/sign_in?view=twofa", say("auth.views.twofa")],
  ["/?show_popup_reg", "/forms/sign_up", say("auth.views.registration")],
];

for (const [popup, address, title] of views) {
  test(`${title} opens by its address, over a page and as one`, byNight, async ({ page, hydrated }) => {
    await page.goto(popup);
    await hydrated(page);
    await expect(page.getByRole("dialog", { name: title, exact: true })).toBeVisible();
    await page.goto(address);
    await hydrated(page);
    await expect(page.getByRole("heading", { level: 1, name: title, exact: true })).toBeVisible();
  });
}

test("the views lead to each other, in the popup and with its title", byNight, async ({ page, hydrated }) => {
  await page.goto("/gamehall?category=slots&show_popup_auth");
  const dialog = (name: string) => page.getByRole("dialog", { name, exact: true });
  await hydrated(page);
  await dialog(say("auth.views.authorization"))
    .getByRole("link", { name: say("auth.login.forgot") })
    .click();
  await expect(dialog(say("auth.views.restore"))).toBeVisible();
  await expect(page).toHaveURL("/gamehall?category=slots&show_popup_auth&view=restore");
  await hydrated(page);
  await link(page, say("auth.switch.backToSignIn")).click();
  await hydrated(page);
  await dialog(say("auth.views.authorization"))
    .getByRole("link", { name: say("common.signUp"), exact: true })
    .click();
  await expect(dialog(say("auth.views.registration"))).toBeVisible();
  await hydrated(page);
  await dialog(say("auth.views.registration"))
    .getByRole("navigation", { name: say("auth.registration.types") })
    .getByRole("link", { name: "Social" })
    .click();
  await expect(page).toHaveURL("/gamehall?category=slots&show_popup_reg&type=social-login");
  await expect(page.getByLabel(say("auth.registration.terms"))).toBeVisible();
});

for (const base of ["twofa@sandbox.test", "twofa-status@sandbox.test"]) {
  test(
    `${base} signs in with a code`,
    base === "twofa@sandbox.test" ? withoutScript : byNight,
    async ({ page, sandbox, hydrated, submitted }) => {
      const { login, password } = await sandbox.clone(base);
      await page.goto("/gamehall?category=slots&show_popup_auth");
      await hydrated(page);
      await fillIn(page, login, password);
      await submitted(page, () => button(page, say("auth.login.submit")).click());
      const code = page.getByLabel(say("auth.twofa.code"));
      await expect(code).toBeVisible();
      await expect(code).toHaveAttribute("autocomplete", "one-time-code");
      expect(await page.content()).not.toContain(password);
      expect(page.url()).not.toContain(encodeURIComponent(login));
      await hydrated(page);
      await code.fill("654 321");
      await submitted(page, () => button(page, say("auth.twofa.submit")).click());
      await expect(page).toHaveURL("/gamehall?category=slots");
      await expect(link(page, say("common.signIn"))).toHaveCount(0);
      expect(await page.context().cookies()).not.toContainEqual(
        expect.objectContaining({ name: "cr_twofa" }),
      );
    },
  );
}

test.describe("the two-factor step", () => {
  test.use({ allowed: { statuses: [422] } });

  test(
    "tells what is wrong, counts the wait, and sends a new code when it is over",
    byNight,
    async ({ page, sandbox, hydrated, submitted, hasScript }) => {
      const { login, password } = await sandbox.clone("twofa@sandbox.test");
      await page.goto("/forms/sign_in");
      await hydrated(page);
      await fillIn(page, login, password);
      await submitted(page, () => button(page, say("auth.login.submit")).click());
      await expect(page).toHaveURL("/forms/sign_in?view=twofa");
      await hydrated(page);
      await page.getByLabel(say("auth.twofa.code")).fill("111111");
      await submitted(page, () => button(page, say("auth.twofa.submit")).click());
      await expect(page.getByRole("main")).toContainText(say("auth.twofa.codeInvalid"));
      await expect(page.getByLabel(say("auth.twofa.code"))).toBeFocused();
      const resend = button(page, say("auth.twofa.resend"));
      if (hasScript) {
        await expect(resend).toBeDisabled();
        // A code that has expired ends the wait.
        for (let tries = 0; tries < 4; tries += 1) {
          const answered = page.waitForResponse((answer) => answer.request().method() === "POST");
          await page.getByLabel(say("auth.twofa.code")).fill(`22222${tries}`);
          await button(page, say("auth.twofa.submit")).click();
          await answered;
        }
        await expect(page.getByRole("main")).toContainText(say("auth.twofa.timeExpired"));
      } else {
        await submitted(page, () => resend.click());
        const [before = "", after = ""] = say("auth.twofa.resendIn").split("{seconds}");
        await expect(page.getByRole("main")).toContainText(new RegExp(`${before}\\d+${after}`));
        await sandbox.advanceClock(61_000);
      }
      await submitted(page, () => resend.click());
      await expect(page.getByRole("main")).toContainText(say("auth.twofa.sent.title"));
      await page.getByLabel(say("auth.twofa.code")).fill(CODE);
      await submitted(page, () => button(page, say("auth.twofa.submit")).click());
      await expect(page).toHaveURL("/");
      await expect(link(page, say("common.signIn"))).toHaveCount(0);
    },
  );

  test("cannot be entered by its address", byNight, async ({ page, hydrated }) => {
    await page.goto("/forms/sign_in?view=twofa");
    await hydrated(page);
    await expect(page.getByRole("main")).toContainText(say("auth.twofa.ended.title"));
    await link(page, say("auth.switch.backToSignIn")).click();
    await expect(page).toHaveURL("/forms/sign_in");
  });
});

test(
  "restore says the same to everybody, and leads back",
  withoutScript,
  async ({ page, hydrated, submitted }) => {
    for (const login of ["demo@sandbox.test", "nobody@sandbox.test"]) {
      await page.goto("/forms/sign_in?view=restore");
      await hydrated(page);
      await page.getByLabel(say("auth.login.login")).fill(login);
      await submitted(page, () => button(page, say("auth.restore.submit")).click());
      await expect(page).toHaveURL("/forms/sign_in?notice=restored");
      await expect(page.getByRole("main")).toContainText(say("auth.restore.sent.text"));
      await expect(page.getByRole("heading", { name: say("auth.views.authorization") })).toBeVisible();
    }
  },
);

test(
  "an account that lacks details is asked for them, and cannot close the question",
  byNight,
  async ({ page, sandbox, hydrated, submitted }) => {
    const { login, password } = await sandbox.clone("incomplete@sandbox.test");
    await page.goto("/forms/sign_in");
    await hydrated(page);
    await fillIn(page, login, password);
    await submitted(page, () => button(page, say("auth.login.submit")).click());
    await expect(page).toHaveURL("/pt-BR?show_popup_reg&view=socialRegistration&prevent_close=1");
    const dialog = page.getByRole("dialog");
    await expect(dialog).toBeVisible();
    await hydrated(page);
    await page.keyboard.press("Escape");
    await expect(dialog).toBeVisible();
    await expect(dialog.getByRole("link", { name: "Fechar" })).toHaveCount(0);
  },
);

test.describe("another service", () => {
  /** With script it happens in a window of its own, which closes; without, in this one. */
  async function choose(page: Page, hasScript: boolean, answer: string) {
    const service = page.getByRole("button", { name: "Google" });
    if (hasScript) {
      // The views' code comes with the pointer; before it is there the service opens in this window.
      await service.hover();
      const isAlive = () =>
        service.evaluate((button) => Object.keys(button).some((key) => key.startsWith("__react")));
      await expect.poll(isAlive).toBe(true);
    }
    const start = () => service.click();
    const [shown] = hasScript
      ? await Promise.all([page.waitForEvent("popup"), start()])
      : [page, await start()];
    await shown.waitForURL(/__sandbox\/oauth/);
    await shown.getByRole("button", { name: answer, exact: true }).click();
  }

  test("signs in, and leads back to where one was", withoutScript, async ({ page, hydrated, hasScript }) => {
    await page.goto("/forms/sign_in?redirectUrl=%2Fgamehall");
    await hydrated(page);
    await choose(page, hasScript, "Continue");
    await expect(page).toHaveURL(/\/gamehall/);
    await expect(link(page, say("common.signIn"))).toHaveCount(0);
    // The address that the two windows shared is used up.
    if (hasScript) expect(await page.evaluate(() => Object.values(localStorage))).not.toContain("/gamehall");
  });

  test("that is refused says so, and nobody is signed in", byNight, async ({ page, hydrated, hasScript }) => {
    await page.goto("/forms/sign_in");
    await hydrated(page);
    await choose(page, hasScript, "Cancel");
    await expect(page).toHaveURL("/forms/sign_in?notice=social_refused");
    await expect(page.getByRole("main")).toContainText(say("auth.social.refused.title"));
  });

  test("opens no account before the terms are accepted", byNight, async ({ page, hydrated, hasScript }) => {
    await page.goto("/forms/sign_up?type=social-login");
    await hydrated(page);
    await page.getByRole("button", { name: "Google" }).click();
    await expect(page.getByRole("main")).toContainText(say("common.fieldsValidatorErrors.uncheckedCheckbox"));
    await hydrated(page);
    await page.getByLabel(say("auth.registration.terms")).check();
    // What goes with the error moves up.
    if (hasScript) {
      await expect(page.getByRole("main")).not.toContainText(
        say("common.fieldsValidatorErrors.uncheckedCheckbox"),
      );
      await expect(page.locator("[data-error-room][style*='min-height']")).toHaveCount(0);
    }
    await choose(page, hasScript, "Continue");
    await expect(link(page, say("common.signIn"))).toHaveCount(0);
    await expect(header(page)).toBeVisible();
  });
});
