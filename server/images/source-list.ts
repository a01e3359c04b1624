import { isIP } from "node:net";
import type { ServerConfig } from "../config";

export type ImageSettings = Pick<ServerConfig, "imageOrigins"> & {
  app: Pick<ServerConfig["app"], "platformUrl" | "contentUrl">;
};

export interface AllowedSource {
  url: URL;
  /** The operator named this very place, so it may lie in a private network. */
  isPrivateAllowed: boolean;
}

const MAX_SOURCE = 2048;

/**
 * Which addresses pictures may be fetched from: those that pages may show (IMAGE_ORIGINS and the two backends). A
 * name of IMAGE_ORIGINS has to lead to the open internet; the backends, `localhost` and plain addresses need not.
 */
export function createSourceList({ imageOrigins, app }: ImageSettings) {
  const backends = new Set([new URL(app.platformUrl).origin, new URL(app.contentUrl).origin]);
  const exact = new Set(imageOrigins);
  const wildcards = imageOrigins
    .filter((origin) => origin.includes("://*."))
    .map((origin) => ({
      start: origin.slice(0, origin.indexOf("*")),
      end: origin.slice(origin.indexOf("*") + 1),
    }));

  return (source: string): AllowedSource | null => {
    if (source.length > MAX_SOURCE || !/^https?:\/\/[^/]/i.test(source) || !URL.canParse(source)) return null;
    const url = new URL(source);
    if (url.username || url.password) return null;
    url.hash = "";
    if (backends.has(url.origin)) return { url, isPrivateAllowed: true };
    if (exact.has(url.origin)) return { url, isPrivateAllowed: isLiteral(url.hostname) };
    const isBelow = wildcards.some(
      ({ start, end }) => url.origin.startsWith(start) && url.origin.endsWith(end),
    );
    return isBelow ? { url, isPrivateAllowed: false } : null;
  };
}

function isLiteral(hostname: string): boolean {
  return hostname === "localhost" || isIP(hostname.replace(/^\[|\]$/g, "")) > 0;
}
