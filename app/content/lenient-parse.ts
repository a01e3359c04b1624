import type { z } from "zod";
import { isJsonObject, type Json, type JsonObject } from "~/platform/http/json";

/** Told of every piece of content that was left out, by its path and what is wrong with it. */
export type ReportDropped = (path: string, problem: string) => void;

type Path = readonly (string | number)[];

/** More rounds than a schema is deep are not needed; they end in any case, because each takes something away. */
const MOST_ROUNDS = 100;

/**
 * What of a value fits. A member that does not is taken out alone and reported: the schema's default stands in for it,
 * an optional one is absent, and only where it is required does the object around it go too. So does a list of which
 * no item fits. Undefined when nothing is left.
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
    const parsed = schema.safeParse(holder.value);
    if (parsed.success) return parsed.data;
    if (round === 0) holder.value = structuredClone(value);
    const misfits = misfitsOf(holder.value, parsed.error);
    for (const [where, problem] of misfits)
      report([path, ...where].filter((step) => step !== "").join("."), problem);
    if (!takeOut(holder.value, [...misfits.keys()])) return undefined;
  }
  return undefined;
}

/** The items of a list, as far as they fit; one that does not is left out alone. */
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

/** What of the value fits, what the schema makes of an empty object where nothing does. */
export function parseOrDefault<T extends z.ZodType>(
  value: Json | undefined,
  schema: T,
  path: string,
  report: ReportDropped,
): z.output<T> {
  return parseLeniently(value, schema, path, report) ?? schema.parse({});
}

/** A list as it is; anything else but nothing is reported and counts as empty. */
export function itemsOf(value: Json | undefined, path: string, report: ReportDropped): Json[] {
  if (Array.isArray(value)) return value;
  if (value !== undefined) report(path, "not a list");
  return [];
}

/** An object as it is, anything else as an empty one. */
export function objectOf(value: Json | undefined): JsonObject {
  return isJsonObject(value) ? value : {};
}

/** Where something has to go, and why: what is wrong itself, or what lacks something that it must have. */
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

/** How much of a path exists. */
function depthOf(root: Json, path: Path): number {
  let value: Json = root;
  for (const [depth, step] of path.entries()) {
    if (typeof value !== "object" || value === null || !Object.hasOwn(value, step)) return depth;
    value = (value as JsonObject)[step] as Json;
  }
  return path.length;
}

/** False when the whole value has to go. Later items first, so that the places of the others stay theirs. */
function takeOut(root: Json, places: readonly Path[]): boolean {
  for (const place of [...places].reverse()) {
    const around = place.slice(0, -1);
    const step = place.at(-1);
    if (step === undefined) return false;
    const holder = at(root, around);
    if (isJsonObject(holder)) delete holder[step];
    if (!Array.isArray(holder)) continue;
    holder.splice(Number(step), 1);
    if (holder.length === 0 && !takeOut(root, [around])) return false;
  }
  return true;
}

function at(root: Json, path: Path): Json | undefined {
  return path.reduce<Json | undefined>((value, step) => (value as JsonObject | undefined)?.[step], root);
}
