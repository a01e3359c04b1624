import type { PageContext } from "~/context";
import type { Piece } from "./piece";
import { hashOf, type KeptHtml } from "./piece-store.server";

/** What every piece with words and links is made of: the locale's prefix and the version of its messages. */
export function wordsKey({ basename, messagesHash }: Pick<PageContext, "basename" | "messagesHash">) {
  return [basename, messagesHash] as const;
}

/**
 * A piece for a loader's data, of kept parts and the markup between them. The server's render always reads its HTML, but
 * only data replies carry it: in a document it is in the markup.
 */
export function placePiece(
  { isDataRequest }: Pick<PageContext, "isDataRequest">,
  parts: readonly (string | KeptHtml)[],
): Piece {
  let html = "";
  // Of the hashes of its parts, because to hash the HTML of a grid takes longer than to join it.
  let made = "";
  for (const part of parts) {
    html += typeof part === "string" ? part : part.html;
    made += typeof part === "string" ? part : part.id;
  }
  return Object.defineProperty({ id: hashOf(made) }, "html", { value: html, enumerable: isDataRequest });
}
