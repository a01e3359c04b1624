import { beforeEach, describe, expect, it, vi } from "vitest";
import { noTelemetry } from "~/upstream/telemetry";
import {
  type CashierBrowser,
  formOf,
  leadsTo,
  openPlayerBrowser,
} from "../../../../tests/support/player-browser";
import { testApp } from "../../../../tests/support/test-app";
import { deposit, depositAnswerOf, depositForm, openDeposit, postDeposit } from "../testing/deposit-page";
import { submitDeposit } from "./submit-deposit.server";

let browser: CashierBrowser;
const app = await testApp();
beforeEach(async () => {
  browser = await openPlayerBrowser(app);
});

const sent = () => browser.calls("cashier.makedeposit").length;

describe("a deposit without an answer", () => {
  it.each(["drop", "status:502", "html", "wrongtype"])(
    "(%s) is looked for and never sent again",
    async (effect) => {
      browser.fail(`cashier.makedeposit=${effect}`);
      const { form } = await depositForm(browser, "sandpending");
      const fields = { _token: form.token, amount: "60" };
      expect(leadsTo(await postDeposit(browser, "sandpending", fields))).toBe("/cashier/deposit/sandpending");
      expect(leadsTo(await postDeposit(browser, "sandpending", fields))).toBe("/cashier/deposit/sandpending");
      browser.heal();
      const { view } = await openDeposit(browser, "sandpending");
      if (view.kind === "check") {
        expect(view.check).toMatchObject({
          payment: { value: { amount: "60", currency: "EUR" } },
          isLate: false,
        });
        expect((await openDeposit(browser)).view.kind).toBe("check");
      }
      expect(sent()).toBeLessThanOrEqual(1);
    },
  );

  it("is found in the history, once it is there", async () => {
    browser.fail("cashier.makedeposit=drop");
    await deposit(browser, "sandpending", { amount: "61" });
    expect((await openDeposit(browser)).view.kind).toBe("check");
    browser.heal();
    // It had arrived after all: the platform shows it from now on.
    const context = await browser.contextAt();
    const { methods } = await context.platform.call("cashier.getdepositsettings");
    const method = methods.find(({ sysname }) => sysname === "sandpending");
    const made = await context.platform.call("cashier.makedeposit", {
      methodId: method?.id ?? "",
      method: "sandpending",
      amount: "61",
    });
    const count = vi.spyOn(noTelemetry, "countMoney");
    const found = await openDeposit(browser).catch((answer: Response) => leadsTo(answer));
    expect(found).toBe(`/cashier/paypending/${made.id}`);
    expect(count.mock.calls).toEqual([["cashier.makedeposit", "found_later"]]);
    count.mockRestore();
    expect((await openDeposit(browser)).view.kind).toBe("methods");
  });

  it("may be given up after a while, by the player's own word", async () => {
    browser.fail("cashier.makedeposit=drop");
    await deposit(browser, "sandpending", { amount: "62" });
    browser.heal();
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 3 * 60_000 });
    try {
      expect((await openDeposit(browser)).view).toMatchObject({ kind: "check", check: { isLate: true } });
      expect(leadsTo(await postDeposit(browser, "sandpending", { intent: "anew" }))).toBe(
        "/cashier/deposit/sandpending",
      );
      expect((await openDeposit(browser)).view.kind).toBe("methods");
    } finally {
      vi.useRealTimers();
    }
  });

  it("that came after the player had left is shown when they come back", async () => {
    const gone = new AbortController();
    const { form } = await depositForm(browser, "sandpix");
    browser.fail("cashier.makedeposit=delay:300");
    const post = postDeposit(
      browser,
      "sandpix",
      { _token: form.token, amount: "63" },
      { signal: gone.signal },
    );
    await vi.waitFor(() => expect(sent()).toBe(1));
    expect((await openDeposit(browser)).view.kind).toBe("check");
    gone.abort();
    await post;
    const found = await openDeposit(browser).catch((answer: Response) => leadsTo(answer));
    expect(found).toMatch(/^\/cashier\/receipt\?transaction=/);
    expect((await openDeposit(browser)).view.kind).toBe("methods");
  });
});

it("a form that no other process can be asked about is a 503 that says so, and may be sent again", async () => {
  const { form } = await depositForm(browser, "sandinstant");
  const fields = { _token: form.token, amount: "20" };
  const claim = async () => ({ kind: "alone" as const });
  const answer = await browser.visit("/cashier/deposit/sandinstant", (context) =>
    submitDeposit(
      { ...context, idempotency: { ...context.idempotency, claim } },
      formOf(fields),
      "sandinstant",
    ),
  );
  const { status, refusal, token, values } = depositAnswerOf(answer);
  expect({ status, refusal, values }).toMatchObject({
    status: 503,
    refusal: { text: "payment.paused" },
    values: { amount: "20" },
  });
  expect(sent()).toBe(0);
  const again = await postDeposit(browser, "sandinstant", { ...fields, _token: token });
  expect(leadsTo(again)).toMatch(/paysuccess/);
});
