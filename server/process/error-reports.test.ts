import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { json } from "node:stream/consumers";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { createErrorReports, redact } from "./error-reports";

const received: Record<string, unknown>[] = [];
let status = 204;
const collector = createServer(async (req, res) => {
  received.push((await json(req)) as Record<string, unknown>);
  if (status === 0) return;
  res.writeHead(status).end();
});
let url = "";
let time = 0;
beforeAll(async () => {
  await new Promise<void>((resolve) => collector.listen(0, "127.0.0.1", resolve));
  url = `http://127.0.0.1:${(collector.address() as AddressInfo).port}/errors`;
});
afterAll(() => {
  collector.closeAllConnections();
  collector.close();
});
beforeEach(() => {
  received.length = 0;
  status = 204;
  time = Date.parse("2026-11-22T10:00:00Z");
});
const start = () => createErrorReports({ url, service: "casino", now: () => time });

describe("a report", () => {
  it("says what failed, where and in which request, and nothing else of the line", async () => {
    const reports = start();
    const err = new TypeError('Unexpected token in "ana@mail.test"');
    reports.report({ err, requestId: "r-1", password: "SECRET" } as object, "a request failed");
    await reports.settled();
    expect(received).toEqual([
      {
        time: "2026-11-22T10:00:00.000Z",
        service: "casino",
        message: "a request failed",
        requestId: "r-1",
        error: { type: "TypeError", message: 'Unexpected token in "…"', stack: expect.any(Array) },
        count: 1,
      },
    ]);
    const [report] = received as [{ error: { stack: string[] } }];
    expect(report.error.stack[0]).toMatch(/^at .*error-reports\.test/);
  });

  it("comes once a minute for each kind, with their number", async () => {
    const reports = start();
    const fail = () => reports.report({ err: new Error("broken") }, "a request failed");
    for (let index = 0; index < 5; index += 1) fail();
    reports.report({}, "session_not_rotated");
    await reports.settled();
    time += 61_000;
    fail();
    await reports.settled();
    expect(received.map(({ message, count }) => `${message} ${count}`)).toEqual([
      "a request failed 1",
      "session_not_rotated 1",
      "a request failed 5",
    ]);
  });

  it("is one of thirty a minute at most, and of four at a time", async () => {
    const reports = start();
    for (let index = 0; index < 10; index += 1) reports.report({}, `kind ${index}`);
    await reports.settled();
    expect(received).toHaveLength(4);
    for (let index = 0; index < 100; index += 1) {
      reports.report({}, `other ${index}`);
      await reports.settled();
    }
    expect(received).toHaveLength(30);
  });

  it("fails without a word", async () => {
    status = 500;
    const reports = start();
    reports.report({}, "one");
    const nobody = createErrorReports({ url: "http://127.0.0.1:9/", service: "casino" });
    nobody.report({}, "two");
    await Promise.all([reports.settled(), nobody.settled()]);
  });
});

it.each([
  ["connect ECONNREFUSED 10.0.0.7:6379", "connect ECONNREFUSED [number]:6379"],
  [`Unexpected token 'a', "ana=1&pass" is not valid JSON`, 'Unexpected token "…", "…" is not valid JSON'],
  ["no account ana@mail.test here", "no account [e-mail] here"],
  ["GET /gamehall?search=ana failed", "GET /gamehall?… failed"],
  ["phone +34 600 000 001 and card 4111111111111111", "phone [number] and card [number]"],
  ["bearer eyJhbGciOiJIUzI1NiJ9abc.eyJzdWIiOiIx.sig", "bearer [token]"],
  ['an open quote "of what was sent', 'an open quote "…"'],
  ["reading x of undefined", "reading x of undefined"],
])("%s becomes %s", (message, expected) => {
  expect(redact(message)).toBe(expected);
});
