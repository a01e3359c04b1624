import { createElement, type ReactNode } from "react";
import { useDocumentData } from "~/browser/document-data";

interface OwnPartProps {
  /** Unique on a page, and listed in `own-part-list.server.tsx`. */
  name: string;
  children?: ReactNode;
}

/**
 * The place of a part of a page that is one player's own. Where a page is rendered for all players it is left empty, and
 * is filled for each. What stands in it is rendered apart from the page, so it has no `useId` and takes its data from
 * loaders alone. The element is an unknown one, which is valid wherever phrases are and has no box.
 */
export function OwnPart({ name, children }: OwnPartProps) {
  const { isForAllPlayers } = useDocumentData();
  return createElement("own-part", { name }, isForAllPlayers ? null : children);
}
