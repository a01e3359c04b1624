import { readFileSync, writeFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { startCluster } from "../../tests/support/redis-groups";
import { startRedis } from "../../tests/support/redis-server";
import { createLimiter } from "../limits/attempt-limiter";
import type { Purge } from "../purge/purge";
import { connectRedis } from "./client";
import { createRedisIdempotencyStore } from "./idempotency-store";
import { createInstances, describeInstance } from "./instances";
import { createPurgeChannel } from "./purge-channel";
import { createRedisCalls } from "./redis-calls";

const closings: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closings.splice(0).reverse()) await close();
});

function connect(url: string) {
  const log = { debug: vi.fn(), info: vi.fn(), warn: vi.fn(), error: vi.fn() };
  const redis = connectRedis(url, log);
  closings.push(() => redis.destroy());
  return { redis, log };
}

async function start(...options: Parameters<typeof startRedis>) {
  const server = await startRedis(...options);
  closings.push(() => server.end());
  return server;
}

const becomes = (redis: ReturnType<typeof connect>["redis"], isReady: boolean) =>
  vi.waitFor(() => expect(redis.isReady).toBe(isReady), 5_000);

describe("a cluster of two masters", () => {
  let cluster: Awaited<ReturnType<typeof startCluster>>;
  beforeAll(async () => {
    cluster = await startCluster({ masters: 2, replicas: 0 });
  }, 20_000);
  afterAll(() => cluster.end());

  function startProcess() {
    const { redis, log } = connect(`${cluster.url}?replicas=0`);
    const channel = createPurgeChannel(redis, log);
    const heard: Purge[] = [];
    channel.listen((purge) => heard.push(purge));
    closings.push(channel.close);
    const store = createRedisIdempotencyStore(redis, log, { moneyWithoutRedis: "refuse" });
    return { redis, log, channel, heard, store };
  }

  it("is one store of sent forms, hears purges, and knows who is there", async () => {
    const [one, other] = [startProcess(), startProcess()];
    await Promise.all([becomes(one.redis, true), becomes(other.redis, true)]);
    const keys = Array.from({ length: 8 }, (_, nth) => `7:deposit:${nth}`);
    const claims = await Promise.all(
      keys.flatMap((key) => [one, other].map(({ store }, nth) => store.claim(key, `text ${nth}`, "unsent"))),
    );
    expect(claims.filter(({ kind }) => kind === "ours")).toHaveLength(keys.length);
    expect(claims.filter(({ kind }) => kind === "known")).toHaveLength(keys.length);
    for (const server of cluster.servers)
      expect((await server.ask((raw) => raw.keys("croupier:once:7:*"))).length).toBeGreaterThan(0);

    await vi.waitFor(async () => expect(await one.channel.publish({ locale: "ar" })).toBe(2), 5_000);
    await vi.waitFor(() => expect(other.heard).toContainEqual({ locale: "ar" }), 5_000);

    const call = createRedisCalls("instances");
    const instances = ["web-1", "web-2"].map((name, nth) => {
      const { redis, log } = [one, other][nth] as typeof one;
      const self = describeInstance(name, "secret", { build: "1" });
      return createInstances(redis, { origin: "https://casino.example", self, call, log });
    });
    closings.push(...instances.map(({ close }) => close));
    await vi.waitFor(() => expect(instances.flatMap(({ others }) => others()).length).toBeGreaterThan(0));
  }, 15_000);

  it("takes no writes once a master is gone, and does again when it is back", async () => {
    const { redis, log } = startProcess();
    await becomes(redis, true);
    await cluster.servers[1]?.end();
    await becomes(redis, false);
    expect(log.error).toHaveBeenCalledTimes(1);
    await cluster.servers[1]?.restart();
    await becomes(redis, true);
    expect(log.info).toHaveBeenCalledTimes(1);
  }, 15_000);

  it("is no single server, and says what is to be written instead", async () => {
    const [{ port } = { port: 0 }] = cluster.servers;
    const { redis } = connect(`redis://me:secret@127.0.0.1:${port}`);
    const open = connect(`redis://127.0.0.1:${port}`);
    expect(await open.redis.misaddressed).toBe(
      `REDIS_URL names a member of a Redis Cluster: write redis+cluster://127.0.0.1:${port}`,
    );
    // A server that refuses the login says nothing of itself.
    expect(await redis.misaddressed).toBeUndefined();
  });
});

describe("an address of another form", () => {
  it("logs a server that is in no cluster, and one that is no Sentinel", async () => {
    const { port } = await start();
    expect(await connect(`redis+cluster://127.0.0.1:${port}`).redis.misaddressed).toBe(
      `REDIS_URL names a server that is in no cluster: write redis://127.0.0.1:${port}`,
    );
    expect(await connect(`redis+sentinel://127.0.0.1:${port}/mymaster`).redis.misaddressed).toBe(
      `REDIS_URL names a server that is no Sentinel: write redis://127.0.0.1:${port}`,
    );
  });

  it("logs a Sentinel, and a master that it does not know", async () => {
    const folder = await mkdtemp(join(tmpdir(), "sentinel-"));
    closings.push(() => rm(folder, { recursive: true }));
    writeFileSync(join(folder, "sentinel.conf"), "");
    const { port } = await start(["--sentinel"], join(folder, "sentinel.conf"));
    expect(await connect(`redis://127.0.0.1:${port}`).redis.misaddressed).toBe(
      `REDIS_URL names a Sentinel: write redis+sentinel://127.0.0.1:${port}/<name of the master>`,
    );
    expect(await connect(`redis+sentinel://127.0.0.1:${port}/other`).redis.misaddressed).toBe(
      "REDIS_URL names a master that the Sentinels do not know",
    );
  });

  it("is not looked for where nobody answers", async () => {
    expect(await connect("redis://127.0.0.1:9").redis.misaddressed).toBeUndefined();
  });
});

const faults: [wrong: string, right: string, trouble: RegExp][] = [
  ["CONFIG SET maxmemory 1", "CONFIG SET maxmemory 0", /^OOM /],
  ["ACL SETUSER default -eval", "ACL SETUSER default +eval", /^NOPERM /],
  ["REPLICAOF 127.0.0.1 9", "REPLICAOF NO ONE", /^READONLY /],
  ["CONFIG SET min-replicas-to-write 1", "CONFIG SET min-replicas-to-write 0", /^NOREPLICAS /],
];

it("a server that is full, forbids a command, is a replica or lacks some is not ready until it is none of it", async () => {
  await Promise.all(
    faults.map(async ([wrong, right, trouble]) => {
      const server = await start();
      const { redis } = connect(server.url);
      await becomes(redis, true);
      await server.ask((raw) => raw.sendCommand(wrong.split(" ")));
      await becomes(redis, false);
      expect(redis.trouble).toMatch(trouble);
      await server.ask((raw) => raw.sendCommand(right.split(" ")));
      await becomes(redis, true);
    }),
  );
}, 15_000);

it("a user who may do what the guide lists can do all of it", async () => {
  const [, list = ""] =
    /^A user of an ACL needs (.*?),?\n/m.exec(readFileSync("docs/operator-guide.md", "utf8")) ?? [];
  const rights = [...list.matchAll(/`(.+?)`/g)].flatMap(([, text = ""]) => text.split(" "));
  const server = await start(["--user", "site", "on", ">password", ...rights]);
  const { redis, log } = connect(server.url.replace("//", "//site:password@"));
  await becomes(redis, true);
  const channel = createPurgeChannel(redis, log);
  closings.push(channel.close);
  await vi.waitFor(async () => expect(await channel.publish({})).toBe(1));
  const count = vi.fn();
  const limiter = createLimiter({
    factor: 1,
    secret: "a secret",
    redis,
    telemetry: { countCall: count } as never,
  });
  await limiter.count("login", { address: "192.0.2.7", key: "ann" });
  await limiter.remember({ address: "192.0.2.7", key: "ann" });
  expect(count.mock.calls.map(([{ outcome }]) => outcome)).not.toContain("refused");
});

describe("a claim of money", () => {
  it("waits for as many replicas as it is to have, and is not made where these do not have it", async () => {
    const master = await start(["--repl-diskless-sync-delay", "0"]);
    const replica = await start(["--replicaof", "127.0.0.1", String(master.port)]);
    const { redis, log } = connect(`${master.url}?replicas=1`);
    const store = createRedisIdempotencyStore(redis, log, { moneyWithoutRedis: "refuse" });
    await becomes(redis, true);
    expect(await store.claim("7:deposit:a", "mine", "unsent")).toEqual({ kind: "ours" });
    expect(await replica.ask((raw) => raw.get("croupier:once:7:deposit:a"))).toBe("mine");
    replica.pause();
    expect(await store.claim("7:deposit:b", "mine", "unsent")).toEqual({ kind: "alone" });
    await becomes(redis, false);
    replica.resume();
    await becomes(redis, true);
    expect(await store.claim("7:deposit:c", "mine", "unsent")).toEqual({ kind: "ours" });
  }, 20_000);
});
