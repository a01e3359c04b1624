import { afterEach, describe, expect, it } from "vitest";
import { limitForms } from "~/features/responsible-game/limit/limit-forms.server";
import { loadOwnLimit } from "~/features/responsible-game/limit/own-limit.server";
import type { AmountForm } from "~/forms/validation/typed-amount";
import type { PaymentMethod } from "~/platform/entities/cashier";
import { formOf, openPlayerBrowser } from "../../../../tests/support/player-browser";
import { testApp } from "../../../../tests/support/test-app";
import { deposit, depositAnswerOf } from "../testing/deposit-page";
import { postWithdraw, toIban } from "../testing/withdraw-page";
import { buildPaymentForm } from "./build-form.server";
import { judgePayment, parsePayment } from "./payment-schema";

// docs/contract.md#o32: amounts are whole on the wire unless the operator's `forms.amounts` allows decimals.

const app = await testApp();
afterEach(() => app.sandbox.world.reset());

const allow = (amounts: AmountForm) => {
  app.sandbox.world.state.patches.cmsConfig = { forms: { amounts } };
};

const presets = ["100", "12.5", "0.0005", "1"].map((value) => ({ value }));

/** A method's form in a currency, read by the server's rules and the browser's. */
async function formIn(
  amounts: AmountForm,
  [currency, min_amount, max_amount]: readonly [string, string, string],
) {
  allow(amounts);
  const browser = await openPlayerBrowser(app);
  const method = { id: "1", sysname: "sandinstant", currency, min_amount, max_amount, fields: [] };
  const form = await buildPaymentForm(await browser.contextAt(), {
    action: "deposit",
    method: method as unknown as PaymentMethod,
    saved: [],
    presets: [{ currency, amount: presets }],
  });
  const read = (typed: string) => {
    const answers = [parsePayment, judgePayment].map((judge) => {
      const read = judge(form, formOf({ amount: typed }));
      if (read.status === "success") return read.value.amount;
      return /(\w+)(\|.*)?$/.exec(read.error?.amount?.[0] ?? "")?.[1];
    });
    expect(answers[1], "the browser says the same").toBe(answers[0]);
    return answers[0];
  };
  return { form, read };
}

const yen = ["JPY", "100", "5000"] as const;
const euro = ["EUR", "0.50", "99.90"] as const;
const bitcoin = ["BTC", "0.00010000", "2.50000000"] as const;
const tooLittle = ["BTC", "0.00010000", "0.90000000"] as const;

describe.each([
  ["whole", yen, ["100", "5000"], ["100"]],
  ["whole", euro, ["1", "99"], ["1"]],
  ["whole", bitcoin, ["1", "2"], ["1"]],
  ["decimals", yen, ["100", "5000"], ["100"]],
  ["decimals", euro, ["0.50", "99.90"], ["12.5", "1"]],
  ["decimals", bitcoin, ["0.00010000", "2.50000000"], ["0.0005", "1"]],
] as const)("amounts: %s, %j", (amounts, method, bounds, offered) => {
  it("has bounds and presets that such amounts can reach", async () => {
    const { form } = await formIn(amounts, method);
    expect([form.min.amount, form.max.amount]).toEqual(bounds);
    expect(form.presets).toEqual(offered);
  });
});

it.each([
  [
    "whole",
    yen,
    { "100": "100", "100.00": "100", "100.5": "sumWhole", "1,000": "sumUnclear", "99": "sumError" },
  ],
  ["whole", euro, { "1": "1", "1.00": "1", "1.5": "sumWhole", "1,5": "sumWhole", "0.5": "sumWhole" }],
  ["whole", euro, { "1,000": "sumUnclear", "100": "sumError", "٩٩": "99", "0": "wrongField" }],
  [
    "whole",
    bitcoin,
    { "1": "1", "0.0005": "sumWhole", "2.5": "sumWhole", "3": "sumError", "0": "wrongField" },
  ],
  ["whole", tooLittle, { "1": "noAmount", "0.5": "sumWhole" }],
  ["decimals", yen, { "100": "100", "100.5": "sumWhole" }],
  ["decimals", euro, { "0.5": "0.5", "1,55": "1.55", "1.5555": "wrongField", "1,000": "sumUnclear" }],
  ["decimals", bitcoin, { "0.0001": "0.0001", "0.00012345": "0.00012345", "0.123456789": "wrongField" }],
] as const)("amounts: %s, %j are read as typed: %j", async (amounts, method, rows) => {
  const { read } = await formIn(amounts, method);
  for (const [typed, expected] of Object.entries(rows))
    expect([typed, read(typed)]).toEqual([typed, expected]);
});

describe.each(["whole", "decimals"] as const)("12.5 where amounts are %s", (amounts) => {
  const isTaken = amounts === "decimals";

  it("as a deposit", async () => {
    allow(amounts);
    const browser = await openPlayerBrowser(app);
    const answer = await deposit(browser, "sandinstant", { amount: "12.5" });
    expect(browser.calls("cashier.makedeposit").map(({ params }) => params.amount)).toEqual(
      isTaken ? ["12.5"] : [],
    );
    if (!isTaken) expect(depositAnswerOf(answer).errors.amount).toEqual([expect.stringMatching("sumWhole")]);
  });

  it("as a withdrawal", async () => {
    allow(amounts);
    const browser = await openPlayerBrowser(app, "dinar@sandbox.test");
    const { body } = await postWithdraw(browser, { intent: "review", ...toIban, amount: "12.5" });
    expect(body.review?.amount.amount).toBe(isTaken ? "12.5" : undefined);
    expect(body.again?.respondWith.result?.error?.amount).toEqual(
      isTaken ? undefined : [expect.stringMatching("sumWhole")],
    );
  });

  it("as a limit", async () => {
    allow(amounts);
    const browser = await openPlayerBrowser(app);
    await browser.visit("/profile/responsible-game", (context) =>
      limitForms.limit(
        context,
        "limit",
        formOf({ attempt: "0f0e0d0c-0b0a-4908-8706-050403020100", limit_amount: "12.5", period: "7" }),
      ),
    );
    const { view, decimals } = await loadOwnLimit(await browser.contextAt());
    expect(decimals).toBe(isTaken ? 2 : 0);
    expect(view?.limit.amount).toBe(isTaken ? "12.50" : undefined);
  });
});
