import Big from "big.js";

/** The amount after growing for some seconds, with the same number of decimals, rounded down. */
export function amountAfter(amount: string, growthPerSecond: string, seconds: number): string {
  const decimals = amount.split(".")[1]?.length ?? 0;
  return new Big(amount).plus(new Big(growthPerSecond).times(seconds)).toFixed(decimals, Big.roundDown);
}
