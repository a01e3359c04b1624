import { localOrigins } from "../server/local-origins";

/** What the launcher knows of the two processes that it starts. */
interface Launch {
  environment: Readonly<Record<string, string | undefined>>;
  sitePort: string;
  /** Where the site reaches the sandbox. */
  reachedAt: string;
  /** Where browsers reach it. */
  seenAt: string;
  /** The look of the sandbox's operator. */
  brandFile: string | undefined;
  /** What the market of the demo asks for. */
  market: Record<string, string>;
  sharedSeconds: number;
  secret: string;
}

/** Variables for a site on the sandbox; whatever the caller has set wins. Own backends bring hosts of their own along. */
export function siteSettings(launch: Launch): Record<string, string> {
  const { environment, sitePort, reachedAt, seenAt, brandFile, market, sharedSeconds, secret } = launch;
  return {
    PLATFORM_URL: reachedAt,
    CONTENT_URL: reachedAt,
    ...(!environment.PLATFORM_URL && hostsOfPlatform(seenAt)),
    CONTENT_PUBLIC_URL: environment.CONTENT_URL || seenAt,
    ...(brandFile && { BRAND_FILE: brandFile }),
    SITE_ORIGINS: localOrigins(sitePort).join(),
    SESSION_SECRET: secret,
    CHAT_VENDORS: "livechat,zendesk,intercom,jivosite,chatwoot,tawk",
    MESSENGER_PARENTS: seenAt,
    IMAGE_ORIGINS: seenAt,
    CUSTOM_CODE: "nonce",
    DEFAULT_COUNTRY: "ES",
    // People who try the site, and tests, do in a minute what a player does in a day.
    RATE_LIMIT_FACTOR: "100",
    LOG_LEVEL: "warn",
    ...market,
    // Where every write has to be seen at once, pages must not be cached either.
    ...(sharedSeconds === 0 && { PAGE_CACHE_SECONDS: "0" }),
  };
}

/** Whom the sandbox's platform leads to: itself, in the place of game studios, providers and vendors. */
function hostsOfPlatform(seenAt: string): Record<string, string> {
  return {
    PLATFORM_PUBLIC_URL: seenAt,
    GAME_FRAME_ORIGINS: seenAt,
    SPORTSBOOK_ORIGINS: seenAt,
    // Payments and documents over plain http are for this machine alone: seen from elsewhere the lists stay empty.
    ...(isSafe(seenAt) && { PAYMENT_ORIGINS: seenAt, IDENTITY_ORIGINS: seenAt, CHAT_ORIGINS: seenAt }),
    MESSENGER_SCRIPT_URL: `${seenAt}/__sandbox/messenger/web-app.js`,
    IDENTITY_SDK_URL: `${seenAt}/__sandbox/kyc/sdk.js`,
    // Loaded only where their lists of origins name the sandbox.
    TAG_MANAGER_URL: `${seenAt}/__sandbox/tags/gtm.js`,
    SEON_AGENT_URL: `${seenAt}/__sandbox/tags/agent.js`,
  };
}

function isSafe(url: string): boolean {
  return /^https:|^http:\/\/(localhost|127\.[\d.]+|\[::1\])(:|$)/.test(url);
}
