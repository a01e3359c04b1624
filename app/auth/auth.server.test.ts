import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestApp } from "../../tests/app-context";
import { action as signInAction } from "./sign-in.route";
import { action as signOutAction } from "./sign-out.route";

let site: Awaited<ReturnType<typeof startTestApp>>;

beforeAll(async () => {
  site = await startTestApp();
});
afterAll(() => site.close());

const PASSWORD = "Sandbox1!";

async function post(fields: Record<string, string>, facts: Parameters<typeof site.contextFor>[0] = {}) {
  const context = await site.contextFor({ path: "/forms/sign_in", ...facts });
  const request = new Request("http://localhost:3000/forms/sign_in", {
    method: "POST",
    body: new URLSearchParams(fields),
  });
  const answer = await signInAction({ context, request, params: {} });
  return { context, answer };
}

const locationOf = (answer: unknown) => (answer as Response).headers.get("Location");

describe("signing in", () => {
  it("leaves with the platform's cookie, the marker, and a full load of the account's locale", async () => {
    const { context, answer } = await post({ login: "demo@sandbox.test", password: PASSWORD });
    expect(locationOf(answer)).toBe("http://localhost:3000/");
    expect((answer as Response).headers.get("X-Remix-Reload-Document")).toBe("true");
    const cookies = site.cookieHeader(context);
    expect(cookies).toContain("cr_player=1");
    expect(cookies).toContain("i18n_locale=en-US");
    const next = await site.contextFor({ cookieHeader: cookies });
    expect(await next.player()).toMatchObject({ kind: "player", account: { fakename: "DemoPlayer" } });
  });

  it.each([
    ["cpf@sandbox.test", undefined, "http://localhost:3000/pt-BR"],
    ["dinar@sandbox.test", "/gamehall?category=slots", "http://localhost:3000/ar/gamehall?category=slots"],
    ["cpf@sandbox.test", "/es-ES/gamehall", "http://localhost:3000/pt-BR/gamehall"],
    ["demo@sandbox.test", "//evil.example", "http://localhost:3000/"],
    ["demo@sandbox.test", "https://evil.example/", "http://localhost:3000/"],
    ["+34600000001", undefined, "http://localhost:3000/"],
  ])("%s wanting %s goes to %s", async (login, redirectUrl, expected) => {
    const { answer } = await post({ login, password: PASSWORD, ...(redirectUrl ? { redirectUrl } : {}) });
    expect(locationOf(answer)).toBe(expected);
  });

  it.each([
    [{ login: "demo@sandbox.test", password: "wrong" }, 422, { reason: "wrongCredentials" }],
    [{ login: "nobody@sandbox.test", password: PASSWORD }, 422, { reason: "wrongCredentials" }],
    [{ login: "twofa@sandbox.test", password: PASSWORD }, 422, { reason: "twoFactor" }],
    [{ login: "twofa-status@sandbox.test", password: PASSWORD }, 422, { reason: "twoFactor" }],
    [{ login: "", password: "" }, 400, null],
  ])("%j is refused, and the password is not sent back", async (fields, status, refusal) => {
    const { context, answer } = await post(fields);
    expect(answer).toMatchObject({ init: { status }, data: { refusal } });
    expect(JSON.stringify(answer)).not.toContain(PASSWORD);
    expect(site.cookieHeader(context)).not.toContain("cr_player");
  });

  it.each([
    ["banned@sandbox.test", "UserBannedException"],
    ["excluded@sandbox.test", "UserBannedException"],
    ["deleted@sandbox.test", "UserDeletedException"],
  ])("%s is thrown to the block page", async (login, type) => {
    await expect(post({ login, password: PASSWORD })).rejects.toMatchObject({ type, status: 403 });
  });

  it("keeps the form when the platform is down", async () => {
    const { answer } = await post(
      { login: "demo@sandbox.test", password: PASSWORD },
      { cookieHeader: "sandbox_fault=auth.login=status:500" },
    );
    expect(answer).toMatchObject({ init: { status: 503 }, data: { refusal: { reason: "failed" } } });
  });
});

describe("signing out", () => {
  it("ends the session and reloads the index of the same locale", async () => {
    const cookieHeader = site.cookieHeader(
      (await post({ login: "cpf@sandbox.test", password: PASSWORD })).context,
    );
    const context = await site.contextFor({ cookieHeader, locale: "pt-BR" });
    const answer = await signOutAction({ context, request: new Request("http://x/logout"), params: {} });
    expect(locationOf(answer)).toBe("http://localhost:3000/pt-BR");
    expect((answer as Response).headers.get("X-Remix-Reload-Document")).toBe("true");
    const before = await site.contextFor({ cookieHeader });
    expect(await before.player()).toEqual({ kind: "visitor" });
  });
});
