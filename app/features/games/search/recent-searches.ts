import { readSearch } from "./search-text";

const MAX_RECENT = 6;

/** Parses the stored list, newest first; invalid data counts as empty. */
export function readRecent(stored: string | null): readonly string[] {
  try {
    const list: unknown = JSON.parse(stored ?? "[]");
    if (!Array.isArray(list)) return [];
    return list
      .filter((entry) => typeof entry === "string")
      .map((entry) => readSearch(entry))
      .filter(Boolean)
      .slice(0, MAX_RECENT);
  } catch {
    return [];
  }
}

/** Returns the list with a search moved or added to the top. */
export function withSearch(recent: readonly string[], search: string): readonly string[] {
  const others = recent.filter((entry) => entry.toLowerCase() !== search.toLowerCase());
  return [search, ...others].slice(0, MAX_RECENT);
}
