import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { type Sandbox, startSandbox } from "../../../sandbox/start";
import { createLimiter } from "../../../server/limits/attempt-limiter";
import { configFor, recordedLog, requestFor } from "../../../tests/support/requests";
import { createPlatform, type Platform } from "../client.server";
import { PlatformRefusal } from "../errors";
import { limitOf } from "./call-rate-limit";

describe("what a call counts against", () => {
  it.each([
    [" Demo@Sandbox.test ", "demo@sandbox.test"],
    ["+34600000001", "34600000001"],
    ["ｄemo", "demo"],
  ])("login %j is %j", (login, key) => {
    expect(limitOf("auth.login", { login, password: "x" }, undefined)).toEqual({
      name: "login",
      key,
      isProof: true,
    });
  });

  it("a code, a registration and a mini-app have limits of their own", () => {
    const step = { login: "a", password: "b", two_factor_auth: "1" };
    expect(limitOf("auth.login", step, undefined)).toEqual({ name: "code", key: "a", isProof: true });
    expect(limitOf("auth.register", { email: "a@b.test" }, "s=1")).toEqual({
      name: "register",
      key: undefined,
    });
    expect(limitOf("auth.register", { is_tg: true, id: 7 }, undefined)).toEqual({
      name: "miniApp",
      key: "7",
    });
    expect(limitOf("campaigns.checkPromocode", { promo_code: "A" }, "s=1")).toEqual({
      name: "promoCode",
      key: "s=1",
    });
  });

  it("only letters do, of all that goes to the support", () => {
    const subjects = ["feedback", "self_exclusion", "deposit_limit"] as const;
    const counted = subjects.map((subject) => limitOf("Support.sendFeedback", { subject }, "s=1")?.name);
    expect(counted).toEqual(["feedback", undefined, undefined]);
  });

  it("most calls count against nothing", () => {
    expect(limitOf("account.getInfo", {}, "s=1")).toBeUndefined();
    expect(limitOf("account.changelocale", { locale: "ar" }, "s=1")).toBeUndefined();
  });
});

describe("calls beyond their limit", () => {
  let sandbox: Sandbox;
  let platform: Platform;
  beforeAll(async () => {
    sandbox = await startSandbox({ port: 0, games: 60 });
  });
  afterAll(async () => {
    await platform.close();
    await sandbox.close();
  });
  beforeEach(async () => {
    sandbox.world.reset();
    await platform?.close();
    platform = createPlatform(
      configFor(sandbox.url),
      recordedLog(),
      createLimiter({ factor: 1, secret: "s" }),
    );
  });
  const reached = (method: string) =>
    sandbox.world.state.calls.filter((call) => call.method === method).length;
  let network = 0;
  const fromElsewhere = () => requestFor({ clientIp: `198.51.${network++ % 250}.7` });

  it.each([
    ["demo@sandbox.test", "one network", 5],
    ["nobody@sandbox.test", "one network", 5],
    ["demo@sandbox.test", "many", 60],
    ["nobody@sandbox.test", "many", 60],
  ])("stop before the platform: two hundred guesses at %s from %s", async (login, networks, reachedTimes) => {
    const refusals = [];
    for (let count = 0; count < 200; count++) {
      const client = platform.forRequest(networks === "many" ? fromElsewhere() : requestFor());
      const outcome = await client.attempt("auth.login", { login, password: `guess-${count}` });
      if (!outcome.ok) refusals.push(outcome.refusal.code);
    }
    expect(reached("auth.login")).toBe(reachedTimes);
    expect(refusals.slice(reachedTimes)).toEqual(Array(200 - reachedTimes).fill("TOO_MANY"));
  });

  it("codes, restores, registrations and promo codes have theirs", async () => {
    const client = platform.forRequest(requestFor());
    const login = "twofa@sandbox.test";
    for (let count = 0; count < 40; count++) {
      await client.attempt("auth.login", { login, password: "Sandbox1!", two_factor_auth: "111111" });
      await client.attempt("auth.restore", { login });
      await client.attempt("auth.register", { email: `a${count}@b` });
      await client.attempt("campaigns.checkPromocode", { promo_code: `CODE${count}` });
    }
    expect(["auth.login", "auth.restore", "auth.register", "campaigns.checkPromocode"].map(reached)).toEqual([
      5, 3, 5, 30,
    ]);
  });

  it("are the platform's own kind of refusal, and say how long to wait", async () => {
    const onTooMany = vi.fn();
    const client = platform.forRequest(requestFor({ onTooMany }));
    for (let count = 0; count < 3; count++) await client.call("auth.restore", { login: "demo" });
    expect(onTooMany).not.toHaveBeenCalled();
    const error = await client.call("auth.restore", { login: "demo" }).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(PlatformRefusal);
    expect(error).toMatchObject({ type: "TooManyRequestsException", code: "TOO_MANY", status: 429 });
    const { retry_after } = (error as PlatformRefusal).errorData;
    expect(retry_after).toBeGreaterThan(3500);
    expect(onTooMany).toHaveBeenCalledExactlyOnceWith(retry_after);
  });

  it("are apart from the platform's own, which are reported too", async () => {
    const onTooMany = vi.fn();
    sandbox.world.state.faults.push({ target: "auth.login", effect: "TooManyRequestsException" });
    const client = platform.forRequest(requestFor({ onTooMany }));
    await client.attempt("auth.login", { login: "demo", password: "x" });
    expect(onTooMany).toHaveBeenCalledExactlyOnceWith(60);
  });
});
