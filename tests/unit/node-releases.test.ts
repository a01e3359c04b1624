import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { parse } from "yaml";

// The recommended release of Node and the floor, wherever they are named.

const read = (path: string) => readFileSync(path, "utf8");
const recommended = read(".nvmrc").trim();
const { engines, devDependencies } = JSON.parse(read("package.json"));
const floor = engines.node.replace(">=", "");

it("the recommended release is what documents, containers and the night name", () => {
  expect(read("README.md")).toContain(`\nWith Node ${recommended}. From ${floor} on any works`);
  expect(read("CONTRIBUTING.md")).toContain(`\nNode ${recommended} (\`.nvmrc\``);
  expect(read("docs/operator-guide.md")).toContain(`\nNode ${recommended};`);
  const { jobs } = parse(read(".github/workflows/nightly.yml"));
  const images = [read("deploy/Containerfile"), ...Object.values(jobs).map((job) => JSON.stringify(job))].map(
    (text) => [...text.matchAll(/\bnode:([\d.]+)-/g)].map(([, release]) => release),
  );
  expect(images.every((releases) => releases.length > 0)).toBe(true);
  expect([...new Set(images.flat())]).toEqual([recommended]);
});

it("both are tried, and types are the floor's", () => {
  expect(parse(read(".github/workflows/ci.yml")).jobs.check.strategy.matrix.node).toEqual([
    recommended,
    floor,
  ]);
  const tried = /const otherNodes = (\[.+?\])/.exec(read("scripts/test-nodes.ts"))?.[1] ?? "[]";
  expect(JSON.parse(tried)).toEqual(expect.arrayContaining([floor, recommended]));
  expect(devDependencies["@types/node"].startsWith(`${floor}.`)).toBe(true);
});
