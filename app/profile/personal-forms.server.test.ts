import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { startTestApp } from "../../tests/app-context";
import { answerAccountForms } from "../account-form/account-form.server";
import { type CashierApp, formOf, leadsTo, openCashier } from "../cashier/testing/cashier-browser";
import { loadPersonalSettings } from "./personal.server";
import { settingsForms } from "./personal-forms.server";

let app: CashierApp;
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(() => app.sandbox.world.reset());
afterAll(() => app.close());

const attempt = "0f0e0d0c-0b0a-4908-8706-050403020100";

async function open() {
  const browser = await openCashier(app);
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

it("a nickname that somebody has is told at its field, and stays", async () => {
  const { post } = await open();
  expect(await post({ intent: "fakename", fakename: "DemoPlayer" })).toMatchObject({
    refusal: null,
    result: { error: { fakename: expect.anything() }, initialValue: { fakename: "DemoPlayer" } },
  });
});
