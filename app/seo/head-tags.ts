import type { Favicon } from "~/content/entities/common";
import type { SeoMeta } from "~/content/entities/seo";
import { fillText, type Tokens } from "./tokens";
import { webAddress } from "./web-address";

/** An element of the document's head; attributes use React's names. */
export interface HeadTag {
  tag: "meta" | "link" | "script";
  attributes: Record<string, string>;
  /** Content of a script element: data only, never executed. */
  text?: string;
}

/** Meta names that the page itself sets, or that would change how it works. */
const OWN_NAMES = new Set(["description", "robots", "viewport", "referrer", "color-scheme"]);
/** Any other `http-equiv` would make browsers act: redirect, or change the policy (docs/safety.md#row-11). */
const HTTP_EQUIVS = new Set(["content-language"]);

/** Whether a meta name is reserved: set through other fields, or not at all. */
export function isOwnName(name: string): boolean {
  return OWN_NAMES.has(name.trim().toLowerCase());
}

export function namedMeta(name: string, content: string): HeadTag {
  return { tag: "meta", attributes: { name, content } };
}

/** Editors' meta entries, the first of each name. A charset is dropped: the document has one. */
export function metaTags(entries: readonly SeoMeta[], tokens: Tokens): HeadTag[] {
  const tags = new Map<string, HeadTag>();
  for (const { name, httpEquiv, content } of entries) {
    const filled = fillText(content ?? "", tokens);
    const key = (name || httpEquiv || "").trim().toLowerCase();
    if (!filled || !key || tags.has(key)) continue;
    if (name && !isOwnName(name)) tags.set(key, namedMeta(name.trim(), filled));
    else if (!name && HTTP_EQUIVS.has(key)) {
      tags.set(key, { tag: "meta", attributes: { httpEquiv: key, content: filled } });
    }
  }
  return [...tags.values()];
}

/** `og:` and `twitter:` properties; those without a value are left out. */
export function openGraphTags(properties: Readonly<Record<string, string | undefined>>): HeadTag[] {
  return Object.entries(properties).flatMap(([property, content]): HeadTag[] => {
    if (!content) return [];
    return property.startsWith("twitter:")
      ? [namedMeta(property, content)]
      : [{ tag: "meta", attributes: { property, content } }];
  });
}

const RELATIONS: Record<Favicon["type"], string> = {
  "apple png": "apple-touch-icon",
  png: "icon",
  ico: "icon",
};
const TYPES: Record<string, string> = { svg: "image/svg+xml", png: "image/png", ico: "image/x-icon" };
const OWN_ICON: HeadTag = {
  tag: "link",
  attributes: { rel: "icon", href: "/favicon.svg", type: "image/svg+xml" },
};

/** By the operator's list, which is replaced when it changes, and by our few origins. */
const icons = new WeakMap<readonly Favicon[], Map<string, HeadTag[]>>();

/** The operator's icons, or the built-in one. */
export function faviconTags(favicons: readonly Favicon[], origin: string): readonly HeadTag[] {
  const known = icons.get(favicons) ?? new Map<string, HeadTag[]>();
  icons.set(favicons, known);
  const tags = known.get(origin) ?? readFavicons(favicons, origin);
  known.set(origin, tags);
  return tags;
}

function readFavicons(favicons: readonly Favicon[], origin: string): HeadTag[] {
  const tags = favicons.flatMap(({ type, name, size, url }): HeadTag[] => {
    const href = webAddress(url, origin);
    // Maskable icons are for home screens only (web-manifest.ts).
    if (!href || /maskable/i.test(name)) return [];
    const mime = TYPES[new URL(href).pathname.split(".").pop() ?? ""];
    return [
      {
        tag: "link",
        attributes: {
          rel: RELATIONS[type],
          href,
          ...(mime && type !== "apple png" ? { type: mime } : {}),
          ...(size ? { sizes: `${size}x${size}` } : {}),
        },
      },
    ];
  });
  return tags.some(({ attributes }) => attributes.rel === "icon") ? tags : [OWN_ICON, ...tags];
}
