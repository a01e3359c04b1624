import { describe, expect, it } from "vitest";
import { divideMemory } from "../../app/upstream/caching/cache-memory";
import { SlotsFull } from "../limits/fair-slots";
import { createCachedPage } from "./cached-page";
import { createPageCache, type Rendered } from "./page-cache";

const rendered = (text: string, status = 200, isKeepable = true): Rendered => ({
  isKeepable,
  page: createCachedPage({ status, html: Buffer.from(text), etag: `W/"${text}"`, headers: {} }),
});

/** A cache with a clock in the test's hand, and a count of its renders. */
function setUp(seconds = 60) {
  const life = { freshSeconds: seconds, staleSeconds: seconds };
  let time = 0;
  let renders = 0;
  const cache = createPageCache(life, divideMemory(), () => time);
  return {
    cache,
    pass: (passed: number) => {
      time += passed * 1000;
    },
    renders: () => renders,
    cached: (key: string) => {
      const found = cache.cached(key, async () => rendered(`${key}${++renders}`));
      if (found instanceof Promise) throw new Error("it is waited for");
      return found && [found.page.etag, found.result];
    },
    ask: async (
      key: string,
      make: () => Rendered | Promise<Rendered> = () => rendered(`${key}${renders}`),
    ) => {
      const { page, result } = await cache.page(key, async () => {
        renders += 1;
        return make();
      });
      return [page.html?.toString(), result];
    },
  };
}

describe("the page cache", () => {
  it("renders a page once while it is fresh", async () => {
    const { ask, pass, renders, cached } = setUp();
    expect(await ask("a")).toEqual(["a1", "miss"]);
    pass(59);
    expect(await ask("a")).toEqual(["a1", "fresh"]);
    expect(cached("a")).toEqual(['W/"a1"', "fresh"]);
    expect(cached("b")).toBeUndefined();
    expect(renders()).toBe(1);
  });

  it("serves what changes at a known moment until then, and to nobody from then on", async () => {
    const { ask, pass, cached } = setUp();
    const changing = (text: string, changesAt: number) => () => ({ ...rendered(text), changesAt });
    await ask("a", changing("before", 30_000));
    pass(29);
    expect(cached("a")).toEqual(['W/"before"', "fresh"]);
    pass(1);
    expect(cached("a")).toBeUndefined();
    const failing = () => Promise.reject(new Error("down"));
    await expect(ask("a", failing)).rejects.toThrow("down");
    await ask("b", () => ({ ...rendered("missing", 404), changesAt: 35_000 }));
    pass(4);
    expect(cached("b")).toEqual(['W/"missing"', "fresh"]);
    pass(1);
    expect(cached("b")).toBeUndefined();
  });

  it("lets no old page stand in near the moment at which it changes", async () => {
    const { ask, pass } = setUp();
    const failing = () => Promise.reject(new Error("down"));
    await ask("a", () => ({ ...rendered("old"), changesAt: 300_000 }));
    pass(239);
    expect(await ask("a", failing)).toEqual(["old", "old"]);
    pass(1);
    await expect(ask("a", failing)).rejects.toThrow("down");
  });

  it("shows a stale page while one request renders it anew", async () => {
    const { ask, pass, renders, cached } = setUp();
    await ask("a");
    pass(61);
    expect(cached("a")).toEqual(['W/"a1"', "stale"]);
    expect(await Promise.all([ask("a"), ask("a"), ask("a")])).toEqual(Array(3).fill(["a1", "stale"]));
    expect(renders()).toBe(2);
    expect(await ask("a")).toEqual(["a2", "fresh"]);
  });

  it("gives who joined a render that got no slot a render of its own, and who began it none", async () => {
    const { ask, renders } = setUp();
    const noSlot = () => Promise.reject(new SlotsFull("no slot is free"));
    const [flooder, ...visitors] = await Promise.allSettled([ask("a", noSlot), ask("a"), ask("a")]);
    expect(flooder).toMatchObject({ status: "rejected" });
    expect(visitors.map((one) => one.status === "fulfilled" && one.value)).toEqual(
      Array(2).fill(["a2", "miss"]),
    );
    expect(renders()).toBe(2);
    const failed = await Promise.allSettled([ask("b", () => Promise.reject(new Error("x"))), ask("b")]);
    expect(failed.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
  });

  it("forgets a page that has moved", async () => {
    const { ask, pass, renders } = setUp();
    await ask("a");
    pass(61);
    expect(await ask("a", () => rendered("", 302, false))).toEqual(["a1", "stale"]);
    expect(await ask("a")).toEqual(["a3", "miss"]);
    expect(renders()).toBe(3);
  });

  it("renders anew and waits once a page is too old to show, as long ago as its render began", async () => {
    const { ask, pass, cache, renders } = setUp();
    await ask("a", () => {
      pass(30);
      return rendered("a");
    });
    pass(89);
    expect(await ask("a", () => rendered("x", 503, false))).toEqual(["a", "stale"]);
    pass(2);
    expect(await ask("a")).toEqual(["a3", "miss"]);
    pass(600);
    const waiting = cache.cached("a", async () => rendered("b"));
    expect(waiting).toBeInstanceOf(Promise);
    expect(await Promise.all([waiting, ask("a"), ask("a")])).toMatchObject([
      { result: "miss" },
      ["b", "miss"],
      ["b", "miss"],
    ]);
    expect(renders()).toBe(3);
  });

  it("shows an old page where no other can be made, for ten minutes", async () => {
    const { ask, pass, cache } = setUp();
    await ask("a");
    const failures = [
      () => Promise.reject(new SlotsFull("no slot is free")),
      () => rendered("down", 503, false),
      () => rendered("without a part", 200, false),
    ];
    pass(121);
    for (const fail of failures) expect(await ask("a", fail)).toEqual(["a1", "old"]);
    expect(await cache.cached("a", () => Promise.reject(new Error("upstream")))).toMatchObject({
      result: "old",
    });
    pass(600);
    await expect(ask("a", failures[0])).rejects.toThrow("no slot");
  });

  it.each([404, 302])("shows a %d instead of an old page", async (status) => {
    const { ask, pass } = setUp();
    await ask("a");
    pass(121);
    expect(await ask("a", () => rendered("gone", status, status === 404))).toEqual(["gone", "miss"]);
    expect((await ask("a"))[0]).not.toBe("a1");
  });

  it("renders once however many wait for the same page", async () => {
    const { ask, renders } = setUp();
    await Promise.all(Array.from({ length: 50 }, () => ask("a")));
    expect(renders()).toBe(1);
  });

  it("goes on showing a stale page when its render fails", async () => {
    const { ask, pass } = setUp();
    await ask("a");
    pass(61);
    const fail = () => Promise.reject(new Error("upstream"));
    expect(await ask("a", fail)).toEqual(["a1", "stale"]);
    expect(await ask("a", fail)).toEqual(["a1", "stale"]);
    expect(await ask("a", () => rendered("down", 503, false))).toEqual(["a1", "stale"]);
    expect(await ask("a")).toEqual(["a1", "stale"]);
  });

  it("passes a failure on when there is nothing to show, and tries again", async () => {
    const { ask } = setUp();
    await expect(ask("a", () => Promise.reject(new Error("upstream")))).rejects.toThrow("upstream");
    expect(await ask("a")).toEqual(["a2", "miss"]);
  });

  it("stores nothing that must not be cached", async () => {
    const { ask, renders } = setUp();
    await ask("a", () => rendered("x", 200, false));
    await ask("a", () => rendered("x", 500, false));
    expect(await ask("a")).toEqual(["a3", "miss"]);
    expect(renders()).toBe(3);
  });

  it("stores nothing at all with a lifetime of zero", async () => {
    const { ask, renders } = setUp(0);
    await ask("a");
    await ask("a");
    expect(renders()).toBe(2);
  });

  it("caches unknown pages for ten seconds, with a bound of their own", async () => {
    const { ask, pass, cache, cached } = setUp();
    await ask("good");
    await ask("bad", () => rendered("no", 404));
    pass(9);
    expect(await ask("bad")).toEqual(["no", "fresh"]);
    pass(2);
    expect(await ask("bad", () => rendered("no", 404))).toEqual(["no", "miss"]);
    const large = "x".repeat(200_000);
    for (let index = 0; index < 100; index += 1) await ask(`bad${index}`, () => rendered(large, 404));
    expect(cached("good")).toBeDefined();
    expect(cache.bytes()).toBeLessThan(2_000_000);
  });

  it("stores no render that had begun before a purge of its page", async () => {
    const { ask, cache, renders } = setUp();
    let finish = (_: Rendered) => {};
    const begun = new Promise<Rendered>((resolve) => {
      finish = resolve;
    });
    const answer = ask("/a ES ", () => begun);
    await ask("/b ES ");
    cache.purge((path) => path === "/a");
    finish(rendered("purged"));
    expect(await answer).toEqual(["purged", "miss"]);
    expect((await ask("/a ES "))[1]).toBe("miss");
    expect((await ask("/b ES "))[1]).toBe("fresh");
    expect(renders()).toBe(3);
  });

  it("is bounded by bytes", async () => {
    const { ask, cache, cached } = setUp();
    const large = "x".repeat(1_000_000);
    for (let index = 0; index < 100; index += 1) await ask(`page${index}`, () => rendered(large));
    expect(cache.bytes()).toBeLessThan(25 * 1024 * 1024);
    expect(cached("page0")).toBeUndefined();
    expect(cached("page99")).toBeDefined();
  });

  it("gives up no plain page for what visitors ask of it", async () => {
    const { ask, cached, cache } = setUp();
    await ask("/gamehall ES ");
    const large = "x".repeat(1_000_000);
    for (let index = 0; index < 100; index += 1)
      await ask(`/gamehall?search=${index} ES `, () => rendered(large));
    expect(cached("/gamehall ES ")).toBeDefined();
    expect(cached("/gamehall?search=0 ES ")).toBeUndefined();
    expect(cached("/gamehall?search=99 ES ")).toBeDefined();
    expect(cache.bytes()).toBeLessThan(9 * 1024 * 1024);
  });
});
