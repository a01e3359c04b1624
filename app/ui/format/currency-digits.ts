/** Decimals of currencies that are not ISO 4217, of which `Intl` knows nothing and assumes two. */
const cryptoDigits: Readonly<Record<string, number>> = {
  BCH: 8,
  BTC: 8,
  DOGE: 8,
  ETH: 8,
  LTC: 8,
  TRX: 6,
  USDC: 6,
  USDT: 6,
  XRP: 6,
};

/** By currency: to ask a format costs more than to use it. */
const known = new Map<string, number>(Object.entries(cryptoDigits));

/** Whether a currency's decimals are those of a crypto currency. */
export const isCrypto = (currency: string) => Object.hasOwn(cryptoDigits, currency);

/** Decimals that amounts of a currency usually have; 0 for a code that says nothing. */
export function usualDigitsOf(currency: string): number {
  const found = known.get(currency);
  if (found !== undefined) return found;
  const isCode = /^[A-Z]{3}$/.test(currency);
  if (!isCode) return 0;
  const format = new Intl.NumberFormat("en-US", { style: "currency", currency });
  const digits = format.resolvedOptions().maximumFractionDigits ?? 2;
  known.set(currency, digits);
  return digits;
}
