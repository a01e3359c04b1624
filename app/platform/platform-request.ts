import type { Logger } from "~/logger";
import type { CookieJar } from "~/session/cookie-jar";

export interface CallOptions {
  /** Ask with the player's cookies, so that a shared method may add what concerns this player alone. */
  personal?: boolean;
  /** Sent as `Idempotency-Key` with writes that move money (contract 1.2). */
  idempotencyKey?: string;
  /** Prefix of the identity provider's methods, as configured (contract 3.11). */
  provider?: string | undefined;
  /** A player's own read that goes on after its page has been sent: what comes late serves the next page. */
  outlives?: boolean;
  /** A shared reply that moves: asked for once in each such stretch of the clock, for everybody. Milliseconds. */
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
  /** The page goes to everyone: a private call while it renders is a programming error and throws. */
  isShared: boolean;
  /** The page runs in a frame of another site: the platform then issues cookies that work there (contract D13). */
  isFramed?: boolean | undefined;
  /** Something was tried too often; the answer is to say for how many seconds. */
  /** A reply that differs by country is read, kept or not. */
  onCountryRead?: (() => void) | undefined;
  onTooMany?: ((seconds: number) => void) | undefined;
  log: Logger;
}
