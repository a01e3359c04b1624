import { plainText } from "~/validation/plain-text";

/** Searches are cut to this length; no name is longer. */
export const SEARCH_LIMIT = 64;

/** Normalises a typed search. */
export function readSearch(value: string | null): string {
  return plainText((value ?? "").normalize("NFC"))
    .slice(0, SEARCH_LIMIT)
    .trim();
}

/** Substring match that ignores case and accents, as the platform's own search does (docs/contract.md#3.7). */
export function matchesSearch(name: string, search: string): boolean {
  return plain(name).includes(plain(search));
}

/**
 * Broader searches for a mistyped one: its words, longest first, then the first half of the longest. None is shorter
 * than `least` or three characters.
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
