import { withDialog } from "~/dialogs/dialog-query";

const base = "https://site.invalid";

/**
 * Which of the links of one menu lead to the address on screen: same path, every parameter of the link present.
 * Of several the most exact ones win, so "Slots" is marked rather than "All games".
 */
export function currentHrefs(hrefs: readonly string[], address: string): Set<string> {
  const here = new URL(address, base);
  let best = 0;
  const current = new Set<string>();
  for (const href of hrefs) {
    const exactness = matchExactness(href, here);
    if (exactness < best || exactness < 0) continue;
    if (exactness > best) current.clear();
    best = exactness;
    current.add(href);
  }
  return current;
}

function matchExactness(href: string, here: URL): number {
  if (!href.startsWith("/")) return -1;
  const link = new URL(href, base);
  if (link.pathname !== here.pathname) return -1;
  const wanted = [...link.searchParams];
  return wanted.every(([name, value]) => here.searchParams.get(name) === value) ? wanted.length : -1;
}

/** Stands in cached HTML where a form says which page to come back to. */
export const RETURN_PATH = "__return-path__";

/** Stands in cached HTML for the address of the language dialog over the page. */
export const LANGUAGE_HREF = "__language-href__";

interface Place {
  /** As the browser asks for it, locale prefix included. */
  address: string;
  /** Locale-free path and query, for the forms. */
  path: string;
}

/** Gives cached HTML its place: marks the links that lead here and fills in where forms return to. */
export function placeFragment(
  { html, hrefs }: { html: string; hrefs: readonly string[] },
  place: Place,
): string {
  let placed = html
    .replaceAll(RETURN_PATH, () => escapeAttribute(place.path))
    .replaceAll(LANGUAGE_HREF, () => escapeAttribute(languageHref(place.address)));
  for (const href of currentHrefs(hrefs, place.address)) {
    const attribute = `href="${escapeAttribute(href)}"`;
    placed = placed.replaceAll(attribute, () => `${attribute} aria-current="page"`);
  }
  return placed;
}

function languageHref(address: string): string {
  const at = address.indexOf("?");
  const [path, search] = at < 0 ? [address, ""] : [address.slice(0, at), address.slice(at)];
  return path + withDialog(search, { dialog: "language" });
}

const entities: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#x27;",
};

function escapeAttribute(value: string): string {
  return value.replace(/[&<>"']/g, (character) => entities[character] ?? character);
}
