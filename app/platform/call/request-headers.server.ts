import type { PlatformRequest } from "../platform-request";

/** Fixed by product 7.1 and contract O7; the visitor's own is sent as `x-client-user-agent`. */
export const USER_AGENT = "nfx-web/1";

/** Headers of a shared call: nothing that distinguishes visitors (contract 1.10). */
export function sharedHeaders(request: PlatformRequest, withCountry: boolean): Record<string, string> {
  const { host, protocol } = new URL(request.origin);
  return {
    "user-agent": USER_AGENT,
    accept: "application/json",
    "accept-encoding": "gzip",
    "x-forwarded-host": host,
    "x-forwarded-proto": protocol.slice(0, -1),
    "x-request-id": request.requestId,
    ...(withCountry && request.country ? { "x-country": request.country } : {}),
  };
}

/**
 * Headers of a visitor's own call: cookies (unless it starts a session), IP address, country and user agent (contract
 * 1.2).
 */
export function visitorHeaders(
  request: PlatformRequest,
  {
    idempotencyKey,
    startsSession,
  }: { idempotencyKey?: string | undefined; startsSession?: true | undefined },
): Record<string, string> {
  const cookie = startsSession ? undefined : request.cookies.upstreamHeader();
  return {
    ...sharedHeaders(request, true),
    "x-forwarded-for": request.clientIp,
    ...(request.userAgent ? { "x-client-user-agent": printable(request.userAgent) } : {}),
    ...(cookie ? { cookie } : {}),
    ...(idempotencyKey ? { "idempotency-key": idempotencyKey } : {}),
  };
}

/** A header may hold printable ASCII only. */
function printable(text: string): string {
  return text.replace(/[^\x20-\x7e]/g, "?").slice(0, 512);
}
