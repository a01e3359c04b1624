import { expect, it } from "vitest";
import { readLongList } from "./long-list.server";

const list = Array.from({ length: 700 }, (_, index) => ({ id: String(index) }));

it.each([
  [4, [[0, 4]]],
  [300, [[0, 300]]],
  [
    1000,
    [
      [0, 300],
      [300, 300],
      [600, 100],
    ],
  ],
  [
    450,
    [
      [0, 300],
      [300, 150],
    ],
  ],
])("the first %d come in as many replies as it takes", async (count, expected) => {
  const requests: number[][] = [];
  const { items, total } = await readLongList(count, async (window) => {
    requests.push([window.offset, window.count]);
    return { items: list.slice(window.offset, window.offset + window.count), total: list.length };
  });
  expect(requests).toEqual(expected);
  expect(total).toBe(700);
  expect(items).toEqual(list.slice(0, count));
});

it("what moved down between two replies is taken once", async () => {
  const { items } = await readLongList(600, async ({ offset, count }) => {
    const grown = offset === 0 ? list : [{ id: "new" }, ...list];
    return { items: grown.slice(offset, offset + count), total: 700 };
  });
  expect(new Set(items.map(({ id }) => id)).size).toBe(items.length);
});
