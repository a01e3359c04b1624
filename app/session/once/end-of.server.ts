import { setTimeout as sleep } from "node:timers/promises";
import { budgets } from "~/platform/budgets";
import type { OnceStore } from "./once-store";

/** What the store holds while somebody sends. */
export interface Sending {
  state: "sending";
  /** Milliseconds. */
  sentAt: number;
}

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

/** The end of what another post, maybe of another process, is sending; null where none will come. */
export async function endOf<Ended extends { state: string }>(
  store: OnceStore,
  key: string,
  first: Ended | Sending,
): Promise<Ended | null> {
  let entry = first;
  for (let look = FIRST_LOOK; isSending(entry); look = Math.min(2 * look, LONGEST_LOOK)) {
    if (isAbandoned(entry)) return null;
    await sleep(look);
    const text = await store.read(key);
    if (!text) return null;
    entry = JSON.parse(text);
  }
  return entry;
}
