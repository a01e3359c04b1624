import { readFileSync } from "node:fs";
import { cellOf } from "./judge";
import { type Instrument, instruments } from "./row";
import { rows } from "./rows";

/** The page with the table of what says what, which `npm run docs` writes. */
export const truthPath = "docs/operator-guide.md";

const TABLE = /(?<=<!-- made: truth -->\n).*?(?=\n<!-- end -->)/s;

export function truthText(): string {
  return readFileSync(truthPath, "utf8").replace(TABLE, () => table());
}

function table(): string {
  const head = ["Wrong", "Start", "`/_operator/`", "`check:backends`", "`probe`", "Alert", "`/readyz`"];
  const lines = rows.map((row) => [row.name, ...instruments.map((instrument) => shown(row, instrument))]);
  return [head, head.map(() => "---"), ...lines].map((cells) => `| ${cells.join(" | ")} |`).join("\n");
}

function shown(row: (typeof rows)[number], instrument: Instrument): string {
  const cell = cellOf(row, instrument);
  return typeof cell === "string" ? `“${cell.replace(/`/g, "")}”` : `– ${cell.cannot}`;
}
