import { readFileSync } from "node:fs";
import { tableOf, withParts } from "../../../scripts/markdown";
import { cellOf } from "./judge";
import { type Instrument, instruments } from "./row";
import { rows } from "./rows";

/** The page with the table of what says what, which `npm run docs` writes. */
export const truthPath = "docs/operator-guide.md";

export function truthText(): string {
  const heads = ["Wrong", "Start", "`/_operator/`", "`check:backends`", "`probe`", "Alert", "`/readyz`"];
  const lines = rows.map((row) => [row.name, ...instruments.map((instrument) => shown(row, instrument))]);
  return withParts(readFileSync(truthPath, "utf8"), { truth: tableOf(heads, lines) });
}

function shown(row: (typeof rows)[number], instrument: Instrument): string {
  const cell = cellOf(row, instrument);
  return typeof cell === "string" ? `“${cell.replace(/`/g, "")}”` : `– ${cell.cannot}`;
}
