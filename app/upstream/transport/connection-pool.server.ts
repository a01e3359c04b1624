import { Pool } from "undici";

/** Connections to one origin. The caller's own timers abort a call, so the pool has none. */
export function connectionPool(origin: string, connections: number, connectMs: number): Pool {
  return new Pool(origin, {
    connections,
    pipelining: 1,
    connect: { timeout: connectMs },
    keepAliveTimeout: 10_000,
    keepAliveMaxTimeout: 60_000,
    headersTimeout: 0,
    bodyTimeout: 0,
  });
}
