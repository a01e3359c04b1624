const PREFIX = "/_ipx/";
/** A source that stands in an address as it is: nothing in it that a proxy or a browser would write differently. */
const PLAIN_SOURCE = /^(?:https?:\/)?\/[\w.:~-]+(?:\/(?!\.{1,2}(?:\/|$))[\w.~-]+)+$/;

/**
 * URL of an image resized to `width` device pixels (docs/contract.md#4.4), as WebP of quality 95 unless the modifiers say
 * otherwise. Pages hold hundreds of these, so the source is written short where it can be.
 */
export function optimisedAddress(source: string, width: number): string {
  const short = PLAIN_SOURCE.test(source) && shortSource(source);
  return `${PREFIX}w_${width}/${short && fullSource(short) === source ? short : encodeURIComponent(source)}`;
}

/** Parses such a URL path; null for any other. Cached pages may have the long form, with all modifiers. */
export function readOptimisedAddress(path: string): { source: string; width: number } | null {
  const [, width = "", source = ""] =
    /^\/_ipx\/(?:f_webp,q_95,)?w_([1-9]\d{0,3})\/([^?#\s]+)$/.exec(path) ?? [];
  try {
    if (!source) return null;
    return {
      source: source.includes("/") ? fullSource(source) : decodeURIComponent(source),
      width: Number(width),
    };
  } catch {
    return null;
  }
}

/** `media.example/a.png` for https, `http:/media.example/a.png`, `assets/a.png` for a path of ours. */
function shortSource(source: string): string {
  return source.replace(/^https:\/\/|^\//, "").replace("//", "/");
}

function fullSource(short: string): string {
  if (/^(?:assets|_media)\//.test(short)) return `/${short}`;
  // Proxies may merge slashes, so one is as good as two.
  const [, scheme = "https:", rest = ""] = /^(https?:(?=\/))?\/*(.*)$/i.exec(short) ?? [];
  return `${scheme}//${rest}`;
}

/** Whether the path is one of resized images, valid or not. */
export function isOptimisedPath(path: string): boolean {
  return path.startsWith(PREFIX);
}

/**
 * Whether to request a resized image. The server checks the origin. SVGs scale by themselves; a URL with a query
 * could have endless variants.
 */
export function isOptimisable(source: string): boolean {
  return /^(?:https?:\/\/|\/(?:assets|_media)\/)/i.test(source) && !/\?|\.svg(?:#|$)/i.test(source);
}
