import { type Parameters, textOf, wrongFormat } from "./parameters";

export interface Page<T> {
  items: T[];
  offset: number;
  limit: number;
  total: number;
}

const maxCount = 300;

/** docs/contract.md#1.6. */
export function pageOf<T>(items: readonly T[], offset: number, count: number): Page<T> {
  const limit = Math.min(count, maxCount);
  return { items: items.slice(offset, offset + limit), offset, limit, total: items.length };
}

export function pageBounds(parameters: Parameters, defaultCount = 10): { offset: number; count: number } {
  return {
    offset: wholeNumber(parameters, "offset") ?? 0,
    count: wholeNumber(parameters, "count") ?? defaultCount,
  };
}

export function pageByParameters<T>(
  items: readonly T[],
  parameters: Parameters,
  defaultCount?: number,
): Page<T> {
  const { offset, count } = pageBounds(parameters, defaultCount);
  return pageOf(items, offset, count);
}

export function wholeNumber(parameters: Parameters, name: string): number | undefined {
  const text = textOf(parameters, name);
  if (text === undefined) return undefined;
  if (!/^\d{1,9}$/.test(text)) throw wrongFormat(name);
  return Number(text);
}

/** Keeps the wanted top-level fields and always the identity; unknown names are ignored (docs/contract.md#d7). */
export function withFields<T extends object>(item: T, fields: readonly string[], identity: keyof T): T {
  if (fields.length === 0) return item;
  const wanted = new Set<PropertyKey>([identity, ...fields]);
  return Object.fromEntries(Object.entries(item).filter(([name]) => wanted.has(name))) as T;
}

/** In the order of `sort` (docs/contract.md#d8); the identity settles ties. */
export function sorted<T extends { id: number }>(
  items: readonly T[],
  parameters: Parameters,
  fields: readonly (keyof T & string)[],
  fallback: string,
): T[] {
  const steps = (textOf(parameters, "sort") || fallback).split(",").map((part) => {
    const isDescending = part.startsWith("-");
    const field = fields.find((name) => name === (isDescending ? part.slice(1) : part));
    if (!field) throw wrongFormat("sort");
    return { field, way: isDescending ? -1 : 1 };
  });
  return [...items].sort((one, other) => {
    for (const { field, way } of steps) {
      if (one[field] !== other[field]) return one[field] < other[field] ? -way : way;
    }
    return one.id - other.id;
  });
}
