import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { Registry } from "prom-client";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { parse } from "yaml";
import { createPlatform } from "../../app/platform/client.server";
import { programPath } from "../../scripts/needs/provide";
import { probeMetrics } from "../../scripts/probe/metrics";
import { createTelemetry } from "../../server/process/telemetry";
import { configFor, recordedLog } from "../support/requests";
import { startPipeline } from "../support/start-pipeline";

// What operators load into Prometheus and Grafana, against the metrics that there are and the page that explains them.

interface Rule {
  alert: string;
  expr: string;
  labels: { severity: string };
  annotations: { summary: string; runbook_url: string };
}
interface Panel {
  title: string;
  targets?: { expr: string }[];
}

const read = (path: string) => readFileSync(path, "utf8");
const { groups }: { groups: { rules: Rule[] }[] } = parse(read("deploy/observability/alerts.yaml"));
const rules = groups.flatMap((group) => group.rules);
const { panels }: { panels: Panel[] } = JSON.parse(read("deploy/observability/grafana-dashboard.json"));
const headings = [...read("docs/runbook.md").matchAll(/^## (.+)$/gm)].map(([, heading = ""]) => heading);

/** Names of metrics in an expression: what is neither a function, a label, a text nor a number. */
function metricsIn(expr: string): string[] {
  const bare = expr
    .replace(/"[^"]*"/g, "")
    .replace(/\{[^}]*\}/g, "")
    .replace(/\b(?:by|without|on|ignoring)\s*\([^)]*\)/g, "")
    .replace(/\[[^\]]*\]/g, "");
  return (bare.match(/\b[a-z_][a-z0-9_]*\b(?!\s*\()/g) ?? []).filter(
    (name) => !/^(?:by|and|or|unless|offset|e)$/.test(name),
  );
}

/** Beside those of the site: Prometheus's own, of whether it reaches an instance, and those of `npm run probe`. */
const known = new Set(["up", ...Object.keys(probeMetrics)]);
/** What a process says that has just started. */
let text: string;
beforeAll(async () => {
  const server = await startPipeline();
  ({ text } = await server.ask("/metrics"));
  await server.close();
  // The app's own part of a start, which the fake build lacks.
  const telemetry = createTelemetry();
  await createPlatform(configFor("http://127.0.0.1:9"), recordedLog(), undefined, telemetry).close();
  const registry = new Registry();
  for (const metric of telemetry.metrics) registry.registerMetric(metric);
  text += await registry.metrics();
  for (const [, name = "", type] of text.matchAll(/^# TYPE (\S+) (\S+)$/gm)) {
    const parts = type === "histogram" ? ["_bucket", "_count", "_sum"] : [""];
    for (const part of parts) known.add(name + part);
  }
});
afterAll(() => known.clear());

describe("names of metrics", () => {
  it("are found in expressions", () => {
    expect(metricsIn('sum by (a, b) (rate(x_total{c="d"}[5m])) / sum(y_count) > 0.02 and z == 1e6')).toEqual([
      "x_total",
      "y_count",
      "z",
    ]);
  });

  it.each(rules.map(({ alert, expr }) => [alert, expr]))(
    "of the alert %s are those of /metrics",
    (_alert, expr) => {
      const names = metricsIn(expr);
      expect(names.length).toBeGreaterThan(0);
      expect(names.filter((name) => !known.has(name))).toEqual([]);
    },
  );

  it.each(panels.filter(({ targets }) => targets).map(({ title, targets }) => [title, targets]))(
    "of the panel %s are those of /metrics",
    (_title, targets = []) => {
      const names = targets.flatMap(({ expr }) => metricsIn(expr));
      expect(names.length).toBeGreaterThan(0);
      expect(names.filter((name) => !known.has(name))).toEqual([]);
    },
  );
});

it.each(rules.map(({ alert, expr }) => [alert, expr]))("%s tells sites apart", (_alert, expr) => {
  const aggregations = [...expr.matchAll(/\b(?:sum|max|min|count|avg)\b(?: by \(([^)]*)\))?/g)];
  for (const [, labels = ""] of aggregations) expect(labels).toMatch(/^brand, market, region(?:,|$)/);
});

describe("the first event of a counter", () => {
  // A rate is of many; beside it a count only holds the alert back.
  const counting = rules.filter(({ expr }) => !/\brate\(/.test(expr));
  const counted = counting.flatMap(({ alert, expr }) =>
    [...expr.matchAll(/increase\((\w+)(\{[^}]*\})?\[/g)].map(
      ([, name = "", labels = ""]) => [alert, name, labels, expr] as const,
    ),
  );
  const isBorn = (name: string, wanted: string) =>
    text.split("\n").some((line) => {
      if (!new RegExp(`^${name}(?:\\{| )`).test(line)) return false;
      const labels = Object.fromEntries(
        [...line.matchAll(/(\w+)="([^"]*)"/g)].map(([, key, value]) => [key, value]),
      );
      return [...wanted.matchAll(/(\w+)(!?=~?)"([^"]*)"/g)].every(([, key = "", sign = "", value = ""]) => {
        const fits = sign.endsWith("~")
          ? new RegExp(`^(?:${value})$`).test(labels[key] ?? "")
          : labels[key] === value;
        return fits !== sign.startsWith("!");
      });
    });

  it.each(counted)(
    "is seen by %s: %s%s is 0 at the start, or what is young counts as a whole",
    (_alert, name, labels, expr) => {
      const young = `(${name}${labels} unless last_over_time(${name}${labels}[`;
      expect(isBorn(name, labels) || expr.includes(young)).toBe(true);
    },
  );

  it("is found missing", () => {
    expect(isBorn("money_outcomes_total", '{outcome="paused"}')).toBe(true);
    expect(isBorn("money_outcomes_total", '{outcome="other"}')).toBe(false);
    expect(isBorn("reply_misfits_total", "")).toBe(false);
  });
});

describe("the tests of alerts", () => {
  interface RuleTest {
    alert_rule_test: { alertname: string; exp_alerts?: { exp_annotations: { runbook_url: string } }[] }[];
  }
  const { tests }: { tests: RuleTest[] } = parse(read("deploy/observability/alerts.test.yaml"));
  const cases = tests.flatMap((one) => one.alert_rule_test);

  it.each(rules.map((rule) => [rule.alert, rule] as const))(
    "have %s fire, and leave it quiet before",
    (alert, rule) => {
      const own = cases.filter(({ alertname }) => alertname === alert);
      expect(own.filter((one) => !one.exp_alerts)).not.toEqual([]);
      const runbooks = own
        .flatMap((one) => one.exp_alerts ?? [])
        .map((one) => one.exp_annotations.runbook_url);
      expect(new Set(runbooks)).toEqual(new Set([rule.annotations.runbook_url]));
    },
  );

  it("hold, as Prometheus evaluates them", () => {
    const { status, stdout, stderr } = spawnSync(
      programPath("promtool"),
      ["test", "rules", "alerts.test.yaml"],
      { cwd: "deploy/observability", encoding: "utf8" },
    );
    expect([status, stdout + stderr]).toEqual([0, expect.stringContaining("SUCCESS")]);
    // Two seconds of work, which a busy machine takes its time for.
  }, 60_000);
});

describe("the runbook", () => {
  it("has a heading for each alert, in their order, and none besides", () => {
    expect(rules.length).toBeGreaterThan(15);
    expect(headings).toEqual(rules.map(({ alert }) => alert));
  });

  it.each(rules.map((rule) => [rule.alert, rule] as const))("is where the alert %s leads", (alert, rule) => {
    expect(rule.annotations.runbook_url).toBe(`docs/runbook.md#${alert.toLowerCase()}`);
    expect(["warning", "critical"]).toContain(rule.labels.severity);
    const section = read("docs/runbook.md").split(`\n## ${alert}\n`)[1]?.split("\n## ")[0] ?? "";
    for (const part of ["**Means**", "**Look**", "**Do**"]) expect(section).toContain(part);
  });

  it("names panels that there are", () => {
    const titles = panels.map(({ title }) => title);
    const named = [...read("docs/runbook.md").matchAll(/(?<!\*)\*([A-Z][^*]+)\*(?!\*)/g)].map(
      ([, name = ""]) => name,
    );
    expect(named.length).toBeGreaterThan(10);
    expect(named.filter((name) => !titles.some((title) => title.startsWith(name)))).toEqual([]);
  });
});
