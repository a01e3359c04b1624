import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { methods } from "../../app/platform/methods/registry";

/** Methods of features that are not built yet. */
const awaited: readonly string[] = ["account.getcurrencyrates", "metadata.get"];

const source = readdirSync("app", { recursive: true, encoding: "utf8" })
  .map((path) => join("app", path))
  .filter((path) => /\.tsx?$/.test(path) && !/\.test\.|\/testing\/|platform\/methods\//.test(path))
  .map((path) => readFileSync(path, "utf8"))
  .join("\n");

it("every method of the platform has a caller, but for those of features to come", () => {
  const names = Object.keys(methods);
  expect(names.length).toBeGreaterThan(80);
  const uncalled = names.filter((name) => !source.includes(`"${name}"`));
  expect(uncalled.filter((name) => !awaited.includes(name))).toEqual([]);
  expect(awaited.filter((name) => !uncalled.includes(name))).toEqual([]);
});
