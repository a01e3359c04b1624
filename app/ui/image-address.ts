const PREFIX = "/_ipx/";
const MODIFIERS = "f_webp,q_95,w_";

/** Where the picture can be had as wide as that, in device pixels (contract 4.4). */
export function optimisedAddress(source: string, width: number): string {
  return `${PREFIX}${MODIFIERS}${width}/${encodeURIComponent(source)}`;
}

/** What such an address asks for; null for any other one. */
export function readOptimisedAddress(path: string): { source: string; width: number } | null {
  const [, width = "", source = ""] = /^\/_ipx\/f_webp,q_95,w_([1-9]\d{0,3})\/([^/?#\s]+)$/.exec(path) ?? [];
  try {
    return source ? { source: decodeURIComponent(source), width: Number(width) } : null;
  } catch {
    return null;
  }
}

/** Whether this is an address of pictures made to measure, well-formed or not. */
export function isOptimisedPath(path: string): boolean {
  return path.startsWith(PREFIX);
}

/**
 * Whether to ask for a picture made to measure. Which origins are allowed is the server's to know; they are those that
 * pages may show at all. Drawings fit every size as they are; an address with a query could be one of endless many.
 */
export function isOptimisable(source: string): boolean {
  return /^(?:https?:\/\/|\/(?:assets|_media)\/)/i.test(source) && !/\?|\.svg(?:#|$)/i.test(source);
}
