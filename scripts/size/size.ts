import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { tableOf, withParts } from "../markdown";

/** One line of the table: what is counted, and how much of it there is. */
export interface Figure {
  what: string;
  count: number;
}

export const sizePath = new URL("../../CONTRIBUTING.md", import.meta.url);

const MADE = /<!-- made: [^>]+ -->\n([\s\S]*?)<!-- end -->/g;
const TABLE = /(?<=<!-- made: size -->\n)[\s\S]*?(?=<!-- end -->)/;
/** Blocks of code, which are no prose. */
const BLOCK = /^```[\s\S]*?^```$|^ {4,}.*$/gm;
const WORD = /\S*[\p{L}\p{N}]\S*/gu;
const CODE = /\.(?:tsx?|mjs|css)$/;
const TEST = /\.(?:test|spec)\.tsx?$/;

const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .map((path) => join(folder, path))
    .filter((path) => !path.includes("node_modules"));
const read = (path: string) => readFileSync(path, "utf8");
const sum = (counts: number[]) => counts.reduce((total, count) => total + count, 0);

/** Words of prose, and words of tables that `npm run docs` writes between a mark and its end. */
export function wordsOf(text: string): { prose: number; made: number } {
  const wordsIn = (part: string) => part.match(WORD)?.length ?? 0;
  return {
    prose: wordsIn(text.replace(MADE, "").replace(BLOCK, "")),
    made: sum([...text.matchAll(MADE)].map(([, table = ""]) => wordsIn(table))),
  };
}

/** The sizes of the repository's documents and code, as they are now. */
export function figures(): Figure[] {
  const documents = filesIn("docs").filter((path) => path.endsWith(".md"));
  const isContract = (path: string) => path.startsWith("docs/contract");
  const isDecision = (path: string) => path.startsWith("docs/decisions/");
  const prose = (paths: string[]) => sum(paths.map((path) => wordsOf(read(path)).prose));
  const outside = documents.filter((path) => !isContract(path));
  const decisions = documents.filter(isDecision);

  const code = ["app", "server", "sandbox", "scripts", "bench", "tests"]
    .flatMap(filesIn)
    .filter((path) => CODE.test(path));
  const isTest = (path: string) => path.startsWith("tests/") || TEST.test(path);
  const lines = (paths: string[]) => sum(paths.map((path) => read(path).split("\n").length - 1));
  const linesOf = (folder: string) =>
    lines(code.filter((path) => path.startsWith(`${folder}/`) && !isTest(path)));

  return [
    { what: "words in `docs/`, outside of the contract", count: prose(outside) },
    { what: "of these in decisions", count: prose(decisions) },
    { what: "decisions", count: decisions.length },
    { what: "words of the contract", count: prose(documents.filter(isContract)) },
    { what: "words of generated tables", count: sum(documents.map((path) => wordsOf(read(path)).made)) },
    ...["app", "server", "sandbox", "scripts", "bench"].map((folder) => ({
      what: `lines in \`${folder}/\`, without tests`,
      count: linesOf(folder),
    })),
    { what: "lines of tests", count: lines(code.filter(isTest)) },
  ];
}

/** CONTRIBUTING with these figures in its table. */
export function withFigures(text: string, rows: Figure[]): string {
  const table = tableOf(
    ["What", "Count"],
    rows.map(({ what, count }) => [what, count]),
  );
  return withParts(text, { size: table });
}

/** The figures that CONTRIBUTING has. */
export function writtenFigures(text: string): Figure[] {
  const rows = text.match(TABLE)?.[0].matchAll(/^\| (.+) \| (\d+) \|$/gm) ?? [];
  return [...rows].map(([, what = "", count]) => ({ what, count: Number(count) }));
}
