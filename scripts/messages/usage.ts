import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { baseOf, type Texts } from "./catalogue-files";
import composed from "./composed-keys.json" with { type: "json" };

/** Sources that name messages: the product without its tests, and the rules of markets. */
export function readSources(folders = ["app", "server", "markets"]): string {
  const isSource = (path: string) =>
    /\.tsx?$|^markets\/.*\.json$/.test(path) && !/\.test\.|(^|\/)testing\//.test(path);
  return folders
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: "utf8" }).map((at) => join(folder, at)),
    )
    .filter(isSource)
    .map((path) => readFileSync(path, "utf8"))
    .join("\n");
}

/** Keys, without plural forms, that no source writes out and no row of `composed-keys.json` stands for. */
export function unusedKeys(
  english: Texts,
  sources: string,
  rows: readonly string[] = composedRows,
): string[] {
  const written = new Set(sources.match(/(?<=["'`])[a-zA-Z]\w*(?:\.[\w-]+)+(?=["'`])/g));
  const patterns = rows.flatMap(alternativesOf).map(patternOf);
  const isUsed = (key: string) => written.has(key) || patterns.some((pattern) => pattern.test(key));
  return [...new Set(Object.keys(english).map(baseOf))].filter((key) => !isUsed(key));
}

/** Rows of `composed-keys.json` that no source composes, and those of which a name stands for no key. */
export function idleRows(english: Texts, sources: string, rows: readonly string[] = composedRows): string[] {
  const keys = Object.keys(english).map(baseOf);
  return rows.filter((row) => {
    const start = row.slice(0, row.search(/[*{]/));
    // `a.b.${c}`, "a.b." + c, or "a.b" in a table of beginnings.
    const isComposed = [`\`${start}\${`, `"${start}"`, `"${start.slice(0, -1)}"`].some((text) =>
      sources.includes(text),
    );
    const patterns = alternativesOf(row).map(patternOf);
    return !isComposed || !patterns.every((pattern) => keys.some((key) => pattern.test(key)));
  });
}

/** `a.{b,c}` as `a.b` and `a.c`. */
function alternativesOf(row: string): string[] {
  const [all, names] = /\{([^}]+)\}/.exec(row) ?? [];
  if (!all || !names) return [row];
  return names.split(",").flatMap((name) => alternativesOf(row.replace(all, name)));
}

const composedRows: readonly string[] = composed;

/** `*` is one segment of a key. */
function patternOf(row: string): RegExp {
  return new RegExp(`^${row.replaceAll(".", "\\.").replaceAll("*", "[^.]+")}$`);
}
