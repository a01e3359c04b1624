import { describe, expect, it } from "vitest";
import { ofEndToEnd, ofUnit } from "./test-results";

/** A report of playwright in which each of `statuses` is one test in one project. */
function report(statuses: Record<string, string[]>, unexpected = 0) {
  const specs = Object.entries(statuses).map(([title, tests]) => ({
    title,
    tests: tests.map((status) => ({ status })),
  }));
  const all = Object.values(statuses).flat();
  const count = (status: string) => all.filter((one) => one === status).length;
  const stats = { expected: count("expected"), flaky: count("flaky"), unexpected, skipped: 0 };
  return { stats, errors: [], suites: [{ file: "a.spec.ts", suites: [{ file: "a.spec.ts", specs }] }] };
}

describe("a test that passed at its second try", () => {
  it("passes the first time, and is named and stored", () => {
    const result = ofEndToEnd(report({ one: ["expected", "flaky"] }), 0, []);
    expect(result).toMatchObject({ passed: 2, failed: 0, stumbled: ["a.spec.ts › one"] });
    expect(result.lines).toEqual(["second try: a.spec.ts › one"]);
  });

  it("fails when an earlier run had it too, or another project of this run", () => {
    const again = ofEndToEnd(report({ one: ["expected", "flaky"], two: ["flaky"] }), 0, ["a.spec.ts › one"]);
    expect(again).toMatchObject({ passed: 2, failed: 1, stumbled: ["a.spec.ts › one", "a.spec.ts › two"] });
    expect(ofEndToEnd(report({ one: ["flaky", "flaky"] }), 0, [])).toMatchObject({ passed: 1, failed: 1 });
  });

  it("fails, as do all of them, where there are more than five", () => {
    const six = Object.fromEntries(["1", "2", "3", "4", "5", "6"].map((title) => [title, ["flaky"]]));
    expect(ofEndToEnd(report(six), 0, [])).toMatchObject({ passed: 0, failed: 6 });
  });
});

it("no report, or a command that failed without one failed test, is a failure", () => {
  expect(ofEndToEnd(null, 1, ["x"])).toMatchObject({ failed: 1, stumbled: ["x"] });
  expect(ofEndToEnd(report({ one: ["expected"] }), 1, [])).toMatchObject({ failed: 1 });
  expect(ofUnit(null, 1)).toMatchObject({ failed: 1 });
});

it("a file of unit tests that does not load is a failure", () => {
  const counts = { numFailedTests: 0, numPassedTests: 3, numPendingTests: 1, numTodoTests: 1 };
  const testResults = [
    { name: "a.test.ts", status: "failed", message: "no such module\nat", assertionResults: [] },
  ];
  expect(ofUnit({ ...counts, testResults }, 1)).toEqual({
    passed: 3,
    failed: 1,
    skipped: 2,
    lines: ["failed: a.test.ts: no such module"],
  });
});

it("names what failed, with the first line of the reason", () => {
  const unit = { status: "failed", fullName: "sums up", failureMessages: ["Error: 3 is not 4\nat"] };
  const testResults = [{ name: "a.test.ts", status: "failed", message: "", assertionResults: [unit] }];
  const counts = { numFailedTests: 1, numPassedTests: 3, numPendingTests: 0, numTodoTests: 0 };
  expect(ofUnit({ ...counts, testResults }, 1).lines).toEqual([
    "failed: a.test.ts › sums up: Error: 3 is not 4",
  ]);
  const endToEnd = ofEndToEnd(report({ two: ["expected", "unexpected"] }, 1), 1, []);
  expect(endToEnd.lines).toEqual(["failed: a.spec.ts › two"]);
});
