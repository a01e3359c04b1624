import { expect, it, vi } from "vitest";
import { testRedis } from "../../tests/support/test-redis";
import { createVerboseHour, HOUR_MS } from "../process/verbose-hour";
import { connectRedis } from "./client";
import { createRedisCalls } from "./redis-calls";
import { shareVerbosity } from "./shared-verbosity";

const { server } = await testRedis();

it("what was said at one instance holds at all, also where Redis was away then", async () => {
  const log = { debug: vi.fn(), info: vi.fn(), warn: vi.fn(), error: vi.fn(), setLevel: vi.fn() };
  const redis = connectRedis(server.url, log);
  await vi.waitFor(() => expect(redis.isReady).toBe(true));
  const call = createRedisCalls("instances");
  const join = (origin = "https://casino.example") => {
    const verbose = createVerboseHour(log, "info");
    return { verbose, meet: () => shareVerbosity(redis, { origin, call, verbose }) };
  };
  const [one, other, elsewhere] = [join(), join(), join("https://other.example")];
  const at = Date.now();
  one.verbose.set({ at, until: at + HOUR_MS }, "somebody");
  for (const { meet } of [other, one, other, elsewhere]) await meet();
  expect(other.verbose.now().until).toBeCloseTo(at + HOUR_MS, -3);
  expect(elsewhere.verbose.now().until).toBeNull();
  other.verbose.set({ at: at + 1, until: null }, "somebody");
  for (const { meet } of [one, other, one]) await meet();
  expect(one.verbose.now().until).toBeNull();
  redis.destroy();
});
