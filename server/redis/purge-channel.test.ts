import { afterEach, expect, it, vi } from "vitest";
import { testRedis } from "../../tests/support/test-redis";
import type { Purge } from "../purge/purge";
import { createPurgeChannel } from "./purge-channel";

const { server, connect } = await testRedis();
const closings: (() => void)[] = [];
afterEach(() => {
  for (const close of closings.splice(0)) close();
});

async function startProcess() {
  const log = { debug: vi.fn(), info: vi.fn(), warn: vi.fn(), error: vi.fn() };
  const redis = connect(log);
  const channel = createPurgeChannel(redis, log);
  const heard: Purge[] = [];
  channel.listen((purge) => heard.push(purge));
  closings.push(channel.close);
  await vi.waitFor(() => expect(redis.isReady).toBe(true), 5000);
  return { channel, heard, log };
}

/** Both, once each knows of the other. */
async function startTwo() {
  const [one, other] = [await startProcess(), await startProcess()];
  await vi.waitFor(async () => expect(await one.channel.publish({ paths: ["/first"] })).toBe(2), 5000);
  await vi.waitFor(() => expect(other.heard.length).toBeGreaterThan(0), 5000);
  one.heard.length = 0;
  other.heard.length = 0;
  return { one, other };
}

it("a purge reaches the other process, once, and not the one that sent it", async () => {
  const { one, other } = await startTwo();
  const purge = { paths: ["/gamehall"], locale: "ar" };
  expect(await one.channel.publish(purge)).toBe(2);
  await vi.waitFor(() => expect(other.heard).toEqual([purge]));
  expect(await other.channel.publish({})).toBe(2);
  await vi.waitFor(() => expect(one.heard).toEqual([{}]));
  expect(other.heard).toEqual([purge]);
});

it("is known to have failed while Redis is away; what was missed then empties everything", async () => {
  const { one, other } = await startTwo();
  await server.end();
  expect(await one.channel.publish({ locale: "ar" })).toBeUndefined();
  // Without persistence the count is gone: what was missed is unknown.
  await server.restart();
  await vi.waitFor(() => expect([one.heard, other.heard]).toEqual([[{}], [{}]]), 15_000);
}, 30_000);

it("a message that it cannot read empties everything", async () => {
  const { other } = await startTwo();
  const log = { debug: vi.fn(), info: vi.fn(), warn: vi.fn(), error: vi.fn() };
  const redis = connect(log);
  await vi.waitFor(() => expect(redis.isReady).toBe(true), 5000);
  await redis.publish("croupier:purge", '{"from":"later version","pages":"some"}');
  await vi.waitFor(() => expect(other.heard).toEqual([{}]));
});
