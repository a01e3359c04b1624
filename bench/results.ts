import { execFileSync } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { cpus } from "node:os";
import { type Bar, bar, meets } from "./bar";

/** One measured figure. */
export interface Row {
  /** Its name, which the bar knows it by. */
  what: string;
  figure: number;
  /** "x" for a ratio. */
  unit: string;
  /** Between which half of the rounds lay. */
  spread?: string;
  /** The same contender against itself: what the machine alone changes. */
  control?: string;
  detail?: string;
}

const FILE = "bench/RESULTS.md";
const MAX_TABLES = 3;
const HEAD = `# Results

Written by \`npm run bench\`: a table for each of the last three commits measured, the newest first; older ones are in git's history of
this file (\`git log -p\`). Only ratios within one run compare.
Control: the same contender against itself. Spread: where half of the rounds lie. What is measured how: [docs/decisions/120](../docs/decisions/120-measurements-against-references.md).
`;
const COLUMNS = "| Measure | Figure | Bar | Spread | Control | Detail |\n|---|---|---|---|---|---|\n";

/** Writes the rows into the table of this commit; rows of the same name are replaced. */
export function writeResults(rows: Row[]): void {
  const commit = currentCommit();
  if (!commit) {
    process.stdout.write("\nNot written down: no commit has these figures (the working tree is changed).\n");
    return;
  }
  writeFileSync(FILE, withRows(existsSync(FILE) ? readFileSync(FILE, "utf8") : "", commit, rows));
}

/** The file with the rows in the table of a commit, which comes first. */
export function withRows(file: string, commit: string, rows: Row[]): string {
  const [, ...tables] = file.split(/^## /m);
  const isOfCommit = (table: string) => table.startsWith(`${commit} `);
  const lines = new Map(
    tables
      .filter(isOfCommit)
      .flatMap((table) => table.split("\n").filter((line) => /^\| (?!Measure )/.test(line)))
      .map((line) => [line.split(" | ")[0]?.slice(2), line]),
  );
  for (const row of rows) lines.set(row.what, lineOf(row));
  const date = new Date().toISOString().slice(0, 16).replace("T", " ");
  const table = `${commit} · ${date} · ${machine()}\n\n${COLUMNS}${[...lines.values()].join("\n")}\n`;
  const others = tables.filter((one) => !isOfCommit(one)).map((one) => `${one.trimEnd()}\n`);
  return [HEAD, ...[table, ...others].slice(0, MAX_TABLES).map((one) => `## ${one}`)].join("\n");
}

function lineOf(row: Row): string {
  const limit = bar.find(({ what }) => what === row.what);
  const verdict = limit
    ? `${meets(limit, row.figure) ? "" : "**missed** "}${limitText(limit, row.unit)}`
    : "";
  const cells = [row.what, figureText(row), verdict, row.spread ?? "", row.control ?? "", row.detail ?? ""];
  return `| ${cells.join(" | ")} |`;
}

export function figureText({ figure, unit }: Pick<Row, "figure" | "unit">): string {
  const digits = unit === "x" ? (figure < 0.1 ? 3 : 2) : figure < 10 ? 2 : figure < 100 ? 1 : 0;
  return `${Number(figure.toFixed(digits))} ${unit}`;
}

export function limitText(limit: Bar, unit: string): string {
  return `${limit.atLeast === undefined ? "at most" : "at least"} ${limit.atLeast ?? limit.max} ${unit}`;
}

/** Undefined where the working tree differs from it. */
function currentCommit(): string | undefined {
  try {
    const git = (...args: string[]) =>
      execFileSync("git", args, { encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] }).trim();
    const isChanged = git("status", "--porcelain", "--", ".", `:!${FILE}`) !== "";
    return isChanged ? undefined : git("rev-parse", "--short", "HEAD");
  } catch {
    return undefined;
  }
}

function machine(): string {
  const all = cpus();
  const model = all[0]?.model.replace(/\s+/g, " ").trim() ?? "unknown";
  return `${all.length} x ${model}, Node ${process.versions.node}`;
}
