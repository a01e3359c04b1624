import { isJsonObject, type Json } from "~/upstream/json";
import type { ReportDropped } from "~/upstream/lenient-parse";

/** Characters of one text of an editor's (docs/product.md#9), with its markup: more than any terms have. */
export const LONGEST_TEXT = 200_000;
/** Of all texts of a page together. */
export const LONGEST_PAGE = 400_000;

/**
 * Cuts each text of a document to `LONGEST_TEXT`, and all of them to `max`: what is longer would hold up everybody while
 * it is cleaned, rendered and packed. Each cut is reported.
 */
export function cutTexts(document: Json, report: ReportDropped, max = Number.POSITIVE_INFINITY): Json {
  let left = max;
  function cut(value: Json, path: string): Json {
    if (typeof value === "string") {
      const room = Math.min(LONGEST_TEXT, left);
      left -= Math.min(value.length, room);
      if (value.length <= room) return value;
      report(path, `a text of ${value.length} characters is cut after ${room}`);
      return withoutTornEnd(value.slice(0, room));
    }
    const below = (name: string | number) => (path ? `${path}.${name}` : String(name));
    if (Array.isArray(value)) return value.map((item, index) => cut(item, below(index)));
    if (!isJsonObject(value)) return value;
    return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, cut(item, below(name))]));
  }
  return cut(document, "");
}

/** Neither half a tag nor half a character; the sanitiser closes what is open. */
function withoutTornEnd(text: string): string {
  return text.replace(/<[^<>]*$/, "").replace(/[\uD800-\uDBFF]$/, "");
}
