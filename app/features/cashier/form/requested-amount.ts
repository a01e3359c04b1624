/** The amount in the URL, for players who return to the form from another page. */
export function requestedAmount(query: URLSearchParams): string | undefined {
  const amount = query.get("amount") ?? "";
  return /^(?:0|[1-9]\d{0,14})(?:\.\d{1,8})?$/.test(amount) ? amount : undefined;
}
