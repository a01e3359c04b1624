import type { RuntimeLocation } from "../part";
import { readStored, storedKeys, writeStored } from "../storage";
import type { Tracked, TrackedEvent } from "./event-catalogue";
import { isTracked, pushToDataLayer } from "./track";

/** Stages of a payment. */
const paymentEvents = ["begin_checkout", "purchase", "payment_failed"] as const satisfies TrackedEvent[];
export type PaymentEventName = (typeof paymentEvents)[number];

/** A payment as the tag manager gets it: without anything that was typed. */
type PaymentEvent = Tracked<PaymentEventName>;

/**
 * `told`: what was sent already, by event and payment; `waiting`: what the next page of the site sends. Belongs to one
 * player: nothing of it stays for another.
 */
interface StoredPayments {
  uid: number;
  told: string[];
  waiting: PaymentEvent[];
}

const MAX_ENTRIES = 50;

/**
 * Stores an event of a payment page, on which no tag manager runs, for the next page of the site; once for each payment,
 * and only as far as the visitor consented.
 */
export function storePaymentEvent(uid: number, entry: PaymentEvent): void {
  if (!isTracked()) return;
  const { told, waiting } = readPayments(uid);
  const name = `${entry.event} ${entry.transaction_id}`;
  if (told.includes(name)) return;
  const stored: StoredPayments = {
    uid,
    told: [...told, name].slice(-MAX_ENTRIES),
    waiting: [...waiting, entry].slice(-MAX_ENTRIES),
  };
  writeStored(storedKeys.payments, JSON.stringify(stored));
}

/** Sends what payment pages have stored for this player; a visitor's browser stores nothing. */
export function sendPaymentEvents({ viewer, uid }: Pick<RuntimeLocation, "viewer" | "uid">): void {
  if (viewer === "visitor") writeStored(storedKeys.payments, null);
  if (uid === undefined) return;
  const { told, waiting } = readPayments(uid);
  if (waiting.length === 0) return;
  writeStored(storedKeys.payments, JSON.stringify({ uid, told, waiting: [] } satisfies StoredPayments));
  for (const entry of waiting) pushToDataLayer(entry);
}

function readPayments(uid: number): StoredPayments {
  try {
    const stored = JSON.parse(readStored(storedKeys.payments) ?? "") as StoredPayments;
    if (stored.uid !== uid) return { uid, told: [], waiting: [] };
    const waiting = stored.waiting.filter(({ event }) => paymentEvents.includes(event));
    return { uid, told: stored.told.map(String), waiting };
  } catch {
    return { uid, told: [], waiting: [] };
  }
}
