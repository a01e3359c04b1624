/** Percentages and amounts, which editors write into their sentences. */
const values = /\p{Sc}\s?\d+(?:[.,]\d+)*|\d+(?:[.,\s]\d+)*\s?[%٪×\p{Sc}]/gu;
/**
 * Returns what a promotion is worth: the first value that its summary names. A second one is often its bound, which says
 * more than it gives without the words between them.
 */
export function promotionWorth(summary: string): string | undefined {
  return summary.match(values)?.[0];
}
