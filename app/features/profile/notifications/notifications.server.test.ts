import { beforeEach, expect, it } from "vitest";
import { answerAccountForms } from "~/forms/account-form/account-form.server";
import { formOf, leadsTo, openPlayerBrowser } from "../../../../tests/support/player-browser";
import { testApp } from "../../../../tests/support/test-app";
import { notificationForms } from "./notification-forms.server";
import { loadNotifications } from "./notifications.server";

const app = await testApp();
beforeEach(() => app.sandbox.world.reset());

const attempt = "0f0e0d0c-0b0a-4908-8706-050403020100";

async function open() {
  const browser = await openPlayerBrowser(app);
  const post = async (fields: Record<string, string>) => {
    const said = await browser.visit("/profile/notification", (context) =>
      answerAccountForms(context, formOf({ attempt, ...fields }), notificationForms),
    );
    return said instanceof Response ? leadsTo(said) : said.data;
  };
  return { browser, post };
}

it("news to a contact are ended and begun, by double clicks once each", async () => {
  const { browser, post } = await open();
  const news = () => browser.visit("/profile/notification", loadNotifications);
  const email = (await news()).contacts.email;
  const first = email?.is_subscribed ? "unsubscribe" : "subscribe";
  const second = first === "subscribe" ? "unsubscribe" : "subscribe";
  for (const intent of [first, second]) {
    const fields = { intent, id: email?.contact ?? "" };
    expect(await Promise.all([post(fields), post(fields)])).toEqual(Array(2).fill("/profile/notification"));
    expect((await news()).contacts.email?.is_subscribed).toBe(intent === "subscribe");
  }
  expect(browser.calls("account.changeSubscription")).toHaveLength(2);
});

it("nobody subscribes a contact that is not their own", async () => {
  const { post } = await open();
  const said = await post({ intent: "subscribe", id: "newbie@sandbox.test" });
  expect(said).toMatchObject({ refusal: { kind: "text" } });
});

it("what the site does by itself is turned off and on, by double clicks once each", async () => {
  const { browser, post } = await open();
  const known = async () => (await browser.visit("/profile/notification", loadNotifications)).preferences;
  expect(await known()).toEqual({ ok: true, value: { sound: true, popups: true } });
  const twice = (intent: string, id: string) => Promise.all([post({ intent, id }), post({ intent, id })]);
  expect(await twice("turnOff", "sound")).toEqual(Array(2).fill("/profile/notification"));
  expect(await known()).toEqual({ ok: true, value: { sound: false, popups: true } });
  await twice("turnOff", "popups");
  await twice("turnOn", "sound");
  expect(await known()).toEqual({ ok: true, value: { sound: true, popups: false } });
  expect(browser.calls("storage.set")).toHaveLength(3);
  expect(await post({ intent: "turnOff", id: "confirm_sent" })).toHaveProperty("result.error.id");
});

it("a preference whose answer is lost is not said to be saved, and sent once", async () => {
  const { browser, post } = await open();
  browser.fail("storage.set=dropafter");
  const fields = { intent: "turnOff", id: "sound" };
  const said = [await post(fields), await post(fields)];
  for (const one of said) expect(one).toMatchObject({ refusal: { text: "accountForm.unknown" } });
  expect(browser.calls("storage.set")).toHaveLength(1);
});

it("a preference without room says how to make some, and showing closed messages again does", async () => {
  const { browser, post } = await open();
  const { platform } = await browser.contextAt();
  for (let index = 0; index < 48; index += 1)
    await platform.call("storage.set", { key: `other${index}`, value: "1" });
  await platform.call("storage.set", { key: "popup_spring", value: "1" });
  await platform.call("storage.set", { key: "confirm_sent", value: "1" });
  const fields = { intent: "turnOff", id: "popups" };
  expect(await post(fields)).toMatchObject({ refusal: { text: "notifications.quota" } });
  expect(await post({ intent: "showAgain", id: "closed" })).toBe("/profile/notification");
  expect(await platform.call("storage.getKeys")).toHaveLength(48);
  expect(await post(fields)).toBe("/profile/notification");
});

it("a page that cannot ask for the preferences still shows the subscriptions", async () => {
  const { browser } = await open();
  browser.fail("storage.get=drop");
  const page = await browser.visit("/profile/notification", loadNotifications);
  expect(page.preferences).toEqual({ ok: false });
  expect(page.contacts.email).toBeDefined();
});
