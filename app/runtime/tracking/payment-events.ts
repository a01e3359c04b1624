import { readStored, storedKeys, writeStored } from "../storage";
import { isTracked, type PaymentEventName, track } from "./track";

/** A payment as the tag manager hears of it: never with what was typed. `value` in units of the currency. */
export interface PaymentEvent {
  event: PaymentEventName;
  transaction_id: string;
  value: number | null;
  currency: string | null;
}

/** `told`: what is not said again, by event and payment; `waiting`: what the next page of the site tells. */
interface Kept {
  told: string[];
  waiting: PaymentEvent[];
}

const AT_MOST = 50;

/**
 * Keeps an event of a payment page, on which no tag manager runs, for the next page of the site; once for each payment,
 * and only as far as the visitor consented.
 */
export function keepPaymentEvent(entry: PaymentEvent): void {
  if (!isTracked()) return;
  const { told, waiting } = readKept();
  const name = `${entry.event} ${entry.transaction_id}`;
  if (told.includes(name)) return;
  const kept: Kept = { told: [...told, name].slice(-AT_MOST), waiting: [...waiting, entry].slice(-AT_MOST) };
  writeStored(storedKeys.payments, JSON.stringify(kept));
}

/** Tells what payment pages have kept. */
export function tellPaymentEvents(): void {
  const { told, waiting } = readKept();
  if (waiting.length === 0) return;
  writeStored(storedKeys.payments, JSON.stringify({ told, waiting: [] } satisfies Kept));
  for (const { event, ...params } of waiting) track(event, params);
}

function readKept(): Kept {
  try {
    const { told, waiting } = JSON.parse(readStored(storedKeys.payments) ?? "") as Kept;
    return { told: told.map(String), waiting: waiting.filter(({ event }) => event in events) };
  } catch {
    return { told: [], waiting: [] };
  }
}

const events: Record<PaymentEventName, true> = {
  begin_checkout: true,
  purchase: true,
  payment_failed: true,
};
