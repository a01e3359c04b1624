import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createSharedCache, lifetimes, type SharedCache } from "./shared-cache.server";

let cache: SharedCache;
let fills: number;

beforeEach(() => {
  vi.useFakeTimers();
  cache = createSharedCache(1_000_000);
  fills = 0;
});
afterEach(() => {
  vi.useRealTimers();
});

const HEADER = "public, max-age=0, s-maxage=60, stale-while-revalidate=600";

function read({
  key = "k",
  cacheControl = HEADER as string | undefined,
  error = undefined as Error | undefined,
  isFinal = false,
  bytes = 10,
  everyMs = undefined as number | undefined,
  since = undefined as number | undefined,
  maxFreshMs = undefined as number | undefined,
} = {}) {
  return cache.read(key, {
    staleIfErrorMs: 3_600_000,
    isFinal: () => isFinal,
    everyMs,
    since,
    ...(maxFreshMs !== undefined && { maxFreshMs }),
    fill: async () => {
      fills += 1;
      await new Promise((resolve) => setTimeout(resolve, 5));
      if (error) throw error;
      return { data: { nth: fills }, bytes, cacheControl };
    },
  });
}

async function settle<T>(promise: Promise<T>): Promise<T> {
  promise.catch(() => {});
  await vi.advanceTimersByTimeAsync(5);
  return promise;
}

const down = new Error("down");

it("is fresh for a minute, then stale while one request refreshes it", async () => {
  expect(await settle(read())).toEqual({ nth: 1 });
  await vi.advanceTimersByTimeAsync(59_000);
  expect(await read()).toEqual({ nth: 1 });
  expect(fills).toBe(1);
  await vi.advanceTimersByTimeAsync(2000);
  const stale = await Promise.all([read(), read(), read()]);
  expect(stale).toEqual([{ nth: 1 }, { nth: 1 }, { nth: 1 }]);
  expect(fills).toBe(2);
  await vi.advanceTimersByTimeAsync(5);
  expect(await read()).toEqual({ nth: 2 });
  expect(fills).toBe(2);
});

it("is requested once while many wait", async () => {
  const waiting = Array.from({ length: 10 }, () => read());
  await vi.advanceTimersByTimeAsync(5);
  expect(new Set(await Promise.all(waiting)).size).toBe(1);
  expect(fills).toBe(1);
});

it("is waited for when it is too stale", async () => {
  await settle(read());
  await vi.advanceTimersByTimeAsync(661_000);
  expect(await settle(read())).toEqual({ nth: 2 });
});

it("is waited for where a stale one is too old, and a fresh one never", async () => {
  await settle(read());
  await vi.advanceTimersByTimeAsync(30_000);
  expect(await read({ since: Date.now() })).toEqual({ nth: 1 });
  await vi.advanceTimersByTimeAsync(40_000);
  expect(await settle(read({ since: Date.now() - 15_000 }))).toEqual({ nth: 2 });
  await vi.advanceTimersByTimeAsync(70_000);
  expect(await read({ since: Date.now() - 80_000 })).toEqual({ nth: 2 });
});

it("whose call has failed is not waited for again by those who come soon after", async () => {
  await settle(read());
  await vi.advanceTimersByTimeAsync(70_000);
  const recent = () => read({ since: Date.now() - 15_000, error: down });
  expect(await settle(recent())).toEqual({ nth: 1 });
  let isThere = false;
  recent().then(() => {
    isThere = true;
  });
  await vi.advanceTimersByTimeAsync(0);
  expect(isThere).toBe(true);
});

it("is fresh for no longer than its reader lets it", async () => {
  const maxFreshMs = 15_000;
  await settle(read({ maxFreshMs }));
  await vi.advanceTimersByTimeAsync(14_000);
  await read({ maxFreshMs });
  expect(fills).toBe(1);
  await vi.advanceTimersByTimeAsync(2000);
  expect(await settle(read({ maxFreshMs, since: Date.now() }))).toEqual({ nth: 2 });
});

it("covers for a failing service for its time, and no longer", async () => {
  await settle(read());
  await vi.advanceTimersByTimeAsync(3_500_000);
  expect(await settle(read({ error: down }))).toEqual({ nth: 1 });
  await vi.advanceTimersByTimeAsync(200_000);
  await expect(settle(read({ error: down }))).rejects.toBe(down);
});

it("does not grow younger by covering", async () => {
  await settle(read());
  for (let minute = 0; minute < 65; minute += 1) {
    await vi.advanceTimersByTimeAsync(60_000);
    await settle(read({ error: down })).catch(() => {});
  }
  await expect(settle(read({ error: down }))).rejects.toBe(down);
});

it("forgets what a final answer has overruled", async () => {
  await settle(read());
  await vi.advanceTimersByTimeAsync(700_000);
  await expect(settle(read({ error: down, isFinal: true }))).rejects.toBe(down);
  await expect(settle(read({ error: down }))).rejects.toBe(down);
});

it("a failed background refresh leaves the stale value in place", async () => {
  await settle(read());
  await vi.advanceTimersByTimeAsync(61_000);
  expect(await settle(read({ error: down }))).toEqual({ nth: 1 });
  expect(await settle(read())).toEqual({ nth: 1 });
  expect(fills).toBe(3);
});

it.each(["no-store", "private", "public, s-maxage=0"])("%s is not cached", async (cacheControl) => {
  await settle(read({ cacheControl }));
  expect(await settle(read({ cacheControl }))).toEqual({ nth: 2 });
});

it("forgets the longest unused when it is full", async () => {
  cache = createSharedCache(2000);
  await settle(read({ key: "a", bytes: 800 }));
  await settle(read({ key: "a", bytes: 800 }));
  expect(fills).toBe(1);
  await settle(read({ key: "b", bytes: 800 }));
  await settle(read({ key: "a", bytes: 800 }));
  expect(fills).toBe(3);
});

describe("a value that moves", () => {
  const everyMs = 15_000;

  it.each([HEADER, "no-store", undefined])("is requested once an interval: %s", async (cacheControl) => {
    vi.setSystemTime(1_000_000 * everyMs);
    for (let second = 0; second < 60; second++) {
      const readers = [1, 2, 3].map(() => read({ everyMs, cacheControl }));
      const [first, ...others] = await Promise.all(readers.map(settle));
      expect(first).toEqual({ nth: Math.floor(second / 15) + 1 });
      expect(others).toEqual([first, first]);
      await vi.advanceTimersByTimeAsync(985);
    }
    expect(fills).toBe(4);
  });

  it("is not requested more often while the service fails", async () => {
    vi.setSystemTime(1_000_000 * everyMs);
    await settle(read());
    await vi.advanceTimersByTimeAsync(everyMs);
    for (let reads = 0; reads < 10; reads++)
      expect(await settle(read({ everyMs, error: down }))).toEqual({ nth: 1 });
    expect(fills).toBe(2);
    await vi.advanceTimersByTimeAsync(everyMs);
    expect(await settle(read({ everyMs }))).toEqual({ nth: 3 });
  });

  it("is there for the pages as well", async () => {
    await settle(read({ everyMs, cacheControl: HEADER }));
    await settle(read());
    expect(fills).toBe(1);
  });
});

describe("lifetimes", () => {
  it.each([
    [HEADER, 60_000, 600_000],
    ["s-maxage=15, stale-while-revalidate=30", 15_000, 30_000],
    ["s-maxage=9999, stale-while-revalidate=99999", 60_000, 600_000],
    [undefined, 60_000, 600_000],
    ["max-age=0", 60_000, 600_000],
    ["no-store", 0, 0],
    ["private, s-maxage=60", 0, 0],
  ])("%s", (header, freshMs, staleMs) => expect(lifetimes(header)).toEqual({ freshMs, staleMs }));
});

describe("values that were made due", () => {
  const reading = (fill: () => Promise<string>) => ({
    staleIfErrorMs: 60_000,
    isFinal: () => false,
    fill: async () => ({ data: await fill(), bytes: 10, cacheControl: undefined }),
  });

  it("are filled anew for their next reader, who waits", async () => {
    const cache = createSharedCache(1_000_000);
    await cache.read(
      "a",
      reading(async () => "old"),
    );
    expect(cache.expire()).toBe(1);
    expect(
      await cache.read(
        "a",
        reading(async () => "new"),
      ),
    ).toBe("new");
    expect(
      await cache.read(
        "a",
        reading(async () => "never asked"),
      ),
    ).toBe("new");
  });

  it("serve on where the fill fails", async () => {
    const cache = createSharedCache(1_000_000);
    await cache.read(
      "a",
      reading(async () => "old"),
    );
    cache.expire();
    const failing = reading(() => Promise.reject(new Error("down")));
    const before = Date.now();
    expect(cache.fallbacks()).toEqual({ count: 0, since: undefined });
    expect(await cache.read("a", failing)).toBe("old");
    expect(cache.fallbacks().count).toBe(1);
    expect(cache.fallbacks().since).toBeLessThanOrEqual(before);
    await cache.read("b", { ...failing, lastGood: async () => ({ data: "of the disk", bytes: 1 }) });
    expect(cache.fallbacks().count).toBe(2);
    cache.expire();
    for (const key of ["a", "b"])
      await cache.read(
        key,
        reading(async () => "new"),
      );
    expect(cache.fallbacks().count).toBe(0);
  });

  it("are not replaced by a fill that had begun before", async () => {
    const cache = createSharedCache(1_000_000);
    let finish = (_text: string) => {};
    const slow = cache.read(
      "a",
      reading(
        () =>
          new Promise((resolve) => {
            finish = resolve;
          }),
      ),
    );
    cache.expire();
    const next = cache.read(
      "a",
      reading(async () => "new"),
    );
    finish("old");
    expect([await slow, await next]).toEqual(["old", "new"]);
    expect(
      await cache.read(
        "a",
        reading(async () => "never asked"),
      ),
    ).toBe("new");
  });
});
