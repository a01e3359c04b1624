import { expect, it, vi } from "vitest";
import { testRedis } from "../../tests/support/test-redis";
import { connectRedis } from "./client";
import { createInstances, describeInstance } from "./instances";
import { createRedisCalls } from "./redis-calls";

const { server } = await testRedis();

function join(origin: string, ...self: Parameters<typeof describeInstance>) {
  const log = { debug: vi.fn(), info: vi.fn(), warn: vi.fn(), error: vi.fn() };
  const redis = connectRedis(server.url, log);
  const call = createRedisCalls("instances");
  const instances = createInstances(redis, { origin, self: describeInstance(...self), call, log });
  const end = () => {
    instances.close();
    redis.destroy();
  };
  return { ...instances, warnings: () => log.warn.mock.calls.map(([, text]) => text), end };
}

it("a process knows the others of its site, and says once what differs", async () => {
  const origin = "https://casino.example";
  const one = join(origin, "web-1", "a secret", { build: "1" });
  await vi.waitFor(async () => expect(one.others()).toEqual([]));
  const elsewhere = join("https://other.example", "web-9", "a third secret", { build: "9" });
  const alike = join(origin, "web-2", "a secret", { build: "1", region: "eu-2" });
  await vi.waitFor(() => expect(alike.others()).toMatchObject([{ name: "web-1", differs: [] }]));
  const other = join(origin, "web-3", "another secret", { build: "2", brand: "gold" });
  await vi.waitFor(() => expect(other.others()).toHaveLength(2));
  expect(other.others().find(({ name }) => name === "web-1")?.differs).toEqual([
    "web-1 has another SESSION_SECRET: forms that one of the two has made the other refuses",
    "web-1 has another build: 1, here 2",
    "web-1 has another brand: none, here gold",
  ]);
  expect(other.warnings()).toContain("web-2 has another build: 1, here 2");
  for (const { end } of [one, elsewhere, alike, other]) end();
});
