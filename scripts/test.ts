import { execFileSync, spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { provide } from "./needs/provide";
import { failure, ofEndToEnd, ofProofs, ofUnit, type Totals } from "./test-results";

const REPORTS = "test-results";
const UNIT_REPORT = `${REPORTS}/unit.json`;
const END_TO_END_REPORT = `${REPORTS}/end-to-end.json`;
/** Written by `tests/proofs/run.ts`. */
const PROOFS_REPORT = `${REPORTS}/proofs.json`;
/** Tests that needed a retry in earlier runs on this machine, by `file › title`. */
const SECOND_TRIES = `${REPORTS}/second-tries.json`;

/** Every test in every way, and whole proofs (`tests/support/by-day.ts`). */
const isFullRun = process.argv.includes("--all");
try {
  provide([isFullRun ? "test:all" : "test"]);
} catch (error) {
  say(`${(error as Error).message}\n0 passed, 1 failed`);
  process.exit(1);
}
const stumbledBefore = read(SECOND_TRIES) ?? [];
rmSync(REPORTS, { recursive: true, force: true });
mkdirSync(REPORTS, { recursive: true });

const totals = run().reduce(
  (sum, part) => ({
    passed: sum.passed + part.passed,
    failed: sum.failed + part.failed,
    skipped: sum.skipped + part.skipped,
    lines: [...sum.lines, ...part.lines],
  }),
  { passed: 0, failed: 0, skipped: 0, lines: [] },
);
for (const line of totals.lines) say(line);
if (totals.skipped > 0) say(`${totals.skipped} skipped: a test that is not run counts as failed`);
const failed = totals.failed + totals.skipped;
process.exitCode = failed === 0 && totals.passed > 0 ? 0 : 1;
say(`${totals.passed} passed, ${failed} failed`);

/** Builds, then runs unit tests, end-to-end tests and the proofs or a sample of them, each even if the former fail. */
function run(): Totals[] {
  try {
    execFileSync(process.execPath, ["scripts/build.mjs"], { stdio: "inherit" });
  } catch (error) {
    say(String(error));
    return [failure("build")];
  }
  const unit = ["run", "--config", "remix.config.ts", "--reporter=default", "--reporter=json"];
  const unitCode = start("vitest", [...unit, `--outputFile.json=${UNIT_REPORT}`]);
  const endToEndCode = start("playwright", ["test", "--retries=1", "--reporter=list,json"], {
    PLAYWRIGHT_JSON_OUTPUT_NAME: END_TO_END_REPORT,
  });
  const endToEnd = ofEndToEnd(read(END_TO_END_REPORT), endToEndCode, stumbledBefore);
  writeFileSync(SECOND_TRIES, JSON.stringify(endToEnd.stumbled, null, 2));
  const proofsCode = start("tsx", ["tests/proofs/run.ts", ...(isFullRun ? [] : ["--sample"])]);
  const proofs = ofProofs(read(PROOFS_REPORT), proofsCode);
  return [ofUnit(read(UNIT_REPORT), unitCode), endToEnd, proofs];
}

function start(command: string, args: string[], environment: Record<string, string> = {}): number {
  const startedAt = performance.now();
  const { status } = spawnSync(`node_modules/.bin/${command}`, args, {
    stdio: "inherit",
    env: { ...process.env, ...(!isFullRun && { TESTS: "day" }), ...environment },
  });
  say(`${command}: ${Math.round((performance.now() - startedAt) / 1000)} s\n`);
  return status ?? 1;
}

function read(file: string) {
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : null;
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
