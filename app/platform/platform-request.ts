import type { CookieJar } from "~/session/cookies/cookie-jar";
import type { Logger } from "~/upstream/logger";
import type { CallRecord } from "~/upstream/telemetry";
import type { ReadDeadline } from "~/upstream/transport/read-deadline";

export interface CallOptions {
  /** Sends a shared method with the player's cookies, so that its reply includes the player's own data. */
  personal?: boolean;
  /** Sent as `Idempotency-Key` with writes that move money (docs/contract.md#1.2). */
  idempotencyKey?: string;
  /** Prefix of the identity provider's methods, as configured (docs/contract.md#3.11). */
  provider?: string | undefined;
  /** Does not abort a player's own read once its page has been sent: a late reply serves the next page. */
  outlives?: boolean;
  /**
   * A player's own read that does without the last seconds: what moves slowly and only decorates, never a balance, the
   * account or what holds somebody up (docs/contract.md#o49). A write of the player is always seen.
   */
  recent?: boolean;
  /** Polling interval of a live shared reply: one call per interval for all visitors. Milliseconds. */
  everyMs?: number;
}

export interface PlatformRequest {
  requestId: string;
  /** The site's configured origin; the platform builds return addresses from it. */
  origin: string;
  locale: string;
  country?: string | undefined;
  clientIp: string;
  userAgent?: string | undefined;
  cookies: CookieJar;
  signal: AbortSignal;
  /** Of a page: bounds its reads together. */
  deadline?: ReadDeadline | undefined;
  /** Stale shared replies that were last requested before this moment are not used. */
  repliesSince?: number | undefined;
  /** The page is shared by all visitors: a private call while it renders is a programming error and throws. */
  isShared: boolean;
  /** The page is framed by another site: the platform then sets cookies that work there (docs/contract.md#d13). */
  isFramed?: boolean | undefined;
  /** Who sends the request, where a market's offers depend on it; without it a visitor. */
  viewer?: () => Promise<"player" | "visitor" | "unknown">;
  /** The name of the game that is the sportsbook, where a market does without it. */
  sportsbook?: () => Promise<string>;
  /** Called when a reply that differs by country is read, cached or not. */
  onCountryRead?: (() => void) | undefined;
  /** Called when a call is rate limited, with the seconds for `Retry-After`. */
  onTooMany?: ((seconds: number) => void) | undefined;
  log: Logger;
  /** Calls made for the request are added, for the log of slow requests. */
  calls?: CallRecord[] | undefined;
}
