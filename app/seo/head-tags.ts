import type { MetaDescriptor } from "@remix-run/react";
import type { Favicon } from "~/content/entities/favicon";
import type { SeoMeta } from "~/content/entities/seo";
import { fillText, type Tokens } from "./tokens";
import { webAddress } from "./web-address";

/** Meta names that the page itself sets, or that would change how it works. */
const OWN_NAMES = new Set(["description", "robots", "viewport", "referrer", "color-scheme"]);
/** Any other `http-equiv` would make browsers act: redirect, or change the policy (docs/safety.md#row-11). */
const HTTP_EQUIVS = new Set(["content-language"]);

/** Whether a meta name is reserved: set through other fields, or not at all. */
export function isOwnName(name: string): boolean {
  return OWN_NAMES.has(name.trim().toLowerCase());
}

/** Editors' meta entries, the first of each name. A charset is dropped: the document has one. */
export function metaTags(entries: readonly SeoMeta[], tokens: Tokens): MetaDescriptor[] {
  const tags = new Map<string, MetaDescriptor>();
  for (const { name, httpEquiv, content } of entries) {
    const filled = fillText(content ?? "", tokens);
    const key = (name || httpEquiv || "").trim().toLowerCase();
    if (!filled || !key || tags.has(key)) continue;
    if (name && !isOwnName(name)) tags.set(key, { name: name.trim(), content: filled });
    else if (!name && HTTP_EQUIVS.has(key)) {
      tags.set(key, { httpEquiv: key, content: filled });
    }
  }
  return [...tags.values()];
}

/** `og:` and `twitter:` properties; those without a value are omitted. */
export function openGraphTags(properties: Readonly<Record<string, string | undefined>>): MetaDescriptor[] {
  return Object.entries(properties).flatMap(([property, content]): MetaDescriptor[] => {
    if (!content) return [];
    return [property.startsWith("twitter:") ? { name: property, content } : { property, content }];
  });
}

const RELATIONS: Record<Favicon["type"], string> = {
  "apple png": "apple-touch-icon",
  png: "icon",
  ico: "icon",
};
const TYPES: Record<string, string> = { svg: "image/svg+xml", png: "image/png", ico: "image/x-icon" };
const OWN_ICON: MetaDescriptor = {
  tagName: "link",
  rel: "icon",
  href: "/favicon.svg",
  type: "image/svg+xml",
};

/** Telephones draw no SVG on a home screen. */
const OWN_TOUCH_ICON: MetaDescriptor = {
  tagName: "link",
  rel: "apple-touch-icon",
  href: "/apple-touch-icon.png",
};

/** The operator's icons, or those of the brand. */
export function faviconTags(favicons: readonly Favicon[], origin: string): MetaDescriptor[] {
  const tags = favicons.flatMap(({ type, name, size, url }) => {
    const href = webAddress(url, origin);
    // Maskable icons are for home screens only (web-manifest.ts).
    if (!href || /maskable/i.test(name)) return [];
    const mime = TYPES[new URL(href).pathname.split(".").pop() ?? ""];
    if (type === "apple png" && mime === TYPES.svg) return [];
    return [
      {
        tagName: "link" as const,
        rel: RELATIONS[type],
        href,
        ...(mime && type !== "apple png" ? { type: mime } : {}),
        ...(size ? { sizes: `${size}x${size}` } : {}),
      },
    ];
  });
  const has = (relation: string) => tags.some(({ rel }) => rel === relation);
  return [...(has("icon") ? [] : [OWN_ICON]), ...(has("apple-touch-icon") ? [] : [OWN_TOUCH_ICON]), ...tags];
}
