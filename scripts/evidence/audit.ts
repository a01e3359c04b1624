import { tableOf } from "../markdown";

/** `unclear`: the tool could not decide, and a person has to look. */
export type Verdict = "passed" | "unclear" | "failed";

/** A page as the accessibility test saw it in one look (theme, direction, width). */
export interface AuditedPage {
  path: string;
  viewer: "visitor" | "player";
  /** By the name of axe's rule; those that found nothing to judge are omitted. */
  rules: Record<string, Verdict>;
  /** Targets that are too small, and sideways scroll. */
  faults: string[];
}

/** Name of the attachment by which the test hands its pages on. */
export const AUDIT = "audited pages";

interface Suite {
  specs?: { tests: { results: { attachments?: { name: string; body?: string }[] }[] }[] }[];
  suites?: Suite[];
}

/** The pages of all looks, from Playwright's JSON report. The last try of a test counts. */
export function auditedPages({ suites }: { suites: readonly Suite[] }): AuditedPage[] {
  return suites.flatMap(({ specs = [], suites: inner = [] }) => [
    ...specs.flatMap(({ tests }) =>
      tests.flatMap(({ results }) =>
        (results.at(-1)?.attachments ?? [])
          .filter(({ name }) => name === AUDIT)
          .flatMap(({ body = "" }) => JSON.parse(Buffer.from(body, "base64").toString()) as AuditedPage[]),
      ),
    ),
    ...auditedPages({ suites: inner }),
  ]);
}

interface Sum {
  path: string;
  viewer: string;
  looks: number;
  rules: Record<string, Verdict>;
  faults: string[];
}

const severity: Record<Verdict, number> = { passed: 0, unclear: 1, failed: 2 };
const marks: Record<Verdict, string> = { passed: "passed", unclear: "to look at", failed: "FAILED" };

/** Each page once, with the worst verdict of all looks. */
function summed(pages: readonly AuditedPage[]): Sum[] {
  const sums = new Map<string, Sum>();
  for (const { path, viewer, rules, faults } of pages) {
    const key = `${viewer} ${path}`;
    const sum = sums.get(key) ?? { path, viewer, looks: 0, rules: {}, faults: [] };
    sums.set(key, sum);
    sum.looks += 1;
    sum.faults.push(...faults);
    for (const [rule, verdict] of Object.entries(rules))
      if (severity[verdict] >= severity[sum.rules[rule] ?? "passed"]) sum.rules[rule] = verdict;
  }
  return [...sums.values()].sort((a, b) => b.viewer.localeCompare(a.viewer) || a.path.localeCompare(b.path));
}

export interface Report {
  pages: number;
  rules: number;
  failed: number;
  unclear: number;
  /** The tables for a reader. */
  text: string;
  /** Pages by rules, for a spreadsheet. */
  csv: string;
}

/** The report of an accessibility run: by page, by rule, and each page with each rule. */
export function reportOf(pages: readonly AuditedPage[]): Report {
  const sums = summed(pages);
  const rules = [...new Set(sums.flatMap((sum) => Object.keys(sum.rules)))].sort();
  const named = (sum: Sum, verdict: Verdict) => rules.filter((rule) => sum.rules[rule] === verdict);
  const byPage = sums.map((sum) => [
    `\`${sum.path}\``,
    sum.viewer,
    sum.looks,
    named(sum, "passed").length,
    named(sum, "unclear").join(", ") || "–",
    [...named(sum, "failed"), ...sum.faults].join(", ") || "–",
  ]);
  const countOf = (rule: string, verdict: Verdict) =>
    sums.filter((sum) => sum.rules[rule] === verdict).length;
  const byRule = rules.map((rule) => [
    `\`${rule}\``,
    countOf(rule, "passed"),
    countOf(rule, "unclear"),
    countOf(rule, "failed"),
  ]);
  const text = [
    "Rules of axe-core for WCAG 2.0, 2.1 and 2.2, levels A and AA, in a browser; beside them targets of 44 px on phones, and no sideways scroll at 320 px and at 200 % zoom.",
    "## By page",
    tableOf(["Page", "Seen by", "Looks", "Rules passed", "A person has to look", "Failed"], byPage),
    "## By rule",
    tableOf(["Rule", "Pages passed", "A person has to look", "Failed"], byRule),
  ].join("\n\n");
  const cells = [
    ["page", "seen by", ...rules],
    ...sums.map((sum) => [sum.path, sum.viewer, ...rules.map((rule) => verdictText(sum.rules[rule]))]),
  ];
  return {
    pages: sums.length,
    rules: rules.length,
    failed: sums.reduce((count, sum) => count + named(sum, "failed").length + sum.faults.length, 0),
    unclear: sums.reduce((count, sum) => count + named(sum, "unclear").length, 0),
    text,
    csv: `${cells.map((row) => row.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(",")).join("\n")}\n`,
  };
}

function verdictText(verdict: Verdict | undefined): string {
  return verdict ? marks[verdict] : "nothing to judge";
}
