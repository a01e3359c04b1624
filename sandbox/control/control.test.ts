import { describe, expect, it } from "vitest";
import { createClient, testSandbox } from "../test-client";
import { hour } from "../world/clock";
import { parseFaults } from "./faults";

const { sandbox, client } = await testSandbox();

describe("faults", () => {
  const faulty = (fault: string, method = "metadata.getgeneralinfo") =>
    client.get(method, {}, { "X-Sandbox-Fault": fault });

  it.each([
    [
      "metadata.getgeneralinfo=BillingUnavailableException",
      502,
      { error: { type: "BillingUnavailableException", code: "BILLING_DOWN" } },
    ],
    [
      "*=AuthorizationException/TWO_FACTOR_INVALID",
      401,
      { error: { type: "AuthorizationException", code: "TWO_FACTOR_INVALID" } },
    ],
    ["/api/=ApplicationDisabledException", 503, { error: { code: "DISABLED" } }],
    ["*=empty", 200, { data: null }],
    ["*=wrongtype", 200, { data: "unexpected" }],
    [
      "games.get=empty,metadata.getgeneralinfo=BillingServiceErrorException",
      502,
      { error: { code: "BILLING_ERROR" } },
    ],
  ])("%s", async (fault, status, body) => {
    const answer = await faulty(fault);
    expect(answer.status).toBe(status);
    expect(answer.body).toMatchObject(body);
  });

  it("status, html and garbage replace the reply", async () => {
    expect(await faulty("*=status:503")).toMatchObject({ status: 503, body: "" });
    const html = await faulty("*=html");
    expect([html.status, html.headers.get("content-type")]).toEqual([200, "text/html; charset=utf-8"]);
    await expect(faulty("*=garbage")).rejects.toThrow(SyntaxError);
  });

  it("an effect after the call lets it do its work", async () => {
    await client.login("demo");
    const like = (effect: string, sysname: string, signal?: AbortSignal) =>
      client.send("/api/games.addLike", {
        method: "POST",
        body: new URLSearchParams({ sysname }),
        headers: { "X-Sandbox-Fault": `games.addLike=${effect}` },
        signal,
      });
    await expect(like("drop", "needs-kyc")).rejects.toThrow("fetch failed");
    await expect(like("dropafter", "needs-deposit")).rejects.toThrow("fetch failed");
    await expect(like("hangafter", "broken-image", AbortSignal.timeout(150))).rejects.toThrow("timeout");
    expect((await like("statusafter:503", "digitan")).status).toBe(503);
    const started = performance.now();
    expect((await like("delayafter:120", "fast-crash")).body).toEqual({ data: 1 });
    expect(performance.now() - started).toBeGreaterThan(110);
    const liked = await client.read("games.getLikes");
    expect(liked.slice(0, 3)).toEqual(["digitan", "broken-image", "needs-deposit"]);
    expect(liked).not.toContain("needs-kyc");
  });

  it("drop closes the connection, hang never answers, delay takes its time", async () => {
    await expect(faulty("*=drop")).rejects.toThrow("fetch failed");
    const patience = AbortSignal.timeout(150);
    await expect(
      client.send("/api/account.getInfo", { headers: { "X-Sandbox-Fault": "*=hang" }, signal: patience }),
    ).rejects.toThrow("timeout");
    const started = performance.now();
    expect((await faulty("*=delay:120")).status).toBe(200);
    expect(performance.now() - started).toBeGreaterThan(115);
  });

  it("spares other targets, and an unreadable header breaks nothing", async () => {
    expect((await faulty("games.get=status:500")).status).toBe(200);
    expect((await faulty("nonsense")).status).toBe(200);
  });

  it("reaches a call by cookie, as a browser would bring it", async () => {
    const cookie = `sandbox_fault=${encodeURIComponent("account.getInfo=status:500")}`;
    expect((await client.get("account.getInfo", {}, { cookie })).status).toBe(500);
  });

  it("flaky fails the first call and lets the retry pass", async () => {
    const call = (id: string) =>
      client.get("Jackpots.get", {}, { "X-Sandbox-Fault": "*=flaky", "X-Request-Id": id });
    const statuses = [];
    for (const id of ["a", "a", "b", "b"]) statuses.push((await call(id)).status);
    expect(statuses).toEqual([503, 200, 503, 200]);
  });

  it("standing faults count down and can be taken back", async () => {
    await client.control("POST", "faults", {
      faults: ["games.getProviders=status:500*2", "/nfx/=status:502"],
    });
    const statuses = [];
    for (const _time of [1, 2, 3]) statuses.push((await client.get("games.getProviders")).status);
    expect(statuses).toEqual([500, 500, 200]);
    expect((await client.send("/nfx/i18n/locales")).status).toBe(502);
    await client.control("DELETE", "faults", { faults: ["/nfx/=status:502"] });
    expect((await client.send("/nfx/i18n/locales")).status).toBe(200);
  });

  it("standing flaky*2 spoils two calls", async () => {
    await client.control("POST", "faults", { faults: ["Jackpots.get=flaky*2"] });
    const statuses = [];
    for (const id of ["a", "a", "b", "b", "c", "c"])
      statuses.push((await client.get("Jackpots.get", {}, { "X-Request-Id": id })).status);
    expect(statuses).toEqual([503, 200, 503, 200, 200, 200]);
  });

  it("of one player leave everybody else alone", async () => {
    const other = createClient(sandbox);
    await client.login("demo");
    await other.login("poor");
    await client.control("POST", "faults", {
      faults: ["account.getBalance=InternalServerErrorException"],
      uid: 100_001,
    });
    expect((await client.get("account.getBalance")).status).toBe(500);
    expect((await other.get("account.getBalance")).status).toBe(200);
    await client.control("DELETE", "faults", { uid: 100_001 });
    expect((await client.get("account.getBalance")).status).toBe(200);
  });

  it.each([
    "games.get",
    "games.get=",
    "=empty",
    "games.get=unknown",
    "games.get=status:x",
    "games.get=empty*x",
    "a=toString",
  ])("%j is no fault", async (text) => {
    expect(() => parseFaults(text)).toThrow("not a fault");
    expect((await client.control("POST", "faults", { faults: [text] })).status).toBe(400);
  });
});

describe("control endpoints", () => {
  it("are closed without the key", async () => {
    const { status } = await client.send("/__sandbox/reset", {
      method: "POST",
      headers: { "X-Sandbox-Key": "guess" },
    });
    expect(status).toBe(403);
  });

  it("reset takes back players, sessions, clock, faults, config and records", async () => {
    await client.login("demo");
    await client.post("account.changelocale", { locale: "ar" });
    await client.control("POST", "clock", { advance_ms: 30 * 24 * hour });
    await client.control("POST", "faults", { faults: ["*=delay:1"] });
    await client.control("PATCH", "config", { generalInfo: { time_to_force_logout: 60 } });
    const cookie = client.cookie();
    await client.control("POST", "reset");
    expect((await client.get("account.getInfo", {}, { cookie })).body.data.uid).toBe(0);
    expect((await client.login("demo")).body.data.payload.locale).toBe("en-US");
    expect((await client.get("metadata.getgeneralinfo")).body.data.time_to_force_logout).toBe(0);
    expect(Math.abs(sandbox.world.clock.now() - Date.now())).toBeLessThan(1000);
    expect(sandbox.world.state.faults).toEqual([]);
    expect(sandbox.world.state.calls).toHaveLength(3);
  });

  it("clone a player without affecting the original", async () => {
    const { body } = await client.control("POST", "users", {
      base: "demo",
      patch: { balance_main: { amount: "7.00" } },
    });
    const { login, password, uid } = body;
    const clone = await createClient(sandbox).login(login, { password });
    expect(clone.body.data.payload).toMatchObject({
      uid,
      login,
      balance_main: { amount: "7.00", currency: "EUR" },
    });
    await client.control("PATCH", `users/${uid}`, { is_verified: false });
    const original = await createClient(sandbox).login("demo");
    expect(original.body.data.payload).toMatchObject({
      uid: 100_001,
      is_verified: true,
      balance_main: { amount: "1250.50" },
    });
    const second = await client.control("POST", "users", { base: "demo@sandbox.test" });
    expect(second.body.login).not.toBe(login);
    expect(sandbox.world.state.players.get(uid)?.phone?.contact).not.toBe("34600000001");
  });

  it("patch a player between two calls of one session", async () => {
    await client.login("newbie");
    const { uid } = (await client.get("account.getInfo")).body.data;
    await client.control("PATCH", `users/${uid}`, { balance_main: { amount: "99.00" }, is_verified: true });
    expect((await client.get("account.getInfo")).body.data).toMatchObject({
      is_verified: true,
      balance_main: { amount: "99.00", currency: "USD" },
    });
    expect((await client.control("PATCH", `users/${uid}`, { nonsense: 1 })).body.message).toBe(
      "a player has no nonsense",
    );
    expect((await client.control("PATCH", "users/1", {})).status).toBe(400);
  });

  it("move the clock", async () => {
    const { body } = await client.control("POST", "clock", { now: "2030-01-01T00:00:00Z", advance_ms: 5000 });
    expect(body.now).toMatch(/^2030-01-01T00:00:05/);
    expect((await client.get("tournaments.get", { status: "finished", count: "1" })).body.data.total).toBe(
      43,
    );
    await client.control("POST", "clock", { real: true });
    expect((await client.get("tournaments.get", { status: "finished", count: "1" })).body.data.total).toBe(
      35,
    );
    expect((await client.control("POST", "clock", { now: "soon" })).status).toBe(400);
  });

  it("patch each part of the configuration", async () => {
    await client.control("PATCH", "config", {
      generalInfo: { domain_state: "maintenance" },
      cmsConfig: { product: { features: { loyalty: false } } },
      commonData: { themes: [{ type: "light", isDefault: true }] },
      supportSettings: { chat: "" },
      messages: {
        "common.dateTimeJoin": "@",
        "es-ES": { "profile.smsCodeError": "no", "cashier.status.fail": null },
      },
      locales: { locales: [] },
    });
    const nfx = async (path: string) => (await client.send(`/nfx/${path}`)).body;
    expect((await client.get("metadata.getgeneralinfo")).body.data).toMatchObject({
      domain_state: "maintenance",
      domain_type: "main",
    });
    expect((await nfx("cms-config/ar")).product.features).toMatchObject({ loyalty: false, characters: true });
    expect((await client.send("/api/common-data?populate=deep")).body.data.attributes.themes).toEqual([
      { type: "light", isDefault: true },
    ]);
    expect((await client.get("support.getsettings")).body.data.chat).toBe("");
    expect(await nfx("i18n/messages/es-ES")).toMatchObject({
      "common.dateTimeJoin": "@",
      "profile.smsCodeError": "no",
    });
    expect(await nfx("i18n/messages/es-ES")).not.toHaveProperty("cashier.status.fail");
    expect(await nfx("i18n/messages/en-US")).toMatchObject({ "profile.smsCodeError": "Incorrect code" });
    expect(await nfx("i18n/locales")).toEqual({ locales: [], defaultLocale: "en-US" });
    expect((await client.control("PATCH", "config", { nonsense: {} })).status).toBe(400);
  });

  it("show what was sent to a contact", async () => {
    await client.login("twofa");
    await client.login("twofa-status");
    const { body } = await client.control("GET", "outbox?contact=twofa@sandbox.test");
    expect(body).toMatchObject({
      ok: true,
      messages: [{ contact: "twofa@sandbox.test", kind: "two_factor", code: "654321" }],
    });
    expect(body.messages).toHaveLength(1);
  });

  it("record calls with what docs/contract.md#1.2 requires of a client", async () => {
    await client.post(
      "auth.login",
      { login: "demo@sandbox.test", password: "Sandbox1!" },
      { "User-Agent": "nfx-web/1", "X-Request-Id": "r1", "X-Other": "x" },
    );
    await client.get("games.get", { options: '{"count":1}' });
    const { body } = await client.control("GET", "calls?method=auth.login");
    expect(body.calls).toMatchObject([
      {
        verb: "POST",
        method: "auth.login",
        query: { v: "1", locale: "en-US" },
        params: { login: "demo@sandbox.test" },
        cookies: [],
        headers: { "user-agent": "nfx-web/1", "x-request-id": "r1" },
      },
    ]);
    expect(body.calls[0].headers).not.toHaveProperty("x-other");
    const games = (await client.control("GET", "calls?method=games.get")).body.calls;
    expect(games).toMatchObject([{ cookies: ["sbx_session"], query: { options: '{"count":1}' } }]);
    expect((await client.control("GET", "calls?since=2999-01-01T00:00:00Z")).body.calls).toEqual([]);
  });

  it("queue a loyalty notice", async () => {
    await client.login("demo");
    const notice = { trigger: "quest", type: "credit", amount: 25 };
    await client.control("POST", "notices", { uid: 100_001, notice });
    expect(await client.read("loyalty.getnotifications")).toMatchObject([
      { ...notice, amountType: "points" },
    ]);
    const unknown = { uid: 100_001, notice: { ...notice, trigger: "toString" } };
    expect((await client.control("POST", "notices", unknown)).status).toBe(400);
  });
});
