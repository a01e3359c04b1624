import { describe, expect, it } from "vitest";
import { ourPath, theirPath } from "./routes";
import { postsOn } from "./say";
import { vendors } from "./vendors";

describe("addresses below the sportsbook's", () => {
  it.each([
    ["platform", "football", "/football"],
    ["platform", "a/b/c/d/e/f", "/a/b/c/d/e/f"],
    ["gr8", "football/cup/42", "/sports/football/cup/42"],
    ["betsy", "football", "/football"],
    ["betconstruct", "1/538/9001", "?sport=1&competition=538&game=9001"],
    ["digitain", "Live/66", "/Live/66"],
  ] as const)("%s: %s is the vendor's %s", (name, ours, theirs) => {
    const { routes } = vendors[name];
    expect(theirPath(routes, ours)).toBe(theirs);
    expect(ourPath(routes, theirs)).toBe(ours);
  });

  it.each(["", "a/b/c/d/e/f/g", "..", "a/../b", "a//b", "a b", "%2e%2e", "a\\b", "<script>", "a/"])(
    "there is no page %j",
    (path) => {
      for (const { routes } of Object.values(vendors)) expect(theirPath(routes, path)).toBeNull();
    },
  );

  it.each(["/".repeat(1e6), `/${"a/".repeat(5e5)}`, `/${"a".repeat(1e6)}`, `?${"a&".repeat(5e5)}`])(
    "a path of a megabyte is none of ours, which costs nothing to find out",
    (path) => {
      const began = performance.now();
      for (const { routes } of Object.values(vendors)) expect(ourPath(routes, path)).toBeNull();
      expect(performance.now() - began).toBeLessThan(100);
    },
  );

  it("deeper than a vendor has pages there is none", () => {
    expect(theirPath(vendors.betsy.routes, "football/cup/42/more")).toBeNull();
  });
});

it("what is posted to the frame has its values filled in", () => {
  expect(postsOn(vendors.gr8, "signedOut")).toEqual([{ type: "iframe", value: { logout: true } }]);
  expect(postsOn(vendors.platform, "theme", { theme: "light" })).toEqual([
    { source: "site", event: "theme", theme: "light" },
  ]);
  expect(postsOn(vendors.betsy, "theme", { theme: "light" })).toEqual([]);
});

it("a vendor's row has no field that all rows have alike", () => {
  for (const field of Object.keys(vendors.platform) as (keyof typeof vendors.platform)[])
    expect(
      new Set(Object.values(vendors).map((row) => JSON.stringify(row[field]))).size,
      field,
    ).toBeGreaterThan(1);
});
