import { Parser } from "htmlparser2";
import sanitizeHtml from "sanitize-html";
import { matchesSource } from "~/routing/csp-sources";

/** An element of an operator's snippet that may be rendered into a page. */
export interface SnippetElement {
  tag: "script" | "style" | "link";
  attributes: Record<string, string>;
  text: string;
}

export interface ParsedSnippet {
  elements: SnippetElement[];
  /** Sanitised HTML for browsers without script, with the purpose that needs consent. */
  noscript: { purpose: string | undefined; html: string }[];
  /** Descriptions of the dropped parts, for the log. */
  dropped: string[];
}

/** Attribute with which an element declares its purpose, for consent. */
export const PURPOSE_ATTRIBUTE = "data-purpose";

/** What a snippet may hold. The content service reads it too (scripts/site-rules/document.ts). */
export const snippetBounds = {
  containers: ["script", "style", "noscript"],
  attributes: {
    script: ["async", "crossorigin", "defer", "id", "integrity", "referrerpolicy", "src", "type"],
    style: ["id", "media"],
    link: ["crossorigin", "href", "rel"],
  } satisfies Record<SnippetElement["tag"], readonly string[]>,
  /** Import maps and speculation rules would change how our own modules load. */
  scriptTypes: "^(?:|module|(?:text|application)/javascript|application/(?:ld\\+)?json)$",
  linkHints: "^(?:preconnect|dns-prefetch)$",
};
const CONTAINERS = new Set(snippetBounds.containers);
const ATTRIBUTES: Record<SnippetElement["tag"], readonly string[]> = snippetBounds.attributes;
const SCRIPT_TYPES = new RegExp(snippetBounds.scriptTypes, "i");
const HINTS = new RegExp(snippetBounds.linkHints, "i");

/**
 * Parses a snippet and keeps only what a page may contain: scripts (inline, or from a configured origin), styles,
 * connection hints and `<noscript>`. Event handlers and all other markup are dropped.
 */
export function parseSnippet(code: string, origins: readonly string[]): ParsedSnippet {
  const parsed: ParsedSnippet = { elements: [], noscript: [], dropped: [] };
  let open: { tag: string; attributes: Record<string, string>; from: number } | undefined;

  const finish = (until: number) => {
    if (!open) return;
    const { tag, attributes, from } = open;
    open = undefined;
    const text = code.slice(from, until);
    if (tag === "noscript") {
      const html = sanitizeNoscript(text);
      if (html) parsed.noscript.push({ purpose: attributes[PURPOSE_ATTRIBUTE], html });
    } else add(tag as SnippetElement["tag"], attributes, text);
  };
  const add = (tag: SnippetElement["tag"], given: Record<string, string>, text: string) => {
    const attributes = Object.fromEntries(
      Object.entries(given).filter(([name]) => ATTRIBUTES[tag].includes(name) || name.startsWith("data-")),
    );
    for (const name of Object.keys(given)) {
      if (!(name in attributes) && name !== "nonce") parsed.dropped.push(`${tag} ${name}=`);
    }
    const fault = faultOf({ tag, attributes, text }, origins);
    if (fault) parsed.dropped.push(fault);
    else parsed.elements.push({ tag, attributes, text: text.trim() });
  };

  const parser = new Parser({
    onopentag(name, attributes) {
      if (open) return;
      if (name === "link") add(name, attributes, "");
      else if (CONTAINERS.has(name)) open = { tag: name, attributes, from: parser.endIndex + 1 };
      else parsed.dropped.push(name);
    },
    onclosetag(name, isImplied) {
      if (open?.tag === name) finish(isImplied ? code.length : parser.startIndex);
    },
    ontext(text) {
      if (!open && text.trim() !== "") parsed.dropped.push("text");
    },
  });
  parser.end(code);
  return parsed;
}

function faultOf({ tag, attributes, text }: SnippetElement, origins: readonly string[]): string | undefined {
  if (!Object.hasOwn(ATTRIBUTES, tag)) return tag;
  if (tag === "link") {
    const isHint = HINTS.test(attributes.rel ?? "") && /^https:\/\//i.test(attributes.href ?? "");
    return isHint ? undefined : `link rel=${attributes.rel ?? ""}`;
  }
  if (tag === "style") return undefined;
  if (!SCRIPT_TYPES.test(attributes.type ?? "")) return `script type=${attributes.type}`;
  // Browsers end such a script elsewhere than a parser does (HTML, "script data double escaped state").
  if (/<!--/.test(text) && /<script/i.test(text)) return "script with <!-- and <script in its text";
  if (
    attributes.src !== undefined &&
    !(/^https:/i.test(attributes.src) && matchesSource(attributes.src, origins))
  )
    return `script src=${attributes.src}`;
  return undefined;
}

/** Keeps tracking pixels and frames only; no text, links or controls. */
function sanitizeNoscript(html: string): string {
  return sanitizeHtml(html, {
    allowedTags: ["img", "iframe"],
    allowedAttributes: {
      img: ["src", "alt", "width", "height"],
      iframe: ["src", "title", "width", "height"],
    },
    allowedSchemes: ["https"],
    allowProtocolRelative: false,
    textFilter: () => "",
  });
}
