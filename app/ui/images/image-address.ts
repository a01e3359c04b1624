const PREFIX = "/_ipx/";
const MODIFIERS = "f_webp,q_95,w_";

/** URL of an image resized to `width` device pixels (docs/contract.md#4.4). */
export function optimisedAddress(source: string, width: number): string {
  return `${PREFIX}${MODIFIERS}${width}/${encodeURIComponent(source)}`;
}

/** Parses such a URL path; null for any other. */
export function readOptimisedAddress(path: string): { source: string; width: number } | null {
  const [, width = "", source = ""] = /^\/_ipx\/f_webp,q_95,w_([1-9]\d{0,3})\/([^/?#\s]+)$/.exec(path) ?? [];
  try {
    return source ? { source: decodeURIComponent(source), width: Number(width) } : null;
  } catch {
    return null;
  }
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
