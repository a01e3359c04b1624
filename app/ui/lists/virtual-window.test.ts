import { describe, expect, it } from "vitest";
import { windowOf } from "./virtual-window";

const geometry = { columns: 6, pitch: 200 };

describe("the part of a list that is near the window", () => {
  it.each([
    // [where the list begins, first, last, before, after]
    [0, 0, 36, 0, 98_800],
    [400, 0, 24, 0, 99_200],
    [-1000, 24, 66, 800, 97_800],
    [-99_200, 2970, 3000, 99_000, 0],
    [-200_000, 2994, 3000, 99_800, 0],
    [50_000, 0, 6, 0, 99_800],
  ])("begins at %i: items %i to %i", (top, first, last, before, after) => {
    expect(windowOf(3000, geometry, top, 900)).toEqual({ first, last, before, after });
  });

  it("takes no more than there is, and as much room wherever it is", () => {
    const heights = [200, -300, -5000, -99_000].map((top) => {
      const { first, last, before, after } = windowOf(2999, geometry, top, 800);
      expect(last).toBeLessThanOrEqual(2999);
      return before + after + Math.ceil((last - first) / 6) * 200;
    });
    expect(new Set(heights)).toEqual(new Set([500 * 200]));
  });

  it("of nothing is nothing", () => {
    expect(windowOf(0, geometry, 0, 900)).toEqual({ first: 0, last: 0, before: 0, after: 0 });
  });
});
