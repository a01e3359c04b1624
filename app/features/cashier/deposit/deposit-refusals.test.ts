import { beforeEach, expect, it } from "vitest";
import { type CashierBrowser, leadsTo, openPlayerBrowser } from "../../../../tests/support/player-browser";
import { testApp } from "../../../../tests/support/test-app";
import { deposit, depositAnswerOf, depositForm, openDeposit, postDeposit } from "../testing/deposit-page";

let browser: CashierBrowser;
const app = await testApp();
beforeEach(async () => {
  browser = await openPlayerBrowser(app);
});

const pay = (fields: Record<string, string> = {}) => deposit(browser, "sandinstant", fields);

// Rows of docs/contract.md#2, in the faces of docs/contract.md#d93.

it.each([
  [6, "19", 503, { text: "errors.InternalServerErrorException", nextSteps: ["history", "support"] }],
  [16, "14", 503, { text: "errors.BillingServiceErrorException", nextSteps: ["otherMethod", "support"] }],
  [18, "15", 503, { text: "errors.BillingUnavailableException", nextSteps: ["otherMethod"] }],
  [19, "16", 422, { text: "errors.BillingDepositLimitExceededException", nextSteps: ["limits"] }],
])(
  "docs/contract.md#row-%d, as %s is refused, is told on the form, which stays",
  async (_, amount, status, refusal) => {
    const { form } = await depositForm(browser, "sandinstant");
    const answer = depositAnswerOf(await postDeposit(browser, "sandinstant", { _token: form.token, amount }));
    expect(answer).toMatchObject({ status, refusal, values: { amount } });
    // It may be sent again, under another token.
    expect(answer.token).not.toBe(form.token);
    const again = { _token: answer.token, amount: "20" };
    expect(leadsTo(await postDeposit(browser, "sandinstant", again))).toMatch(/paysuccess/);
    expect(browser.calls("cashier.makedeposit")).toHaveLength(2);
  },
);

it("docs/contract.md#row-17, as 13 is refused, leads to the page of its payment", async () => {
  expect(leadsTo(await pay({ amount: "13" }))).toMatch(/^\/cashier\/payfail\/[\w-]+$/);
});

it("docs/contract.md#row-19 names what is left, and the page says so beforehand", async () => {
  browser = await openPlayerBrowser(app, "limited@sandbox.test");
  const { view } = await openDeposit(browser, "sandinstant");
  expect(view).toMatchObject({ limit: { left: { amount: "35.00", currency: "EUR" }, percent: 65 } });
  const { errors } = depositAnswerOf(await pay({ amount: "36" }));
  expect(errors.amount?.[0]).toContain('"amount":"35.00"');
});

it("docs/contract.md#row-26, as needkyc is refused, leads there and back to the amount", async () => {
  browser = await openPlayerBrowser(app, "needkyc@sandbox.test");
  const destination = leadsTo(await pay({ amount: "70" })) ?? "";
  expect(destination).toBe("/cashier/deposit/sandinstant?amount=70&dialog=verification");
  const { form } = await depositForm(browser, "sandinstant", new URL(destination, "http://localhost").search);
  expect(form.values).toEqual({ amount: "70" });
});

it.each([
  [11, "UserNeedProfileDataException", "confirm=profile"],
  [12, "UserNeedConfirmContactException", "confirm=email"],
  [23, "KycUserProfileException", "confirm=profile"],
  [24, "KycWithdrawalException", "dialog=verification&type=start"],
  [26, "VerificationRequiredException", "dialog=verification"],
  [28, "RequisitesValidationRequiredException", "dialog=verification&id=act-9f3"],
])("docs/contract.md#row-%d, %s, is a dialog over the form: %s", async (_, type, dialog) => {
  browser.fail(`cashier.makedeposit=${type}`);
  expect(leadsTo(await pay())).toBe(`/cashier/deposit/sandinstant?amount=50&${dialog}`);
});

it.each([
  [10, "UserNeedDepositException", { kind: "need", need: "deposit" }],
  [14, "InvalidParameterException", { text: "errors.InvalidParameterException", nextSteps: [] }],
  [15, "TooManyRequestsException", { seconds: expect.any(Number) }],
  [16, "BillingServiceErrorException", { nextSteps: ["otherMethod", "support"] }],
  [17, "BillingTransactionDeclinedException", { nextSteps: ["otherMethod", "support"] }],
  [20, "WithdrawalDeclinedException", { nextSteps: ["support"] }],
  [21, "WithdrawalLimitsExceededException", null],
  [22, "WithdrawalLimitsPeriodExceededException", null],
  [25, "StorageQuotaExceededException", { text: "errors.StorageQuotaExceededException", nextSteps: [] }],
  [27, "RequisitesOnVerificationException", { text: "errors.RequisitesOnVerificationException" }],
  [29, "RequisitesFraudulentException", { nextSteps: ["support"] }],
])("docs/contract.md#row-%d, %s, is shown above the form", async (_, type, refusal) => {
  browser.fail(`cashier.makedeposit=${type}`);
  expect(depositAnswerOf(await pay())).toMatchObject({ refusal });
});

it.each([
  [9, "UserBannedException/BANNED", 403],
  [13, "ApplicationUnavailableException", 503],
])("docs/contract.md#row-%d, %s, ends the page", async (_, fault, status) => {
  browser.fail(`cashier.makedeposit=${fault}`);
  await expect(pay()).rejects.toMatchObject({ status });
});

it("a used form with another amount is not answered with the refusal of the first", async () => {
  browser = await openPlayerBrowser(app, "limited@sandbox.test");
  const { form } = await depositForm(browser, "sandinstant");
  const post = async (amount: string) => postDeposit(browser, "sandinstant", { _token: form.token, amount });
  const first = depositAnswerOf(await post("36"));
  expect(depositAnswerOf(await post("36")).errors).toEqual(first.errors);
  const other = depositAnswerOf(await post("20"));
  expect(other).toMatchObject({
    status: 409,
    refusal: { text: "payment.staleForm" },
    values: { amount: "20" },
  });
  expect(other.errors.amount).toBeUndefined();
  expect(browser.calls("cashier.makedeposit")).toHaveLength(1);
});
