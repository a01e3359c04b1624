import { LRUCache } from "lru-cache";
import type { DroppedItem } from "../../app/upstream/dropped-item";

/** Something that was wrong with an entry: times as `Date.now()` has them. */
export interface ListedDrop extends DroppedItem {
  since: number;
  last: number;
  /** In how many reads in a row it was found. */
  count: number;
  /** When it was not found any more. */
  mended: number | undefined;
}

export const CACHED_MS = 7 * 86_400_000;
const MAX_DOCUMENTS = 500;
/** Of all texts together, in characters. */
const MAX_TEXT = 1_000_000;
/** Of one document, mended ones among them. */
const MAX_PER_DOCUMENT = 40;
const LONGEST_TEXT = 300;

/**
 * Remembers what is wrong with content for seven days after it was last seen, mended or not. The documents that were read the
 * longest ago make room for others.
 */
export function createDroppedList(now: () => number = Date.now) {
  const documents = new LRUCache<string, readonly ListedDrop[]>({
    max: MAX_DOCUMENTS,
    maxSize: MAX_TEXT,
    sizeCalculation: (items, key) => JSON.stringify(items).length + key.length + 1,
  });
  const isRecent = ({ last, mended }: ListedDrop) => now() - (mended ?? last) < CACHED_MS;

  return {
    /** Replaces what is known of a document by what was found in it now; what was found before is mended. */
    note(document: string, found: readonly DroppedItem[]): void {
      const before = documents.get(document);
      if (!before && found.length === 0) return;
      const at = now();
      const open = found.map(bounded).map((one): ListedDrop => {
        const known = before?.find((other) => !other.mended && isSame(one, other));
        return {
          ...one,
          since: known?.since ?? at,
          last: at,
          count: (known?.count ?? 0) + 1,
          mended: undefined,
        };
      });
      const mended = (before ?? [])
        .filter((known) => isRecent(known) && !open.some((one) => isSame(one, known)))
        .map((known) => ({ ...known, mended: known.mended ?? at }));
      const items = [...open, ...mended].slice(0, MAX_PER_DOCUMENT);
      if (items.length > 0) documents.set(document, items);
      else documents.delete(document);
    },
    /** What is wrong comes before what is mended, and the latest first. */
    list: (): ListedDrop[] =>
      [...documents.values()]
        .flat()
        .filter(isRecent)
        .sort(
          (one, other) =>
            Number(one.mended !== undefined) - Number(other.mended !== undefined) || other.since - one.since,
        ),
  };
}

function isSame(one: DroppedItem, other: DroppedItem): boolean {
  const { entry } = one;
  return (
    one.field === other.field &&
    one.why === other.why &&
    entry.type === other.entry.type &&
    entry.id === other.entry.id &&
    entry.locale === other.entry.locale
  );
}

function bounded({ entry, field, why }: DroppedItem): DroppedItem {
  const cut = (text: string) => text.slice(0, LONGEST_TEXT);
  const texts = Object.entries(entry).flatMap(([key, text]) =>
    text === undefined ? [] : [[key, cut(text)]],
  );
  return { entry: { type: entry.type, ...Object.fromEntries(texts) }, field: cut(field), why: cut(why) };
}
