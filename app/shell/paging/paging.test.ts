import { describe, expect, it } from "vitest";
import {
  firstOfPage,
  growingWindow,
  grownPaging,
  type ListWindow,
  type Paging,
  pagingOf,
  parsePage,
} from "./paging";

describe("the pages of the game hall", () => {
  it.each<[number, ListWindow]>([
    [1, { offset: 0, count: 18 }],
    [2, { offset: 0, count: 36 }],
    [16, { offset: 0, count: 288 }],
    [17, { offset: 288, count: 18 }],
    [18, { offset: 306, count: 18 }],
  ])("page %i asks for %o", (page, window) => {
    expect(growingWindow(page)).toEqual(window);
  });

  it.each<[number, number, number, Omit<Paging, "total">]>([
    [1, 0, 0, { from: 0, to: 0 }],
    [1, 5, 5, { from: 1, to: 5 }],
    [1, 18, 18, { from: 1, to: 18 }],
    [1, 18, 19, { from: 1, to: 18, forward: { page: 2, kind: "more" } }],
    [2, 19, 19, { from: 1, to: 19 }],
    [15, 270, 614, { from: 1, to: 270, forward: { page: 16, kind: "more" } }],
    [16, 288, 614, { from: 1, to: 288, forward: { page: 17, kind: "next" } }],
    [17, 18, 614, { from: 289, to: 306, forward: { page: 18, kind: "next" }, back: { page: 16 } }],
    [35, 2, 614, { from: 613, to: 614, back: { page: 34 } }],
    [90, 0, 614, { from: 0, to: 0, back: { page: 35 } }],
    [90, 0, 0, { from: 0, to: 0 }],
    [5, 20, 20, { from: 1, to: 20 }],
  ])("page %i with %i of %i", (page, shown, total, paging) => {
    expect(pagingOf(page, shown, total)).toEqual({ ...paging, total });
  });

  it("leaves no game out from page to page", () => {
    const total = 614;
    const seen = new Set<number>();
    let page: number | undefined = 1;
    while (page) {
      const { offset, count } = growingWindow(page);
      const shown = Math.min(count, total - offset);
      for (let index = offset; index < offset + shown; index++) seen.add(index);
      page = pagingOf(page, shown, total).forward?.page;
    }
    expect(seen.size).toBe(total);
  });

  it("lands on the first new game", () => {
    expect([1, 2, 16, 17].map((page) => firstOfPage(page))).toEqual([0, 18, 270, 0]);
  });

  it("may be of another size", () => {
    expect([growingWindow(3, 12), growingWindow(25, 12), growingWindow(26, 12)]).toEqual([
      { offset: 0, count: 36 },
      { offset: 0, count: 300 },
      { offset: 300, count: 12 },
    ]);
    expect(pagingOf(2, 24, 30, 12)).toEqual({
      from: 1,
      to: 24,
      total: 30,
      forward: { page: 3, kind: "more" },
    });
    expect(firstOfPage(3, 12)).toBe(24);
  });

  it.each<[number, number, number, Omit<Paging, "total">]>([
    [0, 36, 614, { from: 1, to: 36, forward: { page: 3, kind: "more" } }],
    [0, 414, 614, { from: 1, to: 414, forward: { page: 24, kind: "more" } }],
    [0, 614, 614, { from: 1, to: 614 }],
    [288, 36, 614, { from: 289, to: 324, forward: { page: 19, kind: "more" }, back: { page: 16 } }],
  ])("grown from %i by a script, with %i of %i", (offset, shown, total, paging) => {
    expect(grownPaging(offset, shown, total)).toEqual({ ...paging, total });
  });
});

it.each([
  ["2", 2],
  ["9999", 9_999],
  ["99999", 9_999],
  ["9".repeat(400), 9_999],
  ["0", 1],
  ["01", 1],
  ["1.5", 1],
  ["-1", 1],
  ["two", 1],
  [null, 1],
])("the page of %j is %i: a number too high is behind the last page", (text, page) => {
  expect(parsePage(text)).toBe(page);
});
