/** Details of a test that varies another one: `npm test` leaves it to `npm run test:all`. */
export function variant(isVariant: boolean): { tag?: string } {
  return isVariant ? { tag: "@variant" } : {};
}

/**
 * Details of a test of what the server writes, which no script changes: `npm test` plays it without script alone,
 * `npm run test:all` with script too.
 */
export const asServed = { tag: "@served" };
