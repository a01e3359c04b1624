import { currencies } from "../../seed/currencies";
import { isoTime, minute } from "../../world/clock";
import { amountOf, scaleOf } from "../../world/money";
import type { Receipt } from "../../world/player";
import { hash } from "../../world/random";
import { type LocaleCode, words } from "../../world/words";

export const receiptLife = 30 * minute;

const labels = words.receipts.labels;

const notes = words.receipts.notes;

interface Due {
  number: number;
  amount: number;
  currency: string;
  locale: LocaleCode;
  /** The deposit's page at the provider. */
  page: string;
  now: number;
}

/** By method: a code to scan, or an address to send to. */
export const receiptOf: Record<string, (due: Due) => Receipt> = {
  sandpix({ number, amount, currency, locale, page, now }) {
    const key = `00020126SANDBOXPIX${number}`;
    return {
      amount: amountOf(amount, scaleOf(currency)),
      currency,
      qr: page,
      requisites: [requisite("key", key, locale), requisite("page", page, locale)],
      expired_at: isoTime(now + receiptLife),
      note: notes.pix[locale],
    };
  },
  sandcrypto({ number, amount, currency, locale, page, now }) {
    const address = addressOf(number);
    const due = inTether(amount, currency);
    return {
      amount: due,
      currency: "USDT",
      qr: `tron:${address}?amount=${due}`,
      requisites: [
        requisite("address", address, locale),
        { ...requisite("network", "TRC-20", locale), is_copyable: false },
        requisite("page", page, locale),
      ],
      expired_at: isoTime(now + receiptLife),
      note: notes.crypto[locale],
    };
  },
};

function requisite(name: keyof typeof labels, value: string, locale: LocaleCode) {
  return { label: labels[name][locale], value, is_copyable: true };
}

/** One of its own for each deposit, 34 letters long as on that network. */
function addressOf(number: number): string {
  const letters = [0, 1, 2, 3, 4].map((part) => hash(`${number} ${part}`).toString(36).padStart(7, "a"));
  return `T${letters.join("").slice(0, 33)}`;
}

function inTether(amount: number, currency: string): string {
  const rate = Number(currencies.find(({ id }) => id === currency)?.rate ?? 1);
  return amountOf((amount / 10 ** scaleOf(currency) / rate) * 1_000_000, 6);
}
