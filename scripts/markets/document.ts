import { readdirSync, readFileSync } from "node:fs";
import { MarketFileSchema } from "../../app/market/file/rules";
import type { MarketFile } from "../../app/market/market-file";
import { type Requirement, requirementsOf } from "../../server/market/requirements";

const folder = new URL("../../markets/", import.meta.url);

export const marketsPath = new URL("../../docs/markets.md", import.meta.url);

/** The generated part of the document, between its marks. */
const TABLES = /(?<=<!-- made: markets -->\n).*?(?=\n<!-- end -->)/s;

/** The document with a table of each file in `markets/`. */
export function marketsText(): string {
  return readFileSync(marketsPath, "utf8").replace(TABLES, () =>
    exampleMarkets().map(sectionOf).join("\n\n"),
  );
}

function exampleMarkets(): MarketFile[] {
  return readdirSync(folder)
    .sort()
    .map((name) => MarketFileSchema.parse(JSON.parse(readFileSync(new URL(name, folder), "utf8"))));
}

function sectionOf(file: MarketFile): string {
  const unsure = Object.entries(file.unsure).map(([field, what]) => `- \`${field}\`: ${what}`);
  return [
    `### ${file.market}: ${file.regulator}`,
    "",
    "| Field | What the site shows or refuses | Test | Duty of the platform or the games |",
    "|---|---|---|---|",
    ...requirementsOf(file).map(rowOf),
    ...(unsure.length > 0 ? ["", "To be checked, for the sources are weak:", "", ...unsure] : []),
  ].join("\n");
}

function rowOf({ duty, field, proof, site }: Requirement): string {
  const asked = duty ? `\`${duty.name}\`: ${duty.asks}` : "";
  return `| \`${field}\` | ${site ?? "the platform's"} | ${proof ?? ""} | ${asked} |`;
}
