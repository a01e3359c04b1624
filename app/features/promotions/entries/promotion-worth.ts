/** Percentages and amounts, which editors write into their sentences. */
const values = /\p{Sc}\s?\d+(?:[.,]\d+)*|\d+(?:[.,\s]\d+)*\s?[%٪×\p{Sc}]/gu;
/** As many as are read at a glance. */
const SHOWN = 2;

/** Returns what a promotion is worth by the words of its summary; nothing where they name no value. */
export function promotionWorth(summary: string): string[] {
  return [...new Set(summary.match(values))].slice(0, SHOWN);
}
