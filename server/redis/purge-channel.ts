import { randomUUID } from "node:crypto";
import { z } from "zod";
import type { Logger } from "~/upstream/logger";
import type { Telemetry } from "../../app/upstream/telemetry";
import { guarded } from "../process/guarded";
import { type Purge, type PurgeChannel, PurgeSchema } from "../purge/purge";
import type { Redis } from "./client";
import { createRedisCalls } from "./redis-calls";

const CHANNEL = "croupier:purge";
/** Counts all purges. */
const COUNT = "croupier:purges";
/** A subscription that was cut off may be known only by what it has missed. */
const CATCH_UP_EVERY = 5_000;

const MessageSchema = z.object({ from: z.string(), number: z.number(), purge: PurgeSchema });
type Message = z.infer<typeof MessageSchema>;

/**
 * Carries purges to every process by publish and subscribe. Redis delivers nothing to a disconnected process, so purges
 * are numbered: a process that does not know the last number drops everything.
 */
export function createPurgeChannel(
  redis: Redis,
  log: Logger,
  telemetry?: Telemetry,
): PurgeChannel & { close: () => void } {
  const call = createRedisCalls("purges", telemetry);
  const self = randomUUID();
  let handle: (purge: Purge) => void = () => {};
  let lastNumber: number | undefined;

  const isNewer = (number: number) => lastNumber === undefined || number > lastNumber;

  const receive = guarded((text: string) => {
    const message = readMessage(text);
    if (message?.from === self) return;
    if (message && isNewer(message.number)) lastNumber = message.number;
    // A message of another version of the site: at least what it names is dropped.
    handle(message?.purge ?? {});
  });

  async function catchUp(): Promise<void> {
    await call(() => redis.subscriber.subscribe(CHANNEL, receive));
    const number = Number((await call(() => redis.get(COUNT))) ?? 0);
    if (lastNumber !== undefined && number !== lastNumber) {
      log.warn({}, "purges may have been missed while Redis was away: everything kept is dropped");
      handle({});
    }
    lastNumber = number;
  }

  const again = () => catchUp().catch(() => {});
  redis.onReady(again);
  const timer = setInterval(guarded(again), CATCH_UP_EVERY).unref();

  return {
    listen(next) {
      handle = next;
    },
    async publish(purge) {
      try {
        const number = await call(() => redis.incr(COUNT));
        if (isNewer(number)) lastNumber = number;
        const message: Message = { from: self, number, purge };
        return await call(() => redis.publish(CHANNEL, JSON.stringify(message)));
      } catch {
        return undefined;
      }
    },
    close: () => clearInterval(timer),
  };
}

function readMessage(text: string): Message | undefined {
  try {
    return MessageSchema.parse(JSON.parse(text));
  } catch {
    return undefined;
  }
}
