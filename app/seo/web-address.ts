/** An address that machines may be told, absolute; undefined when it is none of the web. */
export function webAddress(address: string | undefined, origin: string): string | undefined {
  if (!address || !URL.canParse(address, origin)) return undefined;
  const url = new URL(address, origin);
  return /^https?:$/.test(url.protocol) && !url.username && !url.password ? url.href : undefined;
}

/** The parts of a comma list. */
export function commaList(list: string | undefined): string[] {
  return (list ?? "")
    .split(",")
    .map((part) => part.trim())
    .filter(Boolean);
}
