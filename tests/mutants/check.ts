import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, relative } from "node:path";
import { parseArgs } from "node:util";
import { provide } from "../../scripts/needs/provide";
import { endWithUsage } from "../../scripts/read-options";
import { filesIn } from "../support/command-faults";
import { copyCheckout } from "../support/copy-checkout";
import { mutate, mutationsOf, pick } from "./mutations";

// npm run test:mutants -- 20 --seed 1: plants faults in product code, one at a time and in a copy of this checkout, and
// says which of them no test finds. Ends with 1 where there are such. Stryker (10.1 takes vitest 4) puts all faults of a
// project into one instrumented copy and runs for hours; it picks none by a seed, and brings some 100 packages.

const USAGE = `npm run test:mutants -- [20] [--seed 1] [--browser NAME]
  20              how many faults
  --seed 1        which ones: the same number plants the same faults
  --browser NAME  plays that test of tests/e2e or tests/http too where no unit test has found it`;

const { count, seed, browser } = readArguments();
provide(["test:mutants"]);
const checkout = process.cwd();
const copy = mkdtempSync(join(tmpdir(), "mutants-"));
const report = join(copy, "report.json");
try {
  copyCheckout(copy);
  const files = ["app", "server"].flatMap((folder) => filesIn(folder, /(?<!\.test|\.d)\.tsx?$/)).sort();
  const all = files
    .filter((file) => !file.includes("/testing/"))
    .flatMap((file) => mutationsOf(file, readFileSync(file, "utf8")).map((fault) => ({ file, ...fault })));
  const survivors = pick(all, count, seed).filter(({ file, ...fault }) => {
    const source = readFileSync(file, "utf8");
    const mutated = mutate(source, fault);
    writeFileSync(join(copy, file), mutated);
    const finder = findingTest(file);
    writeFileSync(join(copy, file), source);
    const line = source.slice(0, fault.start).split("\n").length;
    say(`${finder ? "found   " : "SURVIVED"}  ${file}:${line}  ${fault.kind}  ${finder ?? ""}`);
    if (!finder) say(`  - ${lineAt(source, line)}\n  + ${lineAt(mutated, line)}`);
    return !finder;
  });
  say(`${count - survivors.length} of ${count} found, ${survivors.length} survived (seed ${seed})`);
  process.exitCode = survivors.length === 0 ? 0 : 1;
} finally {
  rmSync(copy, { recursive: true, force: true });
}

/** The test that fails with the fault and without it does not: of the folder, of all that import the file, in a browser. */
function findingTest(file: string): string | undefined {
  return (
    failedBy("run", `${dirname(file)}/`) ??
    failedBy("related", "--run", file) ??
    (browser && playedIn(browser) ? `browser test ${browser}` : undefined)
  );
}

/** The first test file that fails. What takes too long has found an endless loop. */
function failedBy(...args: string[]): string | undefined {
  const { status, error } = start("vitest", [
    ...args,
    ...["--config", "remix.config.ts", "--bail=1", "--passWithNoTests", "--reporter=json"],
    `--outputFile=${report}`,
  ]);
  if (error) return "(no end)";
  if (status === 0) return undefined;
  const { testResults }: { testResults: { name: string; status: string }[] } = JSON.parse(
    readFileSync(report, "utf8"),
  );
  const failed = testResults.find(({ status: outcome }) => outcome === "failed")?.name;
  return failed ? relative(copy, failed) : "(an error beside the tests)";
}

function playedIn(name: string): boolean {
  if (start("node", ["scripts/build.mjs"]).status !== 0) return true;
  return start("playwright", ["test", name, "--project=script", "--project=http"]).status !== 0;
}

function start(command: string, args: readonly string[]) {
  const path = `${join(checkout, "node_modules/.bin")}:${process.env.PATH}`;
  const env = { ...process.env, PATH: path };
  return spawnSync(command, args, { cwd: copy, env, stdio: "ignore", timeout: 15 * 60_000 });
}

function lineAt(text: string, line: number): string {
  return text.split("\n")[line - 1]?.trim() ?? "";
}

function readArguments() {
  const options = { seed: { type: "string", default: "1" }, browser: { type: "string" } } as const;
  try {
    const { values, positionals } = parseArgs({ options, allowPositionals: true });
    const [count, seed] = [positionals[0] ?? "20", values.seed].map(Number);
    if (!count || seed === undefined || Number.isNaN(seed)) throw new Error("a number is missing");
    return { count, seed, browser: values.browser };
  } catch (error) {
    return endWithUsage((error as Error).message, USAGE);
  }
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
