import { useLocation } from "@remix-run/react";
import { createContext, createElement, useContext, useState } from "react";
import type { HeadTag } from "./head-tags";
import type { DocumentSeo } from "./page-seo.server";

/**
 * SEO of the served document, for crawlers. The server renders it next to the loader data, and hydration reads it
 * back from the DOM, so that nothing is sent twice.
 */
export const DocumentSeoContext = createContext<DocumentSeo>({ site: [], page: [], foot: "" });

const MARKS = { site: "data-site-seo", page: "data-page-seo" } as const;
type Group = keyof typeof MARKS;

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
      {elementsOf(site, "site")}
      {!isLeft && elementsOf(page, "page")}
    </>
  );
}

/** The first of a group says how many there are: they stand one after the other. */
function elementsOf(tags: readonly HeadTag[], group: Group) {
  return tags.map(({ tag, attributes, text }, index) =>
    createElement(tag, {
      key: `${group} ${index}`,
      ...attributes,
      ...(index === 0 && { [MARKS[group]]: tags.length }),
      ...(text !== undefined && { dangerouslySetInnerHTML: { __html: text } }),
    }),
  );
}

/** Reads the SEO back from the served document, for hydration. */
export function readDocumentSeo(page: Document): DocumentSeo {
  const tagsOf = (group: Group) => {
    const first = page.head.querySelector(`[${MARKS[group]}]`);
    if (!first) return [];
    const tags = [...page.head.children];
    const at = tags.indexOf(first);
    return tags.slice(at, at + Number(first.getAttribute(MARKS[group]))).map(tagOf);
  };
  return { site: tagsOf("site"), page: tagsOf("page"), foot: page.getElementById(FOOT_ID)?.innerHTML ?? "" };
}

/** Element id of the SEO text below the page. */
export const FOOT_ID = "seo-foot";

const REACT_NAMES: Record<string, string> = { hreflang: "hrefLang", "http-equiv": "httpEquiv" };

function tagOf(element: Element): HeadTag {
  const attributes = [...element.attributes]
    .filter(({ name }) => !(Object.values(MARKS) as string[]).includes(name))
    .map(({ name, value }) => [REACT_NAMES[name] ?? name, value]);
  const tag = element.localName as HeadTag["tag"];
  return {
    tag,
    attributes: Object.fromEntries(attributes),
    ...(tag === "script" ? { text: element.innerHTML } : {}),
  };
}
