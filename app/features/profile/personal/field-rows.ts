/** Fields that are longer than half a line. */
const long: ReadonlySet<string> = new Set(["address"]);

/** Fields that may share a line; others share one among themselves. */
const groups: readonly ReadonlySet<string>[] = [
  new Set(["first_name", "middle_name", "last_name", "birth_date", "sex"]),
  new Set(["country", "country_code", "region", "home_town", "postcode"]),
  new Set(["document_type", "document_number"]),
];
const groupOf = (sysname: string) => groups.findIndex((group) => group.has(sysname));

/**
 * Returns the fields that take a whole line of two columns: long ones, and those beside whom stands nothing of their
 * group. The order is the platform's (docs/product.md#3).
 */
export function wholeLines(sysnames: readonly string[]): ReadonlySet<string> {
  const whole = new Set<string>();
  let waiting: string | undefined;
  for (const sysname of sysnames) {
    const isPair = waiting !== undefined && !long.has(sysname) && groupOf(waiting) === groupOf(sysname);
    if (waiting !== undefined && !isPair) whole.add(waiting);
    if (long.has(sysname)) whole.add(sysname);
    waiting = isPair || long.has(sysname) ? undefined : sysname;
  }
  return waiting ? whole.add(waiting) : whole;
}
