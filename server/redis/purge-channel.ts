import { randomUUID } from "node:crypto";
import { z } from "zod";
import type { Logger } from "~/logger";
import type { Telemetry } from "../../app/upstream/telemetry";
import { guarded } from "../process/guarded";
import { type Purge, type PurgeChannel, PurgeSchema } from "../purge/purge";
import type { Redis } from "./client";
import { createRedisCalls } from "./redis-calls";

const CHANNEL = "croupier:purge";
/** Counts all purges. */
const COUNT = "croupier:purges";

const MessageSchema = z.object({ from: z.string(), number: z.number(), purge: PurgeSchema });
type Message = z.infer<typeof MessageSchema>;

/**
 * Carries purges to every process by publish and subscribe, on a second connection. Redis tells nothing to a process
 * that is cut off, so purges are numbered: a process that is back and does not know the last number drops everything.
 */
export function createPurgeChannel(
  redis: Redis,
  log: Logger,
  telemetry?: Telemetry,
): PurgeChannel & { close: () => void } {
  const call = createRedisCalls("purges", telemetry);
  const self = randomUUID();
  const subscriber = redis.duplicate();
  let handle: (purge: Purge) => void = () => {};
  let lastNumber: number | undefined;
  let wasCutOff = false;

  const isNewer = (number: number) => lastNumber === undefined || number > lastNumber;

  function receive(text: string): void {
    const message = readMessage(text);
    if (message?.from === self) return;
    if (message && isNewer(message.number)) lastNumber = message.number;
    // A message of another version of the site: at least what it names is dropped.
    handle(message?.purge ?? {});
  }

  async function catchUp(): Promise<void> {
    await call(() => subscriber.subscribe(CHANNEL, guarded(receive)));
    const number = Number((await call(() => redis.get(COUNT))) ?? 0);
    if (wasCutOff && number !== lastNumber) {
      log.warn({}, "purges may have been missed while Redis was away: everything kept is dropped");
      handle({});
    }
    lastNumber = number;
    wasCutOff = false;
  }

  // The other connection logs the outage.
  subscriber.on(
    "error",
    guarded(() => {
      wasCutOff = true;
    }),
  );
  for (const client of [subscriber, redis]) {
    client.on(
      "ready",
      guarded(() => {
        if (subscriber.isReady && redis.isReady) catchUp().catch(() => {});
      }),
    );
  }
  subscriber.connect().catch(() => {});

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
    close: () => subscriber.destroy(),
  };
}

function readMessage(text: string): Message | undefined {
  try {
    return MessageSchema.parse(JSON.parse(text));
  } catch {
    return undefined;
  }
}
