import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { contentCalls } from "../../app/content/calls/registry";
import { errorCatalogue } from "../../app/platform/error-catalogue";
import { serverErrorTypes } from "../../app/platform/errors";
import { methods } from "../../app/platform/methods/registry";
import { contractFiles } from "./contract";

const files = contractFiles();
const textOf = (name: string) => readFileSync(`docs/contract/${name}.md`, "utf8");

it("has the tables that `npm run docs` writes", () => {
  const stale = files.filter(({ committed, text }) => committed !== text).map(({ path }) => path.pathname);
  expect(files.length).toBeGreaterThan(9);
  expect(stale, "docs/contract/ is stale: npm run docs").toEqual([]);
});

it("lists every method of the platform once", () => {
  const listed = [...textOf("3-platform").matchAll(/^\| (?:GET|POST) \[`([^`]+)`\]/gm)].map(
    ([, name]) => name,
  );
  const wireNames = Object.entries(methods).map(([name, method]) =>
    "wireName" in method ? method.wireName : name,
  );
  expect(listed.sort()).toEqual(wireNames.sort());
});

it("lists every call to the content service once", () => {
  const listed = [...textOf("4-content").matchAll(/^\| ([A-Z]+) `([^`]+)` \|/gm)];
  const calls = contentCalls.map(({ verb, path }) => `${verb} ${path}`);
  expect(listed.map(([, verb, path]) => `${verb} ${path}`).sort()).toEqual(calls.sort());
});

it("lists the types of refusal in their order, with their statuses", () => {
  const rows = [...textOf("2-errors").matchAll(/id="row-(\d+)"><\/a>\d+ \| `(\w+)` \| (\d+) /g)];
  expect(rows.map(([, row, type, status]) => [Number(row), type, Number(status)])).toEqual(
    serverErrorTypes.map((type, index) => [index + 1, type, errorCatalogue[type].status]),
  );
});
