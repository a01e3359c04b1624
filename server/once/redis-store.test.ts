import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { connectRedis, type Redis } from "../limits/redis";
import { startRedis } from "../testing/redis-server";
import { createRedisOnceStore } from "./redis-store";

let server: Awaited<ReturnType<typeof startRedis>>;
const open: Redis[] = [];
beforeAll(async () => {
  server = await startRedis();
});
afterEach(() => {
  for (const client of open.splice(0)) client.destroy();
});
afterAll(() => server.end());

async function process(url = server.url) {
  const log = { debug: vi.fn(), info: vi.fn(), warn: vi.fn(), error: vi.fn() };
  const redis = connectRedis(url, log);
  open.push(redis);
  if (url === server.url) await vi.waitFor(() => expect(redis.isReady).toBe(true), 5000);
  return { redis, log, store: createRedisOnceStore(redis, log) };
}

describe("sent forms of several processes", () => {
  it("belong to one of them, and all know what became of them", async () => {
    const [one, other] = [await process(), await process()];
    const claims = await Promise.all(
      [one, other, one, other].map(({ store }, index) => store.claim("7:deposit:a", `text ${index}`)),
    );
    expect(claims.filter((claim) => claim === null)).toHaveLength(1);
    await one.store.write("7:deposit:a", "done");
    expect(await other.store.read("7:deposit:a")).toBe("done");
    expect(await one.redis.ttl("croupier:once:7:deposit:a")).toBeGreaterThan(1700);
    await other.store.remove("7:deposit:a");
    expect(await one.store.read("7:deposit:a")).toBeNull();
  });

  it("are kept by each while Redis is away, and that is said", async () => {
    const { store, log } = await process("redis://127.0.0.1:9");
    expect(await store.claim("7:deposit:b", "first")).toBeNull();
    expect(await store.claim("7:deposit:b", "second")).toBe("first");
    await store.write("7:deposit:b", "done");
    expect(await store.read("7:deposit:b")).toBe("done");
    expect(log.warn).toHaveBeenCalled();
  });

  it("do not wait for a Redis that hangs", async () => {
    const { store } = await process();
    server.pause();
    const started = performance.now();
    expect(await store.claim("7:deposit:c", "first")).toBeNull();
    expect(await store.claim("7:deposit:c", "second")).toBe("first");
    expect(performance.now() - started).toBeLessThan(2000);
    server.resume();
  });
});
