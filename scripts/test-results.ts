/** Totals of the reports of vitest, playwright and the proofs, and what is to be said of single tests. */

/** A busy machine may make a browser test flaky once; more flaky tests mean a broken suite. */
const MAX_STUMBLES = 5;

export interface Totals {
  passed: number;
  failed: number;
  skipped: number;
  /** The tests that failed or needed a second try, by name: printed at the end, where a reader of a log looks. */
  lines: string[];
}

interface UnitReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  testResults: {
    name: string;
    status: string;
    message: string;
    assertionResults: { status: string; fullName: string; failureMessages: string[] }[];
  }[];
}

interface Suite {
  file: string;
  specs?: { title: string; tests: { status: string }[] }[];
  suites?: Suite[];
}

interface EndToEndReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  errors: { message?: string }[];
  suites: Suite[];
}

/** The names of all tests that ever needed a retry. */
interface Stumbles {
  stumbled: string[];
}

/** A part that left no report. */
export function failure(part: string): Totals {
  return { passed: 0, failed: 1, skipped: 0, lines: [`failed: ${part}`] };
}

/** A file that fails to load contains no failed test, but counts as a failure. */
export function ofUnit(report: UnitReport | null, code: number): Totals {
  if (!report) return failure("unit tests");
  const unloaded = report.testResults.filter(
    ({ status, assertionResults }) => status === "failed" && assertionResults.length === 0,
  );
  const failed = report.numFailedTests + unloaded.length;
  return {
    passed: report.numPassedTests,
    failed: Math.max(failed, code === 0 ? 0 : 1),
    skipped: report.numPendingTests + report.numTodoTests,
    lines: [
      ...unloaded.map(({ name, message }) => `failed: ${name}: ${firstLine(message)}`),
      ...report.testResults.flatMap(({ name, assertionResults }) =>
        assertionResults
          .filter(({ status }) => status === "failed")
          .map(
            ({ fullName, failureMessages: [message = ""] }) =>
              `failed: ${name} › ${fullName}: ${firstLine(message)}`,
          ),
      ),
      ...(code !== 0 && failed === 0 ? [`failed: vitest ended with ${code}`] : []),
    ],
  };
}

/** A run that ended badly without a failed input counts as a failure; what failed is in the tables above. */
export function ofProofs(report: Omit<Totals, "lines"> | null, code: number): Totals {
  if (!report) return failure("proofs");
  const failed = Math.max(report.failed, code === 0 ? 0 : 1);
  return { ...report, failed, lines: failed > 0 ? [`failed: ${failed} inputs of proofs`] : [] };
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
  if (!report) return { ...failure("browser tests"), stumbled: [...stumbledBefore] };
  const { expected, unexpected, flaky, skipped } = report.stats;
  const known = new Set(stumbledBefore);
  const stumbles = testsThatWere("flaky", report.suites).map((name) => {
    const isAgain = known.has(name);
    known.add(name);
    return { name, isAgain };
  });
  const refused = flaky > MAX_STUMBLES ? flaky : stumbles.filter(({ isAgain }) => isAgain).length;
  const failed = unexpected + report.errors.length + refused;
  return {
    passed: expected + flaky - refused,
    failed: Math.max(failed, code === 0 ? 0 : 1),
    skipped,
    lines: [
      ...testsThatWere("unexpected", report.suites).map((name) => `failed: ${name}`),
      ...report.errors.map(({ message = "" }) => `failed: ${firstLine(message)}`),
      ...stumbles.map(
        ({ name, isAgain }) => `second try${isAgain ? ", not for the first time" : ""}: ${name}`,
      ),
    ],
    stumbled: [...known].sort(),
  };
}

/** `file › title`, twice for a test that ended so both with and without script. */
function testsThatWere(status: "flaky" | "unexpected", suites: readonly Suite[]): string[] {
  return suites.flatMap(({ file, specs = [], suites: inner = [] }) => [
    ...specs.flatMap(({ title, tests }) =>
      tests.filter((test) => test.status === status).map(() => `${file} › ${title}`),
    ),
    ...testsThatWere(status, inner),
  ]);
}

function firstLine(text: string): string {
  return text.split("\n", 1)[0] ?? "";
}
