// Characters that browsers skip, fold or treat as a slash inside an address.
const FORBIDDEN = /[\p{Cc}\p{Cf}\p{Z}\\]/u;
const SCHEMES = new Set(["https:", "mailto:", "tel:"]);

/**
 * A link that an editor or a foreign service gave, when it may be followed: https, mailto, tel, or a path of this
 * site (`/…`, `?…`, `#…`). Null for everything else; nothing is repaired.
 */
export function safeHref(value: string): string | null {
  const href = value.trim();
  if (href === "" || href.length > 2048 || FORBIDDEN.test(href)) return null;
  if (/^[/?#]/.test(href)) return isInternal(href) ? href : null;
  const url = URL.canParse(href) ? new URL(href) : null;
  if (!url || !SCHEMES.has(url.protocol)) return null;
  if (url.protocol === "https:") {
    return /^https:\/\/[^/]/i.test(href) && !url.username && !url.password ? href : null;
  }
  return href;
}

function isInternal(href: string): boolean {
  const base = "https://internal.invalid";
  if (!URL.canParse(href, base)) return false;
  const url = new URL(href, base);
  return url.origin === base && !url.pathname.startsWith("//") && !/%(?:2f|5c|0[0-9a-d])/i.test(url.pathname);
}
