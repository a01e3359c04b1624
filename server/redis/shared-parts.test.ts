import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { startRedis } from "../../tests/support/redis-server";
import { createSharedParts } from "./shared-parts";

let server: Awaited<ReturnType<typeof startRedis>>;
beforeAll(async () => {
  server = await startRedis();
});
afterAll(() => server.end());

function start(redisUrl: string | undefined) {
  const log = { debug: vi.fn(), info: vi.fn(), warn: vi.fn(), error: vi.fn() };
  const app = { sessionSecret: "a secret of this test" };
  return createSharedParts({ redisUrl, moneyWithoutRedis: "refuse", rateLimitFactor: 1, app }, log);
}

it("processes with one Redis count attempts together, and send a form once among them", async () => {
  const [one, other] = [await start(server.url), await start(server.url)];
  try {
    const claim = (by: typeof one) => by.parts.idempotencyStore?.claim("7:deposit:a", "mine");
    // A client that has not connected yet claims nothing.
    await vi.waitFor(async () => expect((await claim(one))?.kind).not.toBe("alone"), 5000);
    await vi.waitFor(async () => expect(await claim(other)).toEqual({ kind: "known", text: "mine" }), 5000);
    const attempt = { address: "192.0.2.7", key: "ann" };
    const count = (by: typeof one) => by.parts.limiter?.count("login", attempt);
    let tries = 0;
    while (tries < 100 && (await count(one)) === 0) tries += 1;
    expect([tries < 100, await count(other)]).toEqual([true, expect.toSatisfy((seconds) => seconds > 0)]);
  } finally {
    one.close();
    other.close();
  }
});

it("a process without Redis keeps the app's own store of sent forms", async () => {
  const { parts, close } = await start(undefined);
  expect(Object.keys(parts)).toEqual(["limiter"]);
  close();
});
