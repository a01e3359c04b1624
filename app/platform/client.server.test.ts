import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type FaultServer, faults, json, startFaultServer } from "../../tests/support/fault-server";
import { configFor, recordedLog, requestFor } from "../../tests/support/requests";
import { createPlatform, type Platform } from "./client.server";
import { PlatformFailure, PlatformRefusal } from "./errors";
import { examples } from "./testing/contract-examples";

let upstream: FaultServer;
let platform: Platform;

beforeAll(async () => {
  upstream = await startFaultServer();
});
afterAll(() => upstream.close());
beforeEach(() => {
  platform = createPlatform(configFor(upstream.url), recordedLog());
});
afterEach(() => platform.close());

/** Answers every method with its full example. */
function answerWell(headers: Record<string, string | string[]> = {}) {
  upstream.answer((response, { url }) => {
    const method = url.pathname.replace("/api/", "") as keyof typeof examples;
    json(response, { data: examples[method].full }, { headers });
  });
}
const refuse = (type: string, code: string, status: number, more: object = {}) =>
  upstream.answer((response) =>
    json(response, { error: { type, code, message: "no", error_data: {}, ...more } }, { status }),
  );

describe("what travels", () => {
  it("a private read carries everything the platform may know", async () => {
    answerWell();
    const request = requestFor({}, "sid=abc; theme=dark; cr_player=1; i18n_locale=en-US");
    await platform.forRequest(request).call("account.getInfo");
    const [seen] = upstream.seen;
    expect(seen?.method).toBe("GET");
    expect(seen?.url.pathname).toBe("/api/account.getInfo");
    expect(Object.fromEntries(seen?.url.searchParams ?? [])).toEqual({ v: "v1", locale: "en-US" });
    expect(seen?.headers).toMatchObject({
      "user-agent": "nfx-web/1",
      "x-client-user-agent": "Browser/1",
      "x-forwarded-for": "203.0.113.9",
      "x-forwarded-host": "casino.example",
      "x-forwarded-proto": "https",
      "x-country": "ES",
      "x-request-id": "r-1",
      cookie: "sid=abc",
    });
  });

  it("a shared read does not distinguish visitors", async () => {
    answerWell();
    await platform.forRequest(requestFor({}, "sid=abc")).call("Jackpots.get");
    const headers = upstream.seen[0]?.headers ?? {};
    for (const name of ["cookie", "x-forwarded-for", "x-client-user-agent", "x-country"]) {
      expect(headers).not.toHaveProperty(name);
    }
    expect(headers).toMatchObject({ "x-forwarded-host": "casino.example", "user-agent": "nfx-web/1" });
  });

  it("a write goes in a form body, with its key", async () => {
    answerWell();
    const client = platform.forRequest(requestFor({ isFramed: true }));
    await client.call("account.changelocale", { locale: "es-ES" }, { idempotencyKey: "k-1" });
    const [seen] = upstream.seen;
    expect(seen?.method).toBe("POST");
    expect(seen?.body).toBe("locale=es-ES");
    expect(Object.fromEntries(seen?.url.searchParams ?? [])).toEqual({
      v: "v1",
      locale: "en-US",
      _non_strict: "1",
    });
    expect(seen?.headers).toMatchObject({
      "content-type": "application/x-www-form-urlencoded",
      "idempotency-key": "k-1",
    });
  });

  it("identity verification is named after its provider", async () => {
    upstream.answer((response) => json(response, { data: { applicantId: "a-1" } }));
    const client = platform.forRequest(requestFor());
    await client.call("verification.createApplicant", {}, { provider: "idcheck" });
    expect(upstream.seen[0]?.url.pathname).toBe("/api/idcheck.createApplicant");
    for (const provider of [undefined, "", "../auth", "ID"]) {
      await expect(client.call("verification.createApplicant", {}, { provider })).rejects.toMatchObject({
        kind: "input",
      });
    }
    expect(upstream.seen).toHaveLength(1);
  });

  it("a write is done whoever still listens, a read of one's own is not", async () => {
    upstream.answer((response) => void setTimeout(() => json(response, { data: 1 }), 80));
    const visitor = new AbortController();
    const client = platform.forRequest(requestFor({ signal: visitor.signal }));
    const money = client.call("cashbacks.payout", { cashback_id: 5 });
    const other = client.call("games.addLike", { sysname: "sand-dunes" });
    const read = client.call("account.getInfo");
    setTimeout(() => visitor.abort(), 30);
    await expect(read).rejects.toMatchObject({ kind: "aborted" });
    await expect(money).resolves.toBe(1);
    await expect(other).resolves.toBe(1);
  });

  it("what is read after a write is read whoever still listens", async () => {
    upstream.answer((response) => void setTimeout(() => json(response, { data: {} }), 60));
    const visitor = new AbortController();
    const client = platform.forRequest(requestFor({ signal: visitor.signal }));
    await client.call("games.addLike", { sysname: "sand-dunes" }).catch(() => null);
    const read = client.call("storage.get", { keys: ["a"] });
    setTimeout(() => visitor.abort(), 20);
    await expect(read).resolves.toEqual({});
  });

  it("a browser name that no header may hold is made printable", async () => {
    answerWell();
    await platform.forRequest(requestFor({ userAgent: "Ωmega\r\nX: 1" })).call("account.getInfo");
    expect(upstream.seen[0]?.headers["x-client-user-agent"]).toBe("?mega??X: 1");
  });

  it("an address with a path keeps it", async () => {
    answerWell();
    const under = createPlatform(configFor(`${upstream.url}/base/`), recordedLog());
    upstream.answer((response) => json(response, { data: examples["account.getInfo"].full }));
    await under.forRequest(requestFor()).call("account.getInfo");
    expect(upstream.seen[0]?.url.pathname).toBe("/base/api/account.getInfo");
    await under.close();
  });
});

describe("cookies", () => {
  it("of private replies are relayed line by line, and travel with the next call", async () => {
    answerWell({ "set-cookie": ["sid=new; Path=/; HttpOnly", "geo=1; Path=/"] });
    const request = requestFor();
    const client = platform.forRequest(request);
    await client.call("auth.login", { login: "demo", password: "x" });
    expect(request.cookies.setCookieLines()).toHaveLength(2);
    await client.call("account.getInfo");
    expect(upstream.seen[1]?.headers.cookie).toContain("sid=new");
  });

  it("that a visitor came with are not sent with a login, and a login that brings none is logged", async () => {
    answerWell();
    const log = recordedLog();
    const request = requestFor({ log }, "sid=planted; track=1");
    await platform.forRequest(request).call("auth.login", { login: "demo", password: "x" });
    expect(upstream.seen[0]?.headers.cookie).toBeUndefined();
    expect(log.warn).toHaveBeenCalledWith({ method: "auth.login" }, "session_not_rotated");
  });

  it("of refusals are relayed too", async () => {
    upstream.answer((response) =>
      json(
        response,
        { error: { type: "UserBannedException", code: "BANNED", message: "", error_data: {} } },
        { status: 403, headers: { "set-cookie": "sid=; Max-Age=0; Path=/" } },
      ),
    );
    const request = requestFor({}, "sid=abc");
    await expect(platform.forRequest(request).call("account.getInfo")).rejects.toBeInstanceOf(
      PlatformRefusal,
    );
    expect(request.cookies.setCookieLines()[0]).toMatch(/^sid=;/);
  });

  it("of shared replies go nowhere", async () => {
    answerWell({ "set-cookie": "sid=other; Path=/" });
    const request = requestFor();
    await platform.forRequest(request).call("Jackpots.get");
    expect(request.cookies.setCookieLines()).toEqual([]);
  });
});

describe("sharing", () => {
  const calls = () => upstream.seen.length;

  it("one upstream call serves every visitor, however many wait", async () => {
    answerWell();
    const clients = Array.from({ length: 20 }, () => platform.forRequest(requestFor()));
    const replies = await Promise.all(clients.map((client) => client.call("Jackpots.get")));
    expect(new Set(replies).size).toBe(1);
    expect(Object.isFrozen(replies[0]?.[0])).toBe(true);
    expect(calls()).toBe(1);
  });

  it.each([
    ["locale", { locale: "es-ES" }, 2],
    ["host", { origin: "https://other.example" }, 2],
    ["country, for a reply that depends on it", { country: "BR" }, 2],
    ["visitor", { clientIp: "198.51.100.1", userAgent: "Other" }, 1],
  ])("is by %s", async (_name, changes, expected) => {
    answerWell();
    const options = { options: { category: "slots", count: 18 } };
    await platform.forRequest(requestFor()).call("games.get", options);
    await platform.forRequest(requestFor(changes)).call("games.get", options);
    expect(calls()).toBe(expected);
  });

  it("the country does not split what does not depend on it", async () => {
    answerWell();
    await platform.forRequest(requestFor()).call("Jackpots.get");
    await platform.forRequest(requestFor({ country: "BR" })).call("Jackpots.get");
    expect(calls()).toBe(1);
  });

  it("without a country, what depends on it is the visitor's own", async () => {
    answerWell();
    for (const _visit of [1, 2]) {
      await platform.forRequest(requestFor({ country: undefined }, "sid=a")).call("games.getCategories");
    }
    expect(calls()).toBe(2);
    expect(upstream.seen[0]?.headers.cookie).toBe("sid=a");
  });

  it("a personal read is the visitor's own", async () => {
    answerWell();
    for (const _visit of [1, 2]) {
      await platform.forRequest(requestFor({}, "sid=a")).call("tournaments.get", {}, { personal: true });
    }
    expect(calls()).toBe(2);
    expect(upstream.seen[0]?.headers.cookie).toBe("sid=a");
  });

  it("a private read of one visitor is never another's", async () => {
    answerWell();
    await platform.forRequest(requestFor({}, "sid=a")).call("account.getInfo");
    await platform.forRequest(requestFor({}, "sid=b")).call("account.getInfo");
    expect(upstream.seen.map((seen) => seen.headers.cookie)).toEqual(["sid=a", "sid=b"]);
  });

  it("no private read happens while a shared page renders", async () => {
    answerWell();
    const client = platform.forRequest(requestFor({ isShared: true }));
    await expect(client.call("account.getInfo")).rejects.toThrow("private");
    await expect(client.attempt("tournaments.get", {}, { personal: true })).rejects.toThrow("private");
    await client.call("tournaments.get");
    expect(calls()).toBe(1);
  });

  it("a visitor who leaves does not take the shared read along", async () => {
    upstream.answer(
      (response) => void setTimeout(() => json(response, { data: examples["Jackpots.get"].full }), 60),
    );
    const visitor = new AbortController();
    const leaving = platform.forRequest(requestFor({ signal: visitor.signal })).call("Jackpots.get");
    setTimeout(() => visitor.abort(), 10);
    await expect(leaving).resolves.toHaveLength(1);
  });

  it("a failing or crowded service is covered by a cached reply, a final refusal is not", async () => {
    answerWell({ "cache-control": "public, s-maxage=1, stale-while-revalidate=0" });
    const read = () => platform.forRequest(requestFor()).call("Jackpots.get");
    await read();
    upstream.answer(faults["html 502"]);
    await new Promise((resolve) => setTimeout(resolve, 1050));
    await expect(read()).resolves.toHaveLength(1);
    refuse("TooManyRequestsException", "TOO_MANY", 429);
    await expect(read()).resolves.toHaveLength(1);
    refuse("ApplicationDisabledException", "DISABLED", 503);
    await expect(read()).rejects.toMatchObject({ type: "ApplicationDisabledException" });
    upstream.answer(faults["html 502"]);
    await expect(read()).rejects.toBeInstanceOf(PlatformFailure);
  });
});

describe("within one request", () => {
  it("equal reads are one call, and a write makes the next one new", async () => {
    answerWell();
    const client = platform.forRequest(requestFor({}, "sid=a"));
    await Promise.all([client.call("account.getInfo"), client.attempt("account.getInfo")]);
    expect(upstream.seen).toHaveLength(1);
    await client.call("account.changelocale", { locale: "es-ES" });
    await client.call("account.getInfo");
    expect(upstream.seen).toHaveLength(3);
  });

  it("sign-out is sent each time it is requested", async () => {
    answerWell();
    const client = platform.forRequest(requestFor({}, "sid=a"));
    await client.call("auth.logout");
    await client.call("auth.logout");
    expect(upstream.seen).toHaveLength(2);
  });
});

describe("recent replies (docs/contract.md#o49)", () => {
  const config = () => configFor(upstream.url, { ownReadsSeconds: 15 });
  let elsewhere: Platform;
  beforeEach(() => {
    platform = createPlatform(config(), recordedLog());
    elsewhere = createPlatform(config(), recordedLog());
    answerWell();
  });
  afterEach(() => elsewhere.close());
  /** Reads as a browser with these cookies, and returns whether the platform was called. */
  async function readAs(cookies: string, { recent = true, at = platform } = {}) {
    const before = upstream.seen.length;
    await at.forRequest(requestFor({}, cookies)).call("games.getLikes", {}, { recent });
    return upstream.seen.length > before;
  }

  it("serve the same session's next pages, and nobody else", async () => {
    expect(await readAs("sid=a")).toBe(true);
    expect(await readAs("sid=a; theme=dark; cr_player=1")).toBe(false);
    expect(await readAs("sid=b")).toBe(true);
    expect(await readAs("sid=a; track=1")).toBe(true);
  });

  it("do not do for who wants the latest, which does for all", async () => {
    await readAs("sid=a");
    expect(await readAs("sid=a", { recent: false })).toBe(true);
    const client = platform.forRequest(requestFor({}, "sid=a"));
    await client.call("games.getLikes", {}, { recent: true });
    const before = upstream.seen.length;
    await client.call("games.getLikes");
    await client.call("games.getLikes", {}, { recent: true });
    expect(upstream.seen.length - before).toBe(1);
  });

  it("are gone after a write of the player, in every process", async () => {
    await readAs("sid=a");
    await readAs("sid=a", { at: elsewhere });
    const request = requestFor({}, "sid=a");
    const client = platform.forRequest(request);
    await client.call("account.changelocale", { locale: "es-ES" });
    const [mark = ""] = (request.cookies.setCookieLines()[0] ?? "").split(";");
    expect(mark).toMatch(/^cr_wrote=\w{8}$/);
    // Here even where the answer was lost on the way to the browser.
    expect(await readAs("sid=a")).toBe(true);
    expect(await readAs(`sid=a; ${mark}`, { at: elsewhere })).toBe(true);
    expect(await readAs(`sid=a; ${mark}`, { at: elsewhere })).toBe(false);
    await client.call("games.getLikes", {}, { recent: true });
    expect(await readAs(`sid=a; ${mark}`)).toBe(true);
  });

  it("are gone after a write that the platform has refused or not answered", async () => {
    const refusal = () => refuse("InvalidRequestException", "INVALID", 400);
    for (const fail of [() => upstream.answer(faults["html 502"]), refusal]) {
      answerWell();
      await readAs("sid=a");
      fail();
      await platform
        .forRequest(requestFor({}, "sid=a"))
        .attempt("auth.logout")
        .catch(() => {});
      answerWell();
      expect(await readAs("sid=a")).toBe(true);
    }
  });

  it("are none that began before a write and came after it", async () => {
    let release = () => {};
    const pending = new Promise<void>((resolve) => {
      release = resolve;
    });
    upstream.answer(async (response, { url }) => {
      if (url.pathname.endsWith("games.getLikes")) await pending;
      const method = url.pathname.replace("/api/", "") as keyof typeof examples;
      json(response, { data: examples[method].full });
    });
    const reading = readAs("sid=a");
    await expect.poll(() => upstream.seen.length).toBe(1);
    await platform.forRequest(requestFor({}, "sid=a")).call("account.changelocale", { locale: "es-ES" });
    release();
    await reading;
    expect(await readAs("sid=a")).toBe(true);
  });

  it("are none of a reply that changes the session, or fails", async () => {
    answerWell({ "set-cookie": "sid=b; Path=/" });
    expect([await readAs("sid=a"), await readAs("sid=a")]).toEqual([true, true]);
    upstream.answer(faults["html 502"]);
    await expect(readAs("sid=c")).rejects.toThrow();
    answerWell();
    expect(await readAs("sid=c")).toBe(true);
  });

  it("belong to many requests: nobody may change them", async () => {
    const read = () =>
      platform.forRequest(requestFor({}, "sid=a")).call("games.getLikes", {}, { recent: true });
    await read();
    const likes = await read();
    expect(() => likes.push("dunes")).toThrow(TypeError);
  });
});

describe("refusals and failures", () => {
  const attempt = () =>
    platform.forRequest(requestFor()).attempt("auth.login", { login: "demo", password: "x" });

  it("an expected refusal is a value", async () => {
    refuse("AuthorizationException", "WRONG_CREDENTIALS", 401);
    expect(await attempt()).toMatchObject({ ok: false, refusal: { code: "WRONG_CREDENTIALS", status: 401 } });
  });

  it.each([
    ["ApplicationDisabledException", 503],
    ["ApplicationUnavailableException", 503],
    ["AccessDeniedException", 403],
    ["UserDeletedException", 403],
    ["UserBannedException", 403],
    ["AuthorizationException", 403],
  ])("%s with status %i is thrown", async (type, status) => {
    refuse(type, "CODE", status);
    await expect(attempt()).rejects.toMatchObject({ name: "PlatformRefusal", type });
  });

  it("a failure is thrown, and its write was sent once", async () => {
    upstream.answer(faults.reset);
    await expect(attempt()).rejects.toMatchObject({
      name: "PlatformFailure",
      kind: "network",
      wasSent: true,
    });
    expect(upstream.seen).toHaveLength(1);
  });

  it("a reply of another shape is a failure that names the method and the place", async () => {
    upstream.answer((response) => json(response, { data: { uid: "many" } }));
    const call = platform.forRequest(requestFor()).call("account.getInfo");
    await expect(call).rejects.toMatchObject({
      kind: "contract",
      method: "account.getInfo",
      message: expect.stringContaining("uid"),
    });
  });

  it("parameters that do not fit never leave", async () => {
    const call = platform.forRequest(requestFor()).call("games.get", { options: { count: -1 } });
    await expect(call).rejects.toMatchObject({ kind: "input", wasSent: false });
  });
});

it("a read that fails again and again costs no other read", async () => {
  upstream.answer((response, request, nth) => {
    if (request.url.pathname.endsWith("storage.get")) faults["empty 500"](response, request, nth);
    else json(response, { data: examples["bonuses.get"].full });
  });
  const read = () => platform.forRequest(requestFor()).call("storage.get", { keys: ["a"] });
  const kindOf = (error: PlatformFailure) => error.kind;
  for (let time = 0; time < 10; time += 1) await read().catch(kindOf);
  expect(await read().catch(kindOf)).toBe("breaker");
  await expect(platform.forRequest(requestFor()).call("bonuses.get")).resolves.toBeTruthy();
});

describe("calls that move money", () => {
  const amounts = { methodId: "1", method: "sandcard", amount: "20" };
  const makeDeposit = (client: ReturnType<Platform["forRequest"]>) =>
    client.call("cashier.makedeposit", amounts).catch((error: PlatformFailure) => error.kind);

  it("are refused for a while where their own method keeps failing, and no other one is", async () => {
    upstream.answer((response, request, nth) => {
      if (request.url.pathname.endsWith("makedeposit")) faults["empty 500"](response, request, nth);
      else json(response, { data: examples["cashier.makewithdrawal"].full });
    });
    const client = platform.forRequest(requestFor());
    for (let time = 0; time < 10; time++) expect(await makeDeposit(client)).toBe("status");
    expect(await makeDeposit(client)).toBe("breaker");
    expect(
      await client.call("cashier.makewithdrawal", { ...amounts, requisites: {} }, { idempotencyKey: "k" }),
    ).toMatchObject({ id: expect.any(String) });
  });

  it("do not take the places of others while they hang", async () => {
    upstream.answer((response, request) => {
      if (!request.url.pathname.endsWith("makedeposit"))
        json(response, { data: examples["cashier.makewithdrawal"].full });
    });
    const client = platform.forRequest(requestFor());
    const hanging = Array.from({ length: 70 }, () => makeDeposit(client));
    await expect.poll(() => upstream.seen.length).toBe(64);
    await client.call("cashier.makewithdrawal", { ...amounts, requisites: {} }, { idempotencyKey: "k" });
    await platform.close();
    expect(new Set(await Promise.all(hanging))).toEqual(new Set(["network", "overload"]));
  });
});
