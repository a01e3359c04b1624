import type { IncomingMessage, ServerResponse } from "node:http";
import { describe, expect, it } from "vitest";
import type { RequestState } from "../middleware/request-state";
import { createAccessLog, networkOf } from "./access-log";

it("a request's line is JSON, whatever its route is called", () => {
  const lines: string[] = [];
  const log = createAccessLog({ access: (fields) => void lines.push(fields) }, { observe() {} });
  const state = { requestId: "1-2", label: 'refused: "a\\b"', clientIp: "203.0.113.77", startedAt: 0 };
  const req = { method: "GET", state: state as RequestState } as IncomingMessage;
  log(req, { statusCode: 421, writableFinished: true } as ServerResponse);
  log(req, { statusCode: 200, writableFinished: false } as ServerResponse);
  const [refused, left] = lines.map((line) => JSON.parse(`{${line}}`));
  expect(refused).toEqual({
    id: "1-2",
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
