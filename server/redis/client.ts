import { createClient } from "@redis/client";
import type { Logger } from "~/logger";

const CONNECT_LIMIT = 2_000;
const LONGEST_PAUSE = 3_000;
const PING = 3_000;

export type Redis = ReturnType<typeof connectRedis>;

/**
 * A connection that mends itself. While there is none, commands fail at once instead of waiting for it; an outage is
 * said once in the log, and so is its end.
 */
export function connectRedis(url: string, log: Logger) {
  const client = createClient({
    url,
    disableOfflineQueue: true,
    // A server that is silent for longer than this is gone, whatever its socket says.
    pingInterval: PING,
    socket: {
      connectTimeout: CONNECT_LIMIT,
      socketTimeout: 2 * PING,
      reconnectStrategy: (tries) => Math.min(100 * 2 ** Math.min(tries, 5), LONGEST_PAUSE),
    },
  });
  let isDown = false;
  client.on("error", (error: Error) => {
    if (!isDown)
      log.error({ message: error.message }, "redis does not answer: every process counts for itself");
    isDown = true;
  });
  client.on("ready", () => {
    if (isDown) log.info({}, "redis answers again");
    isDown = false;
  });
  // Failing to connect is an error like any other, and was heard above.
  client.connect().catch(() => {});
  return client;
}
