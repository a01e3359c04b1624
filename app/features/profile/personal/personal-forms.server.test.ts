import { beforeEach, describe, expect, it } from "vitest";
import { answerAccountForms } from "~/forms/account-form/account-form.server";
import { formOf, leadsTo, openPlayerBrowser } from "../../../../tests/support/player-browser";
import { testApp } from "../../../../tests/support/test-app";
import { loadPersonalSettings } from "./personal.server";
import { settingsForms } from "./personal-forms.server";

const app = await testApp();
beforeEach(() => app.sandbox.world.reset());

const attempt = "0f0e0d0c-0b0a-4908-8706-050403020100";

async function open(base?: string) {
  const browser = await openPlayerBrowser(app, base);
  const post = async (fields: Record<string, string>) => {
    const said = await browser.visit("/profile/settings", (context) =>
      answerAccountForms(context, formOf({ attempt, ...fields }), settingsForms),
    );
    return said instanceof Response ? leadsTo(said) : said.data;
  };
  return { browser, post };
}

it("a nickname is changed, and what is wrong with one is told", async () => {
  const { browser, post } = await open();
  const change = (fakename: string) => post({ intent: "fakename", fakename });
  expect(await change("ab")).toHaveProperty("result.error.fakename");
  expect(await change("with space")).toHaveProperty("result.error.fakename");
  expect(browser.calls("account.changefakename")).toHaveLength(0);
  expect(await change("Wanderer7")).toBe("/profile/settings");
  const { fakename } = await browser.visit("/profile/settings", loadPersonalSettings);
  expect(fakename).toBe("Wanderer7");
});

it("a nickname that somebody has is shown at its field, and stays", async () => {
  const { post } = await open();
  expect(await post({ intent: "fakename", fakename: "DemoPlayer" })).toMatchObject({
    refusal: null,
    result: { error: { fakename: expect.anything() }, initialValue: { fakename: "DemoPlayer" } },
  });
});

describe("the currency", () => {
  const fields = { intent: "currency", currency: "USD" };
  const method = "account.setCurrency";
  const openNew = async () => {
    const { browser, post } = await open("newbie@sandbox.test");
    const saved = async () =>
      (await (await browser.contextAt()).platform.call("account.getBalance")).balance_main?.currency;
    return { browser, post, saved };
  };

  it("is changed once, however often that is sent", async () => {
    const { browser, post, saved } = await openNew();
    const said = await Promise.all(Array.from({ length: 5 }, () => post(fields)));
    expect(said).toEqual(Array(5).fill("/profile/settings"));
    expect(browser.calls(method)).toHaveLength(1);
    expect(await saved()).toBe("USD");
  });

  it("is never said to be changed where the answer is lost", async () => {
    const { browser, post, saved } = await openNew();
    browser.fail(`${method}=dropafter`);
    const lost = { refusal: { kind: "text", text: "accountForm.unknown" } };
    expect(await post(fields)).toMatchObject(lost);
    browser.heal();
    expect(await post(fields)).toMatchObject(lost);
    expect(browser.calls(method)).toHaveLength(1);
    expect(await saved()).toBe("USD");
  });
});
