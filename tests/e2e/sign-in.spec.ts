import type { Page } from "@playwright/test";
import { byNight, withoutScript } from "../support/by-day";
import { say } from "../support/words";
import { expect, test } from "./fixtures";

const header = (page: Page) => page.getByRole("banner");

async function fillIn(page: Page, login: string, password: string) {
  await page.getByLabel(say("auth.login.login")).fill(login);
  await page.getByLabel(say("auth.login.password"), { exact: true }).fill(password);
}

const submitButton = (page: Page) =>
  page.getByRole("main").getByRole("button", { name: say("auth.login.submit"), exact: true });

const submit = (page: Page) => submitButton(page).click();

test("demo signs in and sees the balances", async ({ page, sandbox, hydrated, context }) => {
  const { login, password } = await sandbox.clone("demo@sandbox.test");
  await page.goto("/forms/sign_in");
  await hydrated(page);
  await fillIn(page, login, password);
  await submit(page);

  await expect(page).toHaveURL("/");
  await expect(header(page)).toContainText("€1,305.50");
  await expect(header(page).getByRole("link", { name: say("common.signIn"), exact: true })).toHaveCount(0);
  await header(page).locator("summary", { hasText: "€1,305.50" }).click();
  for (const part of ["€1,250.50", "€40.00", "€15.00"]) {
    await expect(header(page).getByText(part, { exact: true })).toBeVisible();
  }
  const marker = (await context.cookies()).find(({ name }) => name === "cr_player");
  expect(marker).toMatchObject({ value: "1", httpOnly: true, sameSite: "Lax" });
});

test("the session is there on the next page, in any language", byNight, async ({ playersPage: page }) => {
  await page.goto("/es-ES/gamehall");
  await expect(header(page)).toContainText("1305,50");
  const answer = await page.goto("/");
  await expect(header(page)).toContainText("€1,305.50");
  expect(answer?.headers()["cache-control"]).toBe("private, no-store");
});

test(
  "a change of the balance is seen on the next page",
  byNight,
  async ({ page, signedInPlayer, sandbox }) => {
    await sandbox.patch(signedInPlayer.uid, { balance_main: { amount: "10.10" } });
    await page.goto("/");
    await expect(header(page)).toContainText("€65.10");
  },
);

test("a player of another language is taken to it", byNight, async ({ page, sandbox, hydrated }) => {
  const { login, password } = await sandbox.clone("cpf@sandbox.test");
  await page.goto("/forms/sign_in?redirectUrl=%2Fgamehall%3Fcategory%3Dlive");
  await hydrated(page);
  await fillIn(page, login, password);
  await submit(page);
  await expect(page).toHaveURL("/pt-BR/gamehall?category=live");
  await expect(page.locator("html")).toHaveAttribute("lang", "pt-BR");
});

test("the keyboard is enough", byNight, async ({ page, sandbox, hydrated }) => {
  const { login, password } = await sandbox.clone("demo@sandbox.test");
  await page.goto("/forms/sign_in");
  await hydrated(page);
  const field = page.getByLabel(say("auth.login.login"));
  for (let presses = 0; presses < 40; presses += 1) {
    await page.keyboard.press("Tab");
    if (await field.evaluate((element) => element === document.activeElement)) break;
  }
  await expect(field).toBeFocused();
  await page.keyboard.type(login);
  await page.keyboard.press("Tab");
  await expect(page.getByLabel(say("auth.login.password"), { exact: true })).toBeFocused();
  await page.keyboard.type(password);
  await page.keyboard.press("Enter");
  await expect(header(page)).toContainText("€1,305.50");
});

test.describe("refused", () => {
  test.use({ allowed: { statuses: [400, 422, 429] } });

  test(
    "a wrong password says so, keeps the login and drops the password",
    withoutScript,
    async ({ page, sandbox, hydrated, context }) => {
      const { login } = await sandbox.clone("demo@sandbox.test");
      await page.goto("/forms/sign_in");
      await hydrated(page);
      await fillIn(page, login, "not-the-password");
      await submit(page);
      await expect(page.getByRole("main")).toContainText(say("auth.login.wrongCredentials.title"));
      await expect(page.getByLabel(say("auth.login.login"))).toHaveValue(login);
      expect(await page.content()).not.toContain("not-the-password");
      expect((await context.cookies()).map(({ name }) => name)).not.toContain("cr_player");
    },
  );

  test(
    "empty fields are named, and nothing is sent upstream",
    byNight,
    async ({ page, sandbox, hydrated, hasScript }) => {
      await page.goto("/forms/sign_in");
      await hydrated(page);
      if (hasScript) {
        await expect(submitButton(page)).toBeDisabled();
        for (const label of ["auth.login.login", "auth.login.password"] as const) {
          await page.getByLabel(say(label), { exact: true }).focus();
        }
        await page.getByRole("heading", { level: 1 }).click();
      } else await submit(page);
      await expect(page.getByRole("main")).toContainText(say("auth.login.loginRequired"));
      await expect(page.getByRole("main")).toContainText(say("common.fieldsValidatorErrors.insertPassword"));
      const field = page.getByLabel(say("auth.login.login"));
      await expect(field).toHaveAttribute("aria-invalid", "true");
      await expect(field).toHaveAccessibleDescription(say("auth.login.loginRequired"));
      expect(await sandbox.calls("auth.login")).toEqual([]);
    },
  );

  test("after ten wrong passwords one has to wait", byNight, async ({ page, sandbox, hydrated }) => {
    const { login, password } = await sandbox.clone("demo@sandbox.test");
    await sandbox.fail(["auth.login=TooManyRequestsException"]);
    await page.goto("/forms/sign_in");
    await hydrated(page);
    await fillIn(page, login, password);
    await submit(page);
    await expect(page.getByRole("main")).toContainText(say("auth.login.tooMany.title"));
    await expect(page.getByRole("main")).toContainText(say("auth.login.tooMany.text", { count: 60 }));
  });
});

test.describe("without the platform", () => {
  test.use({ allowed: { statuses: [503] } });

  test("what was typed stays, and one call was made", byNight, async ({ page, sandbox, hydrated }) => {
    const { login, password } = await sandbox.clone("demo@sandbox.test");
    await sandbox.fail(["auth.login=drop"]);
    await page.goto("/forms/sign_in");
    await hydrated(page);
    await fillIn(page, login, password);
    await submit(page);
    await expect(page.getByRole("main")).toContainText(say("auth.login.failed.title"));
    await expect(page.getByLabel(say("auth.login.login"))).toHaveValue(login);
    expect(await sandbox.calls("auth.login")).toHaveLength(1);
  });
});

test.describe("blocked", () => {
  test.use({ allowed: { statuses: [403] } });

  for (const base of ["banned@sandbox.test", "excluded@sandbox.test", "deleted@sandbox.test"]) {
    test(
      `${base} ends on the block page`,
      base === "banned@sandbox.test" ? withoutScript : byNight,
      async ({ page, sandbox, hydrated, context }) => {
        const { login, password } = await sandbox.clone(base);
        await page.goto("/forms/sign_in");
        await hydrated(page);
        const answered = page.waitForResponse((answer) => answer.request().method() === "POST");
        await fillIn(page, login, password);
        await submit(page);
        expect((await answered).status()).toBe(403);
        await expect(page.getByRole("heading", { name: say("systemPages.userBlock.title") })).toBeVisible();
        await expect(page.getByRole("link", { name: say("systemPages.userBlock.button") })).toHaveAttribute(
          "href",
          "/support",
        );
        expect((await context.cookies()).map(({ name }) => name)).not.toContain("cr_player");
      },
    );
  }

  test(
    "a ban ends a running session, and the way home is open again",
    byNight,
    async ({ page, sandbox, signedInPlayer }) => {
      await sandbox.patch(signedInPlayer.uid, { ban: { code: "BANNED", reason: "fraud" } });
      const answer = await page.goto("/");
      expect(answer?.status()).toBe(403);
      await expect(page.getByRole("heading", { name: say("systemPages.userBlock.title") })).toBeVisible();
      const next = await page.goto("/");
      expect(next?.status()).toBe(200);
      await expect(header(page).getByRole("link", { name: say("common.signIn"), exact: true })).toBeVisible();
    },
  );
});
