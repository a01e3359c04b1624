import { beforeEach, describe, expect, it } from "vitest";
import { answerAccountForms } from "~/forms/account-form/account-form.server";
import { formOf, leadsTo, openPlayerBrowser } from "../../../../tests/support/player-browser";
import { testApp } from "../../../../tests/support/test-app";
import { loadPersonalSettings } from "../personal/personal.server";
import { contactForms } from "./contact-forms.server";

const app = await testApp();
beforeEach(() => app.sandbox.world.reset());

/** docs/contract.md#7.3: the code of every contact. */
const CODE = "123456";

const attempt = "0f0e0d0c-0b0a-4908-8706-050403020100";

const waiting = async () => {
  const browser = await openPlayerBrowser(app);
  const send = (fields: Record<string, string>) =>
    browser.visit("/profile/settings", async (context) => {
      const said = await answerAccountForms(context, formOf({ attempt, ...fields }), contactForms);
      return said instanceof Response ? leadsTo(said) : said.data;
    });
  const contacts = async () => (await browser.visit("/profile/settings", loadPersonalSettings)).contacts;
  return { browser, send, contacts };
};

it("an e-mail is changed, sent a code and confirmed", async () => {
  const { browser, send, contacts } = await waiting();
  const contact = "another@sandbox.test";
  expect(await send({ intent: "email", contact })).toBe("/profile/settings");
  expect((await contacts()).email).toMatchObject({ contact, is_confirmed: false });
  expect(await send({ intent: "code", id: contact })).toBe("/profile/settings");
  expect(await send({ intent: "confirm", id: contact, code: "000000" })).toMatchObject({
    result: { error: { code: ["profile.smsCodeError"] } },
  });
  expect(await send({ intent: "confirm", id: contact, code: CODE })).toBe("/profile/settings");
  expect((await contacts()).email).toMatchObject({ contact, is_confirmed: true });
  expect(browser.calls("account.addcontact")).toHaveLength(1);
});

it("a phone number is sent with its country, whichever way it is typed", async () => {
  const { browser, send, contacts } = await waiting();
  expect(await send({ intent: "phone", contact: "+371 20 123 456" })).toBe("/profile/settings");
  expect((await contacts()).phone).toMatchObject({ contact: "37120123456", is_confirmed: false });
  expect(browser.calls("account.addcontact")[0]?.params).toMatchObject({ phone_country_code: "LV" });
});

it.each([
  ["email", "no mail", "common.fieldsValidatorErrors.wrongEmailAddress"],
  ["phone", "12", "common.fieldsValidatorErrors.wrongPhoneFormat"],
  ["email", "newbie@sandbox.test", "common.validationErrors.UNIQUE"],
])("%s %j is shown at the field as %s", async (intent, contact, issue) => {
  const { send } = await waiting();
  expect(await send({ intent, contact })).toMatchObject({
    result: { error: { contact: [issue] }, initialValue: { contact } },
  });
});

it("a code that was asked for a moment ago says how long to wait", async () => {
  const { send } = await waiting();
  const contact = "another@sandbox.test";
  await send({ intent: "email", contact });
  await send({ intent: "code", id: contact });
  const again = { intent: "code", id: contact, attempt: attempt.replace("0f", "1f") };
  expect(await send(again)).toMatchObject({ refusal: { kind: "text", seconds: expect.any(Number) } });
});

describe("a code for a contact", () => {
  const contact = "another@sandbox.test";

  async function openWithCode() {
    const page = await waiting();
    await page.send({ intent: "email", contact });
    const wait = async () =>
      (await page.browser.visit("/profile/settings", loadPersonalSettings)).resendSeconds.email;
    return { ...page, wait };
  }

  it("says when another may be asked for, and is refused earlier with the seconds that remain", async () => {
    const { browser, send, wait } = await openWithCode();
    expect(await wait()).toBeUndefined();
    const fields = { intent: "code", id: contact };
    expect(await Promise.all([send(fields), send(fields)])).toEqual(Array(2).fill("/profile/settings"));
    expect(browser.calls("account.sendconfirmationtocontact")).toHaveLength(1);
    expect(await wait()).toBe(60);
    const early = { ...fields, attempt: attempt.replace("0f", "1f") };
    expect(await send(early)).toMatchObject({ refusal: { kind: "text", seconds: expect.any(Number) } });
    app.sandbox.world.clock.advance(61_000);
    expect(await send({ ...early, attempt: attempt.replace("0f", "2f") })).toBe("/profile/settings");
  });

  it("is over at the fifth wrong one, and says that a new one is needed", async () => {
    const { send } = await openWithCode();
    await send({ intent: "code", id: contact });
    const wrong = (turn: number) =>
      send({
        intent: "confirm",
        id: contact,
        code: "000000",
        attempt: attempt.replace("0f", `1${turn}`),
      });
    for (let turn = 0; turn < 4; turn += 1) expect(await wrong(turn)).toHaveProperty("result.error.code");
    expect(await wrong(4)).toMatchObject({ refusal: { text: "accountForm.codeSpent" } });
  });

  it.each([
    ["account.addcontact", { intent: "email", contact: "third@sandbox.test" }],
    ["account.sendconfirmationtocontact", { intent: "code", id: contact }],
    ["account.confirmContact", { intent: "confirm", id: contact, code: CODE }],
  ])("whose %s is not answered is not said to be done, and asked once", async (method, fields) => {
    const { browser, send } = await openWithCode();
    const before = browser.calls(method).length;
    browser.fail(`${method}=dropafter`);
    for (const one of [await send(fields), await send(fields)])
      expect(one).toMatchObject({ refusal: { text: "accountForm.unknown" } });
    expect(browser.calls(method)).toHaveLength(before + 1);
  });
});
