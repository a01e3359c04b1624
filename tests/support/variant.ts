/** Details of a test that varies another one: `npm test` leaves it to `npm run test:all`. */
export function variant(isVariant: boolean): { tag?: string } {
  return isVariant ? { tag: "@variant" } : {};
}
