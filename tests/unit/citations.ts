import { existsSync, readdirSync, readFileSync } from "node:fs";

/** A place that a text cites: `docs/contract.md` and `3.6`, `row-10`, `d71`, `o14` or a heading; a whole document has no id. */
export interface Citation {
  line: number;
  text: string;
  document: string;
  id?: string;
}

/** Space, or the end of a line of a comment and what begins the next one. */
const GAP = String.raw`(?:[ \t]*\n[ \t]*(?:\*|//|#)?[ \t]*|[ \t]+)`;
const ID = String.raw`#(?:row-\d+|[do]\d+|\d+(?:\.\d+)?|[a-z\d]+(?:-[a-z\d]+)+|[a-z]+)(?![\w-]|\.\d)`;
const MORE = `(?:,|,?${GAP}(?:and|or|to))${GAP}`;
const LINK = new RegExp(String.raw`(?<![\w/.-])(docs/[\w/-]+\.md)(${ID}(?:${MORE}${ID})*)?`, "g");

/** Every place that a text links to. A link that leads on (`docs/contract.md#3.6, #6.5 and #o14`) is several. */
export function citationsOf(text: string): Citation[] {
  return [...text.matchAll(LINK)].flatMap(({ 0: whole, 1: document = "", 2: ids, index }) => {
    const at = { line: lineOf(text, index), text: whole.replace(/\s+/g, " "), document };
    return ids ? [...ids.matchAll(/#([\w.-]*\w)/g)].map(([, id]) => ({ ...at, id })) : [at];
  });
}

const SHORT =
  /(?<![\w/.-])(?:contract|product|safety|architecture|decisions?|specification)\s(?:sections? |rows? )?(?:[DO]\d{1,3}|\d{1,3}(?:\.\d{1,2})?)(?![\w%/]|\.\d)/gi;

/** Sections that are named without a link, which only documents do: there the name itself is the text of a link. */
export function unlinkedIn(text: string): { line: number; text: string }[] {
  return foundIn(text, SHORT);
}

/** Rows that are named without their document, as a title of tests may: `row 17`, `row %d`. */
export function bareRowsIn(text: string): { line: number; text: string }[] {
  return foundIn(text, /\b[Rr]ows? (?:%\w|\d+)/g);
}

function foundIn(text: string, pattern: RegExp) {
  return [...text.matchAll(pattern)].map(({ 0: whole, index }) => ({
    line: lineOf(text, index),
    text: whole,
  }));
}

function lineOf(text: string, index: number): number {
  return text.slice(0, index).split("\n").length;
}

const anchors = new Map<string, Set<string>>();

/** The ids of a document: names of anchors as code hosts make them of headings, and those that are written out. */
export function anchorsIn(path: string): Set<string> {
  const known = anchors.get(path);
  if (known) return known;
  const text = readFileSync(path, "utf8");
  const headings = [...text.matchAll(/^#{1,6} (.+)$/gm)].map(([, title = ""]) =>
    title
      .replace(/<[^>]*>/g, "")
      .toLowerCase()
      .replace(/[^\w\s-]/g, "")
      .replaceAll(" ", "-"),
  );
  const written = [...text.matchAll(/<a id="([\w.-]+)"><\/a>/g)].map(([, id = ""]) => id);
  const all = new Set([...headings, ...written]);
  anchors.set(path, all);
  return all;
}

export function isFound({ document, id }: Pick<Citation, "document" | "id">): boolean {
  return existsSync(document) && (id === undefined || anchorsIn(document).has(id));
}

const COMMENT = /\/\*[\s\S]*?\*\/|(?:^|\s)\/\/.*$/gm;

/** What is written of a text's code, and the code itself. */
export function commentsAndCode(text: string): { comments: string; code: string } {
  return { comments: text.match(COMMENT)?.join("\n") ?? "", code: text.replace(COMMENT, " ") };
}

/** Names in backticks that only code has: `loadHall()`, `hall.server.ts`; with the folder where it is written. */
export function namesIn(text: string): string[] {
  return [...text.matchAll(/`((?:[\w-]+\/)*[\w.-]*\w\.(?:tsx?|mjs|css)|[A-Za-z]\w*(?:\(\))?)`/g)].map(
    ([, name = ""]) => name,
  );
}

const FOLDERS = ["app", "server", "sandbox", "tests", "scripts", "docs", "bench", "integrations", "biome"];
const TEXT = /\.(?:tsx?|mjs|js|css|md|grit)$/;

/** Folders that nobody writes. */
const MADE = /\/node_modules$|^integrations\/.*\/(?:build|dist)$/;

/** Every text of the repository that people write. */
export function sources(): { path: string; text: string }[] {
  return FOLDERS.flatMap((folder) => filesIn(folder))
    .concat(readdirSync("."))
    .filter((path) => TEXT.test(path))
    .map((path) => ({ path, text: readFileSync(path, "utf8") }));
}

function filesIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (!entry.isDirectory()) return path;
    return MADE.test(path) ? [] : filesIn(path);
  });
}
