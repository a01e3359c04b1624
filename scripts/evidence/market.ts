import { existsSync, readFileSync } from "node:fs";
import { type Part, quoted, writeDocument } from "./part";

const TABLE = "docs/markets.md";

/** What each market requires, and what the site shows or refuses for it. */
export const market: Part = {
  title: "Conformance with markets",
  make(order) {
    const isThere = existsSync(TABLE);
    const text = isThere
      ? quoted(readFileSync(TABLE, "utf8"))
      : `There is no \`${TABLE}\` in this version: nothing is claimed about a market.`;
    writeDocument(order, "markets.md", "Conformance with markets", text);
    const lines = text.split("\n").filter((line) => /^\|(?! ?-)/.test(line)).length;
    return {
      files: ["markets.md"],
      summary: isThere ? `${lines} lines of \`${TABLE}\`` : `there is no \`${TABLE}\` in this version`,
      holds: isThere ? "yes" : "absent",
    };
  },
};
