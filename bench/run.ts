import { existsSync } from "node:fs";
import { provideOrEnd } from "../scripts/needs/provide";
import { bar, meets } from "./bar";
import { figureText, limitText, type Row, writeResults } from "./results";

/**
 * `npm run bench` runs all measurements, `npm run bench -- visitor cached` only the named ones. `--check` fails below the
 * bar; `--quick` takes short rounds for development, whose figures are not written down.
 */
const args = process.argv.slice(2);
if (!existsSync("/proc/self/stat")) stop("the measurements need Linux");
provideOrEnd(["bench"]);
// Only now, because it takes longer than saying what is missing.
const { benches } = await import("./benches");
const { quick, thorough } = await import("./race");
const wanted = args.filter((arg) => !arg.startsWith("--"));
const unknown = [
  ...wanted.filter((name) => !(name in benches)),
  ...args.filter((arg) => arg.startsWith("--") && !["--quick", "--check"].includes(arg)),
];
if (unknown.length > 0)
  stop(`no such measure: ${unknown.join(", ")} (there are ${Object.keys(benches).join(", ")})`);

const isQuick = args.includes("--quick");
const measured: Row[] = [];
const failed: string[] = [];
for (const [name, measure] of Object.entries(benches)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  process.stdout.write(`\n${name}${isQuick ? " (quick: rough figures)" : ""}\n`);
  // A measure that fails costs its own rows, not an hour's of the others.
  const rows = await measure(isQuick ? quick : thorough).catch((error: unknown) => {
    process.stderr.write(`  failed: ${error instanceof Error ? error.stack : error}\n`);
    failed.push(name);
    return [];
  });
  for (const row of rows) print(row);
  measured.push(...rows);
  if (!isQuick && rows.length > 0) writeResults(rows);
}
if (args.includes("--check")) check(measured);
if (failed.length > 0) {
  process.stdout.write(`\nFailed: ${failed.join(", ")}\n`);
  process.exitCode = 1;
}

function print({ what, spread = "", control = "", detail = "", ...row }: Row): void {
  const parts = [spread, control && `control ${control}`, detail].filter(Boolean).join(" · ");
  process.stdout.write(`  ${what.padEnd(62)} ${figureText(row).padStart(12)}  ${parts}\n`);
}

/** Says what falls short of the bar, and what of it was not measured where everything should have been. */
function check(rows: Row[]): void {
  const short = bar.flatMap((limit) => {
    const row = rows.find(({ what }) => what === limit.what);
    if (!row) return wanted.length > 0 ? [] : [`${limit.what}: not measured`];
    return meets(limit, row.figure)
      ? []
      : [`${limit.what}: ${figureText(row)}, ${limitText(limit, row.unit)}`];
  });
  const verdict = short.length > 0 ? `Below the bar:\n  ${short.join("\n  ")}` : "Nothing is below the bar.";
  process.stdout.write(`\n${verdict}\n`);
  if (short.length > 0) process.exitCode = 1;
}

function stop(message: string): never {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}
