import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { alertNames } from "../proofs/truth/alerts";
import { truthPath, truthText } from "../proofs/truth/document";
import { cellOf } from "../proofs/truth/judge";
import { instruments } from "../proofs/truth/row";
import { rows } from "../proofs/truth/rows";

// What `npm run test:proof -- truth` proves on a running site: here, that its rows are whole.

it("the guide has the table of the rows", () => {
  expect(readFileSync(truthPath, "utf8"), "docs/operator-guide.md is stale: npm run docs").toBe(truthText());
});

it.each(rows.map((row) => [row.name, row] as const))(
  "%s: two say it, and who cannot has a reason",
  (_name, row) => {
    const cells = instruments.map((instrument) => cellOf(row, instrument));
    const words = cells.filter((cell) => typeof cell === "string");
    expect(words.length).toBeGreaterThanOrEqual(2);
    for (const cell of cells) expect(typeof cell === "string" ? cell : cell.cannot).not.toBe("");
  },
);

it("each row has a name of its own, and alerts that there are", () => {
  expect(new Set(rows.map(({ name }) => name)).size).toBe(rows.length);
  const alerts = rows.map((row) => cellOf(row, "metrics")).filter((cell) => typeof cell === "string");
  expect(alerts.filter((alert) => !alertNames.includes(alert))).toEqual([]);
});
