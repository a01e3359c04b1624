import { readFileSync } from "node:fs";
import type { MarketFile } from "../../app/market/market-file";
import { requirementsOf } from "../../server/market/requirements";
import { code, tableOf, withParts } from "../markdown";
import { exampleMarkets } from "./examples";
import { fieldsText } from "./fields";
import { holdsText } from "./holds";

export const marketsPath = new URL("../../docs/markets.md", import.meta.url);

/** The document with the list of fields, and a table of each file in `markets/`. */
export function marketsText(): string {
  const files = exampleMarkets().map(({ file }) => file);
  return withParts(readFileSync(marketsPath, "utf8"), {
    holds: holdsText(files),
    "market fields": fieldsText(),
    markets: files.map(sectionOf).join("\n\n"),
  });
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
  return tableOf(
    ["Field", "What the site shows or refuses", "Test", "Duty of the platform or the games"],
    requirementsOf(file).map(({ duty, field, proof, site }) => [
      code(field),
      site ?? "the platform's",
      proof ?? "",
      duty ? `${code(duty.name)}: ${duty.requires}` : "",
    ]),
  );
}
