/** An entry of the content service, as its version names it. */
export interface EntryName {
  /** Its type, as the content API or `/nfx` calls it. */
  type: string;
  locale?: string | undefined;
  id?: string | undefined;
  /** Of Strapi 5. */
  documentId?: string | undefined;
  /** What an editor knows it by: its slug, address or title. */
  name?: string | undefined;
}

/** A part of an entry that the site drops or replaces, or that leads nowhere. */
export interface DroppedItem {
  entry: EntryName;
  /** Names and indexes, separated by dots. */
  field: string;
  why: string;
}

/** Names that are listed, of how many there may be. */
const MAX_NAMES = 5;

/** The number of names, the problem that they share, and the first of them. */
export function summaryOf(names: readonly string[], says: string): string {
  const more = names.length > MAX_NAMES ? ["…"] : [];
  return `${names.length} ${says}: ${[...names.slice(0, MAX_NAMES), ...more].join(", ")}`;
}
