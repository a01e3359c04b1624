import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type Sandbox, startSandbox } from "../start";
import { createClient } from "../test-client";

let sandbox: Sandbox;
let client: ReturnType<typeof createClient>;
beforeAll(async () => {
  sandbox = await startSandbox({ games: 120 });
});
beforeEach(() => {
  sandbox.world.reset();
  client = createClient(sandbox);
});
afterAll(() => sandbox.close());

const launch = (path: string, headers: Record<string, string> = {}) =>
  client.send(`/platform/game/${path}`, { redirect: "manual", headers });

describe("a launch is refused", () => {
  it.each([
    ["a visitor who plays", null, "sand-dunes/play", 401, "AuthorizationException", "NOT_AUTHORIZED"],
    ["a visitor without a mode", null, "sand-dunes", 401, "AuthorizationException", "NOT_AUTHORIZED"],
    ["an unknown game", "demo", "no-such-game/play", 404, "InvalidParameterException", "INVALID_PARAMETERS"],
    [
      "an unknown custom id",
      "demo",
      "custom/43/play",
      404,
      "InvalidParameterException",
      "INVALID_PARAMETERS",
    ],
    ["the reserved name alone", "demo", "custom", 404, "InvalidParameterException", "INVALID_PARAMETERS"],
    ["an unknown mode", "demo", "sand-dunes/watch", 404, "InvalidParameterException", "INVALID_PARAMETERS"],
    [
      "more path than there is",
      "demo",
      "sand-dunes/play/x",
      404,
      "InvalidParameterException",
      "INVALID_PARAMETERS",
    ],
    [
      "a name that cannot be read",
      "demo",
      "%E0%A4%A/play",
      400,
      "InvalidParameterException",
      "INVALID_PARAMETERS",
    ],
    [
      "the demo of a game without one",
      null,
      "no-demo-palace/demo",
      400,
      "InvalidRequestException",
      "WRONG_STATE",
    ],
    [
      "a game that wants a deposit",
      "demo",
      "needs-deposit/play",
      422,
      "UserNeedDepositException",
      "NEED_DEPOSIT",
    ],
    [
      "a game that wants proof",
      "demo",
      "needs-kyc/play",
      422,
      "VerificationRequiredException",
      "VERIFICATION_REQUIRED",
    ],
    ["needkyc", "needkyc", "sand-dunes/play", 422, "VerificationRequiredException", "VERIFICATION_REQUIRED"],
    ["needprofile", "needprofile", "sand-dunes/play", 422, "UserNeedProfileDataException", "NEED_PROFILE"],
    ["needcontact", "needcontact", "sand-dunes/play", 422, "UserNeedConfirmContactException", "NEED_CONTACT"],
    ["needdeposit", "needdeposit", "sand-dunes/play", 422, "UserNeedDepositException", "NEED_DEPOSIT"],
  ])("%s", async (_why, login, path, status, type, code) => {
    if (login) await client.login(login);
    const answer = await launch(path);
    expect([answer.status, answer.headers.get("x-error-type"), answer.headers.get("x-error-code")]).toEqual([
      status,
      type,
      code,
    ]);
    expect(answer.headers.get("content-type")).toBe("text/html; charset=utf-8");
    expect(answer.body).toContain(
      `parent.postMessage({"source":"platform-game","event":"error","error":{"type":"${type}","code":"${code}"}}, "*")`,
    );
  });

  it("a player banned meanwhile, whose cookie ends", async () => {
    await client.login("demo");
    await client.control("PATCH", "users/100001", { ban: { code: "BANNED", reason: "terms_violation" } });
    const answer = await launch("sand-dunes/play");
    expect([answer.status, answer.headers.get("x-error-type")]).toEqual([403, "UserBannedException"]);
    expect(answer.headers.getSetCookie()).toEqual([expect.stringContaining("Max-Age=0")]);
  });

  it("everybody from the forbidden country, and games their country may not see", async () => {
    const forbidden = await launch("sand-dunes/demo", { "X-Country": "XX" });
    expect([forbidden.status, forbidden.headers.get("x-error-code")]).toEqual([403, "GEO"]);
    const blocked = sandbox.world.games.find(({ blockedIn }) => blockedIn.includes("JP"))?.shown.sysname;
    expect((await launch(`${blocked}/demo`, { "X-Country": "JP" })).status).toBe(404);
  });

  it("in the player's language", async () => {
    const answer = await launch("no-demo-palace/demo?locale=ar");
    expect(answer.body).toMatch(/<html lang="ar" dir="rtl">[\s\S]*لا تتوفر نسخة تجريبية/);
  });

  it("by a fault, as a launch refuses", async () => {
    const answer = await launch("sand-dunes/demo", { "X-Sandbox-Fault": "/platform/=UserBannedException" });
    expect([answer.status, answer.headers.get("x-error-type")]).toEqual([403, "UserBannedException"]);
    expect(answer.body).toContain("platform-game");
  });
});

describe("a launch opens", () => {
  it.each([
    ["sand-dunes/demo", 302],
    ["long-name", 302],
    ["custom/42/play", 302],
    ["live-roulette-one/play", 200],
    ["fast-crash/play", 200],
  ])("%s", async (path, status) => {
    await client.login("demo");
    const answer = await launch(path);
    const address =
      status === 302 ? answer.headers.get("location") : /http:[^" ]+token=[\w-]+/.exec(answer.body)?.[0];
    expect([answer.status, answer.headers.get("cache-control")]).toEqual([status, "private, no-store"]);
    const game = await fetch(String(address));
    expect(game.status).toBe(200);
    expect(await game.text()).toContain('<form method="post"');
  });

  it("in each of the four ways of a provider", async () => {
    await client.login("demo");
    const kinds = new Set<string>();
    for (const { shown } of sandbox.world.games.filter(({ launchRefusal }) => !launchRefusal)) {
      const { status, body } = await launch(shown.sysname);
      kinds.add(
        status === 302 ? "redirect" : (/http-equiv="refresh"|<iframe|<form/.exec(body)?.[0] ?? "nothing"),
      );
    }
    expect([...kinds].sort()).toEqual(["<form", "<iframe", 'http-equiv="refresh"', "redirect"]);
  });
});
