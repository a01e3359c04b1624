import type { IncomingMessage, ServerResponse } from "node:http";
import { describe, expect, it, vi } from "vitest";
import type { RequestState } from "../middleware/request-state";
import { createAccessLog, networkOf } from "./access-log";

it("a request's line is JSON, whatever its route is called", () => {
  const lines: string[] = [];
  const log = createAccessLog(
    { access: (fields) => void lines.push(fields), warn() {} },
    { observe() {} },
    0,
  );
  const state = {
    requestId: "1-2",
    inboundId: "edge-7",
    label: 'refused: "a\\b"',
    clientIp: "203.0.113.77",
    startedAt: 0,
  };
  const req = { method: "GET", state: state as RequestState } as IncomingMessage;
  log(req, { statusCode: 421, writableFinished: true } as ServerResponse);
  log(req, { statusCode: 200, writableFinished: false } as ServerResponse);
  const [refused, left] = lines.map((line) => JSON.parse(`{${line}}`));
  expect(refused).toEqual({
    requestId: "1-2",
    inboundId: "edge-7",
    method: "GET",
    route: 'refused: "a\\b"',
    status: 421,
    ms: expect.any(Number),
    net: "203.0.113.0",
  });
  expect(left.status).toBe(499);
});

describe("the network of an address", () => {
  it.each([
    ["203.0.113.77", "203.0.113.0"],
    ["2001:db8:aaaa:bbbb::1", "2001:db8:aaaa::"],
    ["2001:db8::1", "2001:db8:0::"],
    ["::1", "0:0:0::"],
    ["", ""],
  ])("%s is %s", (address, network) => {
    expect(networkOf(address)).toBe(network);
  });
});

describe("the line of a slow request", () => {
  const call = (method: string, ms: number) => ({ service: "platform", method, outcome: "ok" as const, ms });
  function logged(
    took: number,
    slowMs: number,
    calls = [call("account.getInfo", 40), call("games.get", 2900.04)],
  ) {
    const log = { access: vi.fn(), warn: vi.fn() };
    const state = {
      requestId: "r-1",
      inboundId: "edge-7",
      startedAt: performance.now() - took,
      clientIp: "203.0.113.77",
      label: "games",
      search: "?search=SECRET",
      calls,
    };
    const req = { method: "GET", state, headers: { cookie: "SECRET" } } as unknown as IncomingMessage;
    const res = { writableFinished: true, statusCode: 200 } as ServerResponse;
    createAccessLog(log, { observe() {} }, slowMs)(req, res);
    return log;
  }

  it("names the calls that it waited for, the longest first, and nothing of the visitor", () => {
    const { access, warn } = logged(3050, 3000);
    const ids = { requestId: "r-1", inboundId: "edge-7", route: "games" };
    expect(access).toHaveBeenCalledTimes(1);
    expect(warn).toHaveBeenCalledExactlyOnceWith(
      {
        ...ids,
        traceId: undefined,
        method: "GET",
        status: 200,
        ms: expect.any(Number),
        callCount: 2,
        calls: [call("games.get", 2900), call("account.getInfo", 40)],
      },
      "a slow request",
    );
    expect(JSON.stringify(warn.mock.calls)).not.toMatch(/SECRET|203/);
  });

  it.each([
    ["below the threshold", 2900, 3000],
    ["where there is none", 60_000, 0],
  ])("is not written %s", (_name, took, slowMs) => {
    expect(logged(took, slowMs).warn).not.toHaveBeenCalled();
  });

  it("lists ten calls", () => {
    const { warn } = logged(
      3050,
      3000,
      Array.from({ length: 40 }, (_, ms) => call("games.get", ms)),
    );
    const [{ callCount, calls }] = warn.mock.calls[0] as [{ callCount: number; calls: unknown[] }];
    expect([callCount, calls.length]).toEqual([40, 10]);
  });
});
