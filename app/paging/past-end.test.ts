import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

/** Lists in pages, by the component that links them; those that clamp the page to the last one need no more. */
const clamps = ["app/games/providers/providers-results.tsx", "app/paging/page-links.tsx"];

it("every list in pages says where its end was", () => {
  const lists = readdirSync("app", { recursive: true, encoding: "utf8" })
    .map((path) => join("app", path))
    .filter((path) => path.endsWith(".tsx") && !path.includes(".test."))
    .filter((path) => readFileSync(path, "utf8").includes("<PageLinks"));
  expect(lists.length).toBeGreaterThan(4);
  const silent = lists.filter((path) => !readFileSync(path, "utf8").includes("<PastEnd"));
  expect(silent.filter((path) => !clamps.includes(path))).toEqual([]);
});
