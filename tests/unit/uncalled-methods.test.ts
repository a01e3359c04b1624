import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { methods } from "../../app/platform/methods/registry";

const source = readdirSync("app", { recursive: true, encoding: "utf8" })
  .map((path) => join("app", path))
  .filter((path) => /\.tsx?$/.test(path) && !/\.test\.|\/testing\/|platform\/methods\//.test(path))
  .map((path) => readFileSync(path, "utf8"))
  .join("\n");

it("every method of the platform has a caller", () => {
  const names = Object.keys(methods);
  expect(names.length).toBeGreaterThan(80);
  expect(names.filter((name) => !source.includes(`"${name}"`))).toEqual([]);
});
