import type { InternalPath } from "~/routing/addresses/internal-path";
import { internalPath } from "~/routing/addresses/read-internal-address";

/** Messages from our frame to its parent page (docs/product.md#2.2). */
export type FrameMessage = { type: "refresh_user" } | { type: "redirect"; url: string };

/** Whether an origin matches a configured source: an exact origin, or one with a wildcard as its first label. */
export function isAllowedParent(origin: string, sources: readonly string[]): boolean {
  return sources.some((source) => {
    const [scheme = "", host = ""] = source.split("://");
    if (!host.startsWith("*.")) return origin === source;
    const [ownScheme, ownHost = ""] = origin.split("://");
    return ownScheme === scheme && ownHost.endsWith(host.slice(1)) && ownHost.length >= host.length;
  });
}

interface ParentFrame {
  /** `location.ancestorOrigins`, where supported: the direct parent first. */
  ancestors: readonly string[] | undefined;
  referrer: string;
}

/**
 * Target origins of a message: the parent's, when allowed. Where the browser hides it, every exact source:
 * `postMessage` delivers to the one that matches, if any.
 */
export function parentOrigins(sources: readonly string[], { ancestors, referrer }: ParentFrame): string[] {
  const parent = ancestors?.[0] ?? (URL.canParse(referrer) ? new URL(referrer).origin : undefined);
  if (parent && isAllowedParent(parent, sources)) return [parent];
  if (ancestors) return [];
  return sources.filter((source) => !source.includes("*"));
}

type Message = Pick<MessageEvent, "source" | "origin" | "data">;

/**
 * The path that a `checkIframe` message asks for. Null unless it comes from the parent, the parent is allowed, and
 * the URL is one of ours.
 */
export function readCheckIframe(
  { source, origin, data }: Message,
  { parent, sources, ownOrigin }: { parent: unknown; sources: readonly string[]; ownOrigin: string },
): InternalPath | null {
  if (!source || source !== parent || !isAllowedParent(origin, sources) || !isPlainObject(data)) return null;
  const { type, url } = data;
  if (type !== "checkIframe" || typeof url !== "string") return null;
  return internalPath(url.startsWith(`${ownOrigin}/`) ? url.slice(ownOrigin.length) : url, []);
}

function isPlainObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && Object.getPrototypeOf(value) === Object.prototype;
}
