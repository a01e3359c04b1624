/** Longer texts are cut: nothing is called that. */
export const SEARCH_LIMIT = 64;

/** A search as it is asked for, however it was typed. */
export function readSearch(value: string | null): string {
  return (value ?? "").normalize("NFC").trim().slice(0, SEARCH_LIMIT).trim();
}

/** Case and accents make no difference, as in the platform's own search (contract 3.7). */
export function matchesSearch(name: string, search: string): boolean {
  return plain(name).includes(plain(search));
}

/**
 * Shorter searches that may find what a mistyped one meant: its words, the longest first, then the longest one's
 * beginning. None is shorter than `least`.
 */
export function looserSearches(search: string, least: number): string[] {
  const words = search.split(/[^\p{L}\p{N}]+/u).sort((one, other) => other.length - one.length);
  const [longest = ""] = words;
  const looser = [...words, longest.slice(0, Math.ceil(longest.length / 2))];
  return [...new Set(looser)].filter((word) => word !== search && word.length >= Math.max(least, 3));
}

function plain(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}
