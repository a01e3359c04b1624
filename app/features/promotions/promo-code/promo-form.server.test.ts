import { afterEach, describe, expect, it } from "vitest";
import { loadDialog } from "~/dialogs/load-dialog.server";
import { cookiesOf } from "../../../../tests/support/sign-in";
import { testApp } from "../../../../tests/support/test-app";
import { loadPromoForm } from "./load-promo-form.server";
import { answerPromoForm } from "./promo-form.server";
import { recordedCampaign } from "./recorded-campaign.server";

const app = await testApp();
afterEach(() => app.sandbox.world.reset());

interface Sending {
  login?: string;
  cookies?: string;
  search?: string;
  attempt?: string;
  success?: "popup" | "notice";
  locale?: string;
}

/** Sends the form of the page of offers. */
async function send(code: string | undefined, sending: Sending = {}) {
  const { login, search = "", attempt = "", success, locale } = sending;
  const session = login ? await cookiesOf(app, `${login}@sandbox.test`) : "";
  const cookieHeader = [session, sending.cookies].filter(Boolean).join("; ") || undefined;
  const context = await app.contextFor({ path: "/offers", search, cookieHeader, locale });
  const form = new FormData();
  form.set("attempt", attempt);
  if (code !== undefined) form.set("promo_code", code);
  const answer = await answerPromoForm(context, form, success);
  const result = "data" in answer ? { status: answer.init?.status, ...answer.data.promo } : undefined;
  const to = "data" in answer ? undefined : answer.headers.get("location");
  return { context, result, to };
}

const form = async (options: Parameters<typeof app.contextFor>[0]) =>
  loadPromoForm(await app.contextFor(options));
const fail = (target: string, effect: string) => app.sandbox.world.state.faults.push({ target, effect });

describe("the code of a player", () => {
  it.each([
    ["WELCOME100", "501"],
    ["SPINS20", "502"],
    ["CASHBACK5", "503"],
  ])("%s is used up, recorded and shown", async (code, id) => {
    const { context, to } = await send(code, { login: "demo" });
    expect(to).toBe(`/offers?dialog=promo_activated&id=${id}`);
    expect(recordedCampaign(context)).toMatchObject({ id, code });
    const pageContext = await app.contextFor({
      path: "/offers",
      search: `?dialog=promo_activated&id=${id}`,
      cookieHeader: `${await cookiesOf(app, "demo@sandbox.test")}; ${app.cookieHeader(context)}`,
    });
    expect(await loadDialog(pageContext)).toMatchObject({
      outcome: "ready",
      data: { title: expect.any(String), lines: [{ text: expect.any(String) }] },
    });
  });

  it("is shown in the player's own currency, too", async () => {
    const { context } = await send("WELCOME100", { login: "yen" });
    const pageContext = await app.contextFor({
      path: "/offers",
      search: "?dialog=promo_activated&id=501",
      cookieHeader: `${await cookiesOf(app, "yen@sandbox.test")}; ${app.cookieHeader(context)}`,
    });
    expect(await loadDialog(pageContext)).toMatchObject({
      data: { lines: [{ about: { amount: "8217", currency: "JPY" } }] },
    });
  });

  it.each([
    ["EXPIRED1", "EXPIRED"],
    ["SOON1", "NOT_STARTED"],
    ["USED1", "ALREADY_USED"],
    ["FULL1", "LIMIT_REACHED"],
    ["VIPONLY1", "NOT_ELIGIBLE"],
    ["USDONLY1", "WRONG_CURRENCY"],
    ["BRONLY1", "WRONG_COUNTRY"],
    ["DEPFIRST1", "DEPOSIT_REQUIRED"],
    ["BUSY1", "BONUS_ACTIVE"],
    ["WEIRD1", "INVALID"],
    ["NOSUCH", "INVALID"],
    ["__proto__", "INVALID"],
    ["x".repeat(65), "INVALID"],
    ["a\u200bb", "INVALID"],
  ])("%s becomes %s", async (code, problem) => {
    const { result } = await send(code, { login: "demo" });
    expect(result).toMatchObject({ status: 422, kind: "invalid", text: `common.promoCodeErrors.${problem}` });
    expect(result?.code).toBe(code.slice(0, 64));
  });

  it.each([undefined, "", "  "])("that is %j is required", async (code) => {
    const { result } = await send(code, { login: "demo" });
    expect(result).toMatchObject({
      status: 422,
      code: "",
      text: "common.fieldsValidatorErrors.requiredField",
    });
    expect(app.sandbox.world.state.calls.some(({ method }) => method === "campaigns.activateOffer")).toBe(
      false,
    );
  });

  it.each([
    ["needdeposit", "deposit"],
    ["needprofile", "profile"],
    ["needcontact", "contact"],
  ])("waits until %s has done something about it", async (login, need) => {
    const { result } = await send("WELCOME100", { login });
    expect(result).toEqual({ status: 422, kind: "need", need, code: "WELCOME100" });
  });

  it("waits for a verification, too, and for a while after too many", async () => {
    fail("campaigns.activateOffer", "VerificationRequiredException");
    expect((await send("SPINS20", { login: "demo" })).result).toMatchObject({ need: "verification" });
    app.sandbox.world.reset();
    fail("campaigns.activateOffer", "TooManyRequestsException");
    expect((await send("SPINS20", { login: "demo" })).result).toMatchObject({ status: 429, kind: "tooMany" });
  });

  it.each(["status:500", "garbage", "drop"])("may have been used after %s", async (effect) => {
    fail("campaigns.activateOffer", effect);
    const { result } = await send("SPINS20", { login: "demo" });
    expect(result).toMatchObject({ status: 503, kind: "failed", text: "promoCode.failed" });
  });

  it.each(["dropafter", "InternalServerErrorException"])(
    "is sent once by one form, though its answer was lost by %s",
    async (effect) => {
      fail("campaigns.activateOffer", effect);
      const sending = {
        cookies: await cookiesOf(app, "demo@sandbox.test"),
        attempt: "0f8fad5b-d9cb-469f-a165-70867728950f",
      };
      const before = app.sandbox.world.state.calls.length;
      for (const { result, to } of [await send("SPINS20", sending), await send("SPINS20", sending)])
        expect({ ...result, to }).toMatchObject({ kind: "failed", text: "promoCode.failed", to: undefined });
      const calls = app.sandbox.world.state.calls.slice(before);
      expect(calls.filter(({ method }) => method === "campaigns.activateOffer")).toHaveLength(1);
    },
  );

  it("is used once when the form is sent twice", async () => {
    const cookies = await cookiesOf(app, "demo@sandbox.test");
    const attempt = "0f8fad5b-d9cb-469f-a165-70867728950e";
    const both = await Promise.all(["SPINS20", "SPINS20"].map((code) => send(code, { cookies, attempt })));
    expect(both.map(({ to }) => to)).toEqual(both.map(() => "/offers?dialog=promo_activated&id=502"));
    expect((await send("SPINS20", { cookies })).result).toMatchObject({
      text: "common.promoCodeErrors.ALREADY_USED",
    });
  });

  it("is only said where no popup may open", async () => {
    const { context, to } = await send("SPINS20", { login: "demo", success: "notice", search: "?a=1" });
    expect(to).toBe("/offers?a=1");
    expect(app.cookieHeader(context)).toContain("promoCode.activated");
  });

  it("waits for the sign-in when the session is over, and is not lost", async () => {
    fail("campaigns.activateOffer", "AuthorizationException/NOT_AUTHORIZED");
    const { context, to } = await send("SPINS20", { login: "demo", locale: "es-ES" });
    expect(to).toBe("/forms/sign_in?redirectUrl=%2Foffers");
    expect(app.cookieHeader(context)).toContain("cr_promo=SPINS20");
  });

  it("is no longer pending once it was used, whatever the address says", async () => {
    const sent = { login: "demo", cookies: "cr_promo=welcome100", search: "?promo_code=WELCOME100&tab=a" };
    const { context, to } = await send("WELCOME100", sent);
    expect(to).toBe("/offers?tab=a&dialog=promo_activated&id=501");
    expect(context.cookies.setCookieLines()).toContainEqual(expect.stringMatching(/^cr_promo=;.*Max-Age=0/));
    const other = await send("SPINS20", { login: "demo", cookies: "cr_promo=WELCOME100" });
    expect(app.cookieHeader(other.context)).not.toContain("cr_promo");
  });
});

describe("the code of a visitor", () => {
  it("that works is stored for the account", async () => {
    const { context, result } = await send("WELCOME100");
    expect(result).toMatchObject({ status: 200, kind: "usable", code: "WELCOME100" });
    expect(app.cookieHeader(context)).toBe("cr_promo=WELCOME100");
  });

  it("that does not work is not", async () => {
    const { context, result } = await send("EXPIRED1");
    expect(result).toMatchObject({ status: 422, text: "common.promoCodeErrors.INVALID" });
    expect(app.cookieHeader(context)).toBe("");
  });

  it("cannot be judged while nobody answers", async () => {
    fail("campaigns.checkPromocode", "status:500");
    expect((await send("WELCOME100")).result).toMatchObject({ status: 503, text: "promoCode.unchecked" });
    app.sandbox.world.reset();
    fail("campaigns.checkPromocode", "TooManyRequestsException");
    expect((await send("WELCOME100")).result).toMatchObject({ status: 429, seconds: expect.any(Number) });
  });
});

describe("the form", () => {
  it("comes filled in with the code one came with", async () => {
    expect(await form({ cookieHeader: "cr_promo=SPINS20" })).toMatchObject({
      audience: "visitor",
      code: "SPINS20",
      attempt: undefined,
    });
    const cookieHeader = await cookiesOf(app, "demo@sandbox.test");
    expect(await form({ cookieHeader })).toMatchObject({
      audience: "player",
      code: "",
      attempt: expect.stringMatching(/^[\da-f-]{36}$/),
    });
  });

  it.each([true, false])("stands behind a switcher when the operator says so: %s", async (isShown) => {
    app.sandbox.world.state.content.changes.push({
      type: "common-data",
      key: "common-data",
      locale: "en-US",
      fields: { offers: { showPromocodeSwitcher: isShown } },
    });
    const options = { origin: isShown ? "http://one.example" : "http://two.example" };
    expect(await form(options)).toMatchObject({ hasSwitcher: isShown });
  });
});
