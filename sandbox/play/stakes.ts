/** What a player can put on a round, in minor units of the currency. */
const stakesByCurrency: Record<string, readonly [number, ...number[]]> = {
  BRL: [200, 500, 1000, 2500, 5000],
  JPY: [50, 100, 300, 500, 1000],
  KWD: [200, 500, 1000, 2000, 5000],
  USDT: [500_000, 1_000_000, 2_000_000, 5_000_000, 10_000_000],
};
const usual = [50, 100, 200, 500, 1000] as const;

export function stakesIn(currency: string): readonly [number, ...number[]] {
  return stakesByCurrency[currency] ?? usual;
}
