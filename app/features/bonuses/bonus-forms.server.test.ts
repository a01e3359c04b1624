import { beforeEach, describe, expect, it } from "vitest";
import { cashbackForms } from "~/features/cashback/cashback-forms.server";
import { answerAccountForms } from "~/forms/account-form/account-form.server";
import { formOf, leadsTo, openPlayerBrowser } from "../../../tests/support/player-browser";
import { testApp } from "../../../tests/support/test-app";
import { loadBonusConfirm } from "./bonus-dialogs.server";
import { bonusForms } from "./bonus-forms.server";

const app = await testApp();
beforeEach(() => app.sandbox.world.reset());

const attempt = "0f0e0d0c-0b0a-4908-8706-050403020100";
const forms = { bonus: bonusForms, cashback: cashbackForms };

async function open(base?: string) {
  const browser = await openPlayerBrowser(app, base);
  const post = async (page: keyof typeof forms, fields: Record<string, string>) => {
    const said = await browser.visit(`/profile/${page}`, (context) =>
      answerAccountForms(context, formOf({ attempt, ...fields }), forms[page]),
    );
    return said instanceof Response ? leadsTo(said) : said.data.refusal;
  };
  const platform = async () => (await browser.contextAt()).platform;
  const statusOf = async (id: string, type = "casino") => {
    const client = await platform();
    const list =
      type === "betting"
        ? await client.call("BettingBonuses.get")
        : (await client.call("bonuses.get", { count: 300 })).items;
    return list.find((one) => one.id === id)?.status;
  };
  const main = async () => (await (await platform()).call("account.getBalance")).balance_main?.amount;
  return { browser, post, statusOf, main };
}

const page = "/profile/bonus";

describe("a bonus", () => {
  it("is paused, so that another can be activated", async () => {
    const { post, statusOf } = await open();
    const other = { intent: "activate", id: "601", type: "casino" };
    expect(await post("bonus", other)).toMatchObject({ text: "profile.bonuses.notNow" });
    expect(await post("bonus", { intent: "pause", id: "602" })).toBe(page);
    expect(await post("bonus", other)).toBe(page);
    expect(await Promise.all([statusOf("602"), statusOf("601")])).toEqual(["paused", "active"]);
  });

  it("of the sportsbook says so where it is shown to be active", async () => {
    const { post, statusOf } = await open();
    expect(await post("bonus", { intent: "activate", id: "651", type: "betting" })).toBe(
      "/profile/bonuses?confirm=betting_bonus_activated&id=651&type=betting",
    );
    expect(await statusOf("651", "betting")).toBe("active");
    expect(await post("bonus", { intent: "remove", id: "651", type: "betting" })).toBe(page);
    expect(await statusOf("651", "betting")).toBe("removed");
  });

  it.each([
    ["602", "casino", "40.00"],
    ["601", "casino", undefined],
  ])("%s of the %s names what burns with it: %s", async (id, type, amount) => {
    const { browser } = await open();
    const question = await browser.visit("/profile/bonuses", (context) =>
      loadBonusConfirm("remove")(context, { id, type }),
    );
    expect(question?.data.burns?.amount).toBe(amount);
  });

  it("burns no more than is left of it", async () => {
    const { browser } = await open();
    const players = [...app.sandbox.world.state.players.values()];
    for (const player of players) player.balance_bonus = { amount: "3.20", currency: "EUR" };
    const question = await browser.visit("/profile/bonuses", (context) =>
      loadBonusConfirm("remove")(context, { id: "602", type: "casino" }),
    );
    expect(question?.data.burns).toEqual({ amount: "3.20", currency: "EUR" });
  });

  it("is removed once, however often that is sent, and its lost answer is no success", async () => {
    const { browser, post, statusOf } = await open();
    browser.fail("bonuses.remove=dropafter");
    const fields = { intent: "remove", id: "602", type: "casino" };
    const said = await Promise.all(Array.from({ length: 5 }, () => post("bonus", fields)));
    expect(said).toEqual(Array(5).fill({ kind: "text", text: "accountForm.unknown" }));
    browser.heal();
    await post("bonus", fields);
    expect(browser.calls("bonuses.remove")).toHaveLength(1);
    expect(await statusOf("602")).toBe("removed");
  });

  const pause = { intent: "pause", id: "602" };
  const casino = { intent: "activate", id: "601", type: "casino" };
  const betting = { intent: "activate", id: "651", type: "betting" };
  describe.each([
    { method: "bonuses.activate", fields: casino, before: [pause], status: "active" },
    { method: "bonuses.deactivate", fields: pause, before: [], status: "paused" },
    { method: "BettingBonuses.activate", fields: betting, before: [], status: "active" },
    {
      method: "BettingBonuses.remove",
      fields: { ...betting, intent: "remove" },
      before: [],
      status: "removed",
    },
  ])("as the platform's $method", ({ method, fields, before, status }) => {
    async function openFor() {
      const opened = await open();
      for (const first of before) await opened.post("bonus", first);
      return {
        ...opened,
        status: () => opened.statusOf(fields.id, "type" in fields ? fields.type : undefined),
      };
    }

    it("is done once, however often that is sent", async () => {
      const bonus = await openFor();
      const said = await Promise.all(Array.from({ length: 5 }, () => bonus.post("bonus", fields)));
      expect([...new Set(said)]).toEqual([expect.stringMatching(/^\/profile\/bonus/)]);
      expect(bonus.browser.calls(method)).toHaveLength(1);
      expect(await bonus.status()).toBe(status);
    });

    it("is never said to be done where the answer is lost", async () => {
      const bonus = await openFor();
      bonus.browser.fail(`${method}=dropafter`);
      const lost = { kind: "text", text: "accountForm.unknown" };
      expect(await bonus.post("bonus", fields)).toEqual(lost);
      bonus.browser.heal();
      expect(await bonus.post("bonus", fields)).toEqual(lost);
      expect(bonus.browser.calls(method)).toHaveLength(1);
      expect(await bonus.status()).toBe(status);
    });
  });

  it("that needs something first says what", async () => {
    const { browser, post } = await open();
    browser.fail("bonuses.activate=UserNeedProfileDataException");
    const said = await post("bonus", { intent: "activate", id: "601", type: "casino" });
    expect(said).toEqual({ kind: "need", need: "profile" });
  });

  it.each(["999", "", "../x"])("that does not exist (%j) is not done", async (id) => {
    const { post } = await open();
    const said = await post("bonus", { intent: "remove", id, type: "casino" });
    expect(said).not.toBe(page);
  });
});

describe("cashback", () => {
  it("is paid out once, however often that is sent", async () => {
    const { browser, post, main } = await open();
    const before = await main();
    const fields = { intent: "payout", id: "703" };
    const said = await Promise.all(Array.from({ length: 5 }, () => post("cashback", fields)));
    expect(said).toEqual(Array(5).fill("/profile/cashback"));
    const calls = browser.calls("cashbacks.payout");
    expect(calls).toHaveLength(1);
    expect(Number(await main()) - Number(before)).toBeCloseTo(18.5, 2);
  });

  it("is given up", async () => {
    const { browser, post } = await open();
    expect(await post("cashback", { intent: "remove", id: "703" })).toBe("/profile/cashback");
    const { items } = await (await browser.contextAt()).platform.call("cashbacks.get", { count: 300 });
    expect(items.some(({ id }) => id === "703")).toBe(false);
  });
});
