import { createClient } from "@redis/client";
import type { Logger } from "~/logger";
import { guarded } from "../process/guarded";

const CONNECT_LIMIT = 2_000;
const LONGEST_PAUSE = 3_000;
const PING = 3_000;

export type Redis = ReturnType<typeof connectRedis>;

/**
 * A connection that reconnects by itself. While disconnected, commands fail at once instead of queueing; the start
 * and the end of an outage are each logged once.
 */
export function connectRedis(url: string, log: Logger) {
  const client = createClient({
    url,
    disableOfflineQueue: true,
    // A server silent for longer is considered gone, even if its socket is open.
    pingInterval: PING,
    socket: {
      connectTimeout: CONNECT_LIMIT,
      socketTimeout: 2 * PING,
      reconnectStrategy: (tries) => Math.min(100 * 2 ** Math.min(tries, 5), LONGEST_PAUSE),
    },
  });
  let isDown = false;
  client.on(
    "error",
    guarded((error: Error) => {
      if (!isDown)
        log.error({ message: error.message }, "redis does not answer: every process counts for itself");
      isDown = true;
    }),
  );
  client.on(
    "ready",
    guarded(() => {
      if (isDown) log.info({}, "redis answers again");
      isDown = false;
    }),
  );
  // The "error" listener above already handles a failure to connect.
  client.connect().catch(() => {});
  return client;
}
