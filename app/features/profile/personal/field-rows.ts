/** Fields that are longer than half a line. */
const long: ReadonlySet<string> = new Set(["address"]);

/** Returns the fields that take a whole line of two columns: long ones, and those who would be alone in theirs. */
export function wholeLines(sysnames: readonly string[]): ReadonlySet<string> {
  const whole = new Set<string>();
  let waiting: string | undefined;
  for (const sysname of sysnames) {
    if (long.has(sysname)) {
      if (waiting) whole.add(waiting);
      whole.add(sysname);
      waiting = undefined;
    } else waiting = waiting ? undefined : sysname;
  }
  return waiting ? whole.add(waiting) : whole;
}
