import { createHash } from "node:crypto";
import { LRUCache } from "lru-cache";
import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";

/** V8 keeps a character in one or two bytes, and an entry in some 200. */
const CHARACTER_BYTES = 2;
const ENTRY_BYTES = 200;

/** HTML that was rendered once. */
export interface KeptHtml {
  html: string;
  /** Short hash of the HTML. */
  id: string;
}

/** HTML of parts of pages that do not depend on who looks, kept by all that they are made of. */
export interface PieceStore {
  /**
   * The static HTML of a component without state, rendered once for its key. `key` holds everything the HTML depends
   * on, `kind` the name of the component. Contexts of React are not available.
   */
  keep: (kind: string, key: readonly unknown[], render: () => ReactElement) => KeptHtml;
  bytes: () => number;
}

export function createPieceStore(maxBytes: number): PieceStore {
  const kept = new LRUCache<string, KeptHtml>({
    maxSize: maxBytes,
    sizeCalculation: ({ html }, key) => (html.length + key.length) * CHARACTER_BYTES + ENTRY_BYTES,
  });
  return {
    keep(kind, key, render) {
      const name = kind + JSON.stringify(key);
      const known = kept.get(name);
      if (known) return known;
      const html = renderToStaticMarkup(render());
      const made = { html, id: hashOf(html) };
      kept.set(name, made);
      return made;
    },
    bytes: () => kept.calculatedSize,
  };
}

export function hashOf(text: string): string {
  return createHash("sha1").update(text).digest("base64url").slice(0, 12);
}
