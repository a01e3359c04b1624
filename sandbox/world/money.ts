/** docs/contract.md#1.7: decimal string in major units, padded to the currency's scale. */
export interface Money {
  amount: string;
  currency: string;
}

export const currencyScales: Record<string, number> = {
  USD: 2,
  EUR: 2,
  BRL: 2,
  JPY: 0,
  KWD: 3,
  USDT: 6,
  FUN: 2,
};

/** Digits after the point. */
export function scaleOf(currency: string): number {
  return currencyScales[currency] ?? 2;
}

/** From minor units (cents), because whole numbers add up exactly. */
export function moneyOf(minorUnits: number, currency: string): Money {
  return { amount: amountOf(minorUnits, scaleOf(currency)), currency };
}

export function amountOf(minorUnits: number, scale: number): string {
  const digits = Math.abs(Math.round(minorUnits))
    .toString()
    .padStart(scale + 1, "0");
  const sign = minorUnits < 0 ? "-" : "";
  return scale === 0 ? sign + digits : `${sign}${digits.slice(0, -scale)}.${digits.slice(-scale)}`;
}

/** Back to minor units. Digits below the currency's own are cut off. */
export function minorUnitsOf({ amount, currency }: Money): number {
  const scale = scaleOf(currency);
  const [whole = "0", fraction = ""] = amount.split(".");
  return Number(whole + fraction.padEnd(scale, "0").slice(0, scale));
}
