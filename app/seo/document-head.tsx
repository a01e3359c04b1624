import { useLocation } from "@remix-run/react";
import { createContext, createElement, useContext, useState } from "react";
import type { HeadTag } from "./head-tags";
import type { DocumentSeo } from "./page-seo.server";

/**
 * SEO of the served document, for crawlers. The server renders it next to the loader data, and hydration reads it
 * back from the DOM, so that nothing is sent twice.
 */
export const DocumentSeoContext = createContext<DocumentSeo>({ site: [], page: [], foot: "" });

const MARK = "data-seo";
type Group = "site" | "page";

/**
 * Renders the site's tags, and the page's until the first navigation: only readers of the served document need those.
 */
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

/** Reads the SEO back from the served document, for hydration. */
export function readDocumentSeo(page: Document): DocumentSeo {
  const tagsOf = (group: Group) => [...page.head.querySelectorAll(`[${MARK}="${group}"]`)].map(tagOf);
  return { site: tagsOf("site"), page: tagsOf("page"), foot: page.getElementById(FOOT_ID)?.innerHTML ?? "" };
}

/** Element id of the SEO text below the page. */
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
