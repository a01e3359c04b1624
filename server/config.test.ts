import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { exampleMarketPath } from "../tests/support/market-file";
import { ConfigError, readConfig } from "./config";
import { environmentSchema } from "./environment";

const backends = { PLATFORM_URL: "http://127.0.0.1:4000", CONTENT_URL: "http://127.0.0.1:4000/" };
const production = {
  ...backends,
  NODE_ENV: "production",
  SITE_ORIGINS: "https://casino.example",
  SESSION_SECRET: "0123456789abcdef0123456789abcdef",
};

describe("the environment", () => {
  it("has a default for everything but the two backends", () => {
    const config = readConfig(backends);
    expect(config).toMatchObject({
      port: 3000,
      siteOrigins: ["http://localhost:3000", "http://127.0.0.1:3000"],
      cachesPages: true,
      countryHeader: "x-country",
      drainMs: 0,
    });
    expect(config.app).toMatchObject({
      contentUrl: "http://127.0.0.1:4000",
      contentApiPrefix: "/api",
      contentApiVersion: 4,
    });
  });

  it("takes an empty variable for one that is not set", () => {
    expect(readConfig({ ...backends, PORT: "", DEFAULT_COUNTRY: " " }).port).toBe(3000);
  });

  it("takes the path of a socket for a port, and an address for a host", () => {
    const config = readConfig({ ...backends, PORT: "/run/site.sock", HOST: "::1" });
    expect(config).toMatchObject({
      port: "/run/site.sock",
      host: "::1",
      siteOrigins: ["http://localhost"],
    });
  });

  it("has no prefix in version 3 of the content API", () => {
    expect(readConfig({ ...backends, CONTENT_API_VERSION: "3" }).app.contentApiPrefix).toBe("");
  });

  it("splits lists", () => {
    const config = readConfig({ ...backends, SITE_ORIGINS: "https://a.example, https://b.example:8443" });
    expect(config.siteOrigins).toEqual(["https://a.example", "https://b.example:8443"]);
  });

  it("accepts a full production configuration", () => {
    expect(readConfig(production).app.isProduction).toBe(true);
  });

  const wrong: [string, Record<string, string | undefined>, RegExp][] = [
    ["no platform", { PLATFORM_URL: undefined }, /^PLATFORM_URL is required$/],
    ["no content service", { CONTENT_URL: "" }, /^CONTENT_URL is required$/],
    ["a platform that is no address", { PLATFORM_URL: "platform" }, /^PLATFORM_URL must be/],
    ["a platform of another scheme", { PLATFORM_URL: "ftp://x.example" }, /^PLATFORM_URL must be/],
    ["a port that is no number", { PORT: "80a" }, /^PORT must be a whole number/],
    ["a port out of range", { PORT: "70000" }, /^PORT must be a whole number/],
    ["a socket below no folder", { PORT: "run/site.sock" }, /^PORT must be .* a socket such as/],
    ["a host that is a name", { HOST: "casino.example" }, /^HOST must be an address/],
    ["an origin with a path", { SITE_ORIGINS: "https://a.example/x" }, /^SITE_ORIGINS must be/],
    ["an origin without scheme", { SITE_ORIGINS: "a.example" }, /^SITE_ORIGINS must be/],
    ["no origin in production", { SITE_ORIGINS: undefined }, /^SITE_ORIGINS is required/],
    ["no secret in production", { SESSION_SECRET: undefined }, /^SESSION_SECRET is required/],
    ["a short secret", { SESSION_SECRET: "short" }, /^SESSION_SECRET must have/],
    ["an unknown version", { CONTENT_API_VERSION: "6" }, /^CONTENT_API_VERSION must be/],
    ["a country in small letters", { DEFAULT_COUNTRY: "es" }, /^DEFAULT_COUNTRY must be/],
    ["an unknown time zone", { SITE_TIME_ZONE: "Mars/Base" }, /^SITE_TIME_ZONE must be/],
    ["a proxy that is no address", { TRUSTED_PROXY_CIDRS: "10.0.0.0/99" }, /^TRUSTED_PROXY_CIDRS must list/],
    [
      "a frame source that is no origin",
      { GAME_FRAME_ORIGINS: "https://a.example; script-src *" },
      /^GAME_FRAME_ORIGINS must/,
    ],
    ["payments over plain http", { PAYMENT_ORIGINS: "http://pay.example" }, /^PAYMENT_ORIGINS must be https/],
    [
      "payments at a host that begins like ours",
      { PAYMENT_ORIGINS: "http://localhost.example" },
      /^PAYMENT_ORIGINS/,
    ],
    ["a source that is every site", { GAME_FRAME_ORIGINS: "https://*" }, /^GAME_FRAME_ORIGINS must/],
    ["a source that is half the web", { PAYMENT_ORIGINS: "https://*.com" }, /^PAYMENT_ORIGINS must/],
    ["a star within a source", { IMAGE_ORIGINS: "https://a.*.example" }, /^IMAGE_ORIGINS must/],
    ["a site of any name", { SITE_ORIGINS: "https://*.example.com" }, /^SITE_ORIGINS must/],
    ["a secret of one letter", { SESSION_SECRET: "x".repeat(32) }, /^SESSION_SECRET must be random/],
    ["a secret of a few letters", { SESSION_SECRET: "changeme".repeat(5) }, /^SESSION_SECRET must be random/],
    ["a token of one letter", { METRICS_TOKEN: "0".repeat(16) }, /^METRICS_TOKEN must be random/],
    ["a key that no CDN has", { CDN_KEYS: "country,moon" }, /^CDN_KEYS must list/],
    ["a log level nobody knows", { LOG_LEVEL: "loud" }, /^LOG_LEVEL must be one of/],
    ["a brand that is not there", { BRAND_FILE: "none.json" }, /^BRAND_FILE none\.json: it is not there/],
    ["a review that has no day", { ACCESSIBILITY_REVIEWED: "November" }, /^ACCESSIBILITY_REVIEWED must be/],
    [
      "a contact that is no address",
      { SECURITY_CONTACT: "security@casino.example" },
      /^SECURITY_CONTACT must be/,
    ],
    [
      "a contact of two lines",
      { SECURITY_CONTACT: "mailto:a@b.example\nContact:" },
      /^SECURITY_CONTACT must be/,
    ],
    ["a day that is none", { SECURITY_EXPIRES: "2027-02-30" }, /^SECURITY_EXPIRES must be/],
    ["a language that is none", { SECURITY_LANGUAGES: "English" }, /^SECURITY_LANGUAGES must list/],
    ["a market that is not there", { MARKET_FILE: "none.json" }, /^MARKET_FILE none\.json: it is not there/],
    [
      "a variable that a market's file replaces",
      { MARKET_FILE: exampleMarketPath("GB"), AGE_GATE: "18" },
      /^AGE_GATE does not count beside MARKET_FILE: say it there \(age\.gate, age\.min\)$/m,
    ],
    ["a negative cache life", { PAGE_CACHE_SECONDS: "-1" }, /^PAGE_CACHE_SECONDS must be/],
  ];
  it.each(wrong)("stops at %s, in one line that names the variable", (_name, change, message) => {
    const read = () => readConfig({ ...production, ...change });
    expect(read).toThrow(ConfigError);
    expect(read).toThrow(message);
    expect(() => read()).not.toThrow(/\n/);
  });

  it.each(["silent", "error", "warn", "info", "debug"])(
    "warns of records that a log of level %s would not have, where a market has notices",
    (LOG_LEVEL) => {
      const warned = (market: string) =>
        readConfig({ ...production, LOG_LEVEL, MARKET_FILE: exampleMarketPath(market) }).warnings.filter(
          (line) => line.startsWith("LOG_LEVEL="),
        );
      const isLost = LOG_LEVEL !== "info" && LOG_LEVEL !== "debug";
      expect([warned("GB").length, warned("ES").length]).toEqual([isLost ? 1 : 0, 0]);
    },
  );

  it("reports all that is wrong at once, a line each", () => {
    const read = () =>
      readConfig({ NODE_ENV: "production", PORT: "many", PLATFORM_URL: "x", SESSION_SECRET: "a".repeat(40) });
    expect(read).toThrow(
      /^PORT must[^\n]*\nPLATFORM_URL must[^\n]*\nCONTENT_URL is required\nSESSION_SECRET must be random[^\n]*\nSITE_ORIGINS is required[^\n]*$/,
    );
  });

  it("takes payments over plain http on this machine alone", () => {
    const origins = "http://localhost:4000,http://127.0.0.2:4000,http://[::1]:4000,https://pay.example";
    expect(readConfig({ ...backends, PAYMENT_ORIGINS: origins }).app.paymentOrigins).toHaveLength(4);
  });

  it("shows drafts where all that it takes is set, and says what half of it lacks", () => {
    const half = { ...backends, PREVIEW_SECRET: "a secret of the tests that is long enough" };
    const whole = { ...half, PREVIEW_API_TOKEN: "token", CONTENT_API_VERSION: "5" };
    expect(readConfig(whole)).toMatchObject({ app: { preview: { apiToken: "token" } }, warnings: [] });
    for (const lacking of [
      half,
      { ...whole, PREVIEW_API_TOKEN: "" },
      { ...whole, CONTENT_API_VERSION: "4" },
    ]) {
      const { app, warnings } = readConfig(lacking);
      expect([app.preview, warnings.length]).toEqual([undefined, 1]);
    }
    expect(readConfig(backends)).toMatchObject({ app: { preview: undefined }, warnings: [] });
  });

  it("never repeats a value in its message", () => {
    expect(() => readConfig({ ...production, SESSION_SECRET: "hunter2" })).not.toThrow(/hunter2/);
  });

  it("is described variable by variable in docs/configuration.md", () => {
    const documented = [...readFileSync("docs/configuration.md", "utf8").matchAll(/^\| `([A-Z_]+)` \|/gm)];
    const sandbox = readFileSync("sandbox/settings.ts", "utf8").match(/\bSANDBOX_\w+/g);
    expect(documented.map((match) => match[1]).sort()).toEqual(
      [...new Set([...Object.keys(environmentSchema.shape), ...(sandbox ?? [])])].sort(),
    );
  });
});
