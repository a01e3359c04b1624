/** Anything JSON can say. */
export type Json = string | number | boolean | null | Json[] | JsonObject;
export type JsonObject = { [name: string]: Json };

const MAX_DEPTH = 64;

/**
 * Parses foreign JSON. Names that reach into prototypes are dropped; a text that is no JSON or nests deeper than 64
 * (deeper values break the page stream) throws.
 */
export function parseJson(text: string): Json {
  return withoutTraps(JSON.parse(text) as Json, 1);
}

/** Leaves out members that are null: absent and null both mean "no value" (contract D11). */
export function dropNulls(value: Json): Json {
  if (Array.isArray(value)) return value.map(dropNulls);
  if (!isJsonObject(value)) return value;
  const kept: JsonObject = {};
  for (const [name, member] of Object.entries(value)) {
    if (member !== null) kept[name] = dropNulls(member);
  }
  return kept;
}

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
