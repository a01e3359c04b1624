/** What clocks of a zone show at a moment, as `<input type="datetime-local">` has it: `2026-11-27T09:00`. */
export function wallTime(moment: number, timeZone: string): string {
  // Swedish dates are ISO 8601.
  const format = new Intl.DateTimeFormat("sv-SE", { timeZone, dateStyle: "short", timeStyle: "short" });
  return format.format(moment).replace(" ", "T");
}

/** The moment at which the clocks of a zone show this; where they skip it, that moment by the clock before. Undefined for anything else. */
export function momentOf(wall: string, timeZone: string): number | undefined {
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d)?$/.test(wall)) return undefined;
  const asUtc = Date.parse(`${wall}Z`);
  if (Number.isNaN(asUtc)) return undefined;
  const ahead = (moment: number) => Date.parse(`${wallTime(moment, timeZone)}Z`) - moment + (moment % 60_000);
  return asUtc - ahead(asUtc - ahead(asUtc));
}
