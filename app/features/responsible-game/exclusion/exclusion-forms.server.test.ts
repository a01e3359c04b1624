import { beforeEach, describe, expect, it } from "vitest";
import { answerAccountForms } from "~/forms/account-form/account-form.server";
import { day } from "../../../../sandbox/world/clock";
import { formOf, leadsTo, openPlayerBrowser } from "../../../../tests/support/player-browser";
import { cookiesOf } from "../../../../tests/support/sign-in";
import { testApp } from "../../../../tests/support/test-app";
import { loadExclusionSummary } from "./excluded.server";
import { loadSelfExclusion } from "./exclusion-dialog.server";
import { exclusionForms } from "./exclusion-forms.server";

const app = await testApp();
beforeEach(() => app.sandbox.world.reset());

const page = "/profile/responsible-game";
const attempt = "0f0e0d0c-0b0a-4908-8706-050403020100";
const method = "Support.sendFeedback";

async function open(base?: string) {
  const browser = await openPlayerBrowser(app, base);
  const post = async (period: string) => {
    const said = await browser.visit(page, (context) =>
      answerAccountForms(context, formOf({ intent: "exclude", attempt, period }), exclusionForms),
    );
    return said instanceof Response ? leadsTo(said) : said.data;
  };
  const whoAmI = async () => {
    const context = await browser.contextAt("/");
    return context.player().then(
      ({ kind }) => kind,
      ({ code }) => code,
    );
  };
  const farewell = async () => loadExclusionSummary(await browser.contextAt("/farewell"));
  return { browser, post, whoAmI, farewell };
}

describe("a self-exclusion", () => {
  it("ends the session here and elsewhere, and says until when", async () => {
    const { browser, post, whoAmI, farewell } = await open();
    const player = await (await browser.contextAt("/")).player();
    const login = player.kind === "player" ? (player.account.login ?? "") : "";
    const elsewhere = await app.contextFor({ cookieHeader: await cookiesOf(app, login) });
    expect(await post("P7D")).toBe("http://localhost:3000/farewell");
    expect(await whoAmI()).toBe("visitor");
    await expect(elsewhere.platform.call("account.getBalance")).rejects.toMatchObject({
      code: "SELF_EXCLUDED",
    });
    const { closed, help } = await farewell();
    expect((Date.parse(closed?.until ?? "") - Date.now()) / day).toBeCloseTo(7, 2);
    expect(help.map(({ name }) => name)).toEqual(["FEJAR", "Gambling Therapy"]);
  });

  it("for good has no end", async () => {
    const { post, farewell } = await open();
    await post("permanent");
    expect((await farewell()).closed).toEqual({ until: null });
  });

  it("is requested once, however often it is sent", async () => {
    const { browser, post } = await open();
    const said = await Promise.all(Array.from({ length: 5 }, () => post("P1D")));
    expect(said).toEqual(Array(5).fill("http://localhost:3000/farewell"));
    expect(browser.calls(method)).toHaveLength(1);
  });

  it.each(["dropafter", "html", "wrongtype", "drop"])(
    "whose answer is lost by %s is not said to be done",
    async (fault) => {
      const { browser, post, farewell } = await open();
      browser.fail(`${method}=${fault}`);
      expect(await post("P1D")).toMatchObject({ refusal: { kind: "text" } });
      browser.heal();
      expect((await farewell()).closed).toBeNull();
    },
  );

  it.each(["", "P2M", "P7D ", "none", "constructor"])("of %j is not sent", async (period) => {
    const { browser, post } = await open();
    expect(await post(period)).toMatchObject({ result: { status: "error" } });
    expect(browser.calls(method)).toHaveLength(0);
  });
});

it("nobody is told that their account is closed who did not close it here", async () => {
  const { browser, farewell } = await open();
  expect((await farewell()).closed).toBeNull();
  const visitor = await loadExclusionSummary(await app.contextFor({ path: "/farewell", country: "BR" }));
  expect(visitor).toMatchObject({ closed: null, help: [{ name: "Jogadores Anônimos" }, {}] });
  expect(browser.calls(method)).toHaveLength(0);
});

describe("the question before", () => {
  const question = async (id: string | null, fault?: string) => {
    const { browser } = await open();
    if (fault) browser.fail(fault);
    return loadSelfExclusion(await browser.contextAt(page), { id });
  };

  it("names the end, the balance and what is on its way", async () => {
    const { data } = (await question("P1Y")) ?? {};
    expect(data).toMatchObject({ period: "P1Y", balance: { currency: "EUR" } });
    expect(data?.pending?.every(({ currency }) => currency === "EUR")).toBe(true);
    expect(Date.parse(data?.until ?? "")).toBeGreaterThan(Date.now() + 364 * day);
  });

  it("stands where the payments cannot be read", async () => {
    expect((await question("P1D", "cashier.gethistory=html"))?.data.pending).toBeNull();
  });

  it.each([null, "P2M", "toString"])("is none for %j", async (id) => {
    expect(await question(id)).toBeNull();
  });
});
