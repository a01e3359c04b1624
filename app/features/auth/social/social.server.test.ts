import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestApp } from "../../../../tests/support/app-context";
import { cookiesOf } from "../../../../tests/support/sign-in";
import { loadCredentials, saveCredentials } from "../credentials/credentials.server";
import { loadSocialReturn, loadSocialStart } from "./social.server";

let site: Awaited<ReturnType<typeof startTestApp>>;
let service = "";

beforeAll(async () => {
  site = await startTestApp();
  const { auth } = await (await site.contextFor()).content.config();
  service = auth.loginSocials[0]?.service ?? "";
});
afterAll(() => site.close());

/** What a loader gives, or where the redirect leads that it throws. */
async function outcomeOf(run: Promise<object>): Promise<unknown> {
  return run.catch((thrown: Response) => thrown.headers.get("Location"));
}

const start = async (query: string, locale?: string) =>
  outcomeOf(loadSocialStart(await site.contextFor({ search: query, locale })));
const back = async (query: string, cookieHeader?: string) =>
  outcomeOf(loadSocialReturn(await site.contextFor({ search: query, cookieHeader })));

describe("the way to another service", () => {
  it("names the service, the way back in this language, and what it is for", async () => {
    const started = (await start(`?service=${service}&redirectUrl=%2Fgamehall`, "es-ES")) as { href: string };
    const { pathname, searchParams } = new URL(started.href, "http://x");
    expect(pathname).toBe("/oauth/init");
    expect(Object.fromEntries(searchParams)).toEqual({
      service,
      type_auth: "authorization",
      redirect_url:
        "http://localhost:3000/es-ES/forms/social/return?type_auth=authorization&redirectUrl=%2Fgamehall",
    });
  });

  it("begins no registration before the terms are accepted", async () => {
    const search = `?service=${service}&type_auth=registration&type=social-login`;
    expect(await start(search)).toBe("/forms/sign_up?notice=terms&type=social-login");
    expect(await start(`${search}&terms=1`)).toMatchObject({ href: expect.stringContaining("registration") });
  });

  it.each(["", "?service=", "?service=nonsense", "?service=__proto__&type_auth=x"])(
    "%s is none that is offered",
    async (query) => {
      expect(await start(query)).toBe("/forms/sign_in?notice=social_unknown");
    },
  );

  it("is none over a session: the sign-in page says whose it is", async () => {
    const cookieHeader = await cookiesOf(site, "demo@sandbox.test");
    const context = await site.contextFor({ search: `?service=${service}`, cookieHeader });
    expect(await outcomeOf(loadSocialStart(context))).toBe("/forms/sign_in");
  });

  it("takes along no way to another site", async () => {
    const started = (await start(`?service=${service}&redirectUrl=https://evil.test`)) as { href: string };
    expect(started.href).not.toContain("evil");
  });
});

describe("the way back", () => {
  it("leads a player on, once", async () => {
    const demo = await cookiesOf(site, "demo@sandbox.test");
    expect(await back("?oauth=success&redirectUrl=%2Fgamehall", demo)).toBe("http://localhost:3000/gamehall");
    const incomplete = await cookiesOf(site, "incomplete@sandbox.test");
    expect(await back("?oauth=success", incomplete)).toBe(
      "http://localhost:3000/pt-BR?show_popup_reg&view=socialRegistration&prevent_close=1",
    );
  });

  it.each([
    ["?oauth=error&code=access_denied", "/forms/sign_in?notice=social_refused"],
    ["?oauth=error&code=ACCESS_DENIED&type_auth=registration", "/forms/sign_up?notice=social_refused"],
    ["?oauth=error&code=USER_NOT_FOUND", "/forms/sign_in?notice=social_no_account"],
    ["?oauth=error&code=server_error", "/forms/sign_in?notice=social_failed"],
    ["?oauth=error&code=__proto__", "/forms/sign_in?notice=social_failed"],
    ["?oauth=error", "/forms/sign_in?notice=social_failed"],
    // A success without a session.
    ["?oauth=success", "/forms/sign_in?notice=social_failed"],
    ["", "/forms/sign_in?notice=social_failed"],
    ["?oauth=error&redirectUrl=%2Fgamehall", "/forms/sign_in?notice=social_failed&redirectUrl=%2Fgamehall"],
  ])("%s leads to %s", async (query, expected) => {
    expect(await back(query)).toBe(expected);
  });

  it.each([
    ["BANNED", "UserBannedException"],
    ["SELF_EXCLUDED", "UserBannedException"],
    ["DELETED", "UserDeletedException"],
  ])("ends on the block page for %s", async (code, type) => {
    const context = await site.contextFor({ search: `?oauth=error&code=${code}` });
    await expect(loadSocialReturn(context)).rejects.toMatchObject({ data: { type }, init: { status: 403 } });
    const inWindow = await site.contextFor({ search: `?oauth=error&code=${code}&window=own` });
    expect(await loadSocialReturn(inWindow)).toMatchObject({ notice: "social_blocked" });
  });

  it("tells a window of its own what to say to the page that opened it", async () => {
    const demo = await cookiesOf(site, "demo@sandbox.test");
    expect(await back("?oauth=success&window=own&redirectUrl=%2Fgamehall", demo)).toEqual({
      notice: null,
      path: "/forms/social/return?type_auth=authorization&redirectUrl=%2Fgamehall&oauth=success",
    });
    expect(await back("?oauth=error&window=own")).toMatchObject({ notice: "social_failed" });
  });
});

describe("generated credentials", () => {
  it("are shown once", async () => {
    const made = await site.contextFor();
    const generated = { login: "player-7", password: "Made-Up-7" };
    saveCredentials(made, generated);
    const cookieHeader = site.cookieHeader(made);
    expect(cookieHeader).not.toContain("Made-Up");
    const shown = await site.contextFor({ cookieHeader });
    expect(await loadCredentials(shown)).toEqual({ data: generated });
    expect(shown.cookies.setCookieLines().join()).toContain("cr_credentials=; Path=/; Max-Age=0");
    expect(await loadCredentials(shown)).toBeNull();
  });
});
