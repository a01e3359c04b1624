import { execFileSync, spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { findBrowser } from "./find-browser.mjs";

const REPORTS = "test-results";
const UNIT_REPORT = `${REPORTS}/unit.json`;
const END_TO_END_REPORT = `${REPORTS}/end-to-end.json`;
/** A browser on a busy machine may stumble once; a suite that stumbles more often is broken. */
const FLAKY_AT_MOST = 5;
const FAILURE = { passed: 0, failed: 1, skipped: 0 };

rmSync(REPORTS, { recursive: true, force: true });
mkdirSync(REPORTS, { recursive: true });

const totals = run().reduce(
  (sum, part) => ({
    passed: sum.passed + part.passed,
    failed: sum.failed + part.failed,
    skipped: sum.skipped + part.skipped,
  }),
  { passed: 0, failed: 0, skipped: 0 },
);
if (totals.skipped > 0) say(`${totals.skipped} skipped: a test that is not run counts as failed`);
const failed = totals.failed + totals.skipped;
process.exitCode = failed === 0 && totals.passed > 0 ? 0 : 1;
say(`${totals.passed} passed, ${failed} failed`);

/** Builds, then runs both kinds of tests whatever the first one brings. */
function run() {
  const browser = findBrowser();
  if (!browser.path) {
    say(browser.advice);
    return [FAILURE];
  }
  try {
    execFileSync(process.execPath, ["scripts/build.mjs"], { stdio: "inherit" });
  } catch {
    say("the build failed");
    return [FAILURE];
  }
  const unit = ["run", "--config", "remix.config.ts", "--reporter=default", "--reporter=json"];
  const unitCode = start("vitest", [...unit, `--outputFile.json=${UNIT_REPORT}`]);
  const endToEndCode = start("playwright", ["test", "--retries=1", "--reporter=list,json"], {
    PLAYWRIGHT_JSON_OUTPUT_NAME: END_TO_END_REPORT,
    CHROMIUM_PATH: browser.path,
  });
  return [ofUnit(read(UNIT_REPORT), unitCode), ofEndToEnd(read(END_TO_END_REPORT), endToEndCode)];
}

function start(command, args, environment = {}) {
  const { status } = spawnSync(`node_modules/.bin/${command}`, args, {
    stdio: "inherit",
    env: { ...process.env, ...environment },
  });
  return status ?? 1;
}

function read(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : null;
}

/** Files that do not even load hold no failed test, but are failures all the same. */
function ofUnit(report, code) {
  if (!report) return FAILURE;
  const unloaded = report.testResults.filter(
    ({ status, assertionResults }) => status === "failed" && assertionResults.length === 0,
  );
  const failed = report.numFailedTests + unloaded.length;
  return {
    passed: report.numPassedTests,
    failed: Math.max(failed, code === 0 ? 0 : 1),
    skipped: report.numPendingTests + report.numTodoTests,
  };
}

function ofEndToEnd(report, code) {
  if (!report) return FAILURE;
  const { expected, unexpected, flaky, skipped } = report.stats;
  if (flaky > 0) say(`${flaky} end-to-end tests passed at the second try only (listed above as flaky)`);
  const failed = unexpected + report.errors.length + (flaky > FLAKY_AT_MOST ? flaky : 0);
  return { passed: expected + flaky, failed: Math.max(failed, code === 0 ? 0 : 1), skipped };
}

function say(line) {
  process.stdout.write(`${line}\n`);
}
