import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { faultsOf, filesIn } from "../support/command-faults";
import { commandsIn } from "../support/documented-commands";

// Commands that documents name: each is one that there is, with options that it reads.

const STRAPI = "integrations/strapi";
const documents = [
  ...["README.md", "CONTRIBUTING.md", "SECURITY.md", "CHANGELOG.md", ".env.example"],
  ...["docs", "deploy", "bench", "sandbox", "integrations"].flatMap((folder) => filesIn(folder, /\.md$/)),
];
const commands = documents.flatMap((file) => commandsIn(file).map((line) => [line, file] as const));

describe("commands of documents", () => {
  it("are found", () => {
    expect(commands.length).toBeGreaterThan(150);
    expect(commands.map(([line]) => line)).toContain("npm run bench -- visitor --quick");
  });

  it.each(commands)(
    "`%s` of %s is one that there is",
    (line, file) => {
      const faults = faultsOf(line);
      // The document of that folder names its own commands, and the site's.
      const isOwn = file.startsWith(STRAPI) && faultsOf(line, STRAPI).length === 0;
      expect(isOwn ? [] : faults).toEqual([]);
      // A tool takes its time to print its options on a busy machine.
    },
    60_000,
  );

  it.each([
    "npm run tests",
    "npm run demo --market GB",
    "npm run scale -- --page 3",
    "npm run bench -- nothing",
    "npm run new widget",
    "npm run test:unit -- app/nowhere",
    "npm run test:unit -- --nothing",
    "npx playwright test nowhere",
    "npx playwright test account-forms --nothing",
    "npx biome check --nothing",
    "npx nothing",
    "node build/serve.js",
    "node build/server.js",
    "NOBODY_READS_IT=1",
    "TESTS=day npm run test:e2e -- account-forms --project=script",
  ])(
    "a fault of `%s` is found",
    (line) => {
      expect(faultsOf(line)).not.toEqual([]);
    },
    60_000,
  );
});

it("the nightly workflow runs scripts that there are", () => {
  const { jobs } = parse(readFileSync(".github/workflows/nightly.yml", "utf8"));
  const named: string[] = Object.values<{ strategy?: { matrix: { command?: string[] } } }>(jobs).flatMap(
    ({ strategy }) => strategy?.matrix.command ?? [],
  );
  expect(named.length).toBeGreaterThan(3);
  expect(named.flatMap((name) => faultsOf(`npm run ${name}`))).toEqual([]);
});
