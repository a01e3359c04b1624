/** The name of a moment's day as within a date: alone, some languages capitalise it. */
export function dayName(moment: Date, locale: string, timeZone: string): string {
  const options = { weekday: "long", day: "numeric", month: "long", timeZone } as const;
  const parts = new Intl.DateTimeFormat(locale, options).formatToParts(moment);
  return parts.find(({ type }) => type === "weekday")?.value ?? "";
}

/** How many midnights of the zone lie between two moments. */
export function daysBetween(from: Date, to: Date, timeZone: string): number {
  const format = new Intl.DateTimeFormat("en-US", { timeZone });
  const midnightOf = (moment: Date) => Date.parse(`${format.format(moment)} UTC`);
  return (midnightOf(to) - midnightOf(from)) / 86_400_000;
}
