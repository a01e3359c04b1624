import type { z } from "zod";
import { isJsonObject, type Json, type JsonObject } from "~/platform/http/json";

/** Told of every piece of content that was left out, by its path and what is wrong with it. */
export type Report = (path: string, problem: string) => void;

/** The items of a list that fit; each other one is left out alone. */
export function fittingItems<T extends z.ZodType>(
  value: Json | undefined,
  schema: T,
  path: string,
  report: Report,
): z.output<T>[] {
  return itemsOf(value, path, report).flatMap((item, index) => {
    const parsed = schema.safeParse(item);
    if (parsed.success) return [parsed.data];
    report(`${path}.${index}`, problemOf(parsed.error));
    return [];
  });
}

/** The value when it fits, what the schema makes of an empty object otherwise. */
export function fittingOrDefault<T extends z.ZodType>(
  value: Json | undefined,
  schema: T,
  path: string,
  report: Report,
): z.output<T> {
  if (value !== undefined) {
    const parsed = schema.safeParse(value);
    if (parsed.success) return parsed.data;
    report(path, problemOf(parsed.error));
  }
  return schema.parse({});
}

/** A list as it is; anything else but nothing is reported and counts as empty. */
export function itemsOf(value: Json | undefined, path: string, report: Report): Json[] {
  if (Array.isArray(value)) return value;
  if (value !== undefined) report(path, "not a list");
  return [];
}

/** An object as it is, anything else as an empty one. */
export function objectOf(value: Json | undefined): JsonObject {
  return isJsonObject(value) ? value : {};
}

function problemOf(error: z.ZodError): string {
  const issue = error.issues[0];
  return issue ? `${issue.path.join(".")}: ${issue.message}` : "does not fit";
}
