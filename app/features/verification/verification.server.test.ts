import { beforeEach, describe, expect, it } from "vitest";
import { toIban, withdraw } from "~/features/cashier/testing/withdraw-page";
import { answerAccountForms } from "~/forms/account-form/account-form.server";
import { formOf, leadsTo, openPlayerBrowser } from "../../../tests/support/player-browser";
import { testApp } from "../../../tests/support/test-app";
import { openCheck } from "./open-check.server";
import { loadVerificationPage } from "./verification.server";
import { verificationForms } from "./verification-forms.server";

const app = await testApp();
beforeEach(() => app.sandbox.world.reset());

const attempt = "0f0e0d0c-0b0a-4908-8706-050403020100";
const minutes = 60_000;
const from = "?from=%2Fcashier%2Fwithdraw%3Fmethod%3Dsandiban%26amount%3D50";
const back = "/profile/verification?from=%2Fcashier%2Fwithdraw%3Fmethod%3Dsandiban%26amount%3D50";

function useProvider(name: string) {
  app.sandbox.world.state.patches = {
    cmsConfig: { product: { features: { identityVerificationProvider: name } } },
  };
}

async function open(base = "needkyc@sandbox.test") {
  const browser = await openPlayerBrowser(app, base);
  const load = (search = "", options = {}) =>
    browser.visit(`/profile/verification${search}`, loadVerificationPage, options);
  const post = async (intent: string, search = "") => {
    const said = await browser.visit(`/profile/verification${search}`, (context) =>
      answerAccountForms(context, formOf({ attempt, intent }), verificationForms),
    );
    return said instanceof Response ? leadsTo(said) : said.data.refusal;
  };
  const atProvider = async (choice: Record<string, string>) => {
    const { check } = await load("?check=open");
    if (check?.kind !== "frame") throw new Error(`no frame: ${check?.kind}`);
    await fetch(check.url, { method: "POST", body: new URLSearchParams(choice) });
  };
  return { browser, load, post, atProvider };
}

describe("the page", () => {
  it.each([
    ["demo", { step: "completed", isBlocked: false }],
    ["onkyc", { step: "verification", isBlocked: false }],
    ["needkyc", { step: "start", isBlocked: true }],
    ["rejected", { step: "start", isBlocked: false }],
  ])("of %s", async (name, expected) => {
    const { load } = await open(`${name}@sandbox.test`);
    expect(await load()).toMatchObject({ ...expected, check: null, action: null });
  });

  it("says that new documents are needed after a withdrawal said so, and not before", async () => {
    const { browser, load } = await open("rejected@sandbox.test");
    expect((await load("?type=change")).step).toBe("start");
    const { location } = await withdraw(browser, { ...toIban, amount: "50" });
    expect(location).toContain("dialog=verification&type=change");
    expect((await load()).step).toBe("change");
  });

  it("has no dates where what is kept of them is out of reach or no dates at all", async () => {
    const { browser, load, post } = await open();
    await post("begin");
    expect((await load()).steps[0]?.at).toBeDefined();
    browser.fail("storage.get=garbage");
    expect((await load()).steps[0]).toEqual({ name: "start", state: "current" });
    browser.heal();
    for (const value of ["x", "[]", "null", '{"start":7}', '{"start":"soon"}']) {
      await (await browser.contextAt()).platform.call("storage.set", { key: "verification", value });
      expect((await load()).steps[0]?.at).toBeUndefined();
    }
  });
});

describe("a check", () => {
  it("is begun, handed in, waited for and accepted, and keeps the way back", async () => {
    const { load, post, atProvider } = await open();
    expect(await post("begin", from)).toBe(`${back}&check=open`);
    await atProvider({ choice: "submit", document: "clear" });
    expect(await post("sent", `${from}&check=open`)).toBe(back);
    const waiting = await load(from);
    expect(waiting).toMatchObject({
      step: "verification",
      from: "/cashier/withdraw?method=sandiban&amount=50",
    });
    expect(waiting.steps.map(({ at }) => at !== undefined)).toEqual([true, true, false]);
    app.sandbox.world.clock.advance(10 * minutes);
    expect((await load("?check=open")).step).toBe("completed");
    expect((await load("?check=open")).check).toBeNull();
  });

  it("that ends badly asks for new documents", async () => {
    const { load, post, atProvider } = await open();
    await post("begin");
    await atProvider({ choice: "submit", document: "blurred" });
    await post("sent");
    app.sandbox.world.clock.advance(10 * minutes);
    expect((await load()).step).toBe("change");
  });

  it("that is over before it was said to be handed in is no error", async () => {
    const { load, post, atProvider } = await open();
    await post("begin");
    await atProvider({ choice: "approve" });
    expect(await post("sent")).toBe("/profile/verification");
    expect((await load()).step).toBe("completed");
  });

  it.each([
    ["begin", "idcheck.createApplicant"],
    ["sent", "account.setUserOnVerification"],
  ])(
    "is told once (%s), however often it is sent, and a lost answer is no success",
    async (intent, method) => {
      const { browser, post } = await open();
      const twice = await Promise.all([post(intent), post(intent)]);
      expect(new Set(twice).size).toBe(1);
      expect(browser.calls(method)).toHaveLength(1);
      const lost = await open();
      lost.browser.fail(`${method}=dropafter`);
      const said = await Promise.all([lost.post(intent), lost.post(intent)]);
      expect(said).toEqual(Array(2).fill({ kind: "text", text: "accountForm.unknown" }));
      expect(lost.browser.calls(method)).toHaveLength(1);
    },
  );

  it("needs a whole profile first", async () => {
    const { browser, load, post } = await open();
    browser.fail(
      "idcheck.createApplicant=KycUserProfileException,idcheck.getAccessToken=KycUserProfileException",
    );
    expect(await post("begin")).toEqual({ kind: "need", need: "profile" });
    expect((await load("?check=open")).check).toEqual({ kind: "need", need: "profile" });
  });

  it.each(["garbage", "empty", "wrongtype", "drop", "InternalServerErrorException"])(
    "that cannot be opened (%s) leaves the page",
    async (fault) => {
      const { browser, load, post } = await open();
      await post("begin");
      browser.fail(`idcheck.getAccessToken=${fault}`);
      expect(await load("?check=open")).toMatchObject({ step: "start", check: { kind: "failed" } });
    },
  );

  it("is not opened before it was begun, whatever the address says", async () => {
    const { load } = await open();
    expect((await load("?check=open")).check).toBeNull();
  });
});

describe("the provider", () => {
  it.each([
    ["idcheck", { kind: "frame", isEmbedded: true }],
    ["sumsub", { kind: "sdk", expiresIn: 600 }],
  ])("%s is shown as it can be", async (provider, expected) => {
    useProvider(provider);
    const { load, post } = await open();
    await post("begin");
    expect((await load("?check=open")).check).toMatchObject(expected);
  });

  it.each([
    ["sumsub", { origins: ["https://static.sumsub.com"], sdkUrl: undefined }, "sdk"],
    ["sumsub", { origins: ["https://*.sumsub.com"], sdkUrl: undefined }, "sdk"],
    ["sumsub", { origins: [], sdkUrl: undefined }, "impossible"],
    ["sumsub", { origins: ["https://static.sumsub.com"], sdkUrl: "https://sdk.example/x.js" }, "impossible"],
    ["idcheck", { origins: [], sdkUrl: undefined }, "frame"],
  ])("%s is shown as the configuration lets it: %j: %s", async (provider, identity, kind) => {
    useProvider(provider);
    const { browser, post } = await open();
    await post("begin");
    const check = await browser.visit("/profile/verification", (context) =>
      openCheck(Object.assign(context, { config: { ...context.config, identity } }), null),
    );
    expect(check).toMatchObject({ kind, ...(kind === "frame" && { isEmbedded: false }) });
  });

  it("checks payment details of somebody who is verified, and only those that are requested", async () => {
    const { load, post } = await open("demo@sandbox.test");
    expect(await post("begin", "?action=act-sr_13")).toBe(
      "/profile/verification?action=act-sr_13&check=open",
    );
    expect((await load()).steps[0]).toEqual({ name: "start", state: "done" });
    expect((await load("?action=act-nothing&check=open")).check).toEqual({ kind: "unknownAction" });
    expect((await load("?action=a%20b&check=open")).check).toBeNull();
  });
});
