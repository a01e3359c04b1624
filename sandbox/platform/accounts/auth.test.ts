import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type Sandbox, startSandbox } from "../../start";
import { createClient } from "../../test-client";
import { minute, second } from "../../world/clock";

let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await startSandbox({ games: 60 });
});
beforeEach(() => sandbox.world.reset());
afterAll(() => sandbox.close());

const advance = (milliseconds: number) => sandbox.world.clock.advance(milliseconds);

describe("auth.login, in the order of docs/contract.md#3.2", () => {
  it.each([
    ["unknown login", { login: "nobody@sandbox.test" }],
    ["wrong password", { password: "wrong" }],
    ["wrong password of a banned player", { login: "banned@sandbox.test", password: "wrong" }],
    ["wrong password of a two-factor player", { login: "twofa@sandbox.test", password: "wrong" }],
    ["no login at all", { login: "" }],
  ])("%s", async (_case, parameters) => {
    const { status, body } = await createClient(sandbox).login("demo", parameters);
    expect(status).toBe(401);
    expect(body.error).toEqual({
      type: "AuthorizationException",
      code: "WRONG_CREDENTIALS",
      message: "login or password is incorrect",
      error_data: {},
    });
  });

  it.each(["34600000001", "+34600000001", "DEMO@sandbox.test"])(
    "%s is the demo player too",
    async (login) => {
      const { body } = await createClient(sandbox).login("demo", { login });
      expect(body.data.payload.uid).toBe(100_001);
    },
  );

  it("tells how long a self-exclusion lasts", async () => {
    const { body } = await createClient(sandbox).login("excluded");
    const left = Date.parse(body.error.error_data.until) - sandbox.world.origin;
    expect(left).toBe(7 * 24 * 60 * minute);
  });

  const twoFactor = (code: string) => ({ two_factor_auth: code });

  it("sends a code, form E", async () => {
    const { status, body } = await createClient(sandbox).login("twofa");
    expect(status).toBe(401);
    expect(body.error).toMatchObject({
      code: "TWO_FACTOR_REQUIRED",
      message: "two_factor_auth is enable",
      error_data: { resend_time: 60 },
    });
    expect(sandbox.world.state.outbox).toMatchObject([{ contact: "twofa@sandbox.test", code: "654321" }]);
  });

  it("sends a code, form S", async () => {
    const { status, body } = await createClient(sandbox).login("twofa-status");
    expect([status, body]).toEqual([200, { data: { status: "already-enabled", resend_time: 60 } }]);
  });

  it.each(["twofa", "twofa-status"])("%s has to wait before the next code", async (name) => {
    const client = createClient(sandbox);
    await client.login(name);
    advance(18 * second);
    const { status, body } = await client.login(name);
    const { code, message, error_data } = body.error;
    expect([status, code]).toEqual([401, "TWO_FACTOR_RESEND"]);
    expect(message).toBe(`Resend time is ${error_data.resend_time}`);
    expect(error_data.resend_time).toBeGreaterThan(40);
    expect(error_data.resend_time).toBeLessThanOrEqual(42);
    advance(60 * second);
    await client.login(name);
    expect(sandbox.world.state.outbox).toHaveLength(2);
  });

  it.each([
    ["", "TWO_FACTOR_FORMAT", "the code must contain 6 digits"],
    ["12345", "TWO_FACTOR_FORMAT", "the code must contain 6 digits"],
    ["12345a", "TWO_FACTOR_FORMAT", "the code must contain 6 digits"],
    ["000000", "TWO_FACTOR_INVALID", "two_factor_auth: code is invalid"],
  ])("code %j is refused: %s", async (code, expected, message) => {
    const client = createClient(sandbox);
    await client.login("twofa");
    const { status, body } = await client.login("twofa", twoFactor(code));
    expect([status, body.error.code, body.error.message]).toEqual([401, expected, message]);
    expect(client.cookie()).toBe("");
  });

  it("takes the right code once", async () => {
    const client = createClient(sandbox);
    await client.login("twofa");
    const right = await client.login("twofa", twoFactor("654321"));
    expect(right.body.data.payload.two_factor_auth).toBe(true);
    const again = await createClient(sandbox).login("twofa", twoFactor("654321"));
    expect(again.body.error.code).toBe("TWO_FACTOR_EXPIRED");
  });

  it("says that time is over: no code, an old code, the fifth wrong one", async () => {
    const client = createClient(sandbox);
    expect((await client.login("twofa", twoFactor("654321"))).body.error.message).toBe("Time expired");
    await client.login("twofa");
    advance(301 * second);
    expect((await client.login("twofa", twoFactor("654321"))).body.error.code).toBe("TWO_FACTOR_EXPIRED");
    await client.login("twofa");
    const codes = [];
    for (const _try of [1, 2, 3, 4, 5])
      codes.push((await client.login("twofa", twoFactor("111111"))).body.error.code);
    expect(codes).toEqual([...Array(4).fill("TWO_FACTOR_INVALID"), "TWO_FACTOR_EXPIRED"]);
    const next = await client.login("twofa");
    expect(next.body.error.code).toBe("TWO_FACTOR_REQUIRED");
  });

  it("stops guessing after ten failures in fifteen minutes", async () => {
    const client = createClient(sandbox);
    for (let count = 0; count < 10; count++) await client.login("demo", { password: "wrong" });
    const stopped = await client.login("demo");
    expect([stopped.status, stopped.body.error.code]).toEqual([429, "TOO_MANY"]);
    expect(Number(stopped.headers.get("retry-after"))).toBe(stopped.body.error.error_data.retry_after);
    expect((await client.login("poor")).status).toBe(200);
    advance(15 * minute);
    expect((await client.login("demo")).status).toBe(200);
  });
});

describe("sessions", () => {
  it("get a new id at every login; the old one is dead, a parallel one lives", async () => {
    const [client, parallel] = [createClient(sandbox), createClient(sandbox)];
    await client.login("demo");
    await parallel.login("demo");
    const first = client.cookie();
    await client.login("demo");
    expect(client.cookie()).not.toBe(first);
    const uid = async (cookie: string) =>
      (await createClient(sandbox).get("account.getInfo", {}, { cookie })).body.data.uid;
    expect(await Promise.all([uid(first), uid(client.cookie()), uid(parallel.cookie())])).toEqual([
      0, 100_001, 100_001,
    ]);
  });

  it("end with logout, which says 1 to visitors too", async () => {
    const client = createClient(sandbox);
    await client.login("demo");
    const old = client.cookie();
    expect((await client.get("auth.logout")).body).toEqual({ data: 1 });
    expect(client.cookie()).toBe("");
    expect((await client.get("account.getBalance", {}, { cookie: old })).body.error.code).toBe(
      "NOT_AUTHORIZED",
    );
    expect((await client.get("auth.logout")).body).toEqual({ data: 1 });
  });

  it("fall asleep after a day, and lose their cookie", async () => {
    const client = createClient(sandbox);
    await client.login("demo");
    advance(23 * 60 * minute);
    expect((await client.get("account.getInfo")).body.data.uid).toBe(100_001);
    advance(25 * 60 * minute);
    expect((await client.get("account.getInfo")).body.data.uid).toBe(0);
    expect(client.cookie()).toBe("");
  });

  it.each([
    ["https", "0", "SameSite=Lax; Secure"],
    ["https", "1", "SameSite=None; Secure; Partitioned"],
    ["http", "1", "SameSite=Lax"],
  ])("over %s with _non_strict=%s carry %s", async (proto, framed, attributes) => {
    const { headers } = await createClient(sandbox).send(`/api/auth.login?_non_strict=${framed}`, {
      method: "POST",
      body: new URLSearchParams({ login: "demo@sandbox.test", password: "Sandbox1!" }),
      headers: { "X-Forwarded-Proto": proto },
    });
    expect(headers.getSetCookie()[0]?.split("HttpOnly; ")[1]).toBe(attributes);
  });

  it("see their own writes at once", async () => {
    const client = createClient(sandbox);
    await client.login("demo");
    expect((await client.post("account.changelocale", { locale: "lv-LV" })).body).toEqual({ data: 1 });
    expect((await client.get("account.getInfo")).body.data.locale).toBe("lv-LV");
    const refused = await client.post("account.changelocale", { locale: "xx" });
    expect(refused.body.error.error_data).toEqual({ invalid_parameters: { locale: ["WRONG_VALUE"] } });
  });

  it("meet a ban on the next call, and only support still answers", async () => {
    const [client, parallel] = [createClient(sandbox), createClient(sandbox)];
    await client.login("demo");
    await parallel.login("demo");
    const cookie = client.cookie();
    await client.control("PATCH", "users/100001", { ban: { code: "BANNED", reason: "test" } });
    for (const one of [client, parallel]) {
      const refused = await one.get("games.getCategories");
      expect([refused.status, refused.body.error.code]).toEqual([403, "BANNED"]);
      expect(one.cookie()).toBe("");
    }
    expect((await client.get("account.getInfo", {}, { cookie })).status).toBe(403);
    const support = await client.get("support.getsettings", {}, { cookie });
    expect(support.status).toBe(200);
    expect(support.body.data.livechat).not.toHaveProperty("uid");
  });
});
