import { isCrypto, usualDigitsOf } from "./currency-digits";

/** Money as both backends send it: a decimal string in major units, and a code that need not be ISO 4217. */
export interface MoneyValue {
  amount: string;
  currency: string;
}

/** Shown where a backend sent no amount or date. */
export const NOT_KNOWN = "–";

/** Latin digits in every locale, consistent with amounts in images. */
const numberingSystem = "latn";

const numberFormats = new Map<string, Intl.NumberFormat>();
const dateFormats = new Map<string, Intl.DateTimeFormat>();

function remembered<T>(cache: Map<string, T>, key: string, make: () => T): T {
  const known = cache.get(key);
  if (known !== undefined) return known;
  const made = make();
  cache.set(key, made);
  return made;
}

/** `kind`: what the options are made of, as a short key. */
function numberFormat(
  locale: string,
  kind = "",
  options: () => Intl.NumberFormatOptions = () => ({}),
): Intl.NumberFormat {
  return remembered(
    numberFormats,
    `${locale} ${kind}`,
    () => new Intl.NumberFormat(locale, { numberingSystem, ...options() } as Intl.NumberFormatOptions),
  );
}

const fixed = (digits: number) => ({ minimumFractionDigits: digits, maximumFractionDigits: digits });

export function formatNumber(locale: string, value: number): string {
  return numberFormat(locale).format(value);
}

/** Names in a sentence, such as "one, two, and three". */
export function formatList(locale: string, names: readonly string[]): string {
  return new Intl.ListFormat(locale).format(names);
}

/** `percent` counts hundredths: 2.5 is "2.5%", in Spanish "2,5 %". Two digits after the point at most. */
export function formatPercent(locale: string, percent: number): string {
  return numberFormat(locale, "%", () => ({ style: "percent", maximumFractionDigits: 2 })).format(
    percent / 100,
  );
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** From here on hours are hard to read. */
const LONG = 3 * DAY;

/** A wait in words, in one unit, such as "5 minutes", "24 hours" or "7 days". */
export function formatDuration(locale: string, milliseconds: number): string {
  const [unit, length] =
    milliseconds > LONG
      ? (["day", DAY] as const)
      : milliseconds < HOUR
        ? (["minute", MINUTE] as const)
        : (["hour", HOUR] as const);
  const format = numberFormat(locale, unit, () => ({ style: "unit", unit, unitDisplay: "long" }));
  return format.format(Math.round(milliseconds / length));
}

/**
 * Shows every digit of the amount, without conversion to a float, and at least the currency's own decimals: two of a
 * crypto currency, whose six or eight would be zeros. A code that is not ISO 4217 follows the number; one that nobody
 * knows keeps the decimals that were sent (docs/contract.md#o46).
 */
export function formatMoney(locale: string, { amount, currency }: MoneyValue): string {
  const exact = amount as Intl.StringNumericLiteral;
  const isListed = /^[A-Z]{3}$/.test(currency) && !isCrypto(currency);
  const sent = amount.split(".")[1] ?? "";
  const decimals = isListed || isCrypto(currency) ? sent.replace(/0+$/, "") : sent;
  const digits = Math.max(isCrypto(currency) ? 2 : usualDigitsOf(currency), decimals.length);
  if (!isListed)
    return `${numberFormat(locale, `${digits}`, () => fixed(digits)).format(exact)} ${currency}`.trimEnd();
  const format = numberFormat(locale, `${currency} ${digits}`, () => ({
    style: "currency",
    currency,
    ...fixed(digits),
  }));
  return withSymbolInOrder(format.format(exact));
}

const RIGHT_TO_LEFT_MARK = "\u200f";
const LEFT_TO_RIGHT_MARK = "\u200e";

/** Between Arabic words the sign of `JP¥` or `US$` would change sides with its letters. */
function withSymbolInOrder(text: string): string {
  if (!text.startsWith(RIGHT_TO_LEFT_MARK)) return text;
  return text.replace(/[A-Z]+\p{Sc}/u, `$&${LEFT_TO_RIGHT_MARK}`);
}

function parts(iso: string, timeZone: string | undefined): Record<string, string> {
  // docs/product.md#9 prescribes the format for every locale, so one fixed locale provides the digits.
  const format = remembered(
    dateFormats,
    timeZone ?? "",
    () =>
      new Intl.DateTimeFormat("en-GB", {
        timeZone,
        day: "2-digit",
        month: "2-digit",
        year: "numeric",
        hour: "numeric",
        minute: "2-digit",
        hourCycle: "h23",
      }),
  );
  return Object.fromEntries(format.formatToParts(new Date(iso)).map(({ type, value }) => [type, value]));
}

/** Formats a date as dd.mm.yyyy (docs/product.md#9); in the browser's time zone when none is given. */
export function formatDate(iso: string, timeZone?: string): string {
  const { day, month, year } = parts(iso, timeZone);
  return `${day}.${month}.${year}`;
}

/** Formats a time as H:mm (docs/product.md#9). */
export function formatTime(iso: string, timeZone?: string): string {
  const { hour, minute } = parts(iso, timeZone);
  return `${Number(hour)}:${minute}`;
}

export function formatDateTime(iso: string, join: string, timeZone?: string): string {
  return [formatDate(iso, timeZone), join.trim(), formatTime(iso, timeZone)].filter(Boolean).join(" ");
}
