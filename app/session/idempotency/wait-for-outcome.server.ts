import { setTimeout as sleep } from "node:timers/promises";
import { z } from "zod";
import { budgets } from "~/platform/budgets";
import type { IdempotencyStore } from "./idempotency-store";
import { readEntry } from "./read-entry";

/** The clocks of several machines do not agree to the second. */
const CLOCK_DRIFT = 60_000;

/** Milliseconds; a moment that is yet to come is nobody's. */
export const SentAtSchema = z
  .number()
  .int()
  .min(0)
  .refine((time) => time <= Date.now() + CLOCK_DRIFT);

/** What the store holds while somebody sends. */
export const SendingSchema = z.object({ state: z.literal("sending"), sentAt: SentAtSchema });
export type Sending = z.output<typeof SendingSchema>;

export function isSending(entry: { state: string }): entry is Sending {
  return entry.state === "sending";
}

/** After this nobody sends any more: the process that did is gone. */
const SENDING_LIMIT = budgets.money.writeMs + 5_000;

export function isAbandoned({ sentAt }: Sending): boolean {
  return Date.now() - sentAt > SENDING_LIMIT;
}

const FIRST_LOOK = 25;
const LONGEST_LOOK = 500;

/**
 * The end of what another post, maybe of another process, is sending. Null where none will come, and where the store
 * holds what does not fit `schema`.
 */
export async function waitForOutcome<Ended extends { state: string }>(
  store: IdempotencyStore,
  key: string,
  first: Ended | Sending | null,
  schema: z.ZodType<Ended | Sending>,
): Promise<Ended | null> {
  let entry = first;
  for (let look = FIRST_LOOK; entry && isSending(entry); look = Math.min(2 * look, LONGEST_LOOK)) {
    if (isAbandoned(entry)) return null;
    await sleep(look);
    const text = await store.read(key);
    entry = text === null ? null : readEntry(text, schema);
  }
  return entry;
}
