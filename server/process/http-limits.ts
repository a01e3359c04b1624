import type { Server, ServerOptions } from "node:http";

/** Longer than the 60 seconds for which proxies keep idle connections: the proxy must close first. */
const KEEP_ALIVE = 65_000;

export const httpOptions: ServerOptions = {
  headersTimeout: 8_000,
  requestTimeout: 20_000,
  keepAliveTimeout: KEEP_ALIVE,
  connectionsCheckingInterval: 1_000,
  maxHeaderSize: 16_384,
};

/** Limits that can only be set on an existing server. */
export function limitServer(server: Server): void {
  // One more than the target check allows: it refuses, where Node would silently drop the rest.
  server.maxHeadersCount = 101;
  server.maxRequestsPerSocket = 1_000;
  server.maxConnections = 4_000;
  // A money action may take 30 seconds without any traffic.
  server.timeout = KEEP_ALIVE + 5_000;
}
