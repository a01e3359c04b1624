import { gzipSync } from "node:zlib";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { readEnvelope } from "~/platform/call/envelope";
import { PlatformFailure, PlatformRefusal } from "~/platform/errors";
import { type FaultServer, faults, json, startFaultServer } from "../../../tests/support/fault-server";
import type { FailureKind } from "../errors";
import { type CallOutcome, noTelemetry, type PoolWatch } from "../telemetry";
import type { Budget } from "./budgets";
import { createTransport, type Transport } from "./transport.server";
import { headerOf, type RawReply } from "./upstream-request.server";

const budget: Budget = {
  attemptMs: 400,
  totalMs: 1000,
  writeMs: 500,
  connectMs: 400,
  maxBytes: 100_000,
  concurrency: 8,
  staleIfErrorMs: 0,
};
const log = { debug: vi.fn(), info: vi.fn(), warn: vi.fn(), error: vi.fn() };
const read = (raw: RawReply) =>
  readEnvelope("test.call", {
    status: raw.status,
    contentType: headerOf(raw, "content-type"),
    text: raw.text,
  });

const telemetry = { ...noTelemetry, countCall: vi.fn(), watchPool: vi.fn() };

let upstream: FaultServer;
let transport: Transport;

beforeAll(async () => {
  upstream = await startFaultServer();
});
afterAll(() => upstream.close());
beforeEach(() => {
  vi.clearAllMocks();
  transport = createTransport({
    service: "test",
    pool: "p",
    telemetry,
    Failure: PlatformFailure,
    origin: upstream.url,
    budget,
  });
});
afterEach(() => transport.close());

const send = (verb: "GET" | "POST", signal?: AbortSignal) =>
  transport.send(
    {
      name: "test.call",
      label: "test.call",
      verb,
      path: "/api/test.call?secret=1",
      headers: {},
      body: verb === "POST" ? "a=1" : undefined,
      signal,
    },
    log,
    read,
  );

async function failureOf(call: Promise<unknown>): Promise<PlatformFailure> {
  const error = await call.then(
    () => null,
    (reason) => reason,
  );
  expect(error).toBeInstanceOf(PlatformFailure);
  return error as PlatformFailure;
}

interface Expected {
  kind: FailureKind;
  status: number;
  tries: 1 | 2;
  outcome: CallOutcome;
}

const expected: Record<keyof typeof faults, Expected> = {
  reset: { kind: "network", status: 502, tries: 2, outcome: "reset" },
  hang: { kind: "timeout", status: 504, tries: 2, outcome: "timeout" },
  "slow body": { kind: "timeout", status: 504, tries: 2, outcome: "timeout" },
  "cut body": { kind: "network", status: 502, tries: 2, outcome: "reset" },
  "empty 500": { kind: "status", status: 500, tries: 2, outcome: "status_5xx" },
  "html 502": { kind: "status", status: 502, tries: 2, outcome: "status_5xx" },
  "empty 503": { kind: "status", status: 503, tries: 2, outcome: "status_5xx" },
  "html 403": { kind: "status", status: 403, tries: 1, outcome: "status_4xx" },
  "html 200": { kind: "contract", status: 502, tries: 1, outcome: "shape" },
  garbage: { kind: "contract", status: 502, tries: 1, outcome: "shape" },
  empty: { kind: "contract", status: 502, tries: 1, outcome: "shape" },
  "no content": { kind: "contract", status: 502, tries: 1, outcome: "shape" },
  "no envelope": { kind: "contract", status: 502, tries: 1, outcome: "shape" },
  "bare list": { kind: "contract", status: 502, tries: 1, outcome: "shape" },
  redirect: { kind: "contract", status: 502, tries: 1, outcome: "shape" },
  "deep JSON": { kind: "contract", status: 502, tries: 1, outcome: "shape" },
  "huge body": { kind: "contract", status: 502, tries: 1, outcome: "shape" },
  "gzip bomb": { kind: "contract", status: 502, tries: 1, outcome: "shape" },
  "broken gzip": { kind: "contract", status: 502, tries: 1, outcome: "shape" },
  "odd encoding": { kind: "contract", status: 502, tries: 1, outcome: "shape" },
};

describe.each(Object.keys(expected) as (keyof typeof faults)[])("%s", (fault) => {
  it.each(["GET", "POST"] as const)("is a typed failure of a %s, in time", async (verb) => {
    upstream.answer(faults[fault]);
    const startedAt = performance.now();
    const failure = await failureOf(send(verb));
    const { kind, status, tries, outcome } = expected[fault];
    expect({ kind: failure.kind, status: failure.status, wasSent: failure.wasSent }).toEqual({
      kind,
      status,
      wasSent: true,
    });
    expect(performance.now() - startedAt).toBeLessThan(verb === "GET" ? 2000 : 1500);
    expect(upstream.seen).toHaveLength(verb === "GET" ? tries : 1);
    const each = { service: "test", method: "test.call", outcome, ms: expect.any(Number) };
    expect(telemetry.countCall.mock.calls.map(([record]) => record)).toEqual(upstream.seen.map(() => each));
  });
});

it.each(["GET", "POST"] as const)("a refused connection never reached anybody (%s)", async (verb) => {
  const nobody = createTransport({
    service: "test",
    Failure: PlatformFailure,
    origin: "http://127.0.0.1:9",
    budget,
  });
  const call = nobody.send(
    { name: "test.call", label: "test.call", verb, path: "/", headers: {} },
    log,
    read,
  );
  expect(await failureOf(call)).toMatchObject({ kind: "network", status: 502, wasSent: false });
  expect(log.warn).toHaveBeenCalledTimes(verb === "GET" ? 2 : 1);
  await nobody.close();
});

it("an unknown host never reached anybody", async () => {
  const nobody = createTransport({
    service: "test",
    Failure: PlatformFailure,
    origin: "http://nowhere.invalid",
    budget,
  });
  const call = nobody.send(
    { name: "test.call", label: "test.call", verb: "POST", path: "/", headers: {} },
    log,
    read,
  );
  expect(await failureOf(call)).toMatchObject({ wasSent: false });
  await nobody.close();
});

it("a typed error under status 200 is a refusal", async () => {
  upstream.answer((response) =>
    json(response, { error: { type: "AccessDeniedException", code: "GEO", message: "", error_data: [] } }),
  );
  const error = await send("GET").catch((reason) => reason);
  expect(error).toBeInstanceOf(PlatformRefusal);
  expect(error).toMatchObject({ type: "AccessDeniedException", code: "GEO", status: 403, errorData: {} });
});

describe("retry", () => {
  it.each([408, 409, 425, 429, 500, 502, 503, 504])("a read is tried again after %i", async (status) => {
    upstream.answer((response, _request, nth) =>
      nth === 1 ? response.writeHead(status).end() : json(response, { data: "fine" }),
    );
    expect(await send("GET")).toBe("fine");
    expect(upstream.seen).toHaveLength(2);
  });

  it.each([400, 401, 404, 422])("no read is tried again after %i", async (status) => {
    upstream.answer((response) => response.writeHead(status).end());
    expect(await failureOf(send("GET"))).toMatchObject({ kind: "status", status });
    expect(upstream.seen).toHaveLength(1);
  });

  it.each([
    ["0", 2],
    ["5", 1],
    ["nonsense", 1],
  ])("a wish to wait %s s gives %i tries", async (retryAfter, tries) => {
    upstream.answer((response) => response.writeHead(503, { "retry-after": retryAfter }).end());
    await failureOf(send("GET"));
    expect(upstream.seen).toHaveLength(tries);
  });

  it("ends with the budget", async () => {
    upstream.answer((response) => response.writeHead(409).end());
    for (let call = 0; call < 14; call += 1) await failureOf(send("GET"));
    // Ten retries at first, and a tenth of a retry earned by each of the fourteen calls.
    expect(upstream.seen).toHaveLength(14 + 11);
  });
});

it("a full class refuses at once", async () => {
  upstream.answer(faults.hang);
  const waiting = Array.from({ length: budget.concurrency }, () => failureOf(send("POST")));
  expect(await failureOf(send("POST"))).toMatchObject({ kind: "overload", status: 503, wasSent: false });
  expect(telemetry.countCall.mock.calls.map(([record]) => record)).toEqual([
    expect.objectContaining({ outcome: "overload" }),
  ]);
  await Promise.all(waiting);
  upstream.answer((response) => json(response, { data: 1 }));
  expect(await send("POST")).toBe(1);
});

describe("breaker", () => {
  it("opens after ten faults, and no call reaches the service", async () => {
    const watch = telemetry.watchPool.mock.lastCall?.[0] as PoolWatch;
    const state = () => [watch.service, watch.pool, watch.isOpen(), watch.openings(), watch.inFlight()];
    expect(state()).toEqual(["test", "p", false, 0, 0]);
    upstream.answer(faults["html 502"]);
    for (let call = 0; call < 10; call += 1) await failureOf(send("POST"));
    expect(await failureOf(send("POST"))).toMatchObject({ kind: "breaker", status: 503, wasSent: false });
    expect(state()).toEqual(["test", "p", true, 1, 0]);
    expect(telemetry.countCall.mock.lastCall?.[0]).toMatchObject({ outcome: "breaker" });
    expect(upstream.seen).toHaveLength(10);
  });

  it("stays closed when the service refuses with reasons", async () => {
    upstream.answer((response) =>
      json(
        response,
        { error: { type: "BillingUnavailableException", code: "BILLING_DOWN" } },
        { status: 502 },
      ),
    );
    for (let call = 0; call < 12; call += 1) await send("POST").catch(() => {});
    expect(upstream.seen).toHaveLength(12);
  });
});

it("a visitor who leaves ends the call", async () => {
  upstream.answer(faults.hang);
  const visitor = new AbortController();
  void vi.waitFor(() => expect(upstream.seen).toHaveLength(1), 5000).then(() => visitor.abort());
  expect(await failureOf(send("GET", visitor.signal))).toMatchObject({ kind: "aborted" });
  expect(upstream.seen).toHaveLength(1);
  // This is no failure, so it is no warning for operators.
  expect(log.warn).not.toHaveBeenCalled();
});

it("reads a compressed body", async () => {
  upstream.answer((response) => {
    response.writeHead(200, { "content-type": "application/json", "content-encoding": "gzip" });
    response.end(gzipSync('{"data":"packed"}'));
  });
  expect(await send("GET")).toBe("packed");
});

it("logs each try without query and body", async () => {
  upstream.answer((response, _request, nth) =>
    nth === 1 ? response.writeHead(503).end("SECRET") : json(response, { data: "SECRET" }),
  );
  await send("GET");
  expect(log.warn.mock.calls[0]?.[0]).toMatchObject({
    service: "test",
    method: "test.call",
    attempt: 1,
    kind: "status",
    status: 503,
  });
  expect(log.debug.mock.calls[0]?.[0]).toMatchObject({ method: "test.call", attempt: 2, status: 200 });
  expect(JSON.stringify([log.warn.mock.calls, log.debug.mock.calls])).not.toMatch(/secret/i);
});
