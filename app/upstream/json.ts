/** Any JSON value. */
export type Json = string | number | boolean | null | Json[] | JsonObject;
export type JsonObject = { [name: string]: Json };

const MAX_DEPTH = 64;

/**
 * Parses untrusted JSON and drops names that reach into prototypes. Throws when the text is not JSON or nests deeper
 * than 64 levels (deeper values break the page stream).
 */
export function parseJson(text: string): Json {
  return withoutTraps(JSON.parse(text) as Json, 1);
}

/** Drops members that are null: absent and null both mean "no value" (docs/contract.md#d11). */
export function dropNulls(value: Json): Json {
  if (Array.isArray(value)) return value.map(dropNulls);
  if (!isJsonObject(value)) return value;
  const members: JsonObject = {};
  for (const [name, member] of Object.entries(value)) {
    if (member !== null) members[name] = dropNulls(member);
  }
  return members;
}

/** Whether a JSON value is an object, and not an array or null. */
export function isJsonObject(value: Json | undefined): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function withoutTraps(value: Json, depth: number): Json {
  if (typeof value !== "object" || value === null) return value;
  if (depth > MAX_DEPTH) throw new RangeError("JSON nests too deeply");
  for (const name of Object.keys(value)) {
    if (name === "__proto__" || name === "constructor" || name === "prototype") {
      delete (value as JsonObject)[name];
    } else {
      withoutTraps((value as JsonObject)[name] as Json, depth + 1);
    }
  }
  return value;
}
