import { describe, expect, it, vi } from "vitest";
import { redirectAfterSignUp } from "~/features/auth/registration/redirect-after-sign-up.server";
import { deposit, openDeposit, postDeposit } from "~/features/cashier/testing/deposit-page";
import { loadGamePage } from "~/features/games/play/game-page.server";
import { answerAccountForms } from "~/forms/account-form/account-form.server";
import type { Market } from "~/market/market-file";
import { changingMarket, depositLimitOf } from "../../../../tests/support/market-rules";
import { formOf, leadsTo, openPlayerBrowser } from "../../../../tests/support/player-browser";
import { testApp } from "../../../../tests/support/test-app";
import { loadLimitLift } from "../limit/limit-dialogs.server";
import { limitForms } from "../limit/limit-forms.server";
import { loadOwnLimit } from "../limit/own-limit.server";
import { loadLimitQuestion, questionForms } from "./limit-question.server";

type Ask = NonNullable<Market["limits"][number]["ask"]>;

const { market, setRules } = changingMarket();
const app = await testApp({ settings: { market }, games: 60 });

const page = "/limit-question?from=%2Fcashier%2Fdeposit";
let attempts = 0;

async function open(
  ask: Ask,
  rules: Partial<Market["limits"][number]> = {},
  base = "needdeposit@sandbox.test",
) {
  setRules({ limits: [depositLimitOf({ ask, ...rules })] });
  const browser = await openPlayerBrowser(app, base);
  const answer = (fields: Record<string, string>) => {
    attempts += 1;
    const attempt = `0f0e0d0c-0b0a-4908-8706-0504030201${String(attempts % 100).padStart(2, "0")}`;
    return browser.visit(page, async (context) => {
      const said = await answerAccountForms(context, formOf({ attempt, ...fields }), questionForms);
      return said instanceof Response ? leadsTo(said) : said.data;
    });
  };
  return { browser, answer };
}

/** What a loader or an action throws or gives: the address of a redirect, or null. */
const goes = (loading: Promise<object>) => loading.then(leadsTo, (thrown) => leadsTo(thrown));
const calls = (browser: Awaited<ReturnType<typeof openPlayerBrowser>>) =>
  browser.calls("cashier.makedeposit").length;

const required: Ask[] = [
  { at: ["deposit"], answer: "mustAnswer" },
  { at: ["deposit"], answer: "mustSet" },
  { at: ["register"], answer: "mustSet" },
];

describe.each(required)("a limit asked at $at that $answer", (ask) => {
  it("comes before the cashier's deposit, read or posted", async () => {
    const { browser, answer } = await open(ask);
    expect(await goes(openDeposit(browser))).toBe(page);
    const posted = postDeposit(browser, "sandinstant", { amount: "50" });
    expect(await goes(posted)).toBe("/limit-question?from=%2Fcashier%2Fdeposit%2Fsandinstant");
    expect(calls(browser)).toBe(0);
    expect(await answer({ intent: "limit", limit_amount: "100", period: "7" })).toBe(page);
    expect(await goes(browser.visit(page, loadLimitQuestion))).toBe("/cashier/deposit");
    await deposit(browser, "sandinstant");
    expect(calls(browser)).toBe(1);
  });
});

it("declining is explicit, and holds on every device", async () => {
  const { browser, answer } = await open({ at: ["deposit"], answer: "mustAnswer" });
  expect(await answer({ intent: "noLimit" })).toBe(page);
  expect(browser.calls("Support.sendFeedback")).toHaveLength(0);
  expect(browser.calls("storage.set").map(({ params }) => params)).toMatchObject([
    { key: "limit_answer_deposit" },
  ]);
  expect(await goes(openDeposit(browser))).toBeNull();
});

it("where one must be set a hand-made answer declines nothing", async () => {
  const { browser, answer } = await open({ at: ["deposit"], answer: "mustSet" });
  expect(await answer({ intent: "noLimit" })).toBe(page);
  expect(await goes(openDeposit(browser))).toBe(page);
});

it("where one must be set it is raised, and removed neither by the page, the dialog nor a hand-made form", async () => {
  const { browser, answer } = await open({ at: ["deposit"], answer: "mustSet" });
  await answer({ intent: "limit", limit_amount: "100", period: "7" });
  const settings = "/profile/responsible-game";
  expect(await loadOwnLimit(await browser.contextAt(settings))).toMatchObject({
    rules: { isRequired: true },
  });
  expect(await loadLimitLift(await browser.contextAt(settings))).toBeNull();
  const post = (fields: Record<string, string>) =>
    browser.visit(settings, (context) =>
      answerAccountForms(
        context,
        formOf({ intent: "looserLimit", attempt: "0f0e0d0c-0b0a-4908-8706-050403029999", ...fields }),
        limitForms,
      ),
    );
  const requests = browser.calls("Support.sendFeedback").length;
  expect(await post({ period: "none" })).toMatchObject({ data: { result: { status: "error" } } });
  expect(browser.calls("Support.sendFeedback")).toHaveLength(requests);
  expect(await post({ limit_amount: "200", period: "7" })).toBeInstanceOf(Response);
  expect(browser.calls("Support.sendFeedback")).toHaveLength(requests + 1);
});

it("an answer that cannot be read opens nothing", async () => {
  const { browser } = await open({ at: ["deposit"], answer: "mustAnswer" });
  browser.fail("storage.get=html");
  await expect(openDeposit(browser)).rejects.toMatchObject({ method: "storage.get" });
  await expect(postDeposit(browser, "sandinstant", { amount: "50" })).rejects.toMatchObject({
    method: "storage.get",
  });
  expect(calls(browser)).toBe(0);
});

it("nothing is chosen, and only the market's periods are offered", async () => {
  const { browser, answer } = await open({ at: ["deposit"], answer: "mustSet" }, { periods: ["month"] });
  const { question } = await browser.visit(page, loadLimitQuestion);
  expect(question).toMatchObject({ kind: "limit", limit: { rules: { periods: ["30"] } } });
  expect(question).not.toHaveProperty("limit.rules.startPeriod");
  expect(await answer({ intent: "limit", limit_amount: "50", period: "7" })).toMatchObject({
    result: { error: { period: [expect.any(String)] } },
  });
  expect(await answer({ intent: "limit", limit_amount: "50" })).toMatchObject({
    result: { error: { period: [expect.any(String)] } },
  });
});

it.each([
  ["refuse", "responsible.limit.over"],
  ["contact", "responsible.limit.overContact"],
] as const)("a limit over the highest one is not sent (%s)", async (over, issue) => {
  const max = { currency: "EUR", amounts: { month: "1000" }, young: { month: "150" }, over };
  const { browser, answer } = await open({ at: ["deposit"], answer: "mustSet" }, { periods: ["month"], max });
  expect(await answer({ intent: "limit", limit_amount: "1001", period: "30" })).toMatchObject({
    result: { error: { limit_amount: [expect.stringMatching(`^${issue}\\|`)] } },
  });
  expect(browser.calls("Support.sendFeedback")).toHaveLength(0);
});

it("a day's limit takes no more than its share of a month's highest", async () => {
  const max = { currency: "EUR", amounts: { month: "350" }, over: "contact" as const };
  const { answer } = await open({ at: ["deposit"], answer: "mustSet" }, { max });
  const refused = await answer({ intent: "limit", limit_amount: "12", period: "1" });
  expect(refused).toMatchObject({ result: { error: { limit_amount: [expect.stringContaining('"11"')] } } });
  expect(await answer({ intent: "limit", limit_amount: "11", period: "1" })).toBe(page);
});

it("asked before a bet, nothing launches for money until it is answered", async () => {
  const { browser, answer } = await open({ at: ["bet"], answer: "mustAnswer" });
  const stage = () =>
    browser.visit("/game/Sand-Dunes", async (context) => (await loadGamePage(context, "sand-dunes")).stage);
  expect(await stage()).toEqual({
    kind: "held",
    hold: { why: "limit", way: "/limit-question?from=%2Fgame%2FSand-Dunes" },
  });
  expect(await goes(openDeposit(browser))).toBeNull();
  await answer({ intent: "noLimit" });
  expect(await stage()).toMatchObject({ kind: "frame", mode: "play" });
});

it("asked at registration, it is the next page; one that may be passed by holds nothing up", async () => {
  const { browser } = await open({ at: ["register"], answer: "may" });
  const player = await (await browser.contextAt()).player();
  if (player.kind !== "player") throw new Error(player.kind);
  const next = await browser.visit("/forms/sign_up", async (context) =>
    redirectAfterSignUp(context, { ok: true, account: player.account, session: [] }, "/winners"),
  );
  expect(leadsTo(next)).toContain(`/limit-question?from=${encodeURIComponent("/winners?register=success")}`);
  expect(await goes(openDeposit(browser))).toBeNull();
});

describe("a looser limit", () => {
  it.each([
    ["PT72H", 1],
    ["PT24H", 0],
  ])("that the platform lets wait shorter than %s is in the log", async (raiseAfter, errors) => {
    const { browser, answer } = await open({ at: ["deposit"], answer: "mustSet" }, { raiseAfter });
    await answer({ intent: "limit", limit_amount: "100", period: "7" });
    const attempt = "0f0e0d0c-0b0a-4908-8706-050403020199";
    const context = await browser.contextAt("/profile/responsible-game");
    const error = vi.spyOn(context.log, "error");
    const form = formOf({ intent: "looserLimit", attempt, limit_amount: "300", period: "7" });
    await answerAccountForms(context, form, limitForms);
    expect(error).toHaveBeenCalledTimes(errors);
  });
});
