import { beforeEach, describe, expect, it } from "vitest";
import { answerAccountForms } from "~/forms/account-form/account-form.server";
import { takeFlash } from "~/session/flash/flash.server";
import { hour } from "../../../../sandbox/world/clock";
import { formOf, leadsTo, openPlayerBrowser } from "../../../../tests/support/player-browser";
import { testApp } from "../../../../tests/support/test-app";
import { loadLimitLift, loadLimitRaise } from "./limit-dialogs.server";
import { limitForms } from "./limit-forms.server";
import { loadOwnLimit } from "./own-limit.server";

const app = await testApp();
beforeEach(() => app.sandbox.world.reset());

const page = "/profile/responsible-game";
const attempt = (number: number) => `0f0e0d0c-0b0a-4908-8706-05040302010${number}`;

async function open(base?: string) {
  const browser = await openPlayerBrowser(app, base);
  let showing = 0;
  const post = async (fields: Record<string, string>) => {
    const said = await browser.visit(page, (context) =>
      answerAccountForms(
        context,
        formOf({ intent: "limit", attempt: attempt(showing % 10), ...fields }),
        limitForms,
      ),
    );
    return said instanceof Response ? leadsTo(said) : said.data;
  };
  return {
    browser,
    post,
    ask: (fields: Record<string, string>) => {
      showing += 1;
      return post(fields);
    },
    limit: async () => loadOwnLimit(await browser.contextAt(page)),
    said: async () => takeFlash(await browser.contextAt(page))?.text,
    requested: () => browser.calls("Support.sendFeedback").length,
  };
}

const of = (limit_amount: string, period = "7") => ({ limit_amount, period });
const looser = (wanted: Record<string, string>) => ({ intent: "looserLimit", ...wanted });

describe("a limit", () => {
  it("that is the first or lower holds at once", async () => {
    const { ask, limit, said } = await open();
    expect(await ask(of("100"))).toBe(page);
    expect(await said()).toBe("Your limit is now in force.");
    expect(await ask(of(" ٥٠ ", "14"))).toBe(page);
    expect((await limit()).view).toMatchObject({ limit: { amount: "50.00" }, period: 14, canEdit: true });
  });

  it.each([
    ["higher", of("101"), "100", "200.00"],
    ["lower for a shorter time", of("20", "1"), "20", "20.00"],
  ])("that is %s is asked about, and waits for a day", async (_, wanted) => {
    const { ask, limit, said, requested } = await open();
    await ask(of("100"));
    const { limit_amount: id, period: type } = wanted;
    expect(await ask(wanted)).toBe(`${page}?confirm=limit_raise&id=${id}&type=${type}`);
    expect(requested()).toBe(1);
    expect(await ask(looser(wanted))).toBe(page);
    expect(await said()).toMatch(/^Request received/);
    expect(await limit()).toMatchObject({
      view: { limit: { amount: "100.00" }, period: 7 },
      canEdit: false,
      requested: { limit: { amount: id }, period: type },
    });
    app.sandbox.world.clock.advance(23 * hour);
    expect((await limit()).view?.limit.amount).toBe("100.00");
    app.sandbox.world.clock.advance(hour);
    expect(await limit()).toMatchObject({
      view: { limit: { amount: `${id}.00` }, period: Number(type) },
      canEdit: true,
      requested: null,
    });
  });

  it("is lifted after a day too", async () => {
    const { ask, limit } = await open();
    await ask(of("100"));
    expect(await ask(looser({ period: "none" }))).toBe(page);
    expect(await limit()).toMatchObject({ view: { period: 7 }, canEdit: false, requested: { limit: null } });
    app.sandbox.world.clock.advance(23 * hour);
    await limit();
    app.sandbox.world.clock.advance(hour);
    expect(await limit()).toMatchObject({ view: null, canEdit: true });
  });

  it("counts once, however often it is sent", async () => {
    const { post, requested } = await open();
    expect(await Promise.all(Array.from({ length: 5 }, () => post(of("100"))))).toEqual(Array(5).fill(page));
    expect(requested()).toBe(1);
  });

  it.each(["limit", "looserLimit"])("whose answer is lost is not said to hold (%s)", async (intent) => {
    const { browser, post, ask, requested, said } = await open();
    if (intent === "looserLimit") await ask(of("100"));
    await said();
    const before = requested();
    browser.fail("Support.sendFeedback=dropafter");
    const fields = { intent, ...of(intent === "limit" ? "100" : "300") };
    const first = await post(fields);
    browser.heal();
    for (const one of [first, await post(fields)])
      expect(one).toMatchObject({ refusal: { text: "accountForm.unknown" } });
    expect(requested()).toBe(before + 1);
  });

  it("that the platform leaves to people is said to be sent, not to hold", async () => {
    const { browser, ask, said } = await open();
    await ask(of("100"));
    await said();
    await browser.visit(page, (context) => {
      const attempted = Object.create(context.platform, {
        attempt: { value: async () => ({ ok: true, data: 1 }) },
      });
      const unheard = Object.create(context, { platform: { value: attempted } });
      return answerAccountForms(
        unheard,
        formOf({ intent: "limit", attempt: attempt(9), ...of("90") }),
        limitForms,
      );
    });
    expect(await said()).toMatch(/^Request sent/);
  });

  it("that is locked is refused in words, with what was typed", async () => {
    const { ask } = await open("limited@sandbox.test");
    expect(await ask(of("50"))).toMatchObject({
      refusal: { text: "errors.codes.WRONG_STATE" },
      result: { initialValue: { limit_amount: "50", period: "7" } },
    });
  });

  it.each([
    ["", "7"],
    ["5.5", "7"],
    ["-5", "7"],
    ["50", "2"],
    ["50", "none"],
  ])("of %j for %j days is not sent", async (amount, period) => {
    const { ask, requested } = await open();
    expect(await ask(of(amount, period))).toMatchObject({ result: { status: "error" } });
    expect(requested()).toBe(0);
  });
});

describe("the question before a looser limit", () => {
  const question = async (id: string | null, type: string | null, amount = "100") => {
    const { browser, ask } = await open();
    await ask(of(amount));
    return loadLimitRaise(await browser.contextAt(page), { id, type });
  };

  it("names both limits, and the earliest moment", async () => {
    const found = await question("200", "7");
    expect(found?.data).toMatchObject({
      from: { limit: { amount: "100.00" }, period: 7 },
      to: { limit: { amount: "200", currency: "EUR" }, period: "7" },
    });
    const wait = Date.parse(found?.data.since ?? "") - Date.now();
    expect(Math.round(wait / hour)).toBe(24);
  });

  it.each([
    ["50", "7"],
    ["abc", "7"],
    ["200", "8"],
    [null, null],
  ])("is none for %j, %j", async (id, type) => {
    expect(await question(id, type)).toBeNull();
  });

  it("is none without a limit, or while it is locked", async () => {
    for (const base of [undefined, "limited@sandbox.test"]) {
      const { browser } = await open(base);
      expect(await loadLimitLift(await browser.contextAt(page))).toBeNull();
    }
  });
});
