import { readSearch } from "./search-text";

const KEPT = 6;

/** The list as it is kept, newest first; whatever else stands there counts as none. */
export function readRecent(kept: string | null): readonly string[] {
  try {
    const list: unknown = JSON.parse(kept ?? "[]");
    if (!Array.isArray(list)) return [];
    return list
      .filter((entry) => typeof entry === "string")
      .map((entry) => readSearch(entry))
      .filter(Boolean)
      .slice(0, KEPT);
  } catch {
    return [];
  }
}

/** With a search on top; one that was there moves up. */
export function withSearch(recent: readonly string[], search: string): readonly string[] {
  const others = recent.filter((entry) => entry.toLowerCase() !== search.toLowerCase());
  return [search, ...others].slice(0, KEPT);
}
