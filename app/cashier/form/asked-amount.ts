/** The amount that an address fills in, for whoever comes back from where something was missing. */
export function askedAmount(query: URLSearchParams): string | undefined {
  const amount = query.get("amount") ?? "";
  return /^(?:0|[1-9]\d{0,14})(?:\.\d{1,8})?$/.test(amount) ? amount : undefined;
}
