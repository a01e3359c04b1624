import { imageOfBlocks } from "~/content/rich-text/strapi-blocks";
import { isJsonObject, type Json, type JsonObject } from "~/upstream/json";

/**
 * Converts a reply of Strapi 3, 4 or 5 to plain values (docs/contract.md#4.3): merges `{ id, attributes }`, unwraps
 * `{ data }` at every level, replaces a media object by its URL (made absolute on `base`) and drops null members.
 * Null when there is no entry.
 */
export function flattenStrapi(value: Json, base: string): Json {
  if (Array.isArray(value)) return value.map((item) => flattenStrapi(item, base));
  if (!isJsonObject(value)) return value;
  if (isWrapper(value)) return flattenStrapi(value.data ?? null, base);
  const entry = merged(value);
  if (isMedia(entry)) return absolute(entry.url, base);
  const image = imageOfBlocks(entry);
  if (image)
    return {
      ...(flattenStrapi(image, base) as JsonObject),
      type: "image",
      src: absolute(String(image.src), base),
    };
  const flat: JsonObject = {};
  for (const [name, member] of Object.entries(entry)) {
    const flattened = flattenStrapi(member, base);
    if (flattened !== null) flat[name] = flattened;
  }
  return flat;
}

/** `{ data }` or `{ data, meta }` and nothing else; a `meta` list belongs to a record, not to a wrapper. */
function isWrapper(value: JsonObject): boolean {
  const { data, meta, ...others } = value;
  const isEntry = data === null || typeof data === "object";
  return isEntry && (meta === undefined || isJsonObject(meta)) && Object.keys(others).length === 0;
}

function merged(value: JsonObject): JsonObject {
  const { attributes, ...rest } = value;
  return isJsonObject(attributes) && "id" in value ? { ...attributes, ...rest } : value;
}

/** Records and links may have a `url` too; only media have a `mime` beside it. */
function isMedia(value: JsonObject): value is JsonObject & { url: string; mime: string } {
  return typeof value.url === "string" && typeof value.mime === "string";
}

function absolute(url: string, base: string): string {
  return url.startsWith("/") && !url.startsWith("//") ? `${base.replace(/\/$/, "")}${url}` : url;
}
