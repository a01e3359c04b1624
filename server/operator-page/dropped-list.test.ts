import { expect, it } from "vitest";
import { CACHED_MS, createDroppedList } from "./dropped-list";

const entry = { type: "pages", locale: "en-US", id: "7", name: "terms" };
const one = { entry, field: "page.text", why: "<iframe> is left out" };
const other = { ...one, entry: { ...entry, id: "8", name: "about" } };

let at = 0;
const listed = () => {
  at = 1000;
  return createDroppedList(() => at);
};

it("reports since when, how often in a row, and that it was mended", () => {
  const list = listed();
  list.note("/pages", [one]);
  at = 2000;
  list.note("/pages", [one, other]);
  expect(list.list()).toEqual([
    { ...other, since: 2000, last: 2000, count: 1, mended: undefined },
    { ...one, since: 1000, last: 2000, count: 2, mended: undefined },
  ]);
  at = 3000;
  list.note("/pages", [other]);
  expect(list.list().map(({ entry: { id }, mended, count }) => [id, count, mended])).toEqual([
    ["8", 2, undefined],
    ["7", 2, 3000],
  ]);
});

it("what comes back begins anew, beside what was mended", () => {
  const list = listed();
  list.note("/pages", [one]);
  at = 2000;
  list.note("/pages", []);
  at = 3000;
  list.note("/pages", [one]);
  expect(list.list().map(({ since, mended }) => [since, mended])).toEqual([[3000, undefined]]);
});

it("forgets after seven days what nobody has read since, and what was mended", () => {
  const list = listed();
  list.note("/pages", [one]);
  list.note("/seos", [one]);
  list.note("/seos", []);
  at += CACHED_MS - 1;
  expect(list.list()).toHaveLength(2);
  at += 1;
  expect(list.list()).toEqual([]);
  list.note("/seos", []);
  expect(list.list()).toEqual([]);
});

it("bounds the number and length of texts, and drops the least recently read", () => {
  const list = listed();
  const long = "x".repeat(10_000);
  for (let index = 0; index < 700; index += 1)
    list.note(`/pages/${index}`, [{ entry: { ...entry, name: long }, field: `${index}`, why: long }]);
  const recent = list.list();
  expect(recent).toHaveLength(500);
  expect(recent.some(({ field }) => field === "0")).toBe(false);
  expect(JSON.stringify(recent).length).toBeLessThan(1_000_000);
  list.note(
    "/many",
    Array.from({ length: 90 }, (_, index) => ({ ...one, field: `many.${index}` })),
  );
  expect(list.list().filter(({ field }) => field.startsWith("many"))).toHaveLength(40);
});
