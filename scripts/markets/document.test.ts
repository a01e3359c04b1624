import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { exclusionPeriods } from "../../app/platform/exclusion-periods";
import { requirementsOf } from "../../server/market/requirements";
import { exampleFile } from "../../tests/support/market-file";
import { marketsPath, marketsText } from "./document";
import { exampleMarkets, exampleNames } from "./examples";
import { fieldsOf, marketSchema, schemaPath, schemaText } from "./schema";

it("docs/markets.md is what `npm run docs` writes", () => {
  expect(readFileSync(marketsPath, "utf8"), "docs/markets.md is stale: npm run docs").toBe(marketsText());
});

it("the schema is what `npm run docs` writes, and each file names it", () => {
  expect(readFileSync(schemaPath, "utf8"), "npm run docs").toBe(schemaText());
  for (const { text } of exampleMarkets()) expect(text).toHaveProperty("$schema", "./market.schema.json");
});

it("each field has a description and an example, or fields that have them", () => {
  const bare = fieldsOf(marketSchema()).filter(
    ([, { anyOf, description, examples, items, properties }]) =>
      !description || !(examples ?? properties ?? items?.properties ?? anyOf?.some((one) => one.properties)),
  );
  expect(bare.map(([path]) => path.join("."))).toEqual([]);
});

it("the guide names the periods that the platform takes", () => {
  const { exclusion } = marketSchema().properties ?? {};
  expect(exclusion?.properties?.periods?.description).toContain(`takes ${exclusionPeriods.join(", ")};`);
});

it("a test that the table names is there", () => {
  const tests = [
    "app/market/markets.test.ts",
    "app/features/responsible-game/play-limits/play-limits.server.test.ts",
    "tests/http/markets.spec.ts",
    "tests/http/market-time.spec.ts",
  ]
    .map((path) => readFileSync(path, "utf8"))
    .join("\n");
  const named = exampleNames().flatMap((name) =>
    requirementsOf(exampleFile(name)).flatMap(({ proof }) => proof ?? []),
  );
  expect(named.length).toBeGreaterThan(50);
  expect([...new Set(named)].filter((name) => !tests.includes(`"${name}: `))).toEqual([]);
});
