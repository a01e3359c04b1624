import { LRUCache } from "lru-cache";
import type { LeftOut } from "../../app/upstream/left-out";

/** Something that was wrong with an entry: times as `Date.now()` has them. */
export interface ListedLeftOut extends LeftOut {
  since: number;
  last: number;
  /** In how many reads in a row it was found. */
  count: number;
  /** When it was not found any more. */
  mended: number | undefined;
}

export const KEPT_MS = 7 * 86_400_000;
const MOST_DOCUMENTS = 500;
/** Of all texts together, in characters. */
const MOST_TEXT = 1_000_000;
/** Of one document, mended ones among them. */
const MOST_OF_ONE = 40;
const LONGEST_TEXT = 300;

/**
 * Remembers what is wrong with content for seven days after it was last seen, mended or not. The documents that were read the
 * longest ago make room for others.
 */
export function createLeftOutList(now: () => number = Date.now) {
  const documents = new LRUCache<string, readonly ListedLeftOut[]>({
    max: MOST_DOCUMENTS,
    maxSize: MOST_TEXT,
    sizeCalculation: (items, key) => JSON.stringify(items).length + key.length + 1,
  });
  const isKept = ({ last, mended }: ListedLeftOut) => now() - (mended ?? last) < KEPT_MS;

  return {
    /** Replaces what is known of a document by what was found in it now; what was found before is mended. */
    note(document: string, found: readonly LeftOut[]): void {
      const before = documents.get(document);
      if (!before && found.length === 0) return;
      const at = now();
      const open = found.map(bounded).map((one): ListedLeftOut => {
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
        .filter((known) => isKept(known) && !open.some((one) => isSame(one, known)))
        .map((known) => ({ ...known, mended: known.mended ?? at }));
      const items = [...open, ...mended].slice(0, MOST_OF_ONE);
      if (items.length > 0) documents.set(document, items);
      else documents.delete(document);
    },
    /** What is wrong comes before what is mended, and the latest first. */
    list: (): ListedLeftOut[] =>
      [...documents.values()]
        .flat()
        .filter(isKept)
        .sort(
          (one, other) =>
            Number(one.mended !== undefined) - Number(other.mended !== undefined) || other.since - one.since,
        ),
  };
}

function isSame(one: LeftOut, other: LeftOut): boolean {
  const { entry } = one;
  return (
    one.field === other.field &&
    one.why === other.why &&
    entry.type === other.entry.type &&
    entry.id === other.entry.id &&
    entry.locale === other.entry.locale
  );
}

function bounded({ entry, field, why }: LeftOut): LeftOut {
  const cut = (text: string) => text.slice(0, LONGEST_TEXT);
  const texts = Object.entries(entry).flatMap(([key, text]) =>
    text === undefined ? [] : [[key, cut(text)]],
  );
  return { entry: { type: entry.type, ...Object.fromEntries(texts) }, field: cut(field), why: cut(why) };
}
