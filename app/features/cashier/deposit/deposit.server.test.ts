import { beforeEach, describe, expect, it, onTestFinished } from "vitest";
import { paymentRows } from "../../../../sandbox/seed/payments";
import { startTestApp } from "../../../../tests/support/app-context";
import { type CashierBrowser, leadsTo, openPlayerBrowser } from "../../../../tests/support/player-browser";
import { testApp } from "../../../../tests/support/test-app";
import { deposit, depositAnswerOf, depositForm, openDeposit, postDeposit } from "../testing/deposit-page";
import { loadDeposit } from "./load-deposit.server";

let browser: CashierBrowser;
const app = await testApp();
beforeEach(async () => {
  browser = await openPlayerBrowser(app);
});

const sent = () => browser.calls("cashier.makedeposit").length;
const pay = (...rest: [string, Record<string, string>?]) => deposit(browser, ...rest);

const iban = "ES9121000418450200051332";
const details: Record<string, Record<string, string>> = {
  sandcard: { saved: "" },
  sandbank: { "requisites.bank_id": "north" },
  sandiban: { "requisites.iban": iban },
  sandmobile: { "requisites.phone": "+34 600 123 456" },
};

describe("each method", () => {
  it.each([
    ["sandcard", /\/__sandbox\/pay\/[\w-]+$/],
    ["sandbank", /^\/cashier\/deposit\/sandbank\?transaction=/],
    ["sandpix", /^\/cashier\/receipt\?transaction=/],
    ["sandcrypto", /^\/cashier\/receipt\?transaction=/],
    ["sandiban", /\/__sandbox\/pay\/[\w-]+$/],
    ["sandmobile", /^\/cashier\/paymobile\?transaction=/],
    ["sandinstant", /^\/cashier\/paysuccess\//],
    ["sandwindow", /^\/cashier\/paynewwindow\?transaction=/],
    ["sandframe", /^\/cashier\/deposit\/sandframe\?transaction=/],
    ["sandpending", /^\/cashier\/paypending\//],
  ])("%s is sent once and goes on", async (sysname, destination) => {
    const { form } = await depositForm(browser, sysname);
    const fields = { _token: form.token, amount: "50", ...details[sysname] };
    const first = await postDeposit(browser, sysname, fields);
    expect(leadsTo(first)).toMatch(destination);
    expect((first as Response).status).toBe(303);
    expect(leadsTo(await postDeposit(browser, sysname, fields))).toBe(leadsTo(first));
    expect(sent()).toBe(1);
    const [newest] = await browser.history();
    expect(newest).toMatchObject({ method: sysname, amount: "50.00" });
  });

  it("says limits, fee and time before the amount", async () => {
    const { view } = await openDeposit(browser);
    if (view.kind !== "methods") throw new Error(view.kind);
    expect(view.methods).toHaveLength(paymentRows.length);
    expect(view.chosen).toBeNull();
    expect(view.methods.find(({ sysname }) => sysname === "sandcrypto")).toMatchObject({
      min: { amount: "10.00", currency: "EUR" },
      fee: "0.5",
    });
  });

  it("is chosen without script by a query", async () => {
    const chosen = openDeposit(browser, undefined, "?method=sandpix&campaign_offer_id=7");
    await expect(chosen.catch((answer: Response) => answer.headers.get("location"))).resolves.toBe(
      "/cashier/deposit/sandpix?campaign_offer_id=7",
    );
  });

  it("that is gone when a payment is tried again leads to the others, with the amount", async () => {
    const again = (path: string, sysname?: string) =>
      browser.visit(path, (context) => loadDeposit(context, sysname)).catch((answer) => answer);
    expect(leadsTo(await again("/cashier/deposit/nope?amount=50", "nope"))).toBe(
      "/cashier/deposit?amount=50",
    );
    expect(leadsTo(await again("/cashier/deposit?amount=50&method=sandcard"))).toBe(
      "/cashier/deposit/sandcard?amount=50",
    );
  });

  it("that does not exist is not found", async () => {
    await expect(openDeposit(browser, "nope")).rejects.toMatchObject({ init: { status: 404 } });
    await expect(postDeposit(browser, "nope", {})).rejects.toMatchObject({ init: { status: 404 } });
  });

  it("is missed with a way to try again while the platform has none", async () => {
    browser.fail("cashier.getdepositsettings=BillingUnavailableException");
    expect((await openDeposit(browser, "sandcard")).view.kind).toBe("unavailable");
  });
});

describe("fifty posts of one form", () => {
  it("are one deposit, and all are answered alike", async () => {
    // Where the machine has no time the platform's calls run out of theirs: its breaker is not the other tests'.
    const own = await startTestApp();
    onTestFinished(() => own.close());
    const browser = await openPlayerBrowser(own);
    const { form } = await depositForm(browser, "sandpending");
    const posts = Array.from({ length: 50 }, () =>
      postDeposit(browser, "sandpending", { _token: form.token, amount: "40" }),
    );
    const destinations = new Set((await Promise.all(posts)).map(leadsTo));
    expect(browser.calls("cashier.makedeposit")).toHaveLength(1);
    expect([...destinations]).toEqual([expect.stringMatching(/^\/cashier\/paypending\//)]);
  });

  it.each(["", "forged", "A.9999999999.B"])("with the token %j are none", async (token) => {
    const { form } = await depositForm(browser, "sandinstant");
    const answer = depositAnswerOf(
      await postDeposit(browser, "sandinstant", { _token: token, amount: "40" }),
    );
    expect(answer).toMatchObject({
      status: 409,
      values: { amount: "40" },
      refusal: { text: "payment.staleForm" },
    });
    expect(answer.token).not.toBe(form.token);
    expect(sent()).toBe(0);
    expect(
      leadsTo(await postDeposit(browser, "sandinstant", { _token: answer.token, amount: "40" })),
    ).toMatch(/paysuccess/);
  });
});

describe("the amount", () => {
  it.each([
    "",
    "0",
    "-5",
    "1e3",
    "0x10",
    "10.555",
    "1,000",
    "1.000",
    "1 000",
    "NaN",
    "9",
    "5001",
    "1".repeat(400),
    "ten",
    "10,5",
  ])("%j is not sent", async (amount) => {
    const answer = depositAnswerOf(await pay("sandinstant", { amount }));
    expect(answer).toMatchObject({ status: 400, errors: { amount: [expect.any(String)] } });
    expect(sent()).toBe(0);
  });

  it.each([
    ["1000", "1000.00"],
    ["70.00", "70.00"],
    ["٧٠", "70.00"],
    [" 25 ", "25.00"],
    ["٥٠", "50.00"],
  ])("%j is %s", async (amount, booked) => {
    expect(leadsTo(await pay("sandinstant", { amount }))).toMatch(/paysuccess/);
    expect((await browser.history())[0]).toMatchObject({ amount: booked });
  });

  it("may be a preset alone, and what is typed counts more", async () => {
    await pay("sandinstant", { amount: "", preset: "100" });
    expect((await browser.history())[0]).toMatchObject({ amount: "100.00" });
    await pay("sandinstant", { amount: "30", preset: "100" });
    expect((await browser.history())[0]).toMatchObject({ amount: "30.00" });
  });

  it("of a payment that has not come about stays for who goes back, and for its method alone", async () => {
    const amountFor = async (sysname: string, query = "") =>
      (await depositForm(browser, sysname, query)).form.values.amount;
    expect(await amountFor("sandpix")).toBeUndefined();
    await pay("sandpix", { amount: "70" });
    await pay("sandiban", { amount: "75", ...details.sandiban });
    expect(await amountFor("sandpix")).toBe("70");
    expect(await amountFor("sandiban")).toBe("75");
    expect(await amountFor("sandiban", "?amount=20")).toBe("20");
    expect(await amountFor("sandwindow")).toBeUndefined();
    await pay("sandinstant", { amount: "40" });
    expect(await amountFor("sandinstant")).toBeUndefined();
    browser = await openPlayerBrowser(app);
    expect(await amountFor("sandpix")).toBeUndefined();
  });

  it.each([
    ["yen@sandbox.test", "1000", "1000", /^[1-9]\d{3,}$/],
    ["dinar@sandbox.test", "10.000", "50.000", /^\d+$/],
    ["tether@sandbox.test", "10.000000", "50.000000", /^\d+$/],
  ])("of %s keeps its currency's decimals", async (login, min, booked, preset) => {
    browser = await openPlayerBrowser(app, login);
    const { form } = await depositForm(browser, "sandinstant");
    expect(form.min.amount).toBe(min);
    for (const value of form.presets) expect(value).toMatch(preset);
    await pay("sandinstant", { amount: booked.split(".")[0] ?? "" });
    expect((await browser.history())[0]).toMatchObject({ amount: booked, status: "success" });
  });
});

describe("payment details", () => {
  it("are required, validated here, and a card number is never shown again", async () => {
    const wrong = depositAnswerOf(
      await pay("sandcard", { saved: "", "requisites.card_number": "4111111111111112" }),
    );
    expect(wrong).toMatchObject({ status: 400, errors: { "requisites.card_number": [expect.any(String)] } });
    expect(JSON.stringify(wrong)).not.toContain("4111111111111112");
    expect(depositAnswerOf(await pay("sandiban", { "requisites.iban": "ES00" })).errors).toHaveProperty([
      "requisites.iban",
    ]);
    expect(depositAnswerOf(await pay("sandbank")).errors).toHaveProperty(["requisites.bank_id"]);
    expect(sent()).toBe(0);
  });

  it("are new ones for the provider to ask for where none are given", async () => {
    await pay("sandcard");
    const call = browser.calls("cashier.makedeposit").at(-1);
    expect(JSON.stringify(call?.params)).toContain("new");
  });

  it("that are saved are chosen by their number, and only when they are ready", async () => {
    browser = await openPlayerBrowser(app, "requisites@sandbox.test");
    const { form } = await depositForm(browser, "sandcard");
    expect(new Set(form.saved.map(({ status }) => status)).size).toBe(4);
    for (const { id, status } of form.saved) {
      const answer = await pay("sandcard", { saved: id });
      if (status === "ready") expect(leadsTo(answer)).toMatch(/pay\//);
      else
        expect(depositAnswerOf(answer)).toMatchObject({
          status: 400,
          errors: { saved: [expect.any(String)] },
        });
    }
  });
});

describe("a bonus", () => {
  it("is offered where the player can take it with this method, and goes along", async () => {
    const { offers } = await depositForm(browser, "sandcard");
    expect(offers.length).toBeGreaterThan(0);
    const offer = offers.find(({ min }) => min);
    const low = await pay("sandcard", { campaign_offer_id: offer?.id ?? "", amount: "11" });
    expect(depositAnswerOf(low).errors).toHaveProperty("amount");
    expect(leadsTo(await pay("sandcard", { campaign_offer_id: offer?.id ?? "", amount: "100" }))).toMatch(
      /pay\//,
    );
    const call = browser.calls("cashier.makedeposit").at(-1);
    expect(call?.params).toMatchObject({ campaign_offer_id: offer?.id });
  });

  it("is chosen already for whoever comes from its page, and never otherwise", async () => {
    const { offers } = await depositForm(browser, "sandcard");
    const id = offers[0]?.id ?? "";
    expect((await depositForm(browser, "sandcard", `?campaign_offer_id=${id}`)).form.values).toEqual({
      campaign_offer_id: id,
    });
    expect((await depositForm(browser, "sandcard", "?campaign_offer_id=999")).form.values).toEqual({});
  });
});
