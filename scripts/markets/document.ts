import { readFileSync } from "node:fs";
import type { MarketFile } from "../../app/market/market-file";
import type { Requirement } from "../../server/market/requirement";
import { requirementsOf } from "../../server/market/requirements";
import { exampleMarkets } from "./examples";
import { fieldsText } from "./fields";
import { holdsText } from "./holds";

export const marketsPath = new URL("../../docs/markets.md", import.meta.url);

/** The document with the list of fields, and a table of each file in `markets/`. */
export function marketsText(): string {
  const files = exampleMarkets().map(({ file }) => file);
  const parts = {
    holds: holdsText(files),
    "market fields": fieldsText(),
    markets: files.map(sectionOf).join("\n\n"),
  };
  return Object.entries(parts).reduce(
    (text, [name, part]) => withPart(text, name, part),
    readFileSync(marketsPath, "utf8"),
  );
}

/** The text with a part of it, between its marks, generated again. */
function withPart(text: string, name: string, part: string): string {
  return text.replace(RegExp(`(?<=<!-- made: ${name} -->\n).*?(?=<!-- end -->)`, "s"), () => `${part}\n`);
}

function sectionOf(file: MarketFile): string {
  const unsure = Object.entries(file.unsure).map(([field, what]) => `- \`${field}\`: ${what}`);
  return [
    `### ${file.market}: ${file.regulator}`,
    "",
    conformanceText(file),
    ...(unsure.length > 0 ? ["", "To be checked, for the sources are weak:", "", ...unsure] : []),
  ].join("\n");
}

/** What each field requires, what the site does about it, and whose duty the rest is. */
export function conformanceText(file: MarketFile): string {
  return [
    "| Field | What the site shows or refuses | Test | Duty of the platform or the games |",
    "|---|---|---|---|",
    ...requirementsOf(file).map(rowOf),
  ].join("\n");
}

function rowOf({ duty, field, proof, site }: Requirement): string {
  const demand = duty ? `\`${duty.name}\`: ${duty.requires}` : "";
  return `| \`${field}\` | ${site ?? "the platform's"} | ${proof ?? ""} | ${demand} |`;
}
