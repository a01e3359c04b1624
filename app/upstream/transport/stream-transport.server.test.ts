import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { PlatformFailure } from "~/platform/errors";
import { type RawUpstream, startRawUpstream } from "../../../tests/support/raw-upstream";
import { type CallOutcome, noTelemetry } from "../telemetry";
import { relayBudget } from "./budgets";
import { createStreamTransport, type StreamRequest } from "./stream-transport.server";

let upstream: RawUpstream;
let reply = "";
beforeAll(async () => {
  upstream = await startRawUpstream((socket) => void socket.write(reply));
});
afterAll(() => upstream.close());

const request: StreamRequest = {
  label: "relay: x",
  verb: "GET",
  path: "/x",
  headers: {},
  body: null,
  signal: new AbortController().signal,
};

/** Passes one request, and says how it was counted. */
async function pass(text: string) {
  reply = text;
  const counted: CallOutcome[] = [];
  const transport = createStreamTransport({
    service: "platform",
    pool: "relay",
    telemetry: { ...noTelemetry, countCall: ({ outcome }) => counted.push(outcome as CallOutcome) },
    Failure: PlatformFailure,
    origin: upstream.url,
    budget: { ...relayBudget, headMs: 1000 },
    connections: 1,
    outcomeOf: () => "ok",
  });
  const ended = await transport
    .pass(request, async ({ status, body }) => {
      for await (const _part of body);
      return status;
    })
    .catch((error) => error);
  return { ended, counted };
}

describe("a reply that is passed on", () => {
  it("is counted once, when it has ended", async () => {
    expect(await pass("HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nok")).toEqual({
      ended: 200,
      counted: ["ok"],
    });
  });

  it.each([
    "HTTP/1.1 000 X\r\n\r\n",
    "HTTP/1.1 000 X\r\nContent-Length: 2\r\n\r\nok",
    "HTTP/1.1 099 X\r\n\r\n",
    "HTTP/1.1 099 X\r\nContent-Length: 2\r\n\r\nok",
    "HTTP/1.1 101 X\r\n\r\n",
    "HTTP/1.1 101 X\r\nContent-Length: 2\r\n\r\nok",
    "HTTP/1.1 2x0 X\r\n\r\n",
  ])("is refused before an assertion of the parser fails over it: %j", async (text) => {
    const { ended, counted } = await pass(text);
    expect([ended.kind, ended.status, counted]).toEqual(["contract", 502, ["shape"]]);
    expect(ended.cause?.code).not.toBe("ERR_ASSERTION");
  });

  it.each([
    ["a head that is too long", `X: ${"y".repeat(40_000)}\r\nContent-Length: 2`],
    ["two lengths", "Content-Length: 2\r\nContent-Length: 3"],
  ])("says nothing of the service's health with %s", async (_name, block) => {
    const { ended, counted } = await pass(`HTTP/1.1 200 OK\r\n${block}\r\n\r\nok`);
    expect([ended.kind, counted]).toEqual(["contract", ["shape"]]);
  });
});
