import type { BrowserContext, Page } from "@playwright/test";
import { paths } from "../../../app/routing/paths";
import { ownCookies } from "../../../app/session/cookies/cookies";
import { byNight } from "../../support/by-day";
import { signInByPost } from "../../support/sign-in-by-post";
import { say } from "../../support/words";
import { expect, test } from "../fixtures";

// A browser says of each file and request that it could not fetch it.
test.use({
  allowed: { console: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch/], statuses: [400, 422, 503] },
});

const notice = (page: Page, end: string) => page.locator(`#unanswered[data-end="${end}"]`);
const sendAgain = (page: Page) => page.getByRole("button", { name: say("common.connection.sendAgain") });
/** Opens a page and waits for what guards requests, which is loaded after it and sets the cookie at the same time. */
async function open(page: Page, path: string) {
  await page.context().clearCookies({ name: ownCookies.script });
  await page.goto(path);
  await page.waitForFunction((name) => document.cookie.includes(`${name}=`), ownCookies.script);
}

interface FormCase {
  name: string;
  path: string;
  isVisitor?: true;
  /** By the names of the fields. */
  typed: Record<string, string>;
  /** The call of the platform that the form makes once. */
  method: string;
  /** Where it ends when the connection is back; a text of the page, or its address. */
  after: RegExp | string;
  /** The connection is cut after the server has got the form, rather than before. */
  isReceived?: true;
}

const cases: FormCase[] = [
  {
    name: "a deposit",
    path: paths.depositBy("sandinstant"),
    typed: { amount: "70" },
    method: "cashier.makedeposit",
    after: /\/cashier\/paysuccess\//,
    isReceived: true,
  },
  {
    name: "a deposit that has not arrived",
    path: paths.depositBy("sandinstant"),
    typed: { amount: "70" },
    method: "cashier.makedeposit",
    after: /\/cashier\/paysuccess\//,
  },
  {
    name: "a letter to support",
    path: paths.support(),
    isVisitor: true,
    typed: { message: "I cannot find my last deposit.", email: "me@sandbox.test" },
    method: "Support.sendFeedback",
    after: say("support.feedback.sent.title"),
    isReceived: true,
  },
  {
    name: "a password",
    path: paths.profileSecurity(),
    typed: { old_password: "Sandbox1!", password: "Another1!" },
    method: "account.changepassword",
    after: say("flash.passwordChanged"),
  },
  {
    name: "a display name",
    path: paths.profileSettings(),
    typed: { fakename: "Somebody" },
    method: "account.changefakename",
    after: say("flash.saved"),
  },
  {
    name: "signing in",
    path: paths.signIn(),
    isVisitor: true,
    typed: { login: "demo@sandbox.test", password: "Sandbox1!" },
    method: "auth.login",
    after: /\/$/,
  },
];

/** By day one of money. */
const byDay = "a deposit";

for (const one of cases) {
  test(
    `${one.name}: not sent without a connection, unknown where it breaks, once in the end`,
    one.name === byDay ? {} : byNight,
    async ({ page, context, site, sandbox }) => {
      if (!one.isVisitor)
        await context.addCookies(await signInByPost(site.url, await sandbox.clone("demo@sandbox.test")));
      await open(page, one.path);
      const field = (name: string) => page.locator(`form [name="${name}"]`).locator("visible=true").first();
      const isFrozen = async () => {
        for (const [name, value] of Object.entries(one.typed)) await expect(field(name)).toHaveValue(value);
      };
      for (const [name, value] of Object.entries(one.typed)) await field(name).fill(value);
      const form = page
        .locator("form", { has: page.locator(`[name="${Object.keys(one.typed)[0]}"]`) })
        .first();
      const key = () => form.locator("[name=_token], [name=attempt]").evaluateAll(valuesOf);
      const before = await key();

      await context.setOffline(true);
      await form.locator("button:not([type=button])").last().click();
      await expect(notice(page, "notSent")).toBeVisible();
      await isFrozen();

      await context.setOffline(false);
      await expect(notice(page, "backOnline")).toBeVisible();
      await isFrozen();
      await page.route("**/*", async (route) => {
        if (route.request().method() !== "POST") return route.continue();
        if (one.isReceived) await route.fetch();
        return route.abort();
      });
      await sendAgain(page).click();
      await expect(notice(page, "unknown")).toBeVisible();
      await isFrozen();
      expect(await key()).toEqual(before);
      expect(await sandbox.calls(one.method)).toHaveLength(one.isReceived ? 1 : 0);

      await page.unroute("**/*");
      await sendAgain(page).click();
      if (typeof one.after === "string") await expect(page.getByText(one.after).first()).toBeVisible();
      else await expect(page).toHaveURL(one.after);
      await expect(page.locator("#unanswered")).toHaveCount(0);
      expect(await sandbox.calls(one.method)).toHaveLength(1);
    },
  );
}

const valuesOf = (fields: Element[]) => fields.map((one) => (one as HTMLInputElement).value);

async function goOffline(page: Page, context: BrowserContext, path: string) {
  await open(page, path);
  await context.setOffline(true);
}

test(
  "a link without a connection keeps the page, and opens by itself when the connection is back",
  byNight,
  async ({ page, context }) => {
    await goOffline(page, context, paths.promotions());
    await page.locator('a[href^="/gamehall"]').locator("visible=true").first().click();
    await expect(notice(page, "page")).toContainText(say("common.connection.page"));
    await expect(page).toHaveURL(/\/promotions$/);
    await notice(page, "page").getByRole("link").click();
    await expect(notice(page, "page")).toBeVisible();
    await context.setOffline(false);
    await expect(page).toHaveURL(/\/gamehall/);
    await expect(page.locator("#unanswered")).toHaveCount(0);
  },
);

test(
  "what was typed stays where a link cannot be followed, also when the connection is back",
  byNight,
  async ({ page, context }) => {
    await goOffline(page, context, paths.support());
    const letter = page.locator("form [name=message]");
    await letter.fill("Half a letter");
    await page.getByRole("link", { name: "Sandbox Casino" }).first().click();
    await expect(notice(page, "page")).toBeVisible();
    await context.setOffline(false);
    await page.waitForTimeout(500);
    await expect(letter).toHaveValue("Half a letter");
    await notice(page, "page").getByRole("link").click();
    await expect(page).toHaveURL(/\/$/);
  },
);

test(
  "back to a page that cannot be loaded says so, and shows it when the connection is back",
  byNight,
  async ({ page, context }) => {
    await open(page, paths.promotions());
    await page.getByRole("link", { name: "Sandbox Casino" }).first().click();
    await expect(page).toHaveURL(/\/$/);
    await context.setOffline(true);
    await page.goBack();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(say("common.connection.page"));
    await expect(page).toHaveURL(/\/promotions$/);
    await context.setOffline(false);
    await expect(page.getByRole("heading", { level: 1 })).not.toHaveText(say("common.connection.page"));
  },
);
