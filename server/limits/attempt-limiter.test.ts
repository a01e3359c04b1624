import { describe, expect, it, vi } from "vitest";
import type { Limiter } from "../../app/platform/attempt-limits";
import { testRedis } from "../../tests/support/test-redis";
import type { Redis } from "../redis/client";
import { createLimiter } from "./attempt-limiter";

const secret = "a secret of the tests";
const here = { address: "203.0.113.9", key: "demo" };
let clients = 0;
/** A new address each time, so that only keys decide. */
const elsewhere = () => `198.51.${Math.floor(++clients / 250)}.${clients % 250}`;

/** How many of so many tries pass. */
async function passed(
  limiter: Limiter,
  tries: number,
  who: () => { address: string; key: string | undefined },
) {
  let count = 0;
  for (let index = 0; index < tries; index++) if ((await limiter.count("login", who())) === 0) count++;
  return count;
}

describe("limits of one process", () => {
  it("let five of two hundred tries of one login from one network through, sixty from wherever they come", async () => {
    const limiter = createLimiter({ factor: 1, secret });
    expect(await passed(limiter, 20, () => here)).toBe(5);
    expect(await passed(limiter, 200, () => ({ address: elsewhere(), key: "demo" }))).toBe(55);
    expect(await limiter.count("login", { address: elsewhere(), key: "other" })).toBe(0);
  });

  it("let twenty of two hundred tries of one address through, whatever login they try", async () => {
    const limiter = createLimiter({ factor: 1, secret });
    let login = 0;
    expect(await passed(limiter, 200, () => ({ ...here, key: `login${login++}` }))).toBe(20);
    expect(await limiter.count("login", { address: "203.0.113.10", key: "login0" })).toBe(0);
  });

  it("take a /64 for one address", async () => {
    const limiter = createLimiter({ factor: 1, secret });
    let host = 0;
    const who = () => ({ address: `2001:db8:1:2::${(++host).toString(16)}`, key: `login${host}` });
    expect(await passed(limiter, 100, who)).toBe(20);
    expect(await limiter.count("login", { address: "2001:db8:1:3::1", key: "fresh" })).toBe(0);
  });

  it("use up nobody's login from an address that is stopped", async () => {
    const limiter = createLimiter({ factor: 1, secret });
    let login = 0;
    await passed(limiter, 20, () => ({ ...here, key: `login${login++}` }));
    await passed(limiter, 50, () => ({ ...here, key: "victim" }));
    expect(await limiter.count("login", { address: elsewhere(), key: "victim" })).toBe(0);
  });

  it("let everybody in who has signed in from there before", async () => {
    const limiter = createLimiter({ factor: 1, secret });
    const home = { address: "2001:db8:9:9::1", key: "demo" };
    await limiter.remember(home);
    for (let guesses = 0; guesses < 6; guesses++) await limiter.count("login", here);
    expect(await limiter.count("login", home)).toBe(0);
    expect(await limiter.count("login", { ...home, address: elsewhere() })).toBe(0);
    await passed(limiter, 200, () => ({ address: elsewhere(), key: "demo" }));
    expect(await limiter.count("login", { ...home, address: "2001:db8:9:9::2" })).toBe(0);
    expect(await limiter.count("login", { ...home, address: elsewhere() })).toBeGreaterThan(0);
    expect(await limiter.count("restore", home)).toBe(0);
    // Known or not, five tries a minute are what a network has.
    expect(await passed(limiter, 10, () => home)).toBe(3);
  });

  it("say how long to wait", async () => {
    const limiter = createLimiter({ factor: 1, secret });
    await passed(limiter, 5, () => here);
    const wait = await limiter.count("login", here);
    expect(wait).toBeGreaterThan(50);
    expect(wait).toBeLessThanOrEqual(60);
    for (let count = 0; count < 3; count++) await limiter.count("restore", here);
    expect(await limiter.count("restore", here)).toBeGreaterThan(3500);
  });

  it("grow with the factor", async () => {
    const limiter = createLimiter({ factor: 3, secret });
    expect(await passed(limiter, 200, () => ({ address: elsewhere(), key: "demo" }))).toBe(180);
  });
});

const { server, connect } = await testRedis();

describe("limits of several processes", () => {
  const log = () => ({ debug: vi.fn(), info: vi.fn(), warn: vi.fn(), error: vi.fn() });
  async function process(lines = log(), url = server.url) {
    const redis = connect(lines, url);
    return { redis, lines, limiter: createLimiter({ factor: 1, secret, redis }) };
  }
  const isReady = (redis: Redis) => vi.waitFor(() => expect(redis.isReady).toBe(true), 5000);

  it("are counted together, and no login is in what is stored", async () => {
    const [one, other] = [await process(), await process()];
    await Promise.all([isReady(one.redis), isReady(other.redis)]);
    const who = () => ({ address: elsewhere(), key: "shared" });
    expect((await passed(one.limiter, 4, who)) + (await passed(other.limiter, 100, who))).toBe(60);
    const keys = await server.ask((raw) => raw.keys("*"));
    expect(keys.length).toBeGreaterThan(0);
    expect(keys.join(" ")).not.toContain("shared");
  });

  it("know together from where a login was signed in", async () => {
    const [one, other] = [await process(), await process()];
    await Promise.all([isReady(one.redis), isReady(other.redis)]);
    const home = { address: "192.0.2.1", key: "owner" };
    await one.limiter.remember(home);
    await passed(other.limiter, 100, () => ({ ...home, address: elsewhere() }));
    expect(await other.limiter.count("login", home)).toBe(0);
    expect((await server.ask((raw) => raw.keys("*proved*"))).join()).toMatch(/^croupier:proved:[\w-]{22}$/);
  });

  it("hold in each process while Redis is away, are said once, and are shared again afterwards", async () => {
    const { redis, limiter, lines } = await process();
    await isReady(redis);
    await limiter.count("login", here);
    await server.end();
    expect(await passed(limiter, 200, () => ({ address: elsewhere(), key: "away" }))).toBe(60);
    await vi.waitFor(() => expect(lines.error).toHaveBeenCalledTimes(1));
    await server.restart();
    await isReady(redis);
    expect(lines.info).toHaveBeenCalledTimes(1);
    await passed(limiter, 200, () => ({ address: elsewhere(), key: "back" }));
    expect(await server.ask((raw) => raw.keys("*limit*"))).not.toEqual([]);
    expect(lines.error).toHaveBeenCalledTimes(1);
  });

  it("hold when Redis was never there", async () => {
    const { limiter, lines } = await process(log(), "redis://127.0.0.1:9");
    expect(await passed(limiter, 200, () => ({ address: elsewhere(), key: "never" }))).toBe(60);
    await vi.waitFor(() => expect(lines.error).toHaveBeenCalledTimes(1));
  });

  it("do not wait for a Redis that hangs", async () => {
    const { redis, limiter } = await process();
    await isReady(redis);
    server.pause();
    const started = performance.now();
    expect(await passed(limiter, 200, () => ({ address: elsewhere(), key: "hangs" }))).toBe(60);
    expect(performance.now() - started).toBeLessThan(3000);
    server.resume();
  });
});
