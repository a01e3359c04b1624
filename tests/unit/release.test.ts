import { readFileSync } from "node:fs";
import { expect, it } from "vitest";

const read = (path: string) => readFileSync(path, "utf8");
const { version } = JSON.parse(read("package.json"));
const sections = read("CHANGELOG.md").split("\n## ").slice(1);
const releases = sections.slice(1);

it("the changelog begins with what is not released, then the release of package.json", () => {
  expect(sections[0]).toMatch(/^\[Unreleased\]\n/);
  expect(releases[0]?.startsWith(`[${version}] - `)).toBe(true);
});

it("each release has a day, and says first what an operator has to do", () => {
  const wrong = releases.filter(
    (text) => !/^\[\d+\.\d+\.\d+\] - \d{4}-\d\d-\d\d\n\n### On upgrade\n\n\S/.test(text),
  );
  expect(wrong).toEqual([]);
  const days = releases.map((text) => /\d{4}-\d\d-\d\d/.exec(text)?.[0]);
  expect(days).toEqual(days.toSorted().reverse());
});

it("the lock file is of the same release", () => {
  const lock = JSON.parse(read("package-lock.json"));
  expect([lock.version, lock.packages[""].version]).toEqual([version, version]);
});
