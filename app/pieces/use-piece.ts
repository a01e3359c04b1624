import { type HTMLAttributes, useMemo } from "react";
import { useTrustedHtml } from "~/runtime/document/trusted-html";
import type { Piece } from "./piece";

/** HTML of the document's own pieces, read from its markup: an element may be mounted again. */
const served = new Map<string, string>();

/**
 * Attributes of the element that shows a piece. Hydration keeps the element's HTML as served; it is replaced only when
 * a reply brings a piece of another id.
 */
export function usePiece({ id, html }: Piece): HTMLAttributes<HTMLElement> {
  // biome-ignore lint/correctness/useExhaustiveDependencies: equal ids are equal HTML
  const shown = useMemo(() => html ?? readServed(id), [id]);
  const inner = useTrustedHtml(shown);
  return {
    ...{ "data-piece": id },
    suppressHydrationWarning: true,
    dangerouslySetInnerHTML: inner,
  };
}

/** The HTML of a piece, wherever it is. */
export function htmlOf({ id, html }: Piece): string {
  return html ?? readServed(id);
}

function readServed(id: string): string {
  if (typeof document === "undefined") return "";
  const known = served.get(id) ?? document.querySelector(`[data-piece="${id}"]`)?.innerHTML ?? "";
  served.set(id, known);
  return known;
}
