import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { takeFlash } from "~/session/flash/flash.server";
import { startTestApp } from "../../../../../tests/support/app-context";
import {
  type BrowsedApp,
  type CashierBrowser,
  openPlayerBrowser,
} from "../../../../../tests/support/player-browser";
import { createSandboxControl, type SandboxControl } from "../../../../../tests/support/sandbox-control";
import { openWithdraw, postWithdraw } from "../../testing/withdraw-page";
import { loadCancel } from "./cancel-dialog.server";

let app: BrowsedApp;
let sandbox: SandboxControl;
beforeAll(async () => {
  app = await startTestApp();
  sandbox = createSandboxControl(app.sandbox.url);
});
beforeEach(() => sandbox.reset());
afterAll(() => app.close());

/** Waits since the seed, and may be taken back. */
const pending = "wdr_2000";
const from = "/cashier/history?tab=withdrawal";

async function openQuestion(id = pending) {
  const browser = await openPlayerBrowser(app);
  const question = await browser.visit("/cashier/history", (context) =>
    loadCancel(context, { id, type: null }),
  );
  return { browser, question: question?.data, token: question?.token ?? "" };
}

async function cancel(browser: CashierBrowser, fields: Record<string, string>) {
  const outcome = await postWithdraw(browser, { intent: "cancel", from, ...fields });
  const said = takeFlash(await browser.contextAt())?.text;
  return { ...outcome, said };
}

const statusOf = async (browser: CashierBrowser, id: string) =>
  (await browser.history("withdrawal")).find((one) => one.id === id)?.status;
const cancelled = (browser: CashierBrowser) => browser.calls("cashier.cancelwithdrawal");
const balanceOf = async (browser: CashierBrowser) => {
  const player = await (await browser.contextAt()).player();
  return player.kind === "player" ? player.account.balance_main?.amount : undefined;
};

describe("taking a withdrawal back", () => {
  it("returns the money, once, and leads back to where it was requested", async () => {
    const { browser, question, token } = await openQuestion();
    expect(question?.amount).toEqual({ amount: "40.00", currency: "EUR" });
    const form = { id: pending, _token: token };
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => postWithdraw(browser, { intent: "cancel", from, ...form })),
    );
    expect(new Set(answers.map(({ location }) => location))).toEqual(new Set([from]));
    expect(takeFlash(await browser.contextAt())?.text).toContain("Withdrawal canceled");
    expect(await statusOf(browser, pending)).toBe("cancel");
    expect(await balanceOf(browser)).toBe("1290.50");
    expect(cancelled(browser)).toHaveLength(1);
  });

  it.each(["wdr_2001", "wdr_2002", "dep_1000", "nope"])("is not offered for %s", async (id) => {
    expect((await openQuestion(id)).question).toBeUndefined();
  });

  it("is too late once somebody pays it", async () => {
    const { browser, token } = await openQuestion();
    browser.fail("cashier.cancelwithdrawal=InvalidRequestException/WRONG_STATE");
    const { said, location } = await cancel(browser, { id: pending, _token: token });
    expect(location).toBe(from);
    expect(said).toContain("no longer");
  });

  it("of an unknown end is being looked for", async () => {
    const { browser, token } = await openQuestion();
    browser.fail("cashier.cancelwithdrawal=drop*1");
    const { said } = await cancel(browser, { id: pending, _token: token });
    expect(said).toContain("We’re checking");
  });

  it("takes no token of another withdrawal, and leads nowhere else", async () => {
    const { browser, token } = await openQuestion();
    const other = await cancel(browser, { id: "wdr_2001", _token: token });
    expect(other).toMatchObject({ status: 409, body: { problem: "payment.staleForm" } });
    const away = await cancel(browser, {
      id: pending,
      _token: token,
      from: "//evil.example",
    });
    expect(away.location).toBe("/cashier/history?tab=withdrawal");
    expect(cancelled(browser)).toHaveLength(1);
  });

  it("can be switched off", async () => {
    const { browser, token } = await openQuestion();
    await sandbox.config({ cmsConfig: { cashier: { canCancelWithdrawal: false } } });
    expect((await openWithdraw(browser)).canCancel).toBe(false);
    expect((await openQuestion()).question).toBeUndefined();
    await cancel(browser, { id: pending, _token: token });
    expect(await statusOf(browser, pending)).toBe("pending");
    expect(cancelled(browser)).toHaveLength(0);
  });
});
