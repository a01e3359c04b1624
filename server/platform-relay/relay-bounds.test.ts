import { request } from "node:http";
import type { Socket } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { relayBudget, type StreamBudget } from "../../app/upstream/transport/budgets";
import { type RawUpstream, startRawUpstream } from "../../tests/support/raw-upstream";
import { startPipeline } from "../../tests/support/start-pipeline";

const ok = "HTTP/1.1 200 OK\r\nContent-Type: text/html\r\nContent-Length: 2\r\n\r\nok";
const { total, each, queue } = relayBudget.slots;

let upstream: RawUpstream;
let hanging: Socket[] = [];
let server: Awaited<ReturnType<typeof startPipeline>>;

beforeAll(async () => {
  upstream = await startRawUpstream((socket, target) => {
    if (target.includes("hang")) hanging.push(socket);
    else if (target.includes("error")) socket.write("HTTP/1.1 502 X\r\nContent-Length: 0\r\n\r\n");
    else if (target.includes("reset")) socket.resetAndDestroy();
    else socket.write(ok);
  });
});
afterAll(() => upstream.close());
beforeEach(() => {
  hanging = [];
  upstream.requests.length = 0;
});
afterEach(() => server.close());

async function start(budget: Partial<StreamBudget> = {}) {
  server = await startPipeline({
    environment: { PLATFORM_URL: upstream.url, TRUSTED_PROXY_CIDRS: "127.0.0.0/8" },
    relayBudget: { ...relayBudget, ...budget },
  });
}

const ask = (path: string, address = "198.51.100.1", method = "GET") =>
  server.ask(path, { method, headers: { "x-forwarded-for": address, accept: "text/html" } });
const addressOf = (nth: number) => `198.51.${nth >> 8}.${nth & 255}`;
const answerHanging = () => {
  for (const socket of hanging.splice(0)) socket.write(ok);
};

describe("slots", () => {
  it.each(["/hit?hang", "/platform/game/x?v=1&hang", "/oauth/x?hang", "/connect/x?hang"])(
    "65 requests to %s open at once are answered, each once",
    async (path) => {
      await start();
      const answers = Array.from({ length: 65 }, (_, nth) => ask(path, addressOf(nth)));
      await vi.waitFor(() => expect(hanging).toHaveLength(65), 5_000);
      answerHanging();
      for (const { status } of await Promise.all(answers)) expect(status).toBe(200);
      expect(upstream.requests).toHaveLength(65);
    },
  );

  it("of one address are few, and those beyond its queue get the time to retry", async () => {
    await start();
    const count = each + queue + 1;
    const answers = Array.from({ length: count }, () => ask("/platform/game/x?v=1&hang"));
    const first = await Promise.race(answers);
    expect([first.status, first.headers["retry-after"]]).toEqual([503, "2"]);
    expect(first.text).toContain("BAD_RESPONSE");
    expect(hanging).toHaveLength(each);
    // Nobody else waits for that address, and no page does.
    expect((await ask("/platform/game/x", "198.51.100.2")).status).toBe(200);
    expect((await ask("/", "198.51.100.3")).status).toBe(200);
    const release = setInterval(answerHanging, 5);
    const settled = await Promise.all(answers);
    clearInterval(release);
    expect(settled.filter(({ status }) => status === 200)).toHaveLength(count - 1);
  });

  it("of all are bounded by prefix: one that hangs leaves the others theirs, and pages", async () => {
    await start({ slots: { ...relayBudget.slots, patience: 300 } });
    const answers = Array.from({ length: total + 1 }, (_, nth) => ask("/oauth/x?hang", addressOf(nth)));
    const last = await Promise.race(answers);
    expect([last.status, last.headers["retry-after"]]).toEqual([503, "2"]);
    expect(hanging).toHaveLength(total);
    expect((await ask("/platform/game/x")).status).toBe(200);
    expect((await ask("/hit")).status).toBe(200);
    expect((await ask("/", addressOf(500))).status).toBe(200);
    answerHanging();
    await Promise.all(answers);
  });

  it("are free again when the browser has gone, and the platform is not called any more", async () => {
    await start({ slots: { total: 1, each: 1, queue: 1, patience: 5_000 } });
    const gone = request({ port: server.port, path: "/oauth/x?hang", headers: { host: "casino.example" } });
    gone.on("error", () => {}).end();
    await vi.waitFor(() => expect(hanging).toHaveLength(1));
    const next = ask("/oauth/x");
    gone.destroy();
    expect((await next).status).toBe(200);
    await vi.waitFor(() => expect(hanging[0]?.destroyed).toBe(true));
    expect(upstream.requests).toEqual(["/oauth/x?hang", "/oauth/x"]);
  });
});

describe("a breaker", () => {
  const times = async (count: number, path: string) => {
    const statuses: number[] = [];
    for (let n = 0; n < count; n += 1) statuses.push((await ask(path)).status);
    return statuses;
  };

  it("opens for a prefix that gives no answer, and for no other", async () => {
    await start();
    expect((await times(12, "/oauth/x?reset")).slice(-2)).toEqual([503, 503]);
    expect(upstream.requests).toHaveLength(10);
    expect((await ask("/platform/game/x")).status).toBe(200);
    const metrics = (await server.ask("/metrics")).text;
    expect(metrics).toContain('upstream_breaker_open{service="platform",pool="relay"} 1');
    expect(metrics).toContain('method="relay: oauth",outcome="breaker"');
  });

  it("does not open for errors that a provider answers", async () => {
    await start();
    expect(new Set(await times(30, "/platform/game/x?v=1&error"))).toEqual(new Set([502]));
    expect(upstream.requests).toHaveLength(30);
  });
});

describe("a request", () => {
  it.each(["GET", "POST"])("is never sent again: %s", async (method) => {
    await start({ headMs: 100, totalMs: 200 });
    for (const path of ["/oauth/callback/x?code=1&reset", "/platform/game/x?v=1&reset", "/connect/x?hang"])
      expect((await ask(path, undefined, method)).status).toBeGreaterThanOrEqual(502);
    await wait(100);
    expect(upstream.requests).toHaveLength(3);
  });

  it("waits less in all than 35 seconds, and some for a busy machine", () => {
    const { headMs, totalMs, slots } = relayBudget;
    expect(headMs).toBeLessThan(totalMs);
    expect(slots.patience + totalMs).toBeLessThan(30_000);
  });
});
