// Characters that browsers skip, fold or treat as a slash inside an address.
const FORBIDDEN = /[\p{Cc}\p{Cf}\p{Z}\\]/u;
const SCHEMES = new Set(["https:", "mailto:", "tel:"]);

/**
 * A link that an editor or a foreign service gave, when it may be followed: https, mailto, tel, or a path of this
 * site (`/…`, `?…`, `#…`). Null for everything else. What people type by habit is taken for what they mean:
 * `www.…` and `http://…` become https.
 */
export function safeHref(value: string): string | null {
  const typed = value.trim();
  if (typed === "" || typed.length > 2048 || FORBIDDEN.test(typed)) return null;
  const href = secured(typed);
  if (/^[/?#]/.test(href)) return isInternal(href) ? href : null;
  const url = URL.canParse(href) ? new URL(href) : null;
  if (!url || !SCHEMES.has(url.protocol)) return null;
  if (url.protocol === "https:") {
    return /^https:\/\/[^/]/i.test(href) && !url.username && !url.password ? href : null;
  }
  return href;
}

/** A bare host without TLD, an IP address and a port of its own hardly speak TLS: such an address stays what it is. */
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
