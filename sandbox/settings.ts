/** Settings of the sandbox process. The product itself reads none of them. */
export interface SandboxSettings {
  port: number;
  /** Where browsers and the site reach this process; derived from the port when empty. */
  url: string;
  /** Where a provider's sign-in to the content service sends the browser back to. */
  siteUrl: string;
  /** `second`, or the name that the first brand goes by; its own when empty. */
  brand: string;
  /** An example of `markets/` or the path of a file, which the launcher makes the site's; none when empty. */
  market: string;
  /** Codes that can be chosen when signing up, the default first; the brand's own when empty. */
  currencies: string;
  /** The vendor whose words the sportsbook speaks (`sportsbook/dialects.ts`); the contract's own when empty. */
  sportsbook: string;
  games: number;
  providers: number;
  /** Of 30; beyond the fifth nothing is translated. */
  locales: number;
  /** Messages of each locale: fewer than were written, or filled up with an operator's own. 0: as written. */
  messages: number;
  /** Value of `X-Sandbox-Key` on the control endpoints. */
  key: string;
  /** `s-maxage` of shared replies; 0 in end-to-end tests, so that every write is seen at once. */
  sharedSeconds: number;
  contentApiVersion: 3 | 4 | 5;
  contentApiPrefix: string;
  /** The one static token that the content API accepts beside none. */
  contentApiToken: string;
}

export const defaultSettings: SandboxSettings = {
  port: 4000,
  url: "",
  siteUrl: "http://localhost:3000",
  brand: "",
  market: "",
  currencies: "",
  sportsbook: "",
  games: 600,
  providers: 12,
  locales: 5,
  messages: 0,
  key: "sandbox",
  sharedSeconds: 60,
  contentApiVersion: 4,
  contentApiPrefix: "/api",
  contentApiToken: "sandbox-content-token",
};

export function readSettings(environment: Record<string, string | undefined>): SandboxSettings {
  const wholeNumber = (name: string, fallback: number, max: number) => {
    const text = environment[name];
    if (!text) return fallback;
    const value = Number(text);
    if (!Number.isInteger(value) || value < 0 || value > max) {
      throw new Error(`${name} must be a whole number from 0 to ${max}, not "${text}"`);
    }
    return value;
  };
  const version = wholeNumber("CONTENT_API_VERSION", defaultSettings.contentApiVersion, 5);
  if (version !== 3 && version !== 4 && version !== 5)
    throw new Error("CONTENT_API_VERSION must be 3, 4 or 5");
  return {
    port: wholeNumber("SANDBOX_PORT", defaultSettings.port, 65_535),
    url: environment.SANDBOX_URL?.replace(/\/$/, "") ?? "",
    siteUrl: environment.SITE_ORIGINS?.split(",")[0] || `http://localhost:${environment.PORT || "3000"}`,
    brand: environment.SANDBOX_BRAND || defaultSettings.brand,
    market: environment.SANDBOX_MARKET || defaultSettings.market,
    currencies: environment.SANDBOX_CURRENCIES || defaultSettings.currencies,
    sportsbook: environment.SANDBOX_SPORTSBOOK || defaultSettings.sportsbook,
    games: wholeNumber("SANDBOX_GAMES", defaultSettings.games, 10_000),
    providers: wholeNumber("SANDBOX_PROVIDERS", defaultSettings.providers, 200),
    locales: Math.max(1, wholeNumber("SANDBOX_LOCALES", defaultSettings.locales, 30)),
    messages: wholeNumber("SANDBOX_MESSAGES", defaultSettings.messages, 20_000),
    key: environment.SANDBOX_KEY || defaultSettings.key,
    sharedSeconds: wholeNumber("SANDBOX_SHARED_SECONDS", defaultSettings.sharedSeconds, 86_400),
    contentApiVersion: version,
    contentApiPrefix: environment.CONTENT_API_PREFIX || defaultSettings.contentApiPrefix,
    contentApiToken: environment.CONTENT_API_TOKEN || defaultSettings.contentApiToken,
  };
}
