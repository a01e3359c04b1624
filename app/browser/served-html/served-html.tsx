import { createContext, forwardRef, type HTMLAttributes, type Ref, useContext, useMemo } from "react";
import { useTrustedHtml } from "~/browser/runtime/document/trusted-html";
import type { Fragment } from "./fragment";

/** The HTML of a document's fragments by id. The server's render has it from the request, a browser from the markup. */
const ServedHtmlContext = createContext<(id: string) => string>(readFromPage);
export const ServedHtmlProvider = ServedHtmlContext.Provider;

interface ServedHtmlProps extends HTMLAttributes<HTMLElement> {
  as?: "div" | "ul" | "li" | "nav" | "footer" | "section";
  /** In a browser it has no HTML when the document has it already: that stays, and is sent once. */
  fragment: Fragment | undefined;
}

/**
 * Shows HTML that the server made. Hydration takes the served nodes as they are, with what scripts have done to them;
 * they are replaced only when a reply brings a fragment of another id.
 */
export const ServedHtml = forwardRef(function ServedHtml(
  { as = "div", fragment, ...attributes }: ServedHtmlProps,
  ref: Ref<HTMLElement>,
) {
  const Tag = as as "div";
  return (
    <Tag
      {...attributes}
      {...(fragment && fragment.html === undefined && { "data-fragment": fragment.id })}
      ref={ref as Ref<HTMLDivElement>}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: rendered, sanitised or configured by the server
      dangerouslySetInnerHTML={useTrustedHtml(useFragmentHtml(fragment))}
    />
  );
});

/** The HTML of a fragment, wherever it is. */
export function useFragmentHtml(fragment: Fragment | undefined): string {
  const served = useContext(ServedHtmlContext);
  // biome-ignore lint/correctness/useExhaustiveDependencies: equal ids are equal HTML
  return useMemo(() => (fragment ? (fragment.html ?? served(fragment.id)) : ""), [fragment?.id, served]);
}

/** HTML as first read: an element may be mounted again after it has left the document. */
const known = new Map<string, string>();

function readFromPage(id: string): string {
  const html = known.get(id) ?? document.querySelector(`[data-fragment="${id}"]`)?.innerHTML;
  if (html !== undefined) known.set(id, html);
  return html ?? "";
}
