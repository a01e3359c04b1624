import { safeInternalPath } from "~/session/safe-redirect";

/** What a frame tells the page around it (product 2.2). */
export type FrameMessage = { type: "refresh_user" } | { type: "redirect"; url: string };

/** Whether an origin is one of the configured sources: an origin, or one with a wildcard as its first label. */
export function isAllowedParent(origin: string, sources: readonly string[]): boolean {
  return sources.some((source) => {
    const [scheme = "", host = ""] = source.split("://");
    if (!host.startsWith("*.")) return origin === source;
    const [ownScheme, ownHost = ""] = origin.split("://");
    return ownScheme === scheme && ownHost.endsWith(host.slice(1)) && ownHost.length >= host.length;
  });
}

interface Surroundings {
  /** `location.ancestorOrigins`, where the browser has it: the page around the frame first. */
  ancestors: readonly string[] | undefined;
  referrer: string;
}

/**
 * Whom a message goes to: the page around, when it is an allowed one. A browser that does not say who that is gives
 * the message to one of these origins at most.
 */
export function parentOrigins(sources: readonly string[], { ancestors, referrer }: Surroundings): string[] {
  const parent = ancestors?.[0] ?? (URL.canParse(referrer) ? new URL(referrer).origin : undefined);
  if (parent && isAllowedParent(parent, sources)) return [parent];
  if (ancestors) return [];
  return sources.filter((source) => !source.includes("*"));
}

type Message = Pick<MessageEvent, "source" | "origin" | "data">;

/**
 * The path that a `checkIframe` message asks for. Null unless it comes from the page around, that page is an allowed
 * one, and the address is one of ours.
 */
export function readCheckIframe(
  { source, origin, data }: Message,
  { parent, sources, ownOrigin }: { parent: unknown; sources: readonly string[]; ownOrigin: string },
): string | null {
  if (!source || source !== parent || !isAllowedParent(origin, sources) || !isPlainObject(data)) return null;
  const { type, url } = data;
  if (type !== "checkIframe" || typeof url !== "string") return null;
  return safeInternalPath(url.startsWith(`${ownOrigin}/`) ? url.slice(ownOrigin.length) : url);
}

function isPlainObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && Object.getPrototypeOf(value) === Object.prototype;
}
