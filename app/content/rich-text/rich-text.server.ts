import sanitizeHtml from "sanitize-html";
import { isolateNumbers, isRightToLeft } from "~/i18n/isolate-numbers";
import { isMediaPath } from "~/upstream/public-addresses";
import { safeHref } from "~/upstream/safe-href";

const NESTING = 40;
/** How the width and height of a picture in a text are written. */
export const PIXELS = /^\d{1,4}$/;
const globalAttributes = ["dir", "lang"];
const allowedTags = [
  ..."p br hr h2 h3 h4 h5 h6 ul ol li dl dt dd blockquote pre code".split(" "),
  ..."strong b em i u s sub sup small mark span div a img figure figcaption".split(" "),
  ..."table caption thead tbody tfoot tr th td details summary".split(" "),
];
/** Those and the one that becomes another. */
const permittedTags = new Set([...allowedTags, "h1"]);

/**
 * Sanitises an editor's HTML down to text, lists, tables, links and pictures. Links must pass `safeHref`; pictures
 * must be https, from the given origins, or served by our own host. Everything else is dropped, not repaired, and
 * reported to `onDropped`: elements, links and pictures, but not what only changes how a text looks.
 * Numbers in a text from right to left are isolated.
 */
export function sanitizeRichText(
  html: string,
  pictureOrigins: readonly string[],
  onDropped: (problem: string) => void = () => {},
): string {
  return sanitizeHtml(html, {
    allowedTags,
    onOpenTag: (name) => {
      if (!permittedTags.has(name)) onDropped(`<${name.slice(0, 20)}> is left out`);
    },
    allowedAttributes: {
      "*": globalAttributes,
      a: ["href", "title", "rel"],
      img: ["src", "alt", "width", "height", "loading"],
      ol: ["start"],
      th: ["colspan", "rowspan", "scope"],
      td: ["colspan", "rowspan"],
    },
    allowedSchemes: ["https", "mailto", "tel"],
    allowedSchemesByTag: { img: ["https", "http"] },
    allowProtocolRelative: false,
    nestingLimit: NESTING,
    ...(isRightToLeft(html) && { textFilter: isolateNumbers }),
    transformTags: {
      // The page renders its own h1.
      h1: "h2",
      a: (tagName, { href = "", title = "", ...attribs }) => {
        const safe = safeHref(href);
        if (safe === null && href.trim() !== "")
          onDropped(`a link that may not be followed: ${href.slice(0, 100)}`);
        return {
          tagName,
          attribs: {
            ...allowedAttributes(attribs),
            ...(title ? { title } : {}),
            ...(safe === null ? {} : { href: safe }),
            ...(safe?.startsWith("https:") ? { rel: "noopener" } : {}),
          },
        };
      },
      img: (tagName, { src = "", alt = "", width = "", height = "" }) => {
        const isShown = isPicture(src, pictureOrigins);
        if (!isShown) onDropped(`a picture that may not be shown: ${src.slice(0, 100)}`);
        return {
          tagName,
          attribs: {
            ...(isShown ? { src } : {}),
            alt,
            ...(PIXELS.test(width) ? { width } : {}),
            ...(PIXELS.test(height) ? { height } : {}),
            loading: "lazy",
          },
        };
      },
    },
    exclusiveFilter: (frame) => frame.tag === "img" && !frame.attribs.src,
  });
}

function allowedAttributes(attribs: sanitizeHtml.Attributes): sanitizeHtml.Attributes {
  return Object.fromEntries(Object.entries(attribs).filter(([name]) => globalAttributes.includes(name)));
}

function isPicture(src: string, origins: readonly string[]): boolean {
  if (isMediaPath(src)) return safeHref(src) === src;
  if (!/^https?:\/\/[^/\\]/i.test(src) || !URL.canParse(src)) return false;
  const url = new URL(src);
  return (url.protocol === "https:" && !url.username && !url.password) || origins.includes(url.origin);
}

const ENTITIES: Readonly<Record<string, string>> = { "&amp;": "&", "&lt;": "<", "&gt;": ">", "&quot;": '"' };

/** An editor's HTML as one line of plain text, truncated at a word boundary to about `length` characters. */
export function plainText(html: string, length: number): string {
  const parted = html.replace(/<(?=\/?(?:p|br|li|h[1-6]|div|t[dhr])\b)/gi, " <");
  const text = sanitizeHtml(parted, { allowedTags: [], allowedAttributes: {} })
    .replace(/&(?:amp|lt|gt|quot);/g, (entity) => ENTITIES[entity] ?? entity)
    .replace(/\s+/g, " ")
    .trim();
  if (text.length <= length) return text;
  const cut = text.slice(0, length);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(" "), length / 2))}…`;
}
