import { describe, expect, it } from "vitest";
import { openPlayerBrowser } from "../../../../../tests/support/player-browser";
import { testApp } from "../../../../../tests/support/test-app";
import { iban, openWithdrawPage, postWithdraw, reviewOf, toIban } from "../../testing/withdraw-page";

const app = await testApp();

const of = (name: string) => openPlayerBrowser(app, `${name}@sandbox.test`);

describe("the review", () => {
  it("shows all that will happen, and no card number in full", async () => {
    const browser = await of("tether");
    const fields = { method: "sandcard", amount: "50", "requisites.card_number": "4111 1111 1111 1111" };
    const { body } = await postWithdraw(browser, { intent: "review", ...fields });
    expect(body.review).toMatchObject({
      method: "Bank card",
      amount: { amount: "50", currency: "USDT" },
      destination: [{ label: "Card number", value: "411111...1111" }],
      burning: null,
    });
    expect(JSON.stringify(body)).not.toContain("4111111111111111");
    expect(browser.calls("cashier.makewithdrawal")).toHaveLength(0);
  });

  it("leads back to the form as it was, but for the card", async () => {
    const browser = await of("yen");
    const { payment } = await reviewOf(browser, { ...toIban, amount: "1500" });
    const { again } = (await postWithdraw(browser, { intent: "edit", payment })).body;
    expect(again?.respondWith.values).toMatchObject({ amount: "1500", "requisites.iban": iban });
  });

  it.each([
    ["", 400],
    ["0", 400],
    ["-1", 400],
    ["1e3", 400],
    ["0x10", 400],
    ["1.5", 400],
    ["1,000", 400],
    ["10.500", 400],
    ["NaN", 400],
    ["9".repeat(400), 400],
    ["9", 400],
    ["5001", 400],
    ["10,5", 400],
    ["١٠٠", 200],
  ])("an amount of %j is answered with %d", async (amount, status) => {
    const browser = await of("dinar");
    const outcome = await postWithdraw(browser, { intent: "review", ...toIban, amount });
    expect(outcome.status).toBe(status);
    if (status === 400)
      expect(Object.keys(outcome.body.again?.respondWith.result?.error ?? {})).toContain("amount");
  });

  it("checks where the money goes", async () => {
    const browser = await of("dinar");
    const wrong = await postWithdraw(browser, {
      intent: "review",
      method: "sandiban",
      amount: "50",
      "requisites.iban": "ES9121000418450200051333",
    });
    expect(wrong.body.again?.respondWith.result?.error).toHaveProperty(["requisites.iban"]);
    const requisites = await of("requisites");
    const { form } = await openWithdrawPage(requisites, "?method=sandcard");
    const fraudulent = form?.saved.find(({ status }) => status === "fraudulent");
    const refused = await postWithdraw(requisites, {
      intent: "review",
      method: "sandcard",
      amount: "50",
      saved: fraudulent?.id ?? "",
    });
    expect(refused.body.again?.respondWith.result?.error).toHaveProperty(["saved"]);
  });
});
