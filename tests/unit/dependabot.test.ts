import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { parse } from "yaml";

// What is raised by hand alone: docs/decisions/173-past-remix-2.md.

const read = (path: string) => readFileSync(path, "utf8");
interface Updates {
  groups: Record<string, { patterns?: string[] }>;
  ignore: { "dependency-name": string }[];
}
const { groups, ignore }: Updates = parse(read(".github/dependabot.yml")).updates[0];
const { dependencies, devDependencies } = JSON.parse(read("package.json"));
const packages = Object.keys({ ...dependencies, ...devDependencies });
const ignored = ignore.map((row) => row["dependency-name"]);
const matches = (pattern: string, name: string) =>
  pattern.endsWith("*") ? name.startsWith(pattern.slice(0, -1)) : name === pattern;

it("what waits is not raised", () => {
  const rows = [...read("docs/decisions/173-past-remix-2.md").matchAll(/^\| (.+?)(?: \(.+?\))? \| \d/gm)];
  const waiting = rows.flatMap(([, names = ""]) => names.split(", "));
  expect(waiting).toEqual(expect.arrayContaining(["undici", "@types/node", "react", "express"]));
  const open = waiting.filter((name) => !ignored.some((pattern) => matches(pattern, name)));
  expect(open).toEqual([]);
});

it("groups and exceptions are of packages that there are", () => {
  const patterns = [...ignored, ...Object.values(groups).flatMap((group) => group.patterns ?? [])];
  const stale = patterns.filter((pattern) => !packages.some((name) => matches(pattern, name)));
  expect(stale).toEqual([]);
});
