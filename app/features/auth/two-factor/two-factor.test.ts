import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { signIn } from "../sign-in/attempt-sign-in.server";
import {
  CODE,
  locationOf,
  PASSWORD,
  SCRIPT,
  startSignInPage,
  type TestRequestData,
} from "../testing/sign-in-page";

let site: Awaited<ReturnType<typeof startSignInPage>>;

beforeAll(async () => {
  site = await startSignInPage();
});
afterAll(() => site.close());

const HOME = "http://localhost:3000/";

describe("the two-factor step without script", () => {
  async function firstStep(base = "twofa@sandbox.test", options: TestRequestData = {}) {
    const login = await site.cloneOf(base);
    const { answer, context, cookieHeader } = await site.post(
      { login, password: PASSWORD, redirectUrl: "/gamehall" },
      options,
    );
    return { login, answer, context, cookieHeader };
  }

  it("keeps login and password sealed in a cookie of the sign-in page alone", async () => {
    const { login, answer, context, cookieHeader } = await firstStep("twofa-status@sandbox.test", {
      locale: "es-ES",
    });
    expect(locationOf(answer)).toBe("/forms/sign_in?redirectUrl=%2Fgamehall&view=twofa");
    const [line = ""] = context.cookies.setCookieLines();
    expect(line).toMatch(
      /^cr_twofa=[\w-]+; Path=\/es-ES\/forms\/sign_in; Max-Age=300; HttpOnly; SameSite=Lax$/,
    );
    expect(Buffer.from(line.slice(9, line.indexOf(";")), "base64url").toString("latin1")).not.toContain(
      login,
    );
    const { page: shown } = await site.page("?view=twofa", cookieHeader);
    expect(shown.resendSeconds).toBeGreaterThan(55);
    expect(JSON.stringify(shown)).not.toMatch(/Sandbox1|@sandbox/);
  });

  it("lets in with the right code, however it is written, and forgets both", async () => {
    const { cookieHeader } = await firstStep();
    const { answer, context } = await site.post(
      { intent: "code", two_factor_auth: " 654-321 ", redirectUrl: "/gamehall" },
      { cookieHeader },
    );
    expect(locationOf(answer)).toBe(`${HOME}gamehall`);
    expect(context.cookies.setCookieLines().join("\n")).toContain(
      "cr_twofa=; Path=/forms/sign_in; Max-Age=0",
    );
  });

  it.each([
    ["12345", 400, ["auth.twofa.codeLength"], null],
    ["", 400, ["auth.twofa.codeLength"], null],
    ["111111", 422, ["auth.twofa.codeInvalid"], { reason: "twoFactor", step: "codeInvalid" }],
  ])("says what is wrong with the code %s", async (code, status, errors, refusal) => {
    const { cookieHeader } = await firstStep();
    const { answer } = await site.post({ intent: "code", two_factor_auth: code }, { cookieHeader });
    expect(answer).toMatchObject({
      init: { status },
      data: { result: { error: { two_factor_auth: errors } }, refusal },
    });
  });

  it("is over at the fifth wrong code, and a new one may be requested at once", async () => {
    const { cookieHeader } = await firstStep();
    const wrong = () => site.post({ intent: "code", two_factor_auth: "111111" }, { cookieHeader });
    for (let tries = 0; tries < 4; tries += 1) await wrong();
    const { answer, cookieHeader: next } = await wrong();
    expect(answer).toMatchObject({
      data: {
        result: { error: { two_factor_auth: ["auth.twofa.timeExpired"] } },
        refusal: { resendSeconds: 0 },
      },
    });
    expect((await site.page("?view=twofa", next)).page.resendSeconds).toBe(0);
    const { answer: sent } = await site.post({ intent: "resend" }, { cookieHeader: next });
    expect(locationOf(sent)).toBe("/forms/sign_in?view=twofa&notice=code_sent");
  });

  it("is refused a new code with the seconds that remain", async () => {
    const { cookieHeader } = await firstStep();
    const { answer } = await site.post({ intent: "resend" }, { cookieHeader });
    expect(answer).toMatchObject({
      init: { status: 422 },
      data: { intent: "resend", refusal: { step: "resendIn", resendSeconds: expect.any(Number) } },
    });
  });

  it.each(["", "cr_twofa=nonsense", "cr_twofa=AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA"])(
    "has ended for one who comes with %s",
    async (cookieHeader) => {
      const { answer } = await site.post({ intent: "code", two_factor_auth: CODE }, { cookieHeader });
      expect(answer).toMatchObject({ data: { refusal: { reason: "ended" } } });
      expect((await site.page("?view=twofa", cookieHeader)).page.resendSeconds).toBeUndefined();
    },
  );

  it("tells a script what to do next, and sets no cookie", async () => {
    const { answer, cookieHeader } = await firstStep("twofa@sandbox.test", SCRIPT);
    expect(answer).toMatchObject({ data: { result: null, refusal: { step: "enabled" } } });
    expect(cookieHeader).toBe("");
  });

  it("is entered again while the window for a new code is open", async () => {
    const { login } = await firstStep();
    const { answer } = await site.post({ login, password: PASSWORD }, SCRIPT);
    expect(answer).toMatchObject({ data: { refusal: { step: "resendIn" } } });
  });
});

describe("what the platform says at the two-factor step", () => {
  it.each([
    ["AuthorizationException/TWO_FACTOR_FORMAT", "codeLength"],
    ["AuthorizationException/TWO_FACTOR_EXPIRED", "timeExpired"],
    ["AuthorizationException/TWO_FACTOR_INVALID", "codeInvalid"],
    ["AuthorizationException/TWO_FACTOR_REQUIRED", "enabled"],
    ["AuthorizationException/TWO_FACTOR_RESEND", "resendIn"],
  ])("%s is %s", async (fault, step) => {
    site.failNext(`auth.login=${fault}`);
    const context = await site.contextFor();
    const outcome = await signIn(context, { login: "x", password: "y", two_factor_auth: CODE });
    expect(outcome).toMatchObject({ refusal: { reason: "twoFactor", step } });
  });
});
