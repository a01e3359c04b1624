import { beforeEach, describe, expect, it } from "vitest";
import { type CashierBrowser, leadsTo, openPlayerBrowser } from "~/../tests/support/player-browser";
import { depositAnswerOf, openDeposit, postDeposit } from "~/features/cashier/testing/deposit-page";
import { loadWallet } from "~/features/cashier/wallet/wallet.server";
import { testApp } from "../../../../tests/support/test-app";
import { loadRepeatDeposit } from "./repeat-deposit.server";

let browser: CashierBrowser;
const app = await testApp();
beforeEach(async () => {
  browser = await openPlayerBrowser(app);
});

const again = () =>
  browser.visit("/cashier/deposit", async (context) =>
    loadRepeatDeposit(context, await context.platform.call("cashier.getdepositsettings")),
  );
const sent = () => browser.calls("cashier.makedeposit");

/** The card's form, as a browser sends it. */
async function fields() {
  const card = await again();
  if (!card) throw new Error("no card");
  const { method, amount, saved, token } = card;
  return {
    sysname: method.sysname,
    posted: { _token: token, amount, ...(saved && { saved: saved.id }) },
  };
}

/** Another account than the platform's own: what its settings and history say. */
async function changed(
  change: (parts: {
    settings: Awaited<ReturnType<typeof settingsOf>>;
    last: Awaited<ReturnType<CashierBrowser["history"]>>[number];
  }) => void,
) {
  const settings = structuredClone(await settingsOf());
  const last = structuredClone((await browser.history()).find(({ status }) => status === "success"));
  if (!last) throw new Error("no deposit");
  change({ settings, last });
  return browser.visit("/cashier/deposit", (context) => {
    const platform = Object.create(context.platform);
    platform.call = async (method: string, input: never) =>
      method === "cashier.gethistory"
        ? { items: [last], offset: 0, limit: 1, total: 1 }
        : context.platform.call(method as never, input);
    return loadRepeatDeposit(Object.assign(Object.create(context), { platform }), settings);
  });
}
const settingsOf = () => browser.visit("/", (context) => context.platform.call("cashier.getdepositsettings"));

describe("a second deposit", () => {
  it("is offered with the last method, sum and details, on the deposit page and in the wallet", async () => {
    const card = await again();
    const last = (await browser.history()).find(({ status }) => status === "success");
    expect(card).toMatchObject({ method: { sysname: last?.method }, amount: String(Number(last?.amount)) });
    const { view } = await openDeposit(browser);
    expect(view).toMatchObject({ again: { amount: card?.amount } });
    const wallet = await browser.visit("/cashier/wallet", loadWallet);
    expect(wallet.again).toMatchObject({ ok: true, value: { amount: card?.amount } });
  });

  it("is made once, however often it is sent", async () => {
    const { sysname, posted } = await fields();
    const answers = await Promise.all([1, 2, 3].map(() => postDeposit(browser, sysname, posted)));
    expect(new Set(answers.map(leadsTo)).size).toBe(1);
    expect(sent()).toHaveLength(1);
    expect(sent()[0]?.params).toMatchObject({ method: sysname, amount: posted.amount });
  });

  it("whose answer is lost is looked for, and never requested again", async () => {
    const { sysname, posted } = await fields();
    browser.fail("cashier.makedeposit=dropafter*1");
    expect(leadsTo(await postDeposit(browser, sysname, posted))).toBe(`/cashier/deposit/${sysname}`);
    await postDeposit(browser, sysname, posted);
    expect(sent()).toHaveLength(1);
  });

  it("that is refused is shown on the form of its method, with all that was filled in", async () => {
    const { sysname, posted } = await fields();
    browser.fail("cashier.makedeposit=BillingDepositLimitExceededException*1");
    const answer = await postDeposit(browser, sysname, posted);
    if (answer instanceof Response) expect(leadsTo(answer)).toContain("dialog=");
    else expect(depositAnswerOf(answer)).toMatchObject({ status: 422, values: { amount: posted.amount } });
  });
});

describe("there is none", () => {
  it.each<[string, Parameters<typeof changed>[0]]>([
    [
      "once its method is gone",
      ({ settings, last }) => {
        settings.methods = settings.methods.filter(({ sysname }) => sysname !== last.method);
      },
    ],
    [
      "once the sum is below what the method takes",
      ({ settings }) => {
        for (const method of settings.methods) method.min_amount = "4000.00";
      },
    ],
    [
      "once the sum is above what the method takes",
      ({ settings }) => {
        for (const method of settings.methods) method.max_amount = "11.00";
      },
    ],
    [
      "once the currency is another one",
      ({ last }) => {
        last.currency = "USD";
      },
    ],
    [
      "for details that the method asks for and nobody keeps",
      ({ last }) => {
        last.method = "sandiban";
        last.amount = "50.00";
      },
    ],
    [
      "for what only a phone can do",
      ({ settings }) => {
        for (const method of settings.methods) method.is_mobile_only = true;
      },
    ],
  ])("%s", async (_, change) => {
    expect(await changed(() => {})).not.toBeNull();
    expect(await changed(change)).toBeNull();
  });

  it("for a player who never paid, nor where the history cannot be read", async () => {
    browser = await openPlayerBrowser(app, "newbie");
    expect(await again()).toBeNull();
    browser = await openPlayerBrowser(app);
    browser.fail("cashier.gethistory=status:500");
    const { view } = await openDeposit(browser);
    expect(view).toMatchObject({ kind: "methods", again: null });
  });

  it.each([
    ["9.99", null],
    ["100000.00", { amount: expect.any(String) }],
  ])("where %s is left of the player's own limit: %s", async (available_amount, card) => {
    const player = [...app.sandbox.world.state.players.values()].at(-1);
    const expired_at = new Date(Date.now() + 86_400_000).toISOString();
    const limit_amount = "100000.00";
    Object.assign(player ?? {}, {
      deposit_limit: { period: 7, limit_amount, available_amount, can_edit: true, expired_at },
    });
    const { view } = await openDeposit(browser);
    if (card) expect(view).toMatchObject({ again: card });
    else expect(view).toMatchObject({ kind: "methods", again: null });
  });

  it("with details that are not ready", async () => {
    const card = await changed(({ settings, last }) => {
      last.method = "sandcard";
      settings.saved_requisites = settings.saved_requisites.map((one) => ({ ...one, status: "fraudulent" }));
    });
    expect(card?.saved).toBeUndefined();
  });
});
