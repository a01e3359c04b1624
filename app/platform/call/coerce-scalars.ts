import type { z } from "zod";
import type { Json, JsonObject } from "~/upstream/json";

type Issue = z.core.$ZodIssue;
type Path = readonly PropertyKey[];

/**
 * Converts the values that a schema rejects because another language writes their type differently: a number for a
 * text, a text for a number, 1 and 0 for a boolean. Changes `data` in place. Literals that a schema lists, such as the
 * 1 of a success, are never converted.
 */
export function coerceScalars(data: Json, error: z.ZodError): Json {
  const holder: { data: Json } = { data };
  for (const [path, expected] of expectations(error.issues, ["data"])) rewrite(holder, path, expected);
  return holder.data;
}

function expectations(issues: readonly Issue[], above: Path): [Path, string][] {
  return issues.flatMap((issue): [Path, string][] => {
    const path = [...above, ...issue.path];
    if (issue.code === "invalid_type") return [[path, issue.expected]];
    if (issue.code === "invalid_union") return issue.errors.flatMap((option) => expectations(option, path));
    return [];
  });
}

function rewrite(root: JsonObject, path: Path, expected: string): void {
  const name = path.at(-1) as string;
  const holder = path
    .slice(0, -1)
    .reduce<Json | undefined>((value, step) => (value as JsonObject | undefined)?.[step as string], root);
  if (typeof holder !== "object" || holder === null || !Object.hasOwn(holder, name)) return;
  const members = holder as JsonObject;
  const normalized = coerced(members[name] as Json, expected);
  if (normalized !== undefined) members[name] = normalized;
}

function coerced(value: Json, expected: string): Json | undefined {
  if (expected === "string" && typeof value === "number") return String(value);
  if (expected === "number" && typeof value === "string" && /^-?\d{1,15}(?:\.\d{1,8})?$/.test(value))
    return Number(value);
  if (expected === "boolean" && (value === 1 || value === "1")) return true;
  if (expected === "boolean" && (value === 0 || value === "0")) return false;
  return undefined;
}
