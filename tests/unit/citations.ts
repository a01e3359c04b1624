import { readdirSync, readFileSync } from "node:fs";

/** A place that code or a document cites: `contract` `3.6`, `contract` `row-10`, `decision` `020`. */
export interface Citation {
  line: number;
  text: string;
  source: string;
  id: string;
}

const WORD =
  "[Cc]ontract|[Pp]roduct|[Ss]afety|[Aa]rchitecture|[Dd]ecisions?|[Ss]pecification|SAFETY|ARCHITECTURE";
/** Space, or the end of a line of a comment and what begins the next one. */
const GAP = String.raw`(?:[ \t]*\n[ \t]*(?:\*|//|#)?[ \t]*|[ \t]+)`;
const ID = String.raw`(?:(?:sections?|rows?)${GAP})?(?:[DO]\d{1,3}|\d{1,3}(?:\.\d{1,2})?)(?![\w%/]|\.\d)`;
const MORE = String.raw`(?:,|,?${GAP}(?:and|or|to))${GAP}`;
const CITATION = new RegExp(String.raw`(?<![\w/-])(${WORD})${GAP}(${ID}(?:${MORE}${ID})*)`, "g");

/** A whole number beyond the sections of the contract is a row of its refusals: `contract 2, 25`. */
const LAST_SECTION = 9;

/** Every place that a text cites. A citation that leads on (`contract 3.6, 6.5 and O14`) is several. */
export function citationsOf(text: string): Citation[] {
  return [...text.matchAll(CITATION)].flatMap(({ 0: whole, 1: word = "", 2: ids = "", index }) => {
    const source = sourceOf(word);
    const line = text.slice(0, index).split("\n").length;
    return idsOf(source, ids).map((id) => ({ line, text: whole.replace(/\s+/g, " "), source, id }));
  });
}

/** A spelling in capitals, and the word `specification`, name no document: such a citation is lost. */
function sourceOf(word: string): string {
  return /^[A-Z]+$/.test(word) ? word : word.toLowerCase().replace(/^decisions$/, "decision");
}

function idsOf(source: string, text: string): string[] {
  let isRow = source === "safety";
  return [...text.matchAll(/(row)?s?\s*\b([DO]?\d+(?:\.\d+)?)/g)].map(([, row, id = ""]) => {
    isRow ||= row !== undefined;
    const isRowOfContract = source === "contract" && (isRow || Number(id) > LAST_SECTION);
    return /^\d+$/.test(id) && (isRowOfContract || source === "safety") ? `row-${id}` : id.toLowerCase();
  });
}

/** The ids of the headings and anchors of some documents: `3`, `3.6`, `row-10`, `o14`. */
function idsIn(...paths: string[]): Set<string> {
  const text = paths.map((path) => readFileSync(path, "utf8")).join("\n");
  const headings = [...text.matchAll(/^#{1,3} (\d+(?:\.\d+)?)\.? /gm)];
  const anchors = [...text.matchAll(/<a id="([\w-]+)"><\/a>/g)];
  return new Set([...headings, ...anchors].map(([, id = ""]) => id));
}

/** What there is to cite. */
export const places: Readonly<Record<string, ReadonlySet<string>>> = {
  contract: idsIn(...readdirSync("docs/contract").map((name) => `docs/contract/${name}`)),
  product: idsIn("docs/product.md"),
  safety: idsIn("docs/safety.md"),
  architecture: idsIn("docs/architecture.md"),
  decision: new Set(readdirSync("docs/decisions").map((name) => name.slice(0, 3))),
};

export function isFound({ source, id }: Pick<Citation, "source" | "id">): boolean {
  return places[source]?.has(id) ?? false;
}

const FOLDERS = ["app", "server", "sandbox", "tests", "scripts", "docs", "bench", "integrations", "biome"];
const TEXT = /\.(?:tsx?|mjs|js|css|md|grit)$/;

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
    return /^(?:node_modules|dist|build)$/.test(entry.name) ? [] : filesIn(path);
  });
}
