/** An absolute http(s) URL without credentials; undefined for anything else. */
export function webAddress(address: string | undefined, origin: string): string | undefined {
  if (!address || !URL.canParse(address, origin)) return undefined;
  const url = new URL(address, origin);
  return /^https?:$/.test(url.protocol) && !url.username && !url.password ? url.href : undefined;
}

/** The items of a comma-separated list. */
export function commaList(list: string | undefined): string[] {
  return (list ?? "")
    .split(",")
    .map((part) => part.trim())
    .filter(Boolean);
}
