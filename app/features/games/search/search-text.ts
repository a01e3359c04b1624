import { plainText } from "~/forms/validation/plain-text";

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

/** A name, split around the match. */
export type MatchedName = readonly [before: string, match: string, after: string];

/** From this length on a search also matches inside a word: shorter ones would match too often. */
const WITHIN_WORDS = 3;

/**
 * Where a search matches a name, as `matchesSearch` compares them: first at the start of a word. A short search matches
 * nowhere else, unless the server has found the name by it.
 */
export function matchName(name: string, search: string, isFound = false): MatchedName | null {
  const wanted = plain(search);
  // Each plain letter, and where its character begins in the name.
  let text = "";
  const starts: number[] = [];
  let at = 0;
  for (const character of name) {
    for (const unit of plain(character)) {
      text += unit;
      for (let count = 0; count < unit.length; count += 1) starts.push(at);
    }
    at += character.length;
  }
  starts.push(at);
  if (!wanted) return null;
  let index = text.indexOf(wanted);
  while (index > 0 && /[\p{L}\p{N}]/u.test(text[index - 1] ?? "")) index = text.indexOf(wanted, index + 1);
  if (index < 0 && (isFound || wanted.length >= WITHIN_WORDS)) index = text.indexOf(wanted);
  if (index < 0) return null;
  const from = starts[index] ?? 0;
  const to = starts[index + wanted.length] ?? name.length;
  return [name.slice(0, from), name.slice(from, to), name.slice(to)];
}

/** A name that the server has found, split around the match. */
export function markName(name: string, search: string): string | MatchedName {
  return matchName(name, search, true) ?? name;
}

/** Without case and accents. */
export function plain(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}
