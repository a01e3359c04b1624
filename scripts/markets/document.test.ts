import { readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { requirementsOf } from "../../server/market/requirements";
import { exampleFile } from "../../tests/support/market-file";
import { marketsPath, marketsText } from "./document";

it("docs/markets.md is what `npm run docs` writes", () => {
  expect(readFileSync(marketsPath, "utf8"), "docs/markets.md is stale: npm run docs").toBe(marketsText());
});

it("a test that the table names is there", () => {
  const tests = [
    "app/market/markets.test.ts",
    "app/responsible-game/play-limits/play-limits.server.test.ts",
    "tests/http/markets.spec.ts",
    "tests/http/market-time.spec.ts",
  ]
    .map((path) => readFileSync(path, "utf8"))
    .join("\n");
  const named = readdirSync("markets").flatMap((name) =>
    requirementsOf(exampleFile(name.slice(0, -".json".length))).flatMap(({ proof }) => proof ?? []),
  );
  expect(named.length).toBeGreaterThan(50);
  expect([...new Set(named)].filter((name) => !tests.includes(`"${name}: `))).toEqual([]);
});
