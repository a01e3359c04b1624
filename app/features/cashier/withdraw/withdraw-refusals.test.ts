import { expect, it } from "vitest";
import { openPlayerBrowser } from "../../../../tests/support/player-browser";
import { testApp } from "../../../../tests/support/test-app";
import { iban, postWithdraw, reviewOf, sending, toIban, withdraw } from "../testing/withdraw-page";

const app = await testApp();

const of = (name: string) => openPlayerBrowser(app, `${name}@sandbox.test`);
const under = (dialog: string, amount = "50") =>
  `/cashier/withdraw?method=sandiban&amount=${amount}&burn=agreed&${dialog}`;

// Rows of docs/contract.md#2, in the faces of docs/contract.md#d93.

it.each([
  [11, "needprofile", "confirm=profile"],
  [12, "needcontact", "confirm=email"],
  [24, "onkyc", "dialog=verification&type=verification"],
  [24, "rejected", "dialog=verification&type=change"],
  [26, "needkyc", "dialog=verification"],
])("docs/contract.md#row-%d, as %s is refused, is a dialog over the form: %s", async (_, name, dialog) => {
  expect(await withdraw(await of(name), { ...toIban, amount: "50" })).toMatchObject({
    status: 302,
    location: under(dialog),
  });
});

it.each([
  [23, "24", "confirm=profile"],
  [24, "25", "dialog=verification&type=start"],
  [26, "29", "dialog=verification"],
  [28, "27", "dialog=verification&id=act-9f3"],
])("docs/contract.md#row-%d, as %s is refused, is a dialog over the form: %s", async (_, amount, dialog) => {
  const { location } = await withdraw(await of("demo"), { ...toIban, amount });
  expect(location).toBe(under(dialog, amount));
});

const byAmount = (error: unknown) => ({ result: { error: { amount: [error] } } });

it.each([
  [20, "21", { refusal: { text: "errors.WithdrawalDeclinedException", nextSteps: ["support"] } }],
  [21, "22", byAmount(expect.stringMatching(/sumError\|.*"10\.00".*"5000\.00"/))],
  [
    22,
    "23",
    {
      ...byAmount(expect.stringMatching(/available\|.*"0\.00"/)),
      refusal: { until: expect.stringMatching(/Z$/) },
    },
  ],
  [27, "26", { refusal: { text: "errors.RequisitesOnVerificationException" } }],
  [29, "28", { refusal: { text: "errors.RequisitesFraudulentException", nextSteps: ["support"] } }],
])(
  "docs/contract.md#row-%d, as %s is refused, is told on the form, which stays",
  async (_, amount, answer) => {
    const outcome = await withdraw(await of("demo"), { ...toIban, amount });
    expect(outcome.status).toBe(422);
    expect(outcome.body.again?.respondWith).toMatchObject(answer);
    expect(outcome.body.again?.respondWith.values).toMatchObject({ amount, "requisites.iban": iban });
  },
);

it("an amount above the shown balance is refused at once, before any review", async () => {
  const browser = await of("demo");
  const outcome = await postWithdraw(browser, {
    intent: "review",
    burn: "agreed",
    ...toIban,
    amount: "1251",
  });
  expect(outcome).toMatchObject({
    status: 400,
    body: { again: { form: { available: { amount: "1250.50" } } } },
  });
  expect(outcome.body.again?.respondWith).toMatchObject(
    byAmount(expect.stringMatching(/available\|.*"1250\.50"/)),
  );
});

it("docs/contract.md#row-5, as the money has gone since the review, is shown on the form", async () => {
  const browser = await of("demo");
  const fields = { ...toIban, amount: "1000" };
  const [first, second] = [await reviewOf(browser, fields), await reviewOf(browser, fields)];
  await postWithdraw(browser, sending(first));
  const { status, body } = await postWithdraw(browser, sending(second));
  expect(status).toBe(422);
  expect(body.again?.respondWith).toMatchObject({
    values: { amount: "1000" },
    result: { error: { amount: [expect.any(String)] } },
  });
});

it.each([
  [10, "UserNeedDepositException", { kind: "need", need: "deposit" }],
  [14, "InvalidParameterException", { text: "errors.InvalidParameterException", nextSteps: [] }],
  [15, "TooManyRequestsException", { seconds: expect.any(Number) }],
  [16, "BillingServiceErrorException", { nextSteps: ["otherMethod", "support"] }],
  [17, "BillingTransactionDeclinedException", { nextSteps: ["otherMethod", "support"] }],
  [18, "BillingUnavailableException", { nextSteps: ["otherMethod"] }],
  [19, "BillingDepositLimitExceededException", { nextSteps: ["limits"] }],
  [25, "StorageQuotaExceededException", { text: "errors.StorageQuotaExceededException", nextSteps: [] }],
])("docs/contract.md#row-%d, %s, is shown above the form", async (_, type, refusal) => {
  const browser = await of("yen");
  const form = sending(await reviewOf(browser, { ...toIban, amount: "1500" }));
  browser.fail(`cashier.makewithdrawal=${type}`);
  expect((await postWithdraw(browser, form)).body.again?.respondWith).toMatchObject({ refusal });
});

it("docs/contract.md#row-13, ApplicationUnavailableException, ends the page", async () => {
  const browser = await of("yen");
  const form = sending(await reviewOf(browser, { ...toIban, amount: "1500" }));
  browser.fail("cashier.makewithdrawal=ApplicationUnavailableException");
  await expect(postWithdraw(browser, form)).rejects.toMatchObject({ status: 503 });
});
