import { beforeEach, expect, it } from "vitest";
import { answerAccountForms } from "~/forms/account-form/account-form.server";
import { takeFlash } from "~/session/flash/flash.server";
import { day } from "../../../../sandbox/world/clock";
import { changingMarket, depositLimitOf } from "../../../../tests/support/market-rules";
import { formOf, leadsTo, openPlayerBrowser } from "../../../../tests/support/player-browser";
import { testApp } from "../../../../tests/support/test-app";
import { loadPlayLimits, playLimitForms } from "./play-limits.server";

const { market, setRules } = changingMarket();
const app = await testApp({ settings: { market }, games: 60 });

const limitOf = (kind: "deposit" | "loss" | "time") =>
  depositLimitOf({ kind, periods: ["day", "week"], name: "market.limits.loss", raiseAfter: "PT72H" });
beforeEach(() => setRules({ limits: [limitOf("deposit"), limitOf("loss"), limitOf("time")] }));

const page = "/profile/responsible-game";
let attempts = 0;

async function open() {
  const browser = await openPlayerBrowser(app);
  const limits = () => browser.visit(page, loadPlayLimits);
  async function set(fields: Record<string, string>) {
    attempts += 1;
    const attempt = `0f0e0d0c-0b0a-4908-8706-0504030201${String(attempts).padStart(2, "0")}`;
    return browser.visit(page, async (context) => {
      const said = await answerAccountForms(
        context,
        formOf({ intent: "playLimit", attempt, ...fields }),
        playLimitForms,
      );
      return said instanceof Response ? [leadsTo(said), takeFlash(context)?.text] : said.data.result?.error;
    });
  }
  return { browser, limits, set };
}

it("limits: those of the market that the platform keeps are shown, with its periods and its wait", async () => {
  const { limits } = await open();
  const rules = { name: "Loss limit", periods: ["1", "7"], waitingMs: 3 * day, canEdit: true };
  expect(await limits()).toMatchObject([
    { kind: "loss", ...rules },
    { kind: "time", ...rules, decimals: 0 },
  ]);
});

it("a first one and a lower one hold at once, in money or in minutes", async () => {
  const { browser, limits, set } = await open();
  expect(await set({ id: "loss", limit: "100", period: "7" })).toEqual([page, "Your limit is now in force."]);
  expect(await set({ id: "loss", limit: "50", period: "7" })).toEqual([page, "Your limit is now in force."]);
  expect(await set({ id: "time", limit: "90", period: "1" })).toEqual([page, "Your limit is now in force."]);
  expect(await limits()).toMatchObject([
    { kind: "loss", own: { value: "50", period: "7" } },
    { kind: "time", own: { value: "90", period: "1" } },
  ]);
  expect(browser.calls("Support.sendFeedback").map(({ params }) => params)).toMatchObject([
    { subject: "loss_limit", period: "7", limit_amount: "100" },
    { subject: "loss_limit", period: "7", limit_amount: "50" },
    { subject: "time_limit", period: "1", limit_minutes: "90" },
  ]);
});

it.each([
  { limit: "200", period: "7" },
  { limit: "100", period: "1" },
])("a looser one ($limit in $period) has to be wanted, and waits", async (looser) => {
  const { browser, limits, set } = await open();
  await set({ id: "loss", limit: "100", period: "7" });
  expect(await set({ id: "loss", ...looser })).toEqual({ sure: ["responsible.play.sureFirst"] });
  expect(browser.calls("Support.sendFeedback")).toHaveLength(1);
  const [where, text] = (await set({ id: "loss", ...looser, sure: "1" })) as string[];
  expect([where, text]).toEqual([page, expect.stringContaining("Request received.")]);
  expect((await limits())[0]).toMatchObject({
    own: { value: "100", period: "7" },
    canEdit: false,
    lockedUntil: expect.any(String),
  });
});

it.each<[Record<string, string>, string]>([
  [{ id: "time", limit: "2.5", period: "1" }, "limit"],
  [{ id: "loss", limit: "100", period: "30" }, "period"],
  [{ id: "stake", limit: "100", period: "7" }, "period"],
  [{ id: "loss", limit: "", period: "7" }, "limit"],
  [{ id: "deposit", limit: "100", period: "7" }, "id"],
])("%j is not sent", async (fields, field) => {
  const { browser, set } = await open();
  expect(await set(fields)).toHaveProperty(field);
  expect(browser.calls("Support.sendFeedback")).toEqual([]);
});

it("nothing is asked where the market lists none, and nothing shown where the platform has no such method", async () => {
  const { browser, limits } = await open();
  browser.fail("account.getLimits=MethodNotFoundException");
  expect(await limits()).toEqual([]);
  browser.heal();
  setRules({ limits: [limitOf("deposit")] });
  const before = browser.calls("account.getLimits").length;
  expect(await limits()).toEqual([]);
  expect(browser.calls("account.getLimits")).toHaveLength(before);
});
