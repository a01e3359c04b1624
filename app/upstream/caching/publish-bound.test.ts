import { expect, it } from "vitest";
import { divideBound, edgeRule } from "./publish-bound";

it.each([1, 2, 4, 7, 30, 60, 600, 86_400])("all layers together take at most %d seconds", (seconds) => {
  const { repliesMs, ownRepliesMs, freshSeconds, staleSeconds, cacheControl } = divideBound(seconds);
  const [, fresh = "", stale = ""] = /s-maxage=(\d+), stale-while-revalidate=(\d+)$/.exec(cacheControl) ?? [];
  const atEdge = Number(fresh) + Number(stale);
  expect(repliesMs / 1000 + freshSeconds + staleSeconds + atEdge).toBeLessThanOrEqual(seconds);
  expect(ownRepliesMs / 1000).toBeLessThanOrEqual(seconds);
});

it("a minute leaves each its part", () => {
  expect(divideBound(60)).toEqual({
    repliesMs: 15_000,
    ownRepliesMs: 45_000,
    freshSeconds: 15,
    staleSeconds: 15,
    cacheControl: "public, max-age=0, s-maxage=7, stale-while-revalidate=7",
  });
});

it("caches in front cache no page beyond the moment at which it changes", () => {
  const bound = divideBound(60);
  expect(edgeRule(bound, Number.POSITIVE_INFINITY)).toBe(bound.cacheControl);
  expect(edgeRule(bound, 60_001)).toBe(bound.cacheControl);
  for (const leftMs of [60_000, 1000, 0, -5])
    expect(edgeRule(bound, leftMs)).toBe("public, max-age=0, s-maxage=0");
});
