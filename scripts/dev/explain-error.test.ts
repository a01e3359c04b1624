import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { explainError, textOf } from "./explain-error";

const root = mkdtempSync(join(tmpdir(), "explain-"));
const file = join(root, "page.ts");
writeFileSync(file, ["one();", "two();", "three();", "four();", "five();", "six();"].join("\n"));
afterAll(() => rmSync(root, { recursive: true }));

function failed(...calls: string[]) {
  return Object.assign(new Error("broken"), {
    stack: ["Error: broken", ...calls.map((call) => `    at ${call}`)].join("\n"),
  });
}

it("an error is reported with the first line of its stack in the project", () => {
  const error = failed(
    `run (${root}/node_modules/x/index.js:1:1)`,
    `load (${file}:2:3)`,
    "node:internal:1:1",
  );
  const details = explainError(error, root);
  expect(details).toMatchObject({ message: "broken", id: file, loc: { file, line: 2, column: 3 } });
  expect(textOf(details, root)).toMatch(
    /^page\.ts:2:3\n\nError: broken\n\n[\s\S]*2 \| two\(\);\n +\| {3}\^\n[\s\S]*at load/,
  );
});

it("a compiler's error is reported as the compiler says it", () => {
  const error = Object.assign(failed(`load (${file}:2:3)`), {
    id: `${file}?v=1`,
    frame: "4 | four(",
    loc: { line: 4, column: 1 },
  });
  const details = explainError(error, root);
  expect(details).toMatchObject({ id: file, frame: "4 | four(", loc: { line: 4, column: 1 } });
});

it("what is no error, or has no file of the project, is reported without a location", () => {
  expect(textOf(explainError("gone", "/nowhere"), "/nowhere")).toMatch(/^Error: gone/);
});
