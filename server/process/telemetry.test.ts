import { Registry } from "prom-client";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { createContent } from "../../app/content/client.server";
import { createPlatform, type Platform } from "../../app/platform/client.server";
import { methods } from "../../app/platform/methods/registry";
import { examples } from "../../app/platform/testing/contract-examples";
import type { CallRecord } from "../../app/upstream/telemetry";
import { type FaultServer, faults, json, startFaultServer } from "../../tests/support/fault-server";
import { configFor, recordedLog, requestFor } from "../../tests/support/requests";
import { createTelemetry, type ProcessTelemetry } from "./telemetry";

let upstream: FaultServer;
let telemetry: ProcessTelemetry;
let platform: Platform;
beforeAll(async () => {
  upstream = await startFaultServer();
});
afterAll(() => upstream.close());
beforeEach(() => {
  telemetry = createTelemetry();
  platform = createPlatform(configFor(upstream.url), recordedLog(), undefined, telemetry);
});
afterEach(() => platform.close());

async function textOf({ metrics }: ProcessTelemetry): Promise<string> {
  const registry = new Registry();
  for (const metric of metrics) registry.registerMetric(metric);
  return registry.metrics();
}

const answerWell = () =>
  upstream.answer((response, { url }) => {
    const method = url.pathname.replace("/api/", "") as keyof typeof examples;
    json(response, { data: examples[method].full }, { headers: { "cache-control": "s-maxage=60" } });
  });
const refuse = (status: number) =>
  upstream.answer((response) =>
    json(response, { error: { type: "BillingUnavailableException", code: "DOWN", message: "" } }, { status }),
  );

describe("calls", () => {
  it("are counted by service, method and outcome, and shared replies by cache result", async () => {
    answerWell();
    const calls: CallRecord[] = [];
    const own = () => platform.forRequest(requestFor({ calls }));
    await own().call("account.getInfo");
    await Promise.all([own().call("Jackpots.get"), own().call("Jackpots.get")]);
    await own().call("Jackpots.get");
    const text = await textOf(telemetry);
    expect(text).toContain('_count{service="platform",method="account.getInfo",outcome="ok"} 1');
    expect(text).toContain('_count{service="platform",method="Jackpots.get",outcome="ok"} 1');
    expect(text).toContain('reply_cache_total{service="platform",result="hit"} 1');
    expect(text).toContain('reply_cache_total{service="platform",result="miss"} 2');
    expect(text).toContain('upstream_requests_in_flight{service="platform",pool="private"} 0');
    expect(text).toContain('upstream_breaker_open{service="platform",pool="public"} 0');
    expect(telemetry.bytes()["platform replies"]).toBeGreaterThan(100);
    expect(calls.map(({ method, outcome }) => `${method} ${outcome}`).sort()).toEqual([
      "Jackpots.get joined",
      "Jackpots.get ok",
      "account.getInfo ok",
    ]);
  });

  it("of the content service are counted by names that no address can add to", async () => {
    const log = recordedLog();
    const content = createContent(configFor(upstream.url), log, telemetry);
    upstream.answer((response) => json(response, { messages: { a: "b" }, data: [] }));
    const client = content.forRequest({
      requestId: "r",
      origin: "https://casino.example",
      locale: "en-US",
      signal: new AbortController().signal,
    });
    await client.messages("en-US");
    await client.page("a-slug-of-the-address").catch(() => {});
    for (const path of ["/odd-type?x=1", "/odd-type/7", "/auth/odd-provider/callback?access_token=t"])
      await client.send({ verb: "GET", path });
    await client.send({ verb: "POST", path: "/auth/local", body: {} });
    await content.close();
    const text = await textOf(telemetry);
    const named = [...text.matchAll(/_count\{service="content",method="([^"]+)"/g)].map(([, name]) => name);
    expect(named).toEqual([
      "/nfx/i18n/messages/{locale}",
      "/pages",
      "/nfx/i18n/locales",
      "GET /{types}",
      "GET /auth/{provider}/callback",
      "POST /auth/local",
    ]);
    expect(text).not.toMatch(/odd|slug|en-US/);
  });
});

describe("submissions that move money or rewards", () => {
  /** The parameters of all of them; each takes its own. */
  const everyParameter = {
    id: "1",
    bonus_id: "1",
    cashback_id: "1",
    offer_id: "1",
    tournament_id: "1",
    promo_code: "GIFT",
    subject: "self_exclusion",
    methodId: 1,
    method: "sandcard",
    amount: "50",
    requisites: {},
  };
  const moneyMethods = Object.entries(methods).filter(([, { timeClass }]) => timeClass === "money");

  it.each([
    ["settled", answerWell],
    ["refused", () => refuse(502)],
    ["unknown", () => upstream.answer(faults.reset)],
    ["unknown", () => upstream.answer(faults.garbage)],
    ["unknown", () => upstream.answer(faults["empty 503"])],
  ] as const)("are %s, by method", async (outcome, arrange) => {
    arrange();
    expect(moneyMethods.length).toBeGreaterThan(10);
    const client = platform.forRequest(requestFor());
    for (const [method] of moneyMethods) {
      await client.call(method as "loyalty.buyproduct", everyParameter).catch(() => {});
    }
    const text = await textOf(telemetry);
    for (const [method] of moneyMethods)
      expect(text).toContain(`money_outcomes_total{method="${method}",outcome="${outcome}"} 1`);
    expect(text.match(/^money_outcomes_total\{.*[1-9]$/gm)).toHaveLength(moneyMethods.length);
  });

  it("are not sent where nobody listens", async () => {
    const nobody = createPlatform(configFor("http://127.0.0.1:9"), recordedLog(), undefined, telemetry);
    await nobody
      .forRequest(requestFor())
      .call("cashier.cancelwithdrawal", { id: "1" })
      .catch(() => {});
    await nobody.close();
    expect(await textOf(telemetry)).toContain(
      'money_outcomes_total{method="cashier.cancelwithdrawal",outcome="not_sent"} 1',
    );
  });
});

describe("parts of replies that do not fit", () => {
  const invalidParts = async () =>
    (await textOf(telemetry)).split("\n").filter((line) => line.startsWith("reply_misfits_total{"));

  it("are counted by method and field, without indexes", async () => {
    const { items } = examples["games.get"].full as { items: object[] };
    const games = [{ ...items[0], tags: "new" }, items[0], { ...items[0], tags: 7 }];
    upstream.answer((response) => json(response, { data: { items: games, offset: 0, limit: 3, total: 3 } }));
    await platform.forRequest(requestFor()).call("games.get", { options: {} });
    expect(await invalidParts()).toEqual([
      'reply_misfits_total{service="platform",method="games.get",path="items.tags"} 2',
    ]);
  });

  it("have no more names than 500, whatever keys a backend makes up", async () => {
    const rates = Object.fromEntries(Array.from({ length: 600 }, (_, n) => [`X${n}`, "many"]));
    upstream.answer((response) => json(response, { data: { base: "EUR", rates } }));
    await platform.forRequest(requestFor()).call("account.getcurrencyrates");
    const lines = await invalidParts();
    expect(lines).toHaveLength(501);
    expect(lines.at(-1)).toMatch(/path="other"} 101$/);
  });
});
