import { describe, expect, it } from "vitest";
import { bar, meets } from "./bar";
import { withRows } from "./results";
import { ratioOf } from "./statistics";

const hall = { what: "hall, private visitor, as shipped: CPU / stock Remix", unit: "x" };

describe("the file of results", () => {
  it("holds one table a commit, the newest first, and says where the bar is missed", () => {
    const first = withRows("", "aaaaaaa", [{ ...hall, figure: 0.42 }]);
    const second = withRows(first, "bbbbbbb", [{ ...hall, figure: 0.6, control: "1.01" }]);
    expect([...second.matchAll(/^## (\w+) /gm)].map(([, commit]) => commit)).toEqual(["bbbbbbb", "aaaaaaa"]);
    expect(second).toContain(`| ${hall.what} | 0.6 x | **missed** at most 0.5 x |  | 1.01 |  |`);
    expect(second).toContain(`| ${hall.what} | 0.42 x | at most 0.5 x |  |  |  |`);
  });

  it("replaces rows of the same name, keeps the others of the commit, and drops old tables", () => {
    let file = withRows("", "aaaaaaa", [
      { ...hall, figure: 0.42 },
      { what: "another", figure: 3, unit: "kB" },
    ]);
    file = withRows(file, "aaaaaaa", [{ ...hall, figure: 0.31 }]);
    expect(file).toContain("0.31 x");
    expect(file).not.toContain("0.42 x");
    expect(file).toContain("| another | 3 kB |");
    for (const commit of ["b", "c", "d", "e", "f"]) file = withRows(file, commit.repeat(7), []);
    expect(file).not.toContain("## aaaaaaa");
  });
});

describe("the bar", () => {
  it("names no row twice, and has one limit for each", () => {
    const names = bar.map(({ what }) => what);
    expect(new Set(names).size).toBe(names.length);
    for (const { max, atLeast } of bar) expect([max, atLeast].filter(Boolean)).toHaveLength(1);
  });

  it("is met from its limit on", () => {
    expect(meets({ what: "", max: 2 }, 2)).toBe(true);
    expect(meets({ what: "", max: 2 }, 2.01)).toBe(false);
    expect(meets({ what: "", atLeast: 2 }, 1.99)).toBe(false);
    expect(meets({ what: "", max: 2 }, Number.NaN)).toBe(false);
  });
});

it("a ratio is taken round by round, so that a slow minute counts for both", () => {
  expect(ratioOf([1, 20, 3], [2, 40, 6])).toEqual({ median: 0.5, low: 0.5, high: 0.5 });
});
