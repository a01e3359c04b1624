import { upstreamHeaders } from "~/upstream/transport/upstream-headers";
import type { PlatformRequest } from "../platform-request";

/** Headers of a shared call: nothing that distinguishes visitors (docs/contract.md#1.10). */
export function sharedHeaders(request: PlatformRequest, withCountry: boolean): Record<string, string> {
  return {
    ...upstreamHeaders(request, "application/json"),
    ...(withCountry && request.country ? { "x-country": request.country } : {}),
  };
}

/**
 * Headers of a visitor's own call: cookies (unless it starts a session), IP address, country and user agent
 * (docs/contract.md#1.2).
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
