import type { z } from "zod";
import type { EntryName } from "./dropped-item";
import { isJsonObject, type Json, type JsonObject } from "./json";

/**
 * Called for every invalid part of a document that was dropped, with its path and the problem; `entry`: which of the
 * document's entries it is part of.
 */
export type ReportDropped = (path: string, problem: string, entry?: EntryName) => void;

type Path = readonly (string | number)[];

/** Safety limit: every round removes something, and a schema's depth is enough in practice. */
const MAX_ROUNDS = 100;

/**
 * Parses a value, replacing and reporting what does not fit. A member that is missing or wrong becomes null, for which
 * a schema may declare a fallback; else it is dropped, so that an optional one is absent and one with a default has
 * that; a required one costs the object around it, and a list without a valid item counts as wrong itself. Returns
 * undefined when nothing is left.
 */
export function parseLeniently<T extends z.ZodType>(
  value: Json | undefined,
  schema: T,
  path: string,
  report: ReportDropped,
): z.output<T> | undefined {
  if (value === undefined) return undefined;
  const first = schema.safeParse(value);
  if (first.success) return first.data;
  const document = createDocument(structuredClone(value));
  let { error } = first;
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const invalid = error.issues.map(({ path: where, message }) => ({
      where: document.within(where),
      message,
    }));
    for (const { where, message } of invalid)
      if (!document.isTried(where)) report(pathText(path, where), message);
    if (!document.takeOut(invalid.map(({ where }) => where))) return undefined;
    const parsed = schema.safeParse(document.value);
    if (parsed.success) return parsed.data;
    error = parsed.error;
  }
  return undefined;
}

/** Parses the items of a list leniently; invalid ones are reported and dropped. */
export function parseItemsLeniently<T extends z.ZodType>(
  value: Json | undefined,
  schema: T,
  path: string,
  report: ReportDropped,
): z.output<T>[] {
  return itemsOf(value, path, report).flatMap((item, index) => {
    const fits = parseLeniently(item, schema, `${path}.${index}`, report);
    return fits === undefined ? [] : [fits];
  });
}

/** Parses leniently; returns the schema's defaults (those of an empty object) when nothing is valid. */
export function parseOrDefault<T extends z.ZodType>(
  value: Json | undefined,
  schema: T,
  path: string,
  report: ReportDropped,
): z.output<T> {
  return parseLeniently(value, schema, path, report) ?? schema.parse({});
}

/** Returns a list unchanged; any other value counts as empty, and is reported unless undefined. */
export function itemsOf(value: Json | undefined, path: string, report: ReportDropped): Json[] {
  if (Array.isArray(value)) return value;
  if (value !== undefined) report(path, "not a list");
  return [];
}

/** Returns an object unchanged, an empty one for any other value. */
export function objectOf(value: Json | undefined): JsonObject {
  return isJsonObject(value) ? value : {};
}

const pathText = (path: string, where: Path) => [path, ...where].filter((step) => step !== "").join(".");

/** A document that loses invalid values in steps: first a value becomes null, then it is removed, then its parent is. */
function createDocument(value: Json) {
  const tried = new WeakMap<object, Set<string | number>>();
  const at = (path: Path) =>
    path.reduce<Json | undefined>((found, step) => (found as JsonObject | undefined)?.[step], value);
  const isTried = (path: Path) => {
    const around = path.length > 0 && at(path.slice(0, -1));
    return typeof around === "object" && tried.get(around as object)?.has(path.at(-1) ?? "") === true;
  };

  /** The path, cut after the first member that the document lacks. */
  function within(path: readonly PropertyKey[]): Path {
    const steps = path.filter((step) => typeof step !== "symbol");
    const missing = steps.findIndex((_, depth) => typeof (at(steps.slice(0, depth)) ?? "") !== "object");
    return missing < 0 ? steps : steps.slice(0, missing);
  }

  /** What to remove for an invalid value: the value, or the nearest object that requires it. */
  function due(path: Path): Path {
    return isTried(path) && at(path) === undefined ? due(path.slice(0, -1)) : path;
  }

  function replace(path: Path): boolean {
    const around = at(path.slice(0, -1)) as JsonObject | Json[];
    const step = path.at(-1);
    if (step === undefined) return false;
    if (Array.isArray(around)) {
      around.splice(Number(step), 1);
      return around.length > 0 || replaceByNull(path.slice(0, -1));
    }
    if (!isTried(path)) return replaceByNull(path);
    delete around[step];
    return true;
  }

  function replaceByNull(path: Path): boolean {
    const around = at(path.slice(0, -1)) as JsonObject;
    const step = path.at(-1);
    if (step === undefined) return false;
    around[step] = null;
    tried.set(around, (tried.get(around) ?? new Set()).add(step));
    return true;
  }

  /** Returns false when nothing is left of the document. */
  function takeOut(invalid: readonly Path[]): boolean {
    const paths = new Map(invalid.map(due).map((path) => [JSON.stringify(path), path]));
    const isInside = (path: Path) => path.some((_, depth) => paths.has(JSON.stringify(path.slice(0, depth))));
    const outermost = [...paths.values()].filter((path) => !isInside(path));
    // Starts with the last one, so that the indexes of lists stay valid.
    return outermost.reverse().every(replace);
  }

  return { value, within, isTried, takeOut };
}
