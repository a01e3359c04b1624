import { createHash } from "node:crypto";
import { LRUCache } from "lru-cache";
import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import type { Fragment } from "./fragment";

/** V8 stores a character in one or two bytes, and an entry in some 200. */
const CHARACTER_BYTES = 2;
const ENTRY_BYTES = 200;

/** HTML that was rendered once. The id is a short hash of it. */
export type CachedHtml = Required<Fragment>;

/** HTML of parts of pages that do not depend on the visitor, cached under everything they are made of. */
export interface FragmentCache {
  /**
   * The static HTML of a component without state, rendered once for its key. `key` holds everything the HTML depends
   * on, `kind` the name of the component. Contexts of React are not available.
   */
  cache: (kind: string, key: readonly unknown[], render: () => ReactElement) => CachedHtml;
  bytes: () => number;
}

/** The cache, and the HTML that one request shows, its own and cached. */
export interface Fragments extends Pick<FragmentCache, "cache"> {
  /** Names HTML for loader data: cached parts and the markup between them. */
  serve: (parts: readonly (string | CachedHtml)[], id?: string) => Fragment;
  /** The HTML of a fragment of this document, for the server's render. */
  htmlOf: (id: string) => string;
}

export function createFragmentCache(maxBytes: number): FragmentCache {
  const cached = new LRUCache<string, CachedHtml>({
    maxSize: maxBytes,
    sizeCalculation: ({ html }, key) => (html.length + key.length) * CHARACTER_BYTES + ENTRY_BYTES,
  });
  return {
    cache(kind, key, render) {
      const name = kind + JSON.stringify(key);
      const known = cached.get(name);
      if (known) return known;
      const made = renderOf(render);
      cached.set(name, made);
      return made;
    },
    bytes: () => cached.calculatedSize,
  };
}

/** Caches nothing: for what only an editor may see, or a visitor has typed. */
export const noFragmentCache: Pick<FragmentCache, "cache"> = {
  cache: (_kind, _key, render) => renderOf(render),
};

function renderOf(render: () => ReactElement): CachedHtml {
  const html = renderToStaticMarkup(render());
  return { html, id: hashOf(html) };
}

/** Of one request. A document's loader data has ids alone, because its HTML is in the markup. */
export function createFragments({ cache }: Pick<FragmentCache, "cache">, isDataRequest: boolean): Fragments {
  const served = new Map<string, string>();
  return {
    cache,
    serve(parts, id = idOf(parts)) {
      const html = parts.map((part) => (typeof part === "string" ? part : part.html)).join("");
      if (isDataRequest) return { id, html };
      served.set(id, html);
      return { id };
    },
    htmlOf: (id) => served.get(id) ?? "",
  };
}

/** Of the hashes of its parts, because to hash the HTML of a grid takes longer than to join it. */
function idOf(parts: readonly (string | CachedHtml)[]): string {
  return hashOf(parts.map((part) => (typeof part === "string" ? part : part.id)).join(""));
}

function hashOf(text: string): string {
  return createHash("sha1").update(text).digest("base64url").slice(0, 12);
}

/** What every fragment with words and links is made of: the locale's prefix and the version of its messages. */
export function wordsKey({ basename, messagesHash }: { basename: string; messagesHash: string }) {
  return [basename, messagesHash] as const;
}

const versions = new WeakMap<object, number>();
let lastVersion = 0;

/** Represents an object in a key that is replaced when its content changes, as replies are. */
export function versionOf(reply: object | null): number {
  if (!reply) return 0;
  const version = versions.get(reply) ?? ++lastVersion;
  versions.set(reply, version);
  return version;
}
