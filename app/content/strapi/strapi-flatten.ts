import { isJsonObject, type Json, type JsonObject } from "~/platform/http/json";

/**
 * A Strapi reply of version 3, 4 or 5 as plain values (contract 4.3): `{ id, attributes }` merged, `{ data }` wrappers
 * opened at every level, a media object reduced to its address (made absolute on `base`), members without a value
 * left out. Null when there is no entry.
 */
export function flattenStrapi(value: Json, base: string): Json {
  if (Array.isArray(value)) return value.map((item) => flattenStrapi(item, base));
  if (!isJsonObject(value)) return value;
  if (isWrapper(value)) return flattenStrapi(value.data ?? null, base);
  const entry = merged(value);
  if (isMedia(entry)) return absolute(entry.url, base);
  const flat: JsonObject = {};
  for (const [name, member] of Object.entries(entry)) {
    const kept = flattenStrapi(member, base);
    if (kept !== null) flat[name] = kept;
  }
  return flat;
}

/** `{ data }` or `{ data, meta }` and nothing else: a record's own `meta` list is not a wrapper's. */
function isWrapper(value: JsonObject): boolean {
  const { data, meta, ...others } = value;
  const isEntry = data === null || typeof data === "object";
  return isEntry && (meta === undefined || isJsonObject(meta)) && Object.keys(others).length === 0;
}

function merged(value: JsonObject): JsonObject {
  const { attributes, ...rest } = value;
  return isJsonObject(attributes) && "id" in value ? { ...attributes, ...rest } : value;
}

/** Records and links have a `url` of their own; only files have a type beside it. */
function isMedia(value: JsonObject): value is JsonObject & { url: string; mime: string } {
  return typeof value.url === "string" && typeof value.mime === "string";
}

function absolute(url: string, base: string): string {
  return url.startsWith("/") && !url.startsWith("//") ? `${base.replace(/\/$/, "")}${url}` : url;
}
