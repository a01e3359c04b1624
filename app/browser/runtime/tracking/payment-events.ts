import type { RuntimeLocation } from "../part";
import { readStored, storedKeys, writeStored } from "../storage";
import type { Tracked, TrackedEvent } from "./event-catalogue";
import { isTracked, pushToDataLayer } from "./track";

/** What becomes of a payment. */
const paymentEvents = ["begin_checkout", "purchase", "payment_failed"] as const satisfies TrackedEvent[];
export type PaymentEventName = (typeof paymentEvents)[number];

/** A payment as the tag manager hears of it: never with what was typed. */
type PaymentEvent = Tracked<PaymentEventName>;

/**
 * `told`: what is not said again, by event and payment; `waiting`: what the next page of the site tells. Of one player:
 * nothing of it stays for another.
 */
interface Kept {
  uid: number;
  told: string[];
  waiting: PaymentEvent[];
}

const AT_MOST = 50;

/**
 * Keeps an event of a payment page, on which no tag manager runs, for the next page of the site; once for each payment,
 * and only as far as the visitor consented.
 */
export function keepPaymentEvent(uid: number, entry: PaymentEvent): void {
  if (!isTracked()) return;
  const { told, waiting } = readKept(uid);
  const name = `${entry.event} ${entry.transaction_id}`;
  if (told.includes(name)) return;
  const kept: Kept = {
    uid,
    told: [...told, name].slice(-AT_MOST),
    waiting: [...waiting, entry].slice(-AT_MOST),
  };
  writeStored(storedKeys.payments, JSON.stringify(kept));
}

/** Tells what payment pages have kept of this player; a visitor's browser keeps nothing. */
export function tellPaymentEvents({ viewer, uid }: Pick<RuntimeLocation, "viewer" | "uid">): void {
  if (viewer === "visitor") writeStored(storedKeys.payments, null);
  if (uid === undefined) return;
  const { told, waiting } = readKept(uid);
  if (waiting.length === 0) return;
  writeStored(storedKeys.payments, JSON.stringify({ uid, told, waiting: [] } satisfies Kept));
  for (const entry of waiting) pushToDataLayer(entry);
}

function readKept(uid: number): Kept {
  try {
    const kept = JSON.parse(readStored(storedKeys.payments) ?? "") as Kept;
    if (kept.uid !== uid) return { uid, told: [], waiting: [] };
    const waiting = kept.waiting.filter(({ event }) => paymentEvents.includes(event));
    return { uid, told: kept.told.map(String), waiting };
  } catch {
    return { uid, told: [], waiting: [] };
  }
}
