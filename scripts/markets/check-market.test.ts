import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type Sandbox, startSandbox } from "../../sandbox/start";
import { exampleMarketPath } from "../../tests/support/market-file";
import { runMarketCheck } from "./check-market";

let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await startSandbox({ port: 0 });
});
afterAll(() => sandbox.close());

async function run(...args: string[]) {
  const said: string[] = [];
  const code = await runMarketCheck(args, (text) => said.push(text));
  return { code, text: said.join("") };
}

it("reports what is doubtful in a file that a site starts with, and what its fields require", async () => {
  const { code, text } = await run(exampleMarketPath("GB"));
  expect(code).toBe(0);
  expect(text).toMatch(
    /^Wrong: nothing\n\nDoubtful: \d+\n {2}nobody has checked the rules of MARKET_FILE \(GB\)/,
  );
  expect(text).toMatch(/\n {2}help\.0\.phone: read on a page of 2020 \(line \d+, column \d+\)\n/);
  expect(text).toContain("| `bonus.termsBeside` |");
});

it("reports all duties that nobody vouches for, with the table", async () => {
  const { code, text } = await run("markets/SE.json");
  expect(code).toBe(1);
  expect(text).toMatch(
    / {2}duties\.age\.proof is missing, and the site cannot do it: .* \(line \d+, column 3\)\n/,
  );
  expect(text).toContain("| `limits.deposit.max` |");
});

it("reports where fields are wrong", async () => {
  const path = join(mkdtempSync(join(tmpdir(), "market-")), "market.json");
  const spoilt = readFileSync("markets/GB.json", "utf8").replace(
    '"raiseAfter": "PT24H"',
    '"raiseAfter": "24 h"',
  );
  writeFileSync(path, spoilt);
  const line = spoilt.split('"24 h"')[0]?.split("\n").length;
  const { code, text } = await run(path);
  expect(code).toBe(1);
  expect(text).toMatch(
    RegExp(
      `^Wrong: 1\\n {2}limits\\.0\\.raiseAfter must be a duration .* \\(line ${line}, column 7\\)\\n\\nDoubtful: 1\\n {2}not looked at`,
    ),
  );
});

it("checks both backends", async () => {
  const { code, text } = await run(
    exampleMarketPath("SE"),
    "--platform",
    sandbox.url,
    "--content",
    sandbox.url,
  );
  expect(code).toBe(1);
  expect(text).toContain(
    "the platform does not fit: MARKET_FILE names SEK, and it has none of these currencies",
  );
  expect(text).toContain("MARKET_FILE has words without a text in");
});

it("does not say that all is well of backends that do not answer", async () => {
  const nobody = "http://127.0.0.1:9";
  const { code, text } = await run(exampleMarketPath("GB"), "--platform", nobody, "--content", sandbox.url);
  expect(code).toBe(1);
  expect(text).toMatch(/^Wrong: 1\n {2}the platform did not answer: nothing of it is compared\n/);
  const both = await run(exampleMarketPath("GB"), "--platform", nobody, "--content", nobody);
  expect(both.text).toMatch(/^Wrong: 2\n {2}the content service did not answer/);
});

it("says how it is used", async () => {
  expect(await run()).toMatchObject({ code: 2, text: expect.stringContaining("npm run check:market") });
  expect((await run("a.json", "--platform", sandbox.url)).text).toMatch(/^Name both backends/);
});
