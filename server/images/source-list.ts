import { isIP } from "node:net";
import { matchesSource } from "../../app/routing/csp-sources";
import { type BackendName, createPublicAddresses } from "../../app/upstream/public-addresses";
import { createBackendPaths } from "./backend-paths";
import type { ImageSettings } from "./image-settings";

export interface AllowedSource {
  url: URL;
  /** Whose it is: a backend, or one of IMAGE_ORIGINS. */
  owner: BackendName | "elsewhere";
  /** May resolve to a private network: a backend, or an address that the configuration names literally. */
  isPrivateAllowed: boolean;
}

const MAX_SOURCE = 2048;

/**
 * Which URLs images may be fetched from: IMAGE_ORIGINS, and the two backends except for their API paths. Host names
 * of IMAGE_ORIGINS must resolve to public addresses; backends, `localhost` and literal IP addresses need not. A query
 * is allowed only for IMAGE_QUERY_ORIGINS: elsewhere it would multiply the variants of one image.
 */
export function createSourceList(settings: ImageSettings) {
  const backends = createPublicAddresses(settings.app);
  const isPicturePath = createBackendPaths(settings);

  return (source: string): AllowedSource | null => {
    if (source.length > MAX_SOURCE) return null;
    const absolute = absoluteUrl(source);
    const found = backends.inner(absolute?.href ?? source);
    const url = found?.url ?? absolute;
    if (!url || url.username || url.password) return null;
    url.hash = "";
    if (url.search && !matchesSource(url.href, settings.imageQueryOrigins)) return null;
    // An origin of IMAGE_ORIGINS that is also a backend follows the backend's rules.
    if (found) {
      const { backend } = found;
      return isPicturePath(backend, url.pathname) ? { url, owner: backend, isPrivateAllowed: true } : null;
    }
    return matchesSource(url.href, settings.imageOrigins)
      ? {
          url,
          owner: "elsewhere",
          isPrivateAllowed: settings.imageOrigins.includes(url.origin) && isLiteral(url.hostname),
        }
      : null;
  };
}

function absoluteUrl(source: string): URL | null {
  return /^https?:\/\/[^/]/i.test(source) && URL.canParse(source) ? new URL(source) : null;
}

function isLiteral(hostname: string): boolean {
  return hostname === "localhost" || isIP(hostname.replace(/^\[|\]$/g, "")) > 0;
}
