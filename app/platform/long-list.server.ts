/** Maximum of items that the platform returns in one reply (docs/contract.md#1.6). */
export const LONGEST_REPLY = 300;

interface Part<T> {
  items: readonly T[];
  total: number;
}

/**
 * Returns the first `count` items of a list, in as many calls as needed. Drops duplicates, since a list that grows
 * between two replies repeats items (docs/product.md#4).
 */
export async function readLongList<T extends { id: string }>(
  count: number,
  read: (window: { offset: number; count: number }) => Promise<Part<T>>,
): Promise<{ items: T[]; total: number }> {
  const first = await read({ offset: 0, count: Math.min(count, LONGEST_REPLY) });
  const end = Math.min(count, first.total);
  const rest: Promise<Part<T>>[] = [];
  for (let offset = LONGEST_REPLY; offset < end; offset += LONGEST_REPLY) {
    rest.push(read({ offset, count: Math.min(end - offset, LONGEST_REPLY) }));
  }
  const parts = [first, ...(await Promise.all(rest))];
  return { items: uniqueById(parts.flatMap(({ items }) => items)), total: first.total };
}

function uniqueById<T extends { id: string }>(items: readonly T[]): T[] {
  // An item without an id is never a duplicate.
  return [...new Map(items.map((item) => [item.id || item, item])).values()];
}
