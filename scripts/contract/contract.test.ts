import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import type { ContentCall } from "../../app/content/calls/content-call";
import { contentCalls } from "../../app/content/calls/registry";
import { flattenStrapi } from "../../app/content/strapi/strapi-flatten";
import { errorCatalogue } from "../../app/platform/error-catalogue";
import { serverErrorTypes } from "../../app/platform/errors";
import { methods } from "../../app/platform/methods/registry";
import { contractFiles } from "./contract";

const files = contractFiles();
const calls: readonly ContentCall[] = contentCalls;
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
  expect(listed.map(([, verb, path]) => `${verb} ${path}`).sort()).toEqual(
    calls.map(({ verb, path }) => `${verb} ${path}`).sort(),
  );
});

it("lists the types of refusal in their order, with their statuses", () => {
  const rows = [...textOf("2-errors").matchAll(/id="row-(\d+)"><\/a>\d+ \| `(\w+)` \| (\d+) /g)];
  expect(rows.map(([, row, type, status]) => [Number(row), type, Number(status)])).toEqual(
    serverErrorTypes.map((type, index) => [index + 1, type, errorCatalogue[type].status]),
  );
});

/** Names that the site reads under another, or not at all. */
const RENAMED: ReadonlySet<string> = new Set(["id", "publishedAt"]);
const contentExamples = [
  ...textOf("examples").matchAll(/^## `([A-Z]+) (\/\S+)`\n\n```json\n([\s\S]*?)\n```/gm),
];

it("shows the content service by examples at all", () => expect(contentExamples.length).toBeGreaterThan(10));

it.each(contentExamples.map(([, verb, path, json = ""]) => [verb, path, json] as const))(
  "shows %s %s as the site reads it, nothing of it in vain",
  (verb, path, json) => {
    const { reply } = calls.find((call) => call.verb === verb && call.path === path) as ContentCall;
    if (!("schema" in reply)) throw new Error("This call has no JSON");
    const body = JSON.parse(json);
    const flat = reply.kind === "plain" ? body : flattenStrapi(body, "https://content.example");
    const value = Array.isArray(flat) ? flat[0] : flat;
    const read = reply.schema.safeParse(value);
    expect(read.error?.issues).toBeUndefined();
    expect(namesIn(read.data)).toEqual(
      expect.arrayContaining(namesIn(value).filter((name) => !RENAMED.has(name))),
    );
  },
);

it("holds nothing but JSON in its blocks of JSON", () => {
  const blocks = files.flatMap(({ committed }) => [...committed.matchAll(/```json\n([\s\S]*?)\n```/g)]);
  expect(blocks.length).toBeGreaterThan(90);
  for (const [, json = ""] of blocks) expect(() => JSON.parse(json), json.slice(0, 80)).not.toThrow();
});

/** All names of members, at any depth. */
function namesIn(value: unknown): string[] {
  if (typeof value !== "object" || value === null) return [];
  const entries = Object.entries(value);
  const own = Array.isArray(value) ? [] : entries.map(([name]) => name);
  return [...own, ...entries.flatMap(([, member]) => namesIn(member))];
}
