import { existsSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import words from "~/i18n/messages/en-US.json";
import { type CashierBrowser, leadsTo, openPlayerBrowser } from "../../../tests/support/player-browser";
import { testApp } from "../../../tests/support/test-app";
import { deposit, openDeposit } from "./testing/deposit-page";
import { postWithdraw, reviewOf, toIban, withdraw } from "./testing/withdraw-page";

const app = await testApp();

const of = (name: string) => openPlayerBrowser(app, `${name}@sandbox.test`);

async function balances(browser: CashierBrowser) {
  const player = await (await browser.contextAt()).player();
  if (player.kind !== "player") throw new Error("signed out");
  const { balance_main: main, balance_bonus: bonus, balance_betting_bonus: betting } = player.account;
  return { main: Number(main?.amount), bonus: Number(bonus?.amount), betting: Number(betting?.amount) };
}

/** The result of a payment at the provider, or of a withdrawal at the platform. */
async function finish(id: string | undefined, status: "success" | "fail" | "cancel") {
  const answer = await fetch(`${app.sandbox.url}/__sandbox/transactions/${id}`, {
    method: "POST",
    headers: { "X-Sandbox-Key": "sandbox", "Content-Type": "application/json" },
    body: JSON.stringify({ status }),
  });
  expect(answer.ok).toBe(true);
}

/** Plays what a sentence says, against the platform. */
type Play = () => Promise<void>;
/** A test elsewhere that plays it: its file, and words of its title. */
type Elsewhere = readonly [file: string, title: string];

const cashier = (file: string, title: string): Elsewhere => [`app/features/cashier/${file}`, title];
const rewards = (file: string, title: string): Elsewhere => [`app/features/bonuses/${file}`, title];

const lookedFor = cashier("deposit/unseen-deposit.test.ts", "is looked for and never sent again");
const givenUp = cashier("deposit/unseen-deposit.test.ts", "may be given up after a while");
const savedDetails = cashier(
  "deposit/deposit.server.test.ts",
  "are chosen by their number, and only when they are ready",
);
const takenBack = cashier("withdraw/cancel/cancel.server.test.ts", "returns the money, once");
const awaited = cashier("withdraw/timeline.test.ts", "a withdrawal awaits");
const declined = rewards("bonus-forms.server.test.ts", "is given up");
const bought: Elsewhere = ["app/features/loyalty/shop/shop-forms.server.test.ts", "is bought once"];

const confirmedIsAdded: Play = async () => {
  const browser = await of("demo");
  const before = await balances(browser);
  const destination = leadsTo(await deposit(browser, "sandcard", { amount: "50" }));
  expect(destination).toMatch(/^http:\/\/[^/]+\/__sandbox\//);
  const [newest] = await browser.history();
  expect(newest?.status).toBe("pending");
  expect(await balances(browser)).toEqual(before);
  await finish(newest?.id, "success");
  expect(await balances(browser)).toEqual({ ...before, main: before.main + 50 });
};

const mainAlone: Play = async () => {
  const browser = await of("demo");
  const before = await balances(browser);
  expect(before.bonus).toBeGreaterThan(0);
  const all = { ...toIban, amount: String(Math.floor(before.main)) };
  expect((await reviewOf(browser, all)).amount.amount).toBe(all.amount);
  const more = await postWithdraw(browser, {
    intent: "review",
    burn: "agreed",
    ...toIban,
    amount: String(Math.ceil(before.main) + 1),
  });
  expect(more.body.again?.respondWith.result?.error?.amount).toEqual([expect.stringContaining("available")]);
};

/** Every sentence of deposits, withdrawals and rewards, and what plays it; null for one that says nothing of money. */
const plays: Record<string, Play | Elsewhere | null> = {
  "cashier.method.none.text": null,
  "deposit.frame.text": cashier("result/pay-result.server.test.ts", "their page in ours, until it is over"),
  "deposit.leave.text": confirmedIsAdded,
  "deposit.limit.none": async () => {
    const browser = await of("needdeposit");
    expect((await openDeposit(browser)).view).toMatchObject({ limit: null });
    expect(leadsTo(await deposit(browser, "sandinstant", { amount: "5000" }))).toContain("paysuccess");
  },
  "deposit.mobileOnly": null,
  "deposit.result.untouched": cashier("result/pay-result.server.test.ts", "says that nothing was taken"),
  "deposit.result.barred.text": cashier("result/barred-payment.test.ts", "says so, is not waited for"),
  "deposit.result.late.text": confirmedIsAdded,
  "deposit.result.openWindowHint": cashier("result/pay-result.server.test.ts", "a link to another tab"),
  "deposit.result.unknown.text": cashier("result/pay-result.server.test.ts", "of another player's payment"),
  "deposit.result.unnamed.text": cashier("result/unnamed-return.test.ts", "is neutral while the history"),
  "deposit.unavailable.text": async () => {
    const browser = await of("demo");
    const before = await balances(browser);
    browser.fail("cashier.getdepositsettings=status:500");
    expect((await openDeposit(browser)).view.kind).not.toBe("methods");
    browser.heal();
    expect((await openDeposit(browser)).view.kind).toBe("methods");
    expect(await balances(browser)).toEqual(before);
  },
  "dialogs.bettingBonusActivated.text": rewards("bonus-forms.server.test.ts", "of the sportsbook says so"),
  "dialogs.bonusActivate.text": null,
  "dialogs.bonusRemove.text": rewards("bonus-forms.server.test.ts", "is removed once"),
  "dialogs.burnBonuses.text": cashier(
    "withdraw/withdraw-page.server.test.ts",
    "are gone after the withdrawal",
  ),
  "dialogs.cashbackRemove.text": declined,
  // A demo is the provider's own: no call of ours goes to the platform.
  "dialogs.demoMode.text": null,
  "dialogs.loyaltyBought.text": bought,
  "dialogs.promoActivated.text": ["app/dialogs/claims.test.ts", "a reward was given"],
  "dialogs.unseenCashback.active": [
    "app/features/cashback/unseen-cashback.server.test.ts",
    "opens by itself for who has come in",
  ],
  "dialogs.unseenCashback.paidOut": [
    "app/features/cashback/unseen-cashback.server.test.ts",
    "that was paid by itself is shown once",
  ],
  "flash.bonusActivated": rewards("bonus-forms.server.test.ts", "is done once"),
  "flash.bonusPaused": rewards("bonus-forms.server.test.ts", "is paused"),
  "flash.bonusRemoved": rewards("bonus-forms.server.test.ts", "is removed once"),
  "flash.cashbackPaidOut": rewards("bonus-forms.server.test.ts", "is paid out once"),
  "flash.cashbackRemoved": declined,
  "payment.checking.anewHint": givenUp,
  "payment.checking.late": givenUp,
  "payment.checking.text": lookedFor,
  "payment.newCard": cashier("deposit/deposit.server.test.ts", "are new ones for the provider to ask for"),
  "payment.noAmount": cashier("form/whole-amounts.test.ts", "are read as typed"),
  "payment.notSent": ["app/session/idempotency/send-payment-once.server.test.ts", "notSent"],
  "payment.paused": cashier("deposit/unseen-deposit.test.ts", "is a 503 that says so, and may be sent again"),
  "payment.saved.fraudulent": savedDetails,
  "payment.saved.on_verification": savedDetails,
  "payment.saved.validation_required": savedDetails,
  "payment.staleForm": cashier("deposit/deposit.server.test.ts", "with the token %j are none"),
  "payment.wait_one": null,
  "payment.wait_other": null,
  "wallet.bettingBonus": null,
  "wallet.bonus": mainAlone,
  "wallet.main": mainAlone,
  "wallet.noBonus": cashier("wallet/wallet.server.test.ts", "the bonus that is being played"),
  "wallet.noRecent": cashier("wallet/wallet.server.test.ts", "the four latest movements"),
  "withdraw.awaits.nothing": awaited,
  "withdraw.awaits.review": awaited,
  "withdraw.awaits.verification": awaited,
  "withdraw.cancel.done": takenBack,
  "withdraw.cancel.notAllowed": cashier("withdraw/cancel/cancel.server.test.ts", "can be switched off"),
  "withdraw.cancel.notSent": ["app/session/idempotency/send-payment-once.server.test.ts", "notSent"],
  "withdraw.cancel.text": takenBack,
  "withdraw.cancel.tooLate": cashier(
    "withdraw/cancel/cancel.server.test.ts",
    "is too late once somebody pays it",
  ),
  "withdraw.cancel.unknown": cashier("withdraw/cancel/cancel.server.test.ts", "of an unknown end"),
  "withdraw.requested.text": cashier("history/history.server.test.ts", "shows the way of a withdrawal"),
  "withdraw.review.next": cashier("withdraw/steps/send.server.test.ts", "happens once"),
  "withdraw.step.cancelled.done": takenBack,
  "withdraw.step.failed.done": async () => {
    const browser = await of("demo");
    const before = await balances(browser);
    await withdraw(browser, { ...toIban, amount: "50" });
    expect((await balances(browser)).main).toBe(before.main - 50);
    const [newest] = await browser.history("withdrawal");
    await finish(newest?.id, "fail");
    expect((await balances(browser)).main).toBe(before.main);
  },
  // It names no state: what it says is where to ask.
  "withdraw.step.unclear.text": null,
};

describe("a sentence about money", () => {
  it("is in this table", () => {
    const ours =
      /^(?:(?:deposit|withdraw|payment|wallet|cashier)\.|flash\.(?:bonus|cashback)|dialogs\.(?:bettingBonus|bonus|burn|cashback|demo|loyaltyBought|promo|unseenCashback))/;
    const sentences = Object.entries(words).filter(
      ([key, text]) => ours.test(key) && /[.!](?:\s|$)/.test(text),
    );
    expect(sentences.map(([key]) => key).sort()).toEqual(Object.keys(plays).sort());
  });

  it.each(
    Object.entries(plays).flatMap(([key, play]) => (play instanceof Function ? [[key, play] as const] : [])),
  )("is so: %s", (_, play) => play());

  it.each(
    Object.entries(plays).flatMap(([key, play]) => (Array.isArray(play) ? [[key, ...play] as const] : [])),
  )("%s is played by %s: %s", (_, file, title) => {
    expect(existsSync(file) && readFileSync(file, "utf8")).toContain(title);
  });
});
