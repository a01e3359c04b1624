import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  type BrowserReport,
  deviceClasses,
  errorNames,
  failureKinds,
  measureNames,
} from "../../app/browser/runtime/browser-reports/report";
import { createBrowserMetrics } from "./browser-metrics";
import { readReport } from "./read-report";

const own = { version: "b1", documents: new Set(["home", "games/hall"]) };
const good: BrowserReport = {
  build: "b1",
  device: "phone",
  isFirst: true,
  measures: [
    ["lcp", "home", 1.2],
    ["cls", "home", 0.02],
  ],
  failures: [{ kind: "error", name: "TypeError", route: "games/hall", frames: [["layout-abc.js", 1, 20]] }],
};
const read = (report: unknown) =>
  readReport(Buffer.from(typeof report === "string" ? report : JSON.stringify(report)), own);

describe("a report", () => {
  it("is read as it was sent", () => {
    expect(read(good)).toEqual({
      ...good,
      measures: [
        { measure: "lcp", route: "home", value: 1.2 },
        { measure: "cls", route: "home", value: 0.02 },
      ],
    });
  });

  it("of another build is logged without its name and routes", () => {
    const report = read({ ...good, build: "b0" });
    expect(report?.build).toBe("other");
    expect(report?.measures.map(({ route }) => route)).toEqual(["other", "other"]);
    expect(report?.failures[0]?.route).toBe("other");
  });

  it.each(["/profile/settings?login=x", "", "__proto__", "constructor", 'home",x="'])(
    "has no route %j",
    (route) => {
      expect(read({ ...good, measures: [["inp", route, 0.1]] })?.measures[0]?.route).toBe("other");
    },
  );

  it.each([
    ["lcp", -5, 0],
    ["lcp", 1e300, 60],
    ["navigation", 61, 60],
    ["cls", 4000, 10],
    ["inp", -0.0001, 0],
  ])("has its %s of %d within bounds", (name, value, bounded) => {
    expect(read({ ...good, measures: [[name, "home", value]] })?.measures[0]?.value).toBe(bounded);
  });
});

describe("what is no report", () => {
  const failure = good.failures[0];
  const measure = good.measures[0];
  it.each<[string, unknown]>([
    ["no JSON", "{"],
    ["nothing", ""],
    ["a number", "1"],
    ["an infinite value", JSON.stringify(good).replace("1.2", "1e999")],
    ["a value as text", { ...good, measures: [["lcp", "home", "1"]] }],
    ["a measure of its own", { ...good, measures: [["evil", "home", 1]] }],
    ["a device of its own", { ...good, device: "toaster" }],
    ["a kind of its own", { ...good, failures: [{ ...failure, kind: "x" }] }],
    ["an error's name of its own", { ...good, failures: [{ ...failure, name: "<script>" }] }],
    ["a message", { ...good, failures: [{ ...failure, message: "x@y.test" }] }],
    ["more than is asked", { ...good, user: 7 }],
    ["too many measures", { ...good, measures: Array(21).fill(measure) }],
    ["too many failures", { ...good, failures: Array(5).fill(failure) }],
    ["too many frames", { ...good, failures: [{ ...failure, frames: Array(11).fill(["a.js", 1, 1]) }] }],
    ["half a line", { ...good, failures: [{ ...failure, frames: [["a.js", 1.5, 1]] }] }],
    ["a line beyond any", { ...good, failures: [{ ...failure, frames: [["a.js", 1e9, 1]] }] }],
    ["a name without end", { ...good, build: "b".repeat(101) }],
    ["a list", [good]],
    ["a prototype", `{"__proto__":${JSON.stringify(good)}}`],
  ])("is refused: %s", (_, report) => {
    expect(read(report)).toBeNull();
  });
});

it("adds no label and no number out of bounds, whatever it says", async () => {
  const metrics = createBrowserMetrics();
  const name = fc.oneof(fc.constantFrom("b1", "home", "games/hall", "__proto__"), fc.string());
  const value = fc.oneof(fc.double(), fc.integer(), fc.constantFrom(null, "1"));
  fc.assert(
    fc.property(
      fc.record({
        build: name,
        device: fc.oneof({ weight: 9, arbitrary: fc.constantFrom(...deviceClasses) }, fc.string()),
        isFirst: fc.boolean(),
        measures: fc.array(fc.tuple(fc.constantFrom(...measureNames), name, value), { maxLength: 3 }),
        failures: fc.array(
          fc.record({
            kind: fc.constantFrom(...failureKinds),
            name: fc.constantFrom(...errorNames),
            route: name,
            frames: fc.array(fc.tuple(name, fc.nat(), fc.nat()), { maxLength: 2 }),
          }),
          { maxLength: 2 },
        ),
      }),
      (report) => {
        const known = read(report);
        if (known) metrics.count(known);
      },
    ),
  );
  metrics.count(read(good) ?? expect.fail("a good report is read"));
  const labels = {
    timing: new Set<unknown>(measureNames),
    kind: new Set<unknown>(failureKinds),
    device: new Set<unknown>(deviceClasses),
    route: new Set<unknown>(["home", "games/hall", "other"]),
    build: new Set<unknown>(["b1", "other"]),
  };
  for (const metric of metrics.metrics) {
    const { values } = await metric.get();
    expect(values.length).toBeGreaterThan(0);
    for (const each of values) {
      expect(Number.isFinite(each.value) && each.value >= 0).toBe(true);
      for (const [label, known] of Object.entries(labels))
        if (label in each.labels) expect(known).toContain(each.labels[label]);
    }
  }
});
