import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { loader as signUpLoader } from "../registration/sign-up.route";
import { action as signOutAction } from "../sign-out/sign-out.route";
import { CODE, locationOf, PASSWORD, SCRIPT, startSignInPage } from "../testing/sign-in-page";
import { loader as signInLoader } from "./sign-in.route";

let site: Awaited<ReturnType<typeof startSignInPage>>;

beforeAll(async () => {
  site = await startSignInPage();
});
afterAll(() => site.close());

const HOME = "http://localhost:3000/";
const COMPLETE_FIRST = "?show_popup_reg&view=socialRegistration&prevent_close=1";

describe("every user of docs/contract.md#7.2", () => {
  it.each([
    ["demo@sandbox.test", HOME],
    ["newbie@sandbox.test", HOME],
    ["incomplete@sandbox.test", `${HOME}pt-BR${COMPLETE_FIRST}`],
    ["needdeposit@sandbox.test", HOME],
    ["needprofile@sandbox.test", HOME],
    ["needcontact@sandbox.test", HOME],
    ["needkyc@sandbox.test", HOME],
    ["onkyc@sandbox.test", HOME],
    ["rejected@sandbox.test", HOME],
    ["cpf@sandbox.test", `${HOME}pt-BR`],
    ["yen@sandbox.test", HOME],
    ["dinar@sandbox.test", `${HOME}ar`],
    ["tether@sandbox.test", HOME],
    ["limited@sandbox.test", HOME],
    ["paidback@sandbox.test", HOME],
    ["poor@sandbox.test", HOME],
    ["requisites@sandbox.test", HOME],
    // The phone of demo; the plus is ours to remove.
    ["+34600000001", HOME],
    ["34600000001", HOME],
  ])("%s comes in, to %s", async (login, expected) => {
    const { answer, cookieHeader } = await site.post({ login, password: PASSWORD });
    expect(locationOf(answer)).toBe(expected);
    expect((answer as Response).headers.get("X-Remix-Reload-Document")).toBe("true");
    expect(cookieHeader).toContain("cr_player=1");
    const next = await site.contextFor({ cookieHeader });
    expect(await next.player()).toMatchObject({ kind: "player" });
  });

  it.each([
    ["banned@sandbox.test", "UserBannedException", "BANNED"],
    ["excluded@sandbox.test", "UserBannedException", "SELF_EXCLUDED"],
    ["deleted@sandbox.test", "UserDeletedException", "DELETED"],
  ])("%s is thrown to the block page", async (login, type, code) => {
    await expect(site.post({ login, password: PASSWORD })).rejects.toMatchObject({ type, code, status: 403 });
  });

  it.each(["twofa@sandbox.test", "twofa-status@sandbox.test"])(
    "%s is asked for a code, which then lets in",
    async (base) => {
      const login = await site.cloneOf(base);
      const first = await site.post({ login, password: PASSWORD }, SCRIPT);
      expect(first.answer).toMatchObject({
        data: { refusal: { reason: "twoFactor", step: "enabled", resendSeconds: 60 } },
      });
      const second = await site.post(
        { intent: "code", login, password: PASSWORD, two_factor_auth: CODE },
        SCRIPT,
      );
      expect(locationOf(second.answer)).toBe(HOME);
    },
  );
});

describe("where a sign-in leads", () => {
  it.each([
    ["dinar@sandbox.test", "/gamehall?category=slots", `${HOME}ar/gamehall?category=slots`],
    ["cpf@sandbox.test", "/es-ES/gamehall", `${HOME}pt-BR/gamehall`],
    [
      "incomplete@sandbox.test",
      "/gamehall?page=2#top",
      `${HOME}pt-BR/gamehall?page=2&${COMPLETE_FIRST.slice(1)}#top`,
    ],
    ["demo@sandbox.test", "//evil.example", HOME],
    ["demo@sandbox.test", "https://evil.example/", HOME],
    // Nothing is left to do there.
    ["demo@sandbox.test", "/forms/sign_in", HOME],
    ["demo@sandbox.test", "/es-ES/forms/sign_up?type=x", HOME],
  ])("%s wanting %s goes to %s", async (login, redirectUrl, expected) => {
    const { answer } = await site.post({ login, password: PASSWORD, redirectUrl });
    expect(locationOf(answer)).toBe(expected);
  });

  it("stays in a frame of another site, and says so upstream", async () => {
    const { answer, context } = await site.post(
      { login: "demo@sandbox.test", password: PASSWORD },
      { isFramed: true },
    );
    expect(locationOf(answer)).toBe("/forms/sign_in?done=1&_non_strict=1");
    expect(site.sandbox.world.state.calls.at(-1)).toMatchObject({
      method: "auth.login",
      query: { _non_strict: "1" },
    });
    const { page: shown } = await site.page("?done=1&_non_strict=1", site.cookieHeader(context), {
      isFramed: true,
    });
    expect(shown).toMatchObject({ signedInAs: "DemoPlayer", frame: { isDone: true } });
  });

  it("tells where a frame may not keep a session", async () => {
    const { page: shown } = await site.page("?done=1&_non_strict=1", undefined, { isFramed: true });
    expect(shown).toMatchObject({ isUnkept: true, frame: { isDone: false } });
  });

  it("has the address of a frame say so, for all later requests", async () => {
    const context = await site.contextFor({
      path: "/forms/sign_in",
      search: "?view=restore",
      isFramed: true,
    });
    const loaded = signInLoader({ context, request: new Request("http://x/"), params: {} });
    expect(locationOf(await loaded.catch((thrown) => thrown))).toBe(
      "/forms/sign_in?view=restore&_non_strict=1",
    );
  });

  it("asks nobody for the details of an account that is not there", async () => {
    const context = await site.contextFor({ path: "/forms/sign_up", search: "?view=socialRegistration" });
    const loaded = signUpLoader({ context, request: new Request("http://x/"), params: {} });
    expect(locationOf(await loaded.catch((thrown) => thrown))).toBe("/forms/sign_in");
  });

  it("gives a frame cookies that live there", async () => {
    const origin = "https://casino.example";
    const { context } = await site.page("?_non_strict=1", undefined, { isFramed: true, origin });
    expect(context.cookies.setCookieLines()).toEqual([
      "cr_frame=1; Path=/; HttpOnly; Secure; SameSite=None; Partitioned",
    ]);
  });
});

describe("a refused sign-in", () => {
  it.each([
    [{ login: "demo@sandbox.test", password: "not-the-password" }, {}, 422, { reason: "wrongCredentials" }],
    [{ login: "nobody@sandbox.test", password: PASSWORD }, {}, 422, { reason: "wrongCredentials" }],
    [{ login: "", password: "" }, {}, 400, null],
    [{ login: "x".repeat(251), password: PASSWORD }, {}, 400, null],
    [{ login: "demo@sandbox.test", password: PASSWORD }, "auth.login=status:500", 503, { reason: "failed" }],
    [{ login: "demo@sandbox.test", password: PASSWORD }, "auth.login=drop", 503, { reason: "failed" }],
    [{ login: "demo@sandbox.test", password: PASSWORD }, "auth.login=garbage", 503, { reason: "failed" }],
    [
      { login: "demo@sandbox.test", password: PASSWORD },
      "auth.login=InvalidRequestException/STRANGE",
      422,
      { reason: "somethingWrong" },
    ],
    [
      { login: "demo@sandbox.test", password: PASSWORD },
      "auth.login=TooManyRequestsException",
      429,
      { reason: "tooMany", seconds: 60 },
    ],
  ])(
    "%# answers what it is, and does not send the password back: %j, %j",
    async (fields, fault, status, refusal) => {
      if (typeof fault === "string") site.failNext(fault);
      const { answer, cookieHeader } = await site.post(fields);
      expect(answer).toMatchObject({ init: { status }, data: { refusal } });
      if (fields.password) expect(JSON.stringify(answer)).not.toContain(fields.password);
      expect(cookieHeader).not.toContain("cr_player");
      expect(cookieHeader).not.toContain("cr_twofa");
    },
  );
});

describe("signing out", () => {
  it("ends the session and reloads the index of the same locale", async () => {
    const { cookieHeader } = await site.post({ login: "cpf@sandbox.test", password: PASSWORD });
    const context = await site.contextFor({ cookieHeader, locale: "pt-BR" });
    const answer = await signOutAction({ context, request: new Request("http://x/logout"), params: {} });
    expect(locationOf(answer)).toBe("http://localhost:3000/pt-BR");
    expect((answer as Response).headers.get("X-Remix-Reload-Document")).toBe("true");
    const before = await site.contextFor({ cookieHeader });
    expect(await before.player()).toEqual({ kind: "visitor" });
  });
});
