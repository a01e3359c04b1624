import type { z } from "zod";
import { howToParse } from "./how-to-parse";
import { isJsonObject, type Json, type JsonObject } from "./json";

/** Called for every invalid part of a document that was dropped, with its path and the problem. */
export type ReportDropped = (path: string, problem: string) => void;

type Path = readonly (string | number)[];

/** Safety limit: every round removes something, and a schema's depth is enough in practice. */
const MOST_ROUNDS = 100;

/**
 * Parses a value, removing and reporting invalid members. A removed member gets the schema's default or is absent if
 * optional; if it is required, the object around it is removed too, as is a list without a valid item. Returns
 * undefined when nothing is left.
 */
export function parseLeniently<T extends z.ZodType>(
  value: Json | undefined,
  schema: T,
  path: string,
  report: ReportDropped,
): z.output<T> | undefined {
  if (value === undefined) return undefined;
  const holder: { value: Json } = { value };
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const parsed = schema.safeParse(holder.value, howToParse(schema));
    if (parsed.success) return parsed.data;
    if (round === 0) holder.value = structuredClone(value);
    const misfits = misfitsOf(holder.value, parsed.error);
    for (const [where, problem] of misfits)
      report([path, ...where].filter((step) => step !== "").join("."), problem);
    if (!removePaths(holder.value, [...misfits.keys()])) return undefined;
  }
  return undefined;
}

/** Parses the items of a list leniently; invalid ones are reported and left out. */
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
  return parseLeniently(value, schema, path, report) ?? schema.parse({}, howToParse(schema));
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

/**
 * The outermost paths to remove, each with its problem: the invalid value, or the object lacking a required member.
 */
function misfitsOf(root: Json, error: z.ZodError): Map<Path, string> {
  const found = new Map<string, [Path, string]>();
  for (const issue of error.issues) {
    const path = issue.path.filter((step) => typeof step !== "symbol");
    const where = path.slice(0, depthOf(root, path));
    const missing = path.slice(where.length).join(".");
    const key = JSON.stringify(where);
    if (!found.has(key)) found.set(key, [where, missing ? `${missing}: ${issue.message}` : issue.message]);
  }
  const isWithin = (inner: Path, outer: Path) =>
    inner.length > outer.length && outer.every((step, index) => step === inner[index]);
  const all = [...found.values()];
  const outermost = all.filter(([where]) => !all.some(([other]) => isWithin(where, other)));
  return new Map(outermost);
}

/** The number of leading steps of a path that exist. */
function depthOf(root: Json, path: Path): number {
  let value: Json = root;
  for (const [depth, step] of path.entries()) {
    if (typeof value !== "object" || value === null || !Object.hasOwn(value, step)) return depth;
    value = (value as JsonObject)[step] as Json;
  }
  return path.length;
}

/**
 * Removes the values at these paths, last ones first to keep list indexes valid; false when it is the whole value.
 */
function removePaths(root: Json, places: readonly Path[]): boolean {
  for (const place of [...places].reverse()) {
    const around = place.slice(0, -1);
    const step = place.at(-1);
    if (step === undefined) return false;
    const holder = at(root, around);
    if (isJsonObject(holder)) delete holder[step];
    if (!Array.isArray(holder)) continue;
    holder.splice(Number(step), 1);
    if (holder.length === 0 && !removePaths(root, [around])) return false;
  }
  return true;
}

function at(root: Json, path: Path): Json | undefined {
  return path.reduce<Json | undefined>((value, step) => (value as JsonObject | undefined)?.[step], root);
}
