import type { EntryName } from "~/upstream/dropped-item";
import { isJsonObject, type Json } from "~/upstream/json";
import { objectOf, type ReportDropped } from "~/upstream/lenient-parse";

/** What editors know entries by, the first that there is. */
const NAMES = ["slug", "url", "host", "title"] as const;
const LONGEST_NAME = 120;

/** Where an entry says its type, if the list that contains it is another type's (docs/contract.md#o61). */
export const ENTRY_TYPE = "__type";

/** What an entry of a Strapi reply is called; `row` as any version sends it, not flattened. */
export function entryName(requested: EntryName, row: Json | undefined): EntryName {
  const { attributes, ...rest } = objectOf(row);
  const fields = { ...objectOf(attributes), ...rest };
  const textOf = (value: Json | undefined) =>
    typeof value === "string" || typeof value === "number" ? String(value).slice(0, LONGEST_NAME) : undefined;
  return {
    type: textOf(fields[ENTRY_TYPE]) ?? requested.type,
    locale: textOf(fields.locale) ?? requested.locale,
    id: textOf(fields.id),
    documentId: textOf(fields.documentId),
    name: NAMES.map((name) => textOf(fields[name])).find(Boolean),
  };
}

/** Reports what is dropped as a part of one entry. */
export function inEntry(entry: EntryName, report: ReportDropped): ReportDropped {
  return (path, problem) => report(path, problem, entry);
}

/** Reports what is dropped of a whole reply as a part of the entry that the path leads into. */
export function inRows(requested: EntryName | undefined, body: Json, report: ReportDropped): ReportDropped {
  const rows = isJsonObject(body) ? (body.data ?? body) : body;
  return (path, problem) => {
    const [start = "", index] = /^(?:data\.)?(?:(\d+)\.)?(?:attributes\.)?/.exec(path) ?? [];
    if (!requested || Array.isArray(rows) !== (index !== undefined)) return report(path, problem);
    const row = Array.isArray(rows) ? rows[Number(index)] : rows;
    report(path.slice(start.length), problem, entryName(requested, row));
  };
}
