/** Fixed by docs/product.md#7.1 and docs/contract.md#o7; the visitor's own is sent as `x-client-user-agent`. */
const USER_AGENT = "nfx-web/1";

/** Headers of every call to a backend: nothing that distinguishes visitors. */
export function upstreamHeaders(
  { origin, requestId }: { origin: string; requestId: string },
  accept: string,
): Record<string, string> {
  const { host, protocol } = new URL(origin);
  return {
    "user-agent": USER_AGENT,
    accept,
    "accept-encoding": "gzip",
    "x-forwarded-host": host,
    "x-forwarded-proto": protocol.slice(0, -1),
    "x-request-id": requestId,
  };
}
