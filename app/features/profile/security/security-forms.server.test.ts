import { beforeEach, describe, expect, it } from "vitest";
import { answerAccountForms } from "~/forms/account-form/account-form.server";
import { takeFlash } from "~/session/flash/flash.server";
import { formOf, leadsTo, openPlayerBrowser } from "../../../../tests/support/player-browser";
import { cookiesOf } from "../../../../tests/support/sign-in";
import { testApp } from "../../../../tests/support/test-app";
import { loadSecurity, securityFormsFor } from "./security.server";

const app = await testApp();
beforeEach(() => app.sandbox.world.reset());

/** docs/contract.md#7.3. */
const CODE = "654321";
const page = "/profile/security";
const attempt = "0f0e0d0c-0b0a-4908-8706-050403020100";

async function open(base?: string) {
  const browser = await openPlayerBrowser(app, base);
  const post = (fields: Record<string, string>) =>
    browser.visit(page, async (context) => {
      const forms = await securityFormsFor(context);
      const said = await answerAccountForms(context, formOf({ attempt, ...fields }), forms);
      return said instanceof Response ? leadsTo(said) : said.data;
    });
  const ask = (id = "on", fields = {}) => post({ intent: "twoFactor", id, ...fields });
  const enter = (code: string, id = "on") => post({ intent: "twoFactorCode", id, code });
  const shown = async () => (await browser.visit(page, loadSecurity)).twoFactor;
  const said = async () => takeFlash(await browser.contextAt(page))?.text;
  return { browser, post, ask, enter, shown, said };
}

describe("the second factor", () => {
  it("is turned on and off by a code, asked for and entered once each however often that is sent", async () => {
    const { browser, ask, enter, shown, said } = await open();
    expect(await shown()).toEqual({ isOn: false });
    expect(await Promise.all([ask(), ask()])).toEqual([page, page]);
    expect(await shown()).toEqual({ isOn: false, resendSeconds: 60 });
    expect(await Promise.all([enter(CODE), enter(CODE)])).toEqual([page, page]);
    expect(await said()).toBe("Two-step verification is on.");
    expect(await shown()).toEqual({ isOn: true });
    app.sandbox.world.clock.advance(61_000);
    expect(await ask("off")).toBe(page);
    expect(await enter(" 654 321 ", "off")).toBe(page);
    expect(await shown()).toEqual({ isOn: false });
    expect(browser.calls("account.changeTwoFactorAuth")).toHaveLength(2);
    expect(browser.calls("account.confirmTwoFactorAuth")).toHaveLength(2);
  });

  it.each([
    ["", "common.fieldsValidatorErrors.requiredField"],
    ["12345", "accountForm.codeLength"],
    ["111111", "errors.codes.TWO_FACTOR_INVALID"],
  ])("stays as it is with the code %j", async (code, issue) => {
    const { ask, enter, shown } = await open();
    await ask();
    expect(await enter(code)).toMatchObject({ refusal: null, result: { error: { code: [issue] } } });
    expect(await shown()).toMatchObject({ isOn: false });
  });

  it.each(["InvalidRequestException/TWO_FACTOR_FORMAT", "AuthorizationException/TWO_FACTOR_INVALID"])(
    "tells %s at the code's field",
    async (fault) => {
      const { browser, ask, enter } = await open();
      await ask();
      browser.fail(`account.confirmTwoFactorAuth=${fault}`);
      expect(await enter(CODE)).toHaveProperty("result.error.code");
    },
  );

  it("has another code at once when the old one is over", async () => {
    const { ask, enter, shown } = await open();
    await ask();
    app.sandbox.world.clock.advance(301_000);
    expect(await enter(CODE)).toMatchObject({
      result: { error: { code: ["errors.codes.TWO_FACTOR_EXPIRED"] } },
    });
    expect(await shown()).toEqual({ isOn: false, resendSeconds: 0 });
  });

  it("is refused another code too early, with the time to wait", async () => {
    const { ask } = await open();
    await ask();
    const again = { attempt: attempt.replace("0f", "1f") };
    const refused = await ask("on", again);
    expect(refused).toMatchObject({ refusal: { kind: "text", seconds: expect.any(Number) } });
  });

  it("asks for the code where another browser has asked for it, or the answer was lost", async () => {
    const { browser, ask, shown, said } = await open();
    browser.fail("account.changeTwoFactorAuth=dropafter");
    const lost = [await ask(), await ask()];
    for (const one of lost) expect(one).toMatchObject({ refusal: { text: "accountForm.unknown" } });
    expect(browser.calls("account.changeTwoFactorAuth")).toHaveLength(1);
    browser.heal();
    expect(await ask("on", { attempt: attempt.replace("0f", "1f") })).toBe(page);
    expect(await said()).toContain("just sent you a code");
    expect((await shown())?.resendSeconds).toBeGreaterThan(0);
  });

  it("waits for the code where the platform says by a refusal that it was sent", async () => {
    const { browser, ask, shown } = await open();
    browser.fail("account.changeTwoFactorAuth=AuthorizationException/TWO_FACTOR_REQUIRED");
    expect(await ask()).toBe(page);
    expect((await shown())?.resendSeconds).toBeDefined();
  });

  it("is not said to be on when the answer to its code is lost", async () => {
    const { browser, ask, enter } = await open();
    await ask();
    browser.fail("account.confirmTwoFactorAuth=dropafter");
    for (const one of [await enter(CODE), await enter(CODE)])
      expect(one).toMatchObject({ refusal: { text: "accountForm.unknown" } });
    expect(browser.calls("account.confirmTwoFactorAuth")).toHaveLength(1);
  });

  it("needs a confirmed contact", async () => {
    const { ask } = await open("newbie@sandbox.test");
    expect(await ask()).toMatchObject({ refusal: { kind: "need", need: "contact" } });
  });

  it("leaves no trace where the operator has it not, but for one who would turn it off", async () => {
    app.sandbox.world.state.patches.cmsConfig = { product: { features: { twoFactorAuth: false } } };
    const { browser, ask, shown } = await open();
    expect(await shown()).toBeUndefined();
    expect(await ask()).toBe(page);
    expect(browser.calls("account.changeTwoFactorAuth")).toHaveLength(0);
    const { uid } = await (await browser.contextAt()).platform.call("account.getInfo");
    Object.assign(app.sandbox.world.state.players.get(uid) ?? {}, { two_factor_auth: true });
    expect(await shown()).toEqual({ isOn: true });
  });
});

it("a new password ends every other session, and not this one", async () => {
  const { browser, post } = await open();
  const { platform } = await browser.contextAt();
  const { login = "" } = await platform.call("account.getInfo");
  const other = await cookiesOf(app, login);
  const kindOf = async (cookieHeader: string) =>
    (await (await app.contextFor({ cookieHeader })).player()).kind;
  expect(await kindOf(other)).toBe("player");
  expect(await post({ intent: "password", old_password: "Sandbox1!", password: "Another1!" })).toBe(page);
  expect(await kindOf(other)).toBe("visitor");
  expect((await (await browser.contextAt()).player()).kind).toBe("player");
});

it("a password that was changed without an answer is shown as one that may have been changed", async () => {
  const { browser, post } = await open();
  browser.fail("account.changepassword=dropafter");
  const form = { intent: "password", old_password: "Sandbox1!", password: "Another1!" };
  expect(await post(form)).toMatchObject({ refusal: { text: "security.password.unknown" } });
  expect(browser.calls("account.changepassword")).toHaveLength(1);
});
