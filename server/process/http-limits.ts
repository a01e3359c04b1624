import type { Server, ServerOptions } from "node:http";

/** Proxies keep idle connections for 60 seconds; ours must not end first. */
const KEEP_ALIVE = 65_000;

export const httpOptions: ServerOptions = {
  headersTimeout: 8_000,
  requestTimeout: 20_000,
  keepAliveTimeout: KEEP_ALIVE,
  connectionsCheckingInterval: 1_000,
  maxHeaderSize: 16_384,
};

/** Limits that a server takes only once it exists. */
export function limitServer(server: Server): void {
  // One more than a request may have: the target check refuses, where Node would silently drop the rest.
  server.maxHeadersCount = 101;
  server.maxRequestsPerSocket = 1_000;
  server.maxConnections = 4_000;
  // A money action may be silent for 30 seconds.
  server.timeout = KEEP_ALIVE + 5_000;
}
