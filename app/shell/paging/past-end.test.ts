import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

const read = (path: string) => readFileSync(path, "utf8");
const files = readdirSync("app", { recursive: true, encoding: "utf8" })
  .map((path) => join("app", path))
  .filter((path) => path.endsWith(".tsx") && !path.includes(".test."));

it("every list in pages says where its end was", () => {
  const lists = files.filter((path) => read(path).includes("<PageLinks"));
  expect(lists.length).toBeGreaterThan(5);
  expect(lists.filter((path) => !read(path).includes("<PastEnd"))).toEqual([]);
});

/** Shows all pages up to the requested one, and all entries when that is beyond the last. */
const history = "app/features/cashier/history/history.route.tsx";

it("every document that reads the page of a list is none behind the last", () => {
  const documents = files.filter((path) => /page: "once"|hallQueryNames/.test(read(path)));
  expect(documents.length).toBeGreaterThan(5);
  expect(documents.filter((path) => !read(path).includes("pagedAnswer("))).toEqual([history]);
});
