import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { startTestApp } from "../../tests/app-context";
import { answerAccountForms } from "../account-form/account-form.server";
import { type CashierApp, formOf, leadsTo, openCashier } from "../cashier/testing/cashier-browser";
import { loadNotifications, loadPersonalSettings } from "./personal.server";
import { notificationForms, settingsForms } from "./personal-forms.server";

let app: CashierApp;
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(() => app.sandbox.world.reset());
afterAll(() => app.close());

const attempt = "0f0e0d0c-0b0a-4908-8706-050403020100";
const forms = { settings: settingsForms, notification: notificationForms };

async function open() {
  const browser = await openCashier(app);
  const post = async (page: keyof typeof forms, fields: Record<string, string>) => {
    const said = await browser.visit(`/profile/${page}`, (context) =>
      answerAccountForms(context, formOf({ attempt, ...fields }), forms[page]),
    );
    return said instanceof Response ? leadsTo(said) : said.data;
  };
  return { browser, post };
}

it("a nickname is changed, and what is wrong with one is told", async () => {
  const { browser, post } = await open();
  const change = (fakename: string) => post("settings", { intent: "fakename", fakename });
  expect(await change("ab")).toHaveProperty("result.error.fakename");
  expect(await change("with space")).toHaveProperty("result.error.fakename");
  expect(browser.calls("account.changefakename")).toHaveLength(0);
  expect(await change("Wanderer7")).toBe("/profile/settings");
  const { fakename } = await browser.visit("/profile/settings", loadPersonalSettings);
  expect(fakename).toBe("Wanderer7");
});

it("a nickname that somebody has is told at its field, and stays", async () => {
  const { post } = await open();
  expect(await post("settings", { intent: "fakename", fakename: "DemoPlayer" })).toMatchObject({
    refusal: null,
    result: { error: { fakename: expect.anything() }, initialValue: { fakename: "DemoPlayer" } },
  });
});

it("news to a contact are ended and begun, by double clicks once each", async () => {
  const { browser, post } = await open();
  const news = () => browser.visit("/profile/notification", loadNotifications);
  const email = (await news()).contacts.email;
  const first = email?.is_subscribed ? "unsubscribe" : "subscribe";
  const second = first === "subscribe" ? "unsubscribe" : "subscribe";
  for (const intent of [first, second]) {
    const wish = { intent, id: email?.contact ?? "" };
    expect(await Promise.all([post("notification", wish), post("notification", wish)])).toEqual(
      Array(2).fill("/profile/notification"),
    );
    expect((await news()).contacts.email?.is_subscribed).toBe(intent === "subscribe");
  }
  expect(browser.calls("account.changeSubscription")).toHaveLength(2);
});

it("nobody subscribes a contact that is not their own", async () => {
  const { post } = await open();
  const said = await post("notification", { intent: "subscribe", id: "newbie@sandbox.test" });
  expect(said).toMatchObject({ refusal: { kind: "text" } });
});
