import { describe, expect, it } from "vitest";
import { type CashierBrowser, openPlayerBrowser } from "../../../../../tests/support/player-browser";
import { testApp } from "../../../../../tests/support/test-app";
import { iban, openWithdraw, postWithdraw, reviewOf, sending, toIban } from "../../testing/withdraw-page";

const app = await testApp();

const of = (name: string) => openPlayerBrowser(app, `${name}@sandbox.test`);
const made = (browser: CashierBrowser) => browser.calls("cashier.makewithdrawal").length;

describe("sending", () => {
  it("happens once, however often the form is sent", async () => {
    const browser = await of("demo");
    const form = sending(await reviewOf(browser, { ...toIban, amount: "60" }));
    const answers = await Promise.all(Array.from({ length: 20 }, () => postWithdraw(browser, form)));
    expect(new Set(answers.map(({ location }) => location)).size).toBe(1);
    expect(made(browser)).toBe(1);
    const [call] = browser.calls("cashier.makewithdrawal");
    expect(call?.params).toMatchObject({ amount: "60", method: "sandiban" });
    expect(call?.headers["idempotency-key"]).toBe(form._token.split(".")[0]);
  });

  it.each(["", "x", "AAAAAAAAAAAAAAAAAAAAAA.9999999999.AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA"])(
    "does nothing with the token %j",
    async (token) => {
      const browser = await of("yen");
      const review = await reviewOf(browser, { ...toIban, amount: "1500" });
      const outcome = await postWithdraw(browser, { ...sending(review), _token: token });
      expect(outcome).toMatchObject({ status: 409, body: { problem: "payment.staleForm" } });
      expect(outcome.body.review?.token).not.toBe(token);
      expect(made(browser)).toBe(0);
    },
  );

  it("does nothing with another player's review", async () => {
    const review = await reviewOf(await of("yen"), { ...toIban, amount: "1500" });
    const browser = await of("tether");
    const outcome = await postWithdraw(browser, sending(review));
    expect(outcome).toMatchObject({ status: 409, body: { problem: "payment.staleForm" } });
    expect(made(browser)).toBe(0);
  });

  it.each(["drop", "status:502", "garbage"])(
    "an unknown end (%s) is looked for, never tried again",
    async (effect) => {
      const browser = await of("yen");
      const form = sending(await reviewOf(browser, { ...toIban, amount: "1500" }));
      browser.fail(`cashier.makewithdrawal=${effect}*1`);
      expect(await postWithdraw(browser, form)).toMatchObject({ location: "/cashier/withdraw" });
      expect((await openWithdraw(browser)).check).toMatchObject({
        payment: { method: "Bank transfer", value: { amount: "1500", currency: "JPY" } },
      });
      expect(await postWithdraw(browser, form)).toMatchObject({ location: "/cashier/withdraw" });
      expect(made(browser)).toBe(1);
      await postWithdraw(browser, { intent: "anew" });
      expect((await openWithdraw(browser)).check).toBeNull();
    },
  );

  it("what arrived without an answer is found in the history", async () => {
    const browser = await of("yen");
    const review = await reviewOf(browser, { ...toIban, amount: "1500" });
    browser.fail("cashier.makewithdrawal=drop*1");
    await postWithdraw(browser, sending(review));
    const context = await browser.contextAt();
    await context.platform.call("cashier.makewithdrawal", {
      methodId: "5",
      method: "sandiban",
      amount: "1500",
      requisites: { iban },
    });
    const page = await openWithdraw(browser);
    expect(page.check).toBeNull();
    expect(page.requested).toMatchObject({ status: "pending", value: { amount: "1500" } });
  });
});
