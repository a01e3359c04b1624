import { execFile } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { parse } from "yaml";
import { programPath } from "../../../scripts/needs/provide";

/** What `/metrics` says at one moment, by series: name and labels as they are written. */
export type Scrape = ReadonlyMap<string, number>;

const RULES = resolve("deploy/observability/alerts.yaml");
const rulesText = readFileSync(RULES, "utf8");
const { groups }: { groups: { rules: { alert: string }[] }[] } = parse(rulesText);
/** Every alert of the rules. */
export const alertNames = groups.flatMap(({ rules }) => rules.map(({ alert }) => alert));

/** How busy this machine is while the row plays is no part of the row, and seconds of it would be taken for an hour. */
const OF_THE_MACHINE = "nodejs_eventloop_lag_p99_seconds";

const DAY = 1440;
const HOUR = 60;

/** Reads the series that alerts are about of some instance, but the machine's and the buckets of histograms. */
export async function scrape(url: string, instance: string): Promise<Scrape> {
  const text = await fetch(`${url}/metrics`).then(
    (answer) => answer.text(),
    () => "",
  );
  const lines = [...text.matchAll(/^(\w+)(?:\{(.*)\})? ([\d.e+-]+)$/gm)];
  const series = lines.flatMap(([, name = "", labels = "", value]) => {
    if (name === OF_THE_MACHINE || name.endsWith("_bucket") || !rulesText.includes(name)) return [];
    const all = [`job="croupier"`, `instance="${instance}"`, labels].filter(Boolean).join(",");
    return [[`${name}{${all}}`, Number(value)] as const];
  });
  return new Map([[`up{job="croupier",instance="${instance}"}`, text ? 1 : 0], ...series]);
}

/** What went on for a minute, between two scrapes. */
export interface Minute {
  from: Scrape;
  to: Scrape;
}

/**
 * The alerts that fire once what was seen has gone on for an hour, as promtool works the rules out; `before` went on for
 * the day until then, where there was one.
 */
export async function firingAlerts(now: Minute, before: Minute | undefined): Promise<string[]> {
  const series = [...now.to].map(([name, value]) => {
    const isGauge = !/_(?:total|count|sum)\{/.test(name);
    const start = now.from.get(name) ?? (isGauge ? value : 0);
    const hour = isGauge ? `${value}x${HOUR}` : `${start}+${value - start}x${HOUR}`;
    return { series: name, values: before ? `${dayOf(name, before, start, isGauge)} ${hour}` : hour };
  });
  const folder = mkdtempSync(join(tmpdir(), "truth-"));
  const file = join(folder, "test.yaml");
  const test = {
    interval: "1m",
    input_series: series,
    alert_rule_test: alertNames.map((alertname) => ({
      eval_time: `${(before ? DAY : 0) + HOUR}m`,
      alertname,
      exp_alerts: [],
    })),
  };
  writeFileSync(file, JSON.stringify({ rule_files: [RULES], evaluation_interval: "1m", tests: [test] }));
  try {
    const said = await promtool(file);
    return alertNames.filter((name) => said.includes(`alertname="${name}"`));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** A day that ends where the hour begins. */
function dayOf(name: string, before: Minute, end: number, isGauge: boolean): string {
  const [from, to] = [before.from.get(name), before.to.get(name)];
  if (to === undefined) return `_x${DAY}`;
  const each = isGauge ? 0 : to - (from ?? 0);
  return each === 0 ? `${isGauge ? to : end}x${DAY}` : `${end - each * DAY}+${each}x${DAY - 1}`;
}

/** What it says of alerts that were not expected: none is. */
function promtool(file: string): Promise<string> {
  return new Promise((done, fail) => {
    execFile(programPath("promtool"), ["test", "rules", file], (_error, out, said) => {
      if (/SUCCESS|FAILED/.test(out + said)) done(out + said);
      else fail(new Error(out + said));
    });
  });
}
