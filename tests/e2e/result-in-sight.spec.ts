import type { Locator, Page } from "@playwright/test";
import { paths } from "../../app/routing/paths";
import { byNight, isDay } from "../support/by-day";
import { signInByPost } from "../support/sign-in-by-post";
import { say } from "../support/words";
import { expect, test } from "./fixtures";

test.use({ allowed: { statuses: [400, 422, 429] } });

interface Action {
  path: string;
  isVisitors?: true;
  /** The call that the platform refuses. */
  refused?: string;
  /** When it is played; otherwise by night. */
  when?: { tag?: string };
  /** Fills the form in, and returns what sends it. */
  fill: (page: Page, hasScript: boolean) => Promise<Locator> | Locator;
  /** The status line, heading or first invalid field that shows the outcome. */
  result: (page: Page) => Locator;
}

const main = (page: Page) => page.getByRole("main");
const button = (page: Page, name: Parameters<typeof say>[0]) =>
  main(page).getByRole("button", { name: say(name) });
const part = (page: Page, name: Parameters<typeof say>[0]) =>
  page.getByRole("region", { name: say(name), exact: true });
const refusal = (page: Page) => page.getByRole("alert").and(page.locator("[data-tone]"));
const message = (key: Parameters<typeof say>[0]) => (page: Page) => page.getByText(say(key));
const wrong = (page: Page) => page.locator("[aria-invalid=true]").first();

async function letter(page: Page, text: string) {
  await page.getByLabel(say("support.feedback.message")).fill(text);
  const fold = page.getByText(say("support.feedback.replyTo"));
  if (await fold.isVisible()) await fold.click();
  await page.getByLabel(say("support.feedback.email")).fill("ana@mail.test");
  return button(page, "support.feedback.submit");
}
const withdrawal = (amount: string) => async (page: Page) => {
  await main(page).locator("[name=amount]").fill(amount);
  await main(page).getByLabel("IBAN").fill("ES9121000418450200051332");
  return button(page, "withdraw.toReview");
};
const bank = paths.withdraw({ method: "sandiban", burn: "agreed" });

const actions: Record<string, Action> = {
  "a letter": {
    when: {},
    path: paths.support(),
    isVisitors: true,
    fill: (page) => letter(page, "Where is my bonus of last week?"),
    result: message("support.feedback.sent.title"),
  },
  "a letter that is refused": {
    path: paths.support(),
    refused: "Support.sendFeedback",
    fill: (page) => letter(page, "Where is my bonus of last week?"),
    result: refusal,
  },
  "a letter without words": {
    path: paths.support(),
    isVisitors: true,
    fill: (page) => letter(page, ""),
    result: wrong,
  },
  "own data that are refused": {
    path: paths.profileSettings(),
    refused: "account.saveProfileInfo",
    fill: async (page) => {
      await page.getByLabel("Postal code", { exact: true }).fill("17002");
      return part(page, "profile.personal").getByRole("button", { name: say("profile.save") });
    },
    result: refusal,
  },
  "a nickname": {
    path: paths.profileSettings(),
    fill: async (page) => {
      await part(page, "profile.fakename.title").getByRole("textbox").fill("Wanderer7");
      return part(page, "profile.fakename.title").getByRole("button");
    },
    result: message("flash.saved"),
  },
  "a nickname that is too short": {
    path: paths.profileSettings(),
    fill: async (page) => {
      await part(page, "profile.fakename.title").getByRole("textbox").fill("ab");
      return part(page, "profile.fakename.title").getByRole("button");
    },
    result: wrong,
  },
  "a password that is refused": {
    path: paths.profileSecurity(),
    fill: async (page) => {
      await page.getByLabel(say("profile.password.old"), { exact: true }).fill("Not-this1");
      await page.getByLabel(say("profile.password.new"), { exact: true }).fill("Another1!");
      return button(page, "profile.password.submit");
    },
    result: wrong,
  },
  "the last subscription, refused": {
    path: paths.profileNotification(),
    refused: "account.changeSubscription",
    fill: (page) => button(page, "profile.notification.unsubscribe").last(),
    result: refusal,
  },
  "the last bonus, refused": {
    path: paths.bonuses(),
    refused: "bonuses.deactivate",
    fill: (page) => button(page, "profile.bonuses.pause").last(),
    result: refusal,
  },
  "the last cashback, refused": {
    path: paths.cashback(),
    refused: "cashbacks.payout",
    fill: (page) => button(page, "profile.cashback.payout").last(),
    result: refusal,
  },
  "a limit": {
    path: paths.responsibleGame(),
    fill: async (page) => {
      await page.getByLabel(say("responsible.limit.amount", { currency: "EUR" })).fill("100");
      return button(page, "responsible.limit.set");
    },
    result: message("flash.limitHolds"),
  },
  "a limit of nothing": {
    path: paths.responsibleGame(),
    fill: async (page) => {
      await page.getByLabel(say("responsible.limit.amount", { currency: "EUR" })).fill("x");
      return button(page, "responsible.limit.set");
    },
    result: wrong,
  },
  "a self-exclusion that is refused": {
    path: `${paths.responsibleGame()}?confirm=self_exclusion&id=P6M`,
    refused: "Support.sendFeedback",
    fill: (page) => page.getByRole("button", { name: say("responsible.exclusion.ask.agree") }),
    result: refusal,
  },
  "a tournament that is refused": {
    path: paths.tournament(3),
    refused: "tournaments.participate",
    fill: (page) => button(page, "tournament.join"),
    result: refusal,
  },
  "an offer that is refused": {
    path: paths.offer(38),
    refused: "campaigns.takepromotions",
    fill: (page) => button(page, "offers.action.take"),
    result: refusal,
  },
  "a deposit that is refused": {
    path: `${paths.deposit()}/sandiban`,
    refused: "cashier.makedeposit",
    fill: async (page) => {
      await main(page).locator("[name=amount]").fill("50");
      await page.locator('[name="requisites.iban"]').fill("ES91 2100 0418 4502 0005 1332");
      return page.getByRole("button", { name: say("deposit.submit") });
    },
    result: refusal,
  },
  "a deposit of nothing": {
    path: `${paths.deposit()}/sandiban`,
    fill: async (page) => {
      await main(page).locator("[name=amount]").fill("0");
      return page.getByRole("button", { name: say("deposit.submit") });
    },
    result: wrong,
  },
  "a withdrawal of too much": { path: bank, fill: withdrawal("99999999"), result: wrong },
  "a withdrawal to look over": {
    path: bank,
    fill: withdrawal("50"),
    result: (page) => page.getByRole("heading", { name: say("withdraw.review.title") }),
  },
  "a sign-in with a wrong password": {
    path: paths.signIn(),
    isVisitors: true,
    fill: async (page) => {
      await page.getByLabel(say("auth.login.login")).fill("nobody@sandbox.test");
      await page.getByLabel(say("auth.login.password"), { exact: true }).fill("Not-this1");
      return page.getByRole("button", { name: say("auth.login.submit"), exact: true });
    },
    result: refusal,
  },
  "a sign-up that is refused": {
    path: "/forms/sign_up",
    isVisitors: true,
    refused: "auth.register",
    fill: async (page, hasScript) => {
      const quick = page.getByRole("button", { name: "Quick" });
      await Promise.all([hasScript ? undefined : page.waitForEvent("load"), quick.click()]);
      await page.getByLabel("Email", { exact: true }).fill("quick@mail.test");
      await page.getByLabel("Date of birth", { exact: true }).fill("1990-04-30");
      await page.getByLabel(say("auth.registration.terms")).check();
      return page.getByRole("button", { name: say("auth.registration.submit"), exact: true });
    },
    result: refusal,
  },
};

const sizes = isDay
  ? [{ width: 360, height: 740 }]
  : [
      { width: 360, height: 740 },
      { width: 1440, height: 900 },
    ];

for (const [name, action] of Object.entries(actions))
  for (const viewport of sizes)
    test.describe(`${viewport.width} px wide`, () => {
      test.use({ viewport });

      test(
        `what became of ${name} is in sight`,
        action.when ?? byNight,
        async ({ page, site, context, sandbox, hydrated, submitted, hasScript }) => {
          if (!action.isVisitors)
            await context.addCookies(
              await signInByPost(site.url, await site.sandbox.clone("demo@sandbox.test")),
            );
          if (action.refused) await sandbox.fail([`${action.refused}=TooManyRequestsException`]);
          await page.goto(action.path);
          await hydrated(page);
          const submit = await action.fill(page, hasScript);
          await submitted(page, () => submit.click());
          const result = action.result(page);
          await expect(result).toBeVisible();
          await expect.poll(() => result.evaluate(isInSight)).toBe(true);
        },
      );
    });

/** Whether its first lines are within the window and under nothing. */
function isInSight(element: Element): boolean {
  const { left, top, width, height } = element.getBoundingClientRect();
  return [4, Math.min(height, 48) - 4].every((below) => {
    const there = document.elementFromPoint(left + width / 2, top + below);
    return there !== null && element.contains(there);
  });
}
