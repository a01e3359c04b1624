import Big from "big.js";

/** An amount that has grown for so many seconds; it keeps its number of decimals. */
export function amountAfter(amount: string, growthPerSecond: string, seconds: number): string {
  const decimals = amount.split(".")[1]?.length ?? 0;
  return new Big(amount).plus(new Big(growthPerSecond).times(seconds)).toFixed(decimals, Big.roundDown);
}
