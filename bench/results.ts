import { execFileSync } from "node:child_process";
import { appendFileSync, existsSync, writeFileSync } from "node:fs";
import { cpus } from "node:os";

export interface Row {
  what: string;
  value: string;
  /** Relative to the reference of the same run. */
  ratio?: string;
}

const FILE = "bench/RESULTS.md";
const HEAD = `# Results

Written by \`npm run bench\`. Only ratios within one run say something; two machines or two days do not compare.

| Date | Commit | Machine | Measure | Value | Ratio |
|---|---|---|---|---|---|
`;

export function appendResults(rows: Row[]): void {
  if (!existsSync(FILE)) writeFileSync(FILE, HEAD);
  const date = new Date().toISOString().slice(0, 16).replace("T", " ");
  const lines = rows.map(
    ({ what, value, ratio = "" }) =>
      `| ${date} | ${commit()} | ${machine()} | ${what} | ${value} | ${ratio} |\n`,
  );
  appendFileSync(FILE, lines.join(""));
}

function commit(): string {
  try {
    const git = (...args: string[]) =>
      execFileSync("git", args, { encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] }).trim();
    const isChanged = git("status", "--porcelain", "--", ".", ":!bench/RESULTS.md") !== "";
    return git("rev-parse", "--short", "HEAD") + (isChanged ? "+" : "");
  } catch {
    return "none";
  }
}

function machine(): string {
  const all = cpus();
  const model = all[0]?.model.replace(/\s+/g, " ").trim() ?? "unknown";
  return `${all.length} x ${model}, Node ${process.versions.node}`;
}

export function median(values: number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  const [low = 0, high = 0] =
    sorted.length % 2 ? [sorted[middle], sorted[middle]] : [sorted[middle - 1], sorted[middle]];
  return (low + high) / 2;
}

export const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;
