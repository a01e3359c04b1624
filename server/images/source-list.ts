import { isIP } from "node:net";
import { createPublicAddresses } from "../../app/public-addresses";
import { createBackendPaths } from "./backend-paths";
import type { ImageSettings } from "./image-settings";

export interface AllowedSource {
  url: URL;
  /** The operator named this very place, so it may lie in a private network. */
  isPrivateAllowed: boolean;
}

const MAX_SOURCE = 2048;

/**
 * Which addresses pictures may be fetched from: those that pages may show (IMAGE_ORIGINS, and the two backends but for
 * what is no picture's path there). A name of IMAGE_ORIGINS has to lead to the open internet; the backends, `localhost`
 * and plain addresses need not. A query is for origins that need one: elsewhere it would make endless pictures of one.
 */
export function createSourceList(settings: ImageSettings) {
  const backends = createPublicAddresses(settings.app);
  const isPicturePath = createBackendPaths(settings);
  const isAllowed = originMatcher(settings.imageOrigins);
  const takesQuery = originMatcher(settings.imageQueryOrigins);

  return (source: string): AllowedSource | null => {
    if (source.length > MAX_SOURCE) return null;
    const absolute = absoluteUrl(source);
    const found = backends.inner(absolute?.href ?? source);
    const url = found?.url ?? absolute;
    if (!url || url.username || url.password) return null;
    url.hash = "";
    if (url.search && !takesQuery(url.origin)) return null;
    // A place of IMAGE_ORIGINS that is a backend all the same is judged as one.
    if (found) return isPicturePath(found.backend, url.pathname) ? { url, isPrivateAllowed: true } : null;
    return isAllowed(url.origin)
      ? { url, isPrivateAllowed: settings.imageOrigins.includes(url.origin) && isLiteral(url.hostname) }
      : null;
  };
}

function absoluteUrl(source: string): URL | null {
  return /^https?:\/\/[^/]/i.test(source) && URL.canParse(source) ? new URL(source) : null;
}

/** For origins, and for `https://*.example`. */
function originMatcher(sources: readonly string[]): (origin: string) => boolean {
  const exact = new Set(sources);
  const wildcards = sources
    .filter((source) => source.includes("://*."))
    .map((source) => ({
      start: source.slice(0, source.indexOf("*")),
      end: source.slice(source.indexOf("*") + 1),
    }));
  return (origin) =>
    exact.has(origin) || wildcards.some(({ start, end }) => origin.startsWith(start) && origin.endsWith(end));
}

function isLiteral(hostname: string): boolean {
  return hostname === "localhost" || isIP(hostname.replace(/^\[|\]$/g, "")) > 0;
}
