import { readFileSync, writeFileSync } from "node:fs";
import "../reader-gone";
import { readOptions } from "../read-options";
import { figures, sizePath, withFigures, writtenFigures } from "./size";

const USAGE = `npm run size -- [--write]

Words of the documents and lines of the code, beside the figures in CONTRIBUTING.md. --write puts the present ones there.`;

const { write } = readOptions({ write: { type: "boolean" } }, USAGE);
const text = readFileSync(sizePath, "utf8");
const written = new Map(writtenFigures(text).map(({ what, count }) => [what, count]));
const now = figures();
for (const { what, count } of now) {
  const before = written.get(what);
  const change = before === undefined ? "" : `  was ${before}`;
  process.stdout.write(`${String(count).padStart(7)}  ${what}${change}\n`);
}
if (write) writeFileSync(sizePath, withFigures(text, now));
