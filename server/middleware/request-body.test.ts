import type { IncomingMessage } from "node:http";
import { PassThrough } from "node:stream";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createBodyReader } from "./request-body";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function request(clientIp = "192.0.2.1") {
  const stream = new PassThrough();
  const state = { clientIp, isArriving: false };
  return Object.assign(stream, { headers: {}, state }) as unknown as PassThrough & IncomingMessage;
}

/** So many bodies of one address that have begun and are not in. */
function begin(reader: ReturnType<typeof createBodyReader>, count: number, clientIp?: string) {
  return Array.from({ length: count }, () => {
    const req = request(clientIp);
    return { req, body: reader.readBody(req, 1024).catch((error: unknown) => error) };
  });
}

describe("bodies that are still arriving", () => {
  it("all of a burst come in, however busy the server was as they began", async () => {
    const reader = createBodyReader();
    const burst = begin(reader, 50);
    for (const { req } of burst) req.end("amount=70");
    const bodies = await Promise.all(burst.map(({ body }) => body));
    expect(bodies.map(String)).toEqual(Array(50).fill("amount=70"));
  });

  it("of one address give way once they are slow, the oldest first, and another address keeps its own", async () => {
    const reader = createBodyReader();
    const [other] = begin(reader, 1, "198.51.100.7");
    const slow = begin(reader, 34);
    vi.advanceTimersByTime(1001);
    for (const one of slow.slice(0, 2)) expect(await one.body).toEqual({ status: 408, reason: "slow body" });
    const [fresh] = begin(reader, 1);
    expect(await slow[2]?.body).toEqual({ status: 408, reason: "slow body" });
    for (const one of [other, slow[3], fresh]) {
      one?.req.end("a=1");
      expect(String(await one?.body)).toBe("a=1");
    }
  });

  it("give way at once where a burst is larger than any form's", async () => {
    const reader = createBodyReader();
    const flood = begin(reader, 129);
    expect(await flood[0]?.body).toEqual({ status: 408, reason: "slow body" });
  });

  it("of all addresses together are bounded too", async () => {
    const reader = createBodyReader();
    const slow = Array.from({ length: 256 }, (_, index) => begin(reader, 1, `203.0.${index}.1`)[0]);
    vi.advanceTimersByTime(1001);
    begin(reader, 1);
    expect(await slow[0]?.body).toEqual({ status: 408, reason: "slow body" });
  });
});
