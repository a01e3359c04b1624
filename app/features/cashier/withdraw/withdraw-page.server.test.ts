import { describe, expect, it } from "vitest";
import { openPlayerBrowser } from "../../../../tests/support/player-browser";
import { testApp } from "../../../../tests/support/test-app";
import {
  openWithdraw,
  openWithdrawPage,
  postWithdraw,
  reviewOf,
  sending,
  toIban,
  withdraw,
} from "../testing/withdraw-page";

const app = await testApp();

const of = (name: string) => openPlayerBrowser(app, `${name}@sandbox.test`);

describe("the page", () => {
  it("says what is there and how much of each period is left", async () => {
    const room = await openWithdrawPage(await of("demo"));
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
    const room = await openWithdrawPage(await of("requisites"), "?method=sandcard&amount=50");
    expect(room.form?.values).toEqual({ amount: "50" });
    expect(new Set(room.form?.saved.map(({ status }) => status))).toEqual(
      new Set(["ready", "on_verification", "validation_required", "fraudulent"]),
    );
  });

  it.each(["?method=nope", "?method=__proto__", "?method=sandwindow&amount=1e3", ""])(
    "%s has none",
    async (search) => {
      expect(await openWithdrawPage(await of("yen"), search)).toMatchObject({
        ok: true,
        form: null,
        chosen: null,
      });
    },
  );

  it.each([
    ["VerificationRequiredException", { kind: "need", need: "verification" }],
    ["BillingUnavailableException", { kind: "text", text: "errors.BillingUnavailableException" }],
  ])("tells why the platform does not say what is there: %s", async (fault, refusal) => {
    const browser = await of("yen");
    browser.fail(`cashier.getwithdrawsettings=${fault}`);
    expect((await openWithdraw(browser)).room).toMatchObject({ ok: false, refusal });
  });
});

describe("burning bonuses", () => {
  it("come before the form, and are requested at each step", async () => {
    const browser = await of("demo");
    const { room } = await openWithdraw(browser, "?method=sandiban");
    expect(room).toMatchObject({
      form: null,
      chosen: "sandiban",
      burning: { amount: "40.00" },
      isAgreed: false,
    });
    const agreed = await openWithdraw(browser, "?method=sandiban&burn=agreed");
    expect(agreed.room).toMatchObject({ form: { sysname: "sandiban" } });
    const dialog = "/cashier/withdraw?confirm=burn_bonuses&id=sandiban";
    expect(await postWithdraw(browser, { intent: "review", ...toIban, amount: "50" })).toMatchObject({
      location: dialog,
    });
    const review = await reviewOf(browser, { ...toIban, amount: "50" });
    expect(review.burning).toEqual({ amount: "40.00", currency: "EUR" });
    const { burn, ...withoutWord } = sending(review);
    expect(await postWithdraw(browser, withoutWord)).toMatchObject({ location: dialog });
    expect(browser.calls("cashier.makewithdrawal")).toHaveLength(0);
  });

  it("are gone after the withdrawal, and the money is on its way", async () => {
    const browser = await of("demo");
    const { location } = await withdraw(browser, { ...toIban, amount: "50" });
    expect(location).toMatch(/^\/cashier\/withdraw\?requested=/);
    const { room, requested } = await openWithdraw(browser, location?.slice("/cashier/withdraw".length));
    expect(room).toMatchObject({ burning: null, available: { amount: "1200.50" } });
    expect(requested).toMatchObject({ status: "pending", value: { amount: "50.00", currency: "EUR" } });
  });
});
