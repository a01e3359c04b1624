import { useLocation } from "@remix-run/react";
import { createContext, createElement, useContext, useState } from "react";
import type { HeadTag } from "./head-tags";
import type { DocumentSeo } from "./page-seo.server";

/**
 * What the document says to those who read documents. The server gives it beside the loader data, and the browser
 * reads it back out of the page, so that nothing of it is sent twice.
 */
export const DocumentSeoContext = createContext<DocumentSeo>({ site: [], page: [], foot: "" });

const MARK = "data-seo";
type Group = "site" | "page";

/** The site's tags, and the page's until it is left: one who comes back to it reads no document. */
export function DocumentHead() {
  const { site, page } = useContext(DocumentSeoContext);
  const { key } = useLocation();
  const [first] = useState(key);
  const [isLeft, setLeft] = useState(false);
  if (key !== first && !isLeft) setLeft(true);
  return (
    <>
      {site.map((tag, index) => elementOf(tag, "site", index))}
      {!isLeft && page.map((tag, index) => elementOf(tag, "page", index))}
    </>
  );
}

function elementOf({ tag, attributes, text }: HeadTag, group: Group, index: number) {
  const content = text === undefined ? {} : { dangerouslySetInnerHTML: { __html: text } };
  return createElement(tag, { key: `${group} ${index}`, ...attributes, [MARK]: group, ...content });
}

/** The browser's side of it. */
export function readDocumentSeo(page: Document): DocumentSeo {
  const tagsOf = (group: Group) => [...page.head.querySelectorAll(`[${MARK}="${group}"]`)].map(tagOf);
  return { site: tagsOf("site"), page: tagsOf("page"), foot: page.getElementById(FOOT_ID)?.innerHTML ?? "" };
}

/** Where the page's foot stands in the document. */
export const FOOT_ID = "seo-foot";

const REACT_NAMES: Record<string, string> = { hreflang: "hrefLang", "http-equiv": "httpEquiv" };

function tagOf(element: Element): HeadTag {
  const attributes = [...element.attributes]
    .filter(({ name }) => name !== MARK)
    .map(({ name, value }) => [REACT_NAMES[name] ?? name, value]);
  const tag = element.localName as HeadTag["tag"];
  return {
    tag,
    attributes: Object.fromEntries(attributes),
    ...(tag === "script" ? { text: element.innerHTML } : {}),
  };
}
