import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { startTestApp } from "../../../tests/app-context";
import { createSandboxControl, type SandboxControl } from "../../../tests/sandbox-control";
import { sending, withdrawSession } from "./testing/withdraw-session";

let app: Awaited<ReturnType<typeof startTestApp>>;
let sandbox: SandboxControl;
beforeAll(async () => {
  app = await startTestApp();
  sandbox = createSandboxControl(app.sandbox.url);
});
beforeEach(() => sandbox.reset());
afterAll(() => app.close());

const iban = "ES9121000418450200051332";
const toIban = { method: "sandiban", "requisites.iban": iban };
const of = (name: string) => withdrawSession(app, `${name}@sandbox.test`);
const made = async () => (await sandbox.calls("cashier.makewithdrawal")).length;

describe("the page", () => {
  it("says what is there and how much of each period is left", async () => {
    const { room } = await (await of("demo")).page();
    if (!room.ok) throw new Error("no room");
    expect(room.available).toEqual({ amount: "1250.50", currency: "EUR" });
    expect(room.methods.map(({ sysname }) => sysname)).toEqual([
      "sandcard",
      "sandpix",
      "sandcrypto",
      "sandiban",
    ]);
    expect(room.limits[0]).toMatchObject({
      days: 1,
      limit: { amount: "5000.00" },
      used: { amount: "40.00" },
      left: { amount: "4960.00" },
    });
  });

  it("has the form of a method, with the details that are known by their state", async () => {
    const { room } = await (await of("requisites")).page("?method=sandcard&amount=50");
    if (!room.ok) throw new Error("no room");
    expect(room.form?.values).toEqual({ amount: "50" });
    expect(new Set(room.form?.saved.map(({ status }) => status))).toEqual(
      new Set(["ready", "on_verification", "validation_required", "fraudulent"]),
    );
  });

  it.each(["?method=nope", "?method=__proto__", "?method=sandwindow&amount=1e3", ""])(
    "%s has none",
    async (search) => {
      const { room } = await (await of("yen")).page(search);
      expect(room).toMatchObject({ ok: true, form: null, chosen: null });
    },
  );

  it.each([
    ["VerificationRequiredException", { kind: "need", need: "verification" }],
    ["BillingUnavailableException", { kind: "text", text: "errors.BillingUnavailableException" }],
  ])("tells why the platform does not say what is there: %s", async (fault, refusal) => {
    const session = await of("yen");
    await sandbox.fail([`cashier.getwithdrawsettings=${fault}`]);
    expect((await session.page()).room).toMatchObject({ ok: false, refusal });
  });
});

describe("burning bonuses", () => {
  it("come before the form, and are asked for at each step", async () => {
    const session = await of("demo");
    const { room } = await session.page("?method=sandiban");
    expect(room).toMatchObject({
      form: null,
      chosen: "sandiban",
      burning: { amount: "40.00" },
      isAgreed: false,
    });
    const agreed = await session.page("?method=sandiban&burn=agreed");
    expect(agreed.room).toMatchObject({ form: { sysname: "sandiban" } });
    const dialog = "/cashier/withdraw?confirm=burn_bonuses&id=sandiban";
    expect(await session.post({ intent: "review", ...toIban, amount: "50" })).toMatchObject({
      location: dialog,
    });
    const { body } = await session.post({ intent: "review", burn: "agreed", ...toIban, amount: "50" });
    if (!body.review) throw new Error("no review");
    expect(body.review.burning).toEqual({ amount: "40.00", currency: "EUR" });
    const { burn, ...withoutWord } = sending(body.review);
    expect(await session.post(withoutWord)).toMatchObject({ location: dialog });
    expect(await made()).toBe(0);
  });

  it("are gone after the withdrawal, and the money is on its way", async () => {
    const session = await of("demo");
    const { location } = await session.withdraw({ ...toIban, amount: "50" });
    expect(location).toMatch(/^\/cashier\/withdraw\?requested=/);
    const { room, requested } = await session.page(location?.slice("/cashier/withdraw".length));
    expect(room).toMatchObject({ burning: null, available: { amount: "1200.50" } });
    expect(requested).toMatchObject({ status: "pending", value: { amount: "50.00", currency: "EUR" } });
  });
});

describe("the review", () => {
  it("shows all that will happen, and no card number in full", async () => {
    const session = await of("tether");
    const fields = { method: "sandcard", amount: "50", "requisites.card_number": "4111 1111 1111 1111" };
    const { body } = await session.post({ intent: "review", ...fields });
    expect(body.review).toMatchObject({
      method: "Bank card",
      amount: { amount: "50", currency: "USDT" },
      destination: [{ label: "Card number", value: "411111...1111" }],
      burning: null,
    });
    expect(JSON.stringify(body)).not.toContain("4111111111111111");
    expect(await made()).toBe(0);
  });

  it("leads back to the form as it was, but for the card", async () => {
    const session = await of("yen");
    const { body } = await session.post({ intent: "review", ...toIban, amount: "1500" });
    const payment = body.review?.payment ?? "";
    const { again } = (await session.post({ intent: "edit", payment })).body;
    expect(again?.answer.values).toMatchObject({ amount: "1500", "requisites.iban": iban });
  });

  it.each([
    ["", 400],
    ["0", 400],
    ["-1", 400],
    ["1e3", 400],
    ["0x10", 400],
    ["1.5", 400],
    ["NaN", 400],
    ["9".repeat(400), 400],
    ["9", 400],
    ["5001", 400],
    ["1,000", 200],
    ["١٠٠", 200],
  ])("an amount of %j is answered with %d", async (amount, status) => {
    const session = await of("dinar");
    const outcome = await session.post({ intent: "review", ...toIban, amount });
    expect(outcome.status).toBe(status);
    if (status === 400)
      expect(Object.keys(outcome.body.again?.answer.result?.error ?? {})).toContain("amount");
  });

  it("checks where the money goes", async () => {
    const session = await of("dinar");
    const wrong = await session.post({
      intent: "review",
      method: "sandiban",
      amount: "50",
      "requisites.iban": "ES9121000418450200051333",
    });
    expect(wrong.body.again?.answer.result?.error).toHaveProperty(["requisites.iban"]);
    const requisites = await of("requisites");
    const settings = await requisites.page("?method=sandcard");
    const fraudulent =
      settings.room.ok && settings.room.form?.saved.find(({ status }) => status === "fraudulent");
    const refused = await requisites.post({
      intent: "review",
      method: "sandcard",
      amount: "50",
      "requisites.id": fraudulent ? fraudulent.id : "",
    });
    expect(refused.body.again?.answer.result?.error).toHaveProperty(["requisites.id"]);
  });
});

describe("what the platform refuses", () => {
  const under = (dialog: string) => `/cashier/withdraw?method=sandiban&amount=50&burn=agreed&${dialog}`;

  it.each([
    ["needkyc", "dialog=verification"],
    ["onkyc", "dialog=verification&type=verification"],
    ["rejected", "dialog=verification&type=change"],
    ["needprofile", "confirm=profile"],
    ["needcontact", "confirm=email"],
  ])("%s is led on by a dialog", async (name, dialog) => {
    const session = await of(name);
    expect(await session.withdraw({ ...toIban, amount: "50" })).toMatchObject({
      status: 302,
      location: under(dialog),
    });
  });

  it("needdeposit is told to pay in first", async () => {
    const { status, body } = await (await of("needdeposit")).withdraw({ ...toIban, amount: "50" });
    expect(status).toBe(422);
    expect(body.again?.answer.refusal).toMatchObject({ kind: "need", need: "deposit" });
  });

  const byAmount = (error: unknown) => ({ result: { error: { amount: [error] } } });
  it.each([
    ["21", { refusal: { text: "errors.WithdrawalDeclinedException", ways: ["support"] } }],
    ["22", byAmount(expect.stringMatching(/sumError\|.*"10\.00".*"5000\.00"/))],
    [
      "23",
      {
        ...byAmount(expect.stringMatching(/available\|.*"0\.00"/)),
        refusal: { until: expect.stringMatching(/Z$/) },
      },
    ],
    ["26", { refusal: { text: "errors.RequisitesOnVerificationException" } }],
    ["28", { refusal: { text: "errors.RequisitesFraudulentException", ways: ["support"] } }],
    ["1251", byAmount("errors.codes.INSUFFICIENT_FUNDS")],
  ])("an amount of %s has a face of its own", async (amount, answer) => {
    const session = await of("demo");
    const outcome = await session.withdraw({ ...toIban, amount });
    expect(outcome.status).toBe(422);
    expect(outcome.body.again?.answer).toMatchObject(answer);
    // What was typed is still there, and the form may be sent again under another token.
    expect(outcome.body.again?.answer.values).toMatchObject({ amount, "requisites.iban": iban });
  });

  it.each([
    ["24", "confirm=profile"],
    ["25", "dialog=verification&type=start"],
    ["27", "dialog=verification&id=act-9f3"],
    ["29", "dialog=verification"],
  ])("an amount of %s is a dialog", async (amount, dialog) => {
    const { location } = await (await of("demo")).withdraw({ ...toIban, amount });
    expect(location).toBe(under(dialog).replace("amount=50", `amount=${amount}`));
  });

  it("a method that is down leads to another one", async () => {
    const session = await of("yen");
    const { body } = await session.post({ intent: "review", ...toIban, amount: "1500" });
    if (!body.review) throw new Error("no review");
    await sandbox.fail(["cashier.makewithdrawal=BillingUnavailableException"]);
    const outcome = await session.post(sending(body.review));
    expect(outcome.body.again?.answer.refusal).toMatchObject({ ways: ["otherMethod"] });
  });
});

describe("sending", () => {
  it("happens once, however often the form is sent", async () => {
    const session = await of("demo");
    const { body } = await session.post({ intent: "review", burn: "agreed", ...toIban, amount: "60" });
    if (!body.review) throw new Error("no review");
    const form = sending(body.review);
    const answers = await Promise.all(Array.from({ length: 20 }, () => session.post(form)));
    expect(new Set(answers.map(({ location }) => location)).size).toBe(1);
    expect(await made()).toBe(1);
    const [call] = await sandbox.calls("cashier.makewithdrawal");
    expect(call?.params).toMatchObject({ amount: "60", method: "sandiban" });
    expect(call?.headers["idempotency-key"]).toBe(form._token.split(".")[0]);
  });

  it.each(["", "x", "AAAAAAAAAAAAAAAAAAAAAA.9999999999.AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA"])(
    "does nothing with the token %j",
    async (token) => {
      const session = await of("yen");
      const { body } = await session.post({ intent: "review", ...toIban, amount: "1500" });
      if (!body.review) throw new Error("no review");
      const outcome = await session.post({ ...sending(body.review), _token: token });
      expect(outcome).toMatchObject({ status: 409, body: { problem: "payment.staleForm" } });
      expect(outcome.body.review?.token).not.toBe(token);
      expect(await made()).toBe(0);
    },
  );

  it("does nothing with another player's review", async () => {
    const { body } = await (await of("yen")).post({ intent: "review", ...toIban, amount: "1500" });
    if (!body.review) throw new Error("no review");
    const outcome = await (await of("tether")).post(sending(body.review));
    expect(outcome).toMatchObject({ status: 409, body: { problem: "payment.staleForm" } });
    expect(await made()).toBe(0);
  });

  it.each(["drop", "status:502", "garbage"])(
    "an unknown end (%s) is looked for, never tried again",
    async (effect) => {
      const session = await of("yen");
      const { body } = await session.post({ intent: "review", ...toIban, amount: "1500" });
      if (!body.review) throw new Error("no review");
      const form = sending(body.review);
      await sandbox.fail([`cashier.makewithdrawal=${effect}*1`]);
      expect(await session.post(form)).toMatchObject({ location: "/cashier/withdraw" });
      expect((await session.page()).check).toMatchObject({
        method: "Bank transfer",
        value: { amount: "1500", currency: "JPY" },
      });
      expect(await session.post(form)).toMatchObject({ location: "/cashier/withdraw" });
      expect(await made()).toBe(1);
      await session.post({ intent: "anew" });
      expect((await session.page()).check).toBeNull();
    },
  );

  it("what arrived without an answer is found in the history", async () => {
    const session = await of("yen");
    const { body } = await session.post({ intent: "review", ...toIban, amount: "1500" });
    if (!body.review) throw new Error("no review");
    await sandbox.fail(["cashier.makewithdrawal=drop*1"]);
    await session.post(sending(body.review));
    const context = await session.contextAt();
    await context.platform.call("cashier.makewithdrawal", {
      methodId: "5",
      method: "sandiban",
      amount: "1500",
      requisites: { iban },
    });
    const page = await session.page();
    expect(page.check).toBeNull();
    expect(page.requested).toMatchObject({ status: "pending", value: { amount: "1500" } });
  });
});
