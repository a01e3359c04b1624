/** Totals of the reports of vitest and playwright: passed, failed and skipped tests. */

/** A busy machine may make a browser test flaky once; more flaky tests mean a broken suite. */
const STUMBLES_AT_MOST = 5;

export interface Totals {
  passed: number;
  failed: number;
  skipped: number;
}

interface UnitReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  testResults: { status: string; assertionResults: unknown[] }[];
}

interface Suite {
  file: string;
  specs?: { title: string; tests: { status: string }[] }[];
  suites?: Suite[];
}

interface EndToEndReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  errors: unknown[];
  suites: Suite[];
}

/** Messages about tests that needed a retry, and the names of all that ever did. */
interface Stumbles {
  lines: string[];
  stumbled: string[];
}

export const FAILURE: Totals = { passed: 0, failed: 1, skipped: 0 };

/** A file that fails to load contains no failed test, but counts as a failure. */
export function ofUnit(report: UnitReport | null, code: number): Totals {
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

/** A run that ended badly without a failed input counts as a failure. */
export function ofProofs(report: Totals | null, code: number): Totals {
  if (!report) return FAILURE;
  return { ...report, failed: Math.max(report.failed, code === 0 ? 0 : 1) };
}

/**
 * Retries are for busy machines and must not hide races: a test that needs its second retry, in this run or since an
 * earlier one (`stumbledBefore`), counts as failed, and so do all flaky tests if there are too many.
 */
export function ofEndToEnd(
  report: EndToEndReport | null,
  code: number,
  stumbledBefore: readonly string[],
): Totals & Stumbles {
  if (!report) return { ...FAILURE, lines: [], stumbled: [...stumbledBefore] };
  const { expected, unexpected, flaky, skipped } = report.stats;
  const known = new Set(stumbledBefore);
  const stumbles = flakyTests(report.suites).map((name) => {
    const isAgain = known.has(name);
    known.add(name);
    return { name, isAgain };
  });
  const refused = flaky > STUMBLES_AT_MOST ? flaky : stumbles.filter(({ isAgain }) => isAgain).length;
  const failed = unexpected + report.errors.length + refused;
  return {
    passed: expected + flaky - refused,
    failed: Math.max(failed, code === 0 ? 0 : 1),
    skipped,
    lines: stumbles.map(
      ({ name, isAgain }) => `second try${isAgain ? ", not for the first time" : ""}: ${name}`,
    ),
    stumbled: [...known].sort(),
  };
}

/** `file › title`, twice for a test that was flaky both with and without script. */
function flakyTests(suites: readonly Suite[]): string[] {
  return suites.flatMap(({ file, specs = [], suites: inner = [] }) => [
    ...specs.flatMap(({ title, tests }) =>
      tests.filter(({ status }) => status === "flaky").map(() => `${file} › ${title}`),
    ),
    ...flakyTests(inner),
  ]);
}
