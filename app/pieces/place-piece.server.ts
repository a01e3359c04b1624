import { createHash } from "node:crypto";
import type { PageContext } from "~/context";
import type { Piece } from "./piece";

/** What every piece with words and links is made of: the locale's prefix and the version of its messages. */
export function wordsKey({ basename, messagesHash }: Pick<PageContext, "basename" | "messagesHash">) {
  return [basename, messagesHash] as const;
}

/**
 * A piece for a loader's data. The server's render always reads its HTML, but only data replies carry it: in a document
 * it is in the markup.
 */
export function placePiece({ isDataRequest }: Pick<PageContext, "isDataRequest">, html: string): Piece {
  const id = createHash("sha1").update(html).digest("base64url").slice(0, 12);
  return Object.defineProperty({ id }, "html", { value: html, enumerable: isDataRequest });
}
