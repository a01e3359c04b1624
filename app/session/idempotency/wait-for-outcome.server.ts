import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { z } from "zod";
import { budgets } from "~/upstream/transport/budgets";
import type { IdempotencyStore } from "./idempotency-store";
import { readEntry } from "./read-entry";

/** Tolerated clock drift between machines, in milliseconds. */
const CLOCK_DRIFT = 60_000;

/** Milliseconds; a time in the future is invalid. */
export const SentAtSchema = z
  .number()
  .int()
  .min(0)
  .refine((time) => time <= Date.now() + CLOCK_DRIFT);

/** The stored state while a request is sending. */
export const SendingSchema = z.object({ state: z.literal("sending"), sentAt: SentAtSchema });
export type PendingSubmission = z.output<typeof SendingSchema>;

/** The text of a claim. Its id distinguishes it from others of the same moment. */
export function claimText(sentAt: number): string {
  return JSON.stringify({ state: "sending", sentAt, id: randomUUID() });
}

export function isSending(entry: { state: string }): entry is PendingSubmission {
  return entry.state === "sending";
}

/** Milliseconds after which the sending process must have died. */
const SENDING_LIMIT = budgets.money.writeMs + 5_000;

export function isAbandoned({ sentAt }: PendingSubmission): boolean {
  return Date.now() - sentAt > SENDING_LIMIT;
}

const FIRST_LOOK = 25;
const LONGEST_LOOK = 500;

/**
 * Waits for the outcome of another submission, maybe in another process. Null when none will come, or when the stored
 * entry does not match `schema`; undefined when not even whether it was sent can be known any more.
 */
export async function waitForOutcome<Ended extends { state: string }>(
  store: IdempotencyStore,
  key: string,
  first: Ended | PendingSubmission | null,
  schema: z.ZodType<Ended | PendingSubmission>,
): Promise<Ended | null | undefined> {
  let entry = first;
  for (let waitMs = FIRST_LOOK; entry && isSending(entry); waitMs = Math.min(2 * waitMs, LONGEST_LOOK)) {
    if (isAbandoned(entry)) return null;
    await sleep(waitMs);
    const text = await store.read(key);
    if (text === undefined) return undefined;
    entry = text === null ? null : readEntry(text, schema);
  }
  return entry;
}
