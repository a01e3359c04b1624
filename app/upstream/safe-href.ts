/** What a link may be. The content service reads it too (scripts/site-rules/document.ts). */
export const linkBounds = {
  longest: 2048,
  schemes: ["https:", "mailto:", "tel:"],
  /** Characters that browsers skip, normalise or treat as a slash inside a URL. */
  forbidden: "[\\p{Cc}\\p{Cf}\\p{Z}\\\\]",
};
const FORBIDDEN = new RegExp(linkBounds.forbidden, "u");

/**
 * Returns a link from an editor or an external service if it is safe to follow: https, mailto, tel, or a path of this
 * site (`/…`, `?…`, `#…`); null otherwise. `www.…` and `http://…` of a public host become https.
 */
export function safeHref(value: string): string | null {
  const typed = value.trim();
  if (typed === "" || typed.length > linkBounds.longest || FORBIDDEN.test(typed)) return null;
  const href = secured(typed);
  if (/^[/?#]/.test(href)) return isInternal(href) ? href : null;
  const url = URL.canParse(href) ? new URL(href) : null;
  if (!url || !linkBounds.schemes.includes(url.protocol)) return null;
  if (url.protocol === "https:") {
    return /^https:\/\/[^/]/i.test(href) && !url.username && !url.password ? href : null;
  }
  return href;
}

/** Upgrades to https, except hosts without TLD, IP addresses and custom ports, which are unlikely to support TLS. */
function secured(href: string): string {
  if (/^www\.[^/?#.]/i.test(href)) return `https://${href}`;
  const url = /^http:\/\/[^/]/i.test(href) && URL.canParse(href) ? new URL(href) : null;
  const isPublic = url !== null && url.port === "" && /\.[a-z][a-z0-9-]*$/.test(url.hostname);
  return isPublic ? `https${url.href.slice("http".length)}` : href;
}

function isInternal(href: string): boolean {
  const base = "https://internal.invalid";
  if (!URL.canParse(href, base)) return false;
  const url = new URL(href, base);
  return url.origin === base && !url.pathname.startsWith("//") && !/%(?:2f|5c|0[0-9a-d])/i.test(url.pathname);
}
