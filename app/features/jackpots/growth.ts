/** Decimals that an amount of the platform has at most (docs/contract.md#1.7). */
const MAX_DECIMALS = 8;

// Whole numbers without end do for a sum and a product; the package for decimals is as much as a tenth of the home page's script.

/** The amount after growing for some whole seconds, with the same number of decimals, rounded down. */
export function amountAfter(amount: string, growthPerSecond: string, seconds: number): string {
  const grown = units(amount) + units(growthPerSecond) * BigInt(seconds);
  const digits = grown.toString().padStart(MAX_DECIMALS + 1, "0");
  const point = digits.length - MAX_DECIMALS;
  const decimals = amount.split(".")[1]?.length ?? 0;
  return decimals === 0
    ? digits.slice(0, point)
    : `${digits.slice(0, point)}.${digits.slice(point, point + decimals)}`;
}

/** A decimal text in the smallest units, exactly. */
function units(decimal: string): bigint {
  const [whole = "0", part = ""] = decimal.split(".");
  return BigInt(whole + part.padEnd(MAX_DECIMALS, "0").slice(0, MAX_DECIMALS));
}
