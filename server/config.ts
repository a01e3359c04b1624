import type { z } from "zod";
import type { AppConfig } from "~/context/app-config";
import type { ChatVendor } from "../app/features/chat/vendors";
import type { Market } from "../app/market/market-file";
import { divideMemory } from "../app/upstream/caching/cache-memory";
import { divideBound, PUBLISH_SECONDS } from "../app/upstream/caching/publish-bound";
import { readBrand } from "./brand/read-brand";
import { type Environment, environmentSchema, inMarketFile, requiredInProduction } from "./environment";
import { localOrigins } from "./local-origins";
import { lostRecords, readMarket } from "./market/read-market";
import type { StaticFiles } from "./middleware/files/static-files";
import type { Panel } from "./operator-page/panel-links";
import { type Setting, settingsInForce } from "./operator-page/settings-in-force";
import { SettingsFileError } from "./settings-file";

/** Wrong or missing variables. The message has one line for each, starting with the variable's name. */
export class ConfigError extends Error {}

/** Settings of the web server, with those of the app in `app`. */
export interface ServerConfig {
  app: Omit<AppConfig, "version">;
  /** A number, or the path of a socket. */
  port: number | string;
  /** The address to listen on; undefined: all of them. */
  host: string | undefined;
  /** Where processes of the site find the files of each other's builds; undefined: they do not. */
  sharedAssetsDir: string | undefined;
  /** Files of the operator's brand and market, by their paths on the site. */
  ownFiles: StaticFiles;
  /** What the log says once, at start. */
  warnings: readonly string[];
  /** Every variable, for the operator's page. */
  settings: readonly Setting[];
  /** Which of an operator's sites this is, in metrics: brand, market and region, as far as they are named. */
  siteLabels: Readonly<Record<string, string>>;
  /** Our public origins, `https://host[:port]`. The first one is the main one. */
  siteOrigins: readonly string[];
  trustedProxies: readonly string[];
  countryHeader: string;
  gameFrameOrigins: readonly string[];
  imageOrigins: readonly string[];
  /** Image origins, backends included, whose URLs may carry a query. */
  imageQueryOrigins: readonly string[];
  /** Backend paths that images may be fetched from. Empty: any path except API, sign-in and admin paths. */
  imageSourcePrefixes: readonly string[];
  /** Whether shared pages are cached in memory. */
  cachesPages: boolean;
  /**
   * Whether caches in front of us may store pages that differ by country: they key by country, or there is only one.
   */
  isCountryKeyed: boolean;
  /** Contact for reports of vulnerabilities, and until when it is valid (`/.well-known/security.txt`). */
  security: { contacts: readonly string[]; expires: Date | undefined; languages: readonly string[] };
  redisUrl: string | undefined;
  /** Whether money forms are refused or allowed while Redis is unreachable. */
  moneyWithoutRedis: Environment["MONEY_WITHOUT_REDIS"];
  /** Whether there is `/_kit`. */
  hasKit: boolean;
  /** Multiplies every rate limit. */
  rateLimitFactor: number;
  metricsToken: string | undefined;
  /** Where editors fix what the operator's page reports of content. */
  contentPanel: Panel;
  /** Token of `POST /_purge`; undefined: there is no such path. */
  purgeToken: string | undefined;
  /** Response header that names the tags of a shared page for a CDN. */
  cdnTagHeader: string | undefined;
  logLevel: Environment["LOG_LEVEL"];
  /** Where errors are reported to; undefined: nowhere. */
  errorReportUrl: string | undefined;
  /** Address that takes traces by OTLP/HTTP; undefined: nothing is traced. */
  tracesUrl: string | undefined;
  /** The site's name in traces and reports. */
  serviceName: string;
  /** Milliseconds from which a request is logged as slow; 0: never. */
  slowRequestMs: number;
  drainMs: number;
}

/** Defaults NODE_ENV to production. React reads the variable itself. */
export function settleMode(environment: Record<string, string | undefined>): void {
  environment.NODE_ENV ||= "production";
}

/** Reads and validates the environment; an empty variable counts as unset. Throws ConfigError. */
export function readConfig(environment: Record<string, string | undefined>): ServerConfig {
  const set = Object.fromEntries(Object.entries(environment).filter(([, value]) => value?.trim()));
  const parsed = environmentSchema.safeParse(set);
  const isProduction = set.NODE_ENV === "production";
  const missing = isProduction ? Object.entries(requiredInProduction).filter(([name]) => !set[name]) : [];
  const brand = fileOf("BRAND_FILE", set, readBrand);
  const market = fileOf("MARKET_FILE", set, readMarket);
  const { market: rules } = market.found ?? {};
  const wrong = [
    ...(parsed.error ? linesOf(parsed.error, set) : []),
    ...missing.map(([name, meaning]) => `${name} is required in production: ${meaning}`),
    ...brand.wrong,
    ...market.wrong,
    ...(set.MARKET_FILE ? Object.entries(inMarketFile).filter(([name]) => set[name]) : []).map(
      ([name, field]) => `${name} does not count beside MARKET_FILE: say it there (${field})`,
    ),
  ];
  if (!parsed.success || wrong.length > 0) throw new ConfigError(wrong.join("\n"));
  const values = parsed.data;
  // A backend origin that browsers are given in a CSP list is public anyway.
  const shown = new Set([
    ...values.GAME_FRAME_ORIGINS,
    ...values.SPORTSBOOK_ORIGINS,
    ...values.PAYMENT_ORIGINS,
    ...values.IDENTITY_ORIGINS,
    ...values.IMAGE_ORIGINS,
  ]);
  const shownAnyway = (url: string) => (shown.has(new URL(url).origin) ? url : undefined);
  const contentPublicUrl = values.CONTENT_PUBLIC_URL ?? shownAnyway(values.CONTENT_URL);
  const preview = previewOf(values);
  const siteOrigins = values.SITE_ORIGINS.length > 0 ? values.SITE_ORIGINS : localOrigins(values.PORT);
  return {
    app: {
      mainOrigin: siteOrigins[0] ?? "",
      platformUrl: values.PLATFORM_URL,
      contentUrl: values.CONTENT_URL,
      platformPublicUrl: values.PLATFORM_PUBLIC_URL ?? shownAnyway(values.PLATFORM_URL),
      contentPublicUrl,
      contentApiPrefix: values.CONTENT_API_VERSION === "3" ? "" : values.CONTENT_API_PREFIX,
      contentApiVersion: contentVersions[values.CONTENT_API_VERSION],
      contentApiToken: values.CONTENT_API_TOKEN,
      contentFreshSeconds: values.CONTENT_FRESH_SECONDS,
      ownReadsSeconds: values.OWN_READS_SECONDS,
      publishBound: divideBound(values.PAGE_CACHE_SECONDS || PUBLISH_SECONDS),
      bootSnapshotDir: values.BOOT_SNAPSHOT_DIR,
      brand: brand.found?.setting,
      market: rules,
      sessionSecret: values.SESSION_SECRET ?? "a secret for development, known to all",
      siteTimeZone: values.SITE_TIME_ZONE,
      defaultCountry: values.DEFAULT_COUNTRY,
      customCode: {
        mode: values.CUSTOM_CODE,
        hashes: values.CUSTOM_CODE_HASHES,
        origins: values.CUSTOM_CODE === "off" ? [] : values.CUSTOM_CODE_ORIGINS,
      },
      tracking: {
        tagManager: { url: values.TAG_MANAGER_URL, origins: values.TAG_MANAGER_ORIGINS },
        fingerprint: {
          url: values.SEON_AGENT_URL,
          origins: values.SEON_ORIGINS,
          purpose: values.SEON_PURPOSE,
        },
      },
      requiresConsent: (rules?.consent.cookies ?? values.CONSENT) === "ask",
      minimumAge: rules ? requiredAge(rules) : values.AGE_GATE,
      accessibility: { contact: values.ACCESSIBILITY_CONTACT, reviewedOn: values.ACCESSIBILITY_REVIEWED },
      chat: {
        // `custom` is a chat widget that is not built in (docs/contract.md#5): it adds no CSP sources.
        vendors: values.CHAT_VENDORS.filter((kind): kind is ChatVendor => kind !== "custom"),
        origins: values.CHAT_ORIGINS,
      },
      browserReportShare: values.BROWSER_REPORT_SHARE,
      cacheBytes: divideMemory(values.KEPT_MEGABYTES),
      hasServiceWorker: values.SERVICE_WORKER === "on",
      frameParents: values.FRAME_PARENTS,
      sportsbookOrigins: values.SPORTSBOOK_ORIGINS,
      paymentOrigins: values.PAYMENT_ORIGINS,
      paymentScriptOrigins: values.PAYMENT_SCRIPT_ORIGINS,
      identity: { origins: values.IDENTITY_ORIGINS, sdkUrl: values.IDENTITY_SDK_URL },
      messenger: {
        scriptUrl: values.MESSENGER_SCRIPT_URL,
        parents: [MESSENGER_PARENT, ...values.MESSENGER_PARENTS],
      },
      preview: preview.setting,
      isProduction,
    },
    port: values.PORT,
    host: values.HOST,
    sharedAssetsDir: values.SHARED_ASSETS_DIR,
    ownFiles: new Map([...(brand.found?.files ?? []), ...(market.found?.files ?? [])]),
    warnings: [
      ...(market.found?.warnings ?? []),
      ...(rules ? lostRecords(rules, values.LOG_LEVEL) : []),
      ...preview.warnings,
    ],
    settings: settingsInForce(set),
    siteLabels: Object.fromEntries(
      Object.entries({ brand: values.BRAND, market: rules?.market, region: values.REGION }).filter(
        (label): label is [string, string] => label[1] !== undefined,
      ),
    ),
    siteOrigins,
    trustedProxies: values.TRUSTED_PROXY_CIDRS,
    countryHeader: values.COUNTRY_HEADER,
    gameFrameOrigins: values.GAME_FRAME_ORIGINS,
    imageOrigins: values.IMAGE_ORIGINS,
    imageQueryOrigins: values.IMAGE_QUERY_ORIGINS,
    imageSourcePrefixes: values.IMAGE_SOURCE_PREFIXES,
    cachesPages: values.PAGE_CACHE_SECONDS > 0,
    isCountryKeyed: values.CDN_KEYS.includes("country") || values.TRUSTED_PROXY_CIDRS.length === 0,
    security: {
      contacts: values.SECURITY_CONTACT,
      expires: values.SECURITY_EXPIRES,
      languages: values.SECURITY_LANGUAGES,
    },
    redisUrl: values.REDIS_URL,
    moneyWithoutRedis: values.MONEY_WITHOUT_REDIS,
    hasKit: values.KIT ? values.KIT === "on" : !isProduction,
    rateLimitFactor: values.RATE_LIMIT_FACTOR,
    metricsToken: values.METRICS_TOKEN,
    contentPanel: {
      url: values.CONTENT_ADMIN_URL ?? (contentPublicUrl && `${contentPublicUrl.replace(/\/$/, "")}/admin`),
      version: contentVersions[values.CONTENT_API_VERSION],
    },
    purgeToken: values.PURGE_TOKEN,
    cdnTagHeader: values.CDN_TAG_HEADER,
    logLevel: values.LOG_LEVEL,
    slowRequestMs: values.SLOW_REQUEST_MS,
    errorReportUrl: values.ERROR_REPORT_URL,
    tracesUrl: values.OTEL_EXPORTER_OTLP_ENDPOINT && `${values.OTEL_EXPORTER_OTLP_ENDPOINT}/v1/traces`,
    serviceName: values.OTEL_SERVICE_NAME,
    drainMs: values.DRAIN_MS,
  };
}

/** Origin from which the messenger's web client frames mini-apps. */
const MESSENGER_PARENT = "https://web.telegram.org";

const contentVersions = { "3": 3, "4": 4, "5": 5 } as const;

/** What a file that a variable names holds, or what is wrong with it. */
function fileOf<T>(
  name: keyof Environment,
  set: Record<string, string | undefined>,
  read: (path: string) => T,
) {
  const path = set[name];
  try {
    return { found: path ? read(path) : undefined, wrong: [] };
  } catch (error) {
    if (!(error instanceof SettingsFileError)) throw error;
    return { found: undefined, wrong: error.lines.map((line) => `${name} ${path}: ${line}`) };
  }
}

/** Drafts are shown where all their settings are there; an incomplete set is a warning at the start. */
function previewOf(values: Environment) {
  const { PREVIEW_SECRET: secret, PREVIEW_API_TOKEN: apiToken, PREVIEW_PARENTS: parents } = values;
  const isSpoken = values.CONTENT_API_VERSION === "5";
  return {
    setting: secret && apiToken && isSpoken ? { secret, apiToken, parents } : undefined,
    warnings:
      secret && !(apiToken && isSpoken)
        ? ["PREVIEW_SECRET shows no drafts: it takes PREVIEW_API_TOKEN and CONTENT_API_VERSION=5 as well"]
        : [],
  };
}

function requiredAge({ age }: Market): number | undefined {
  return age.gate ? age.min : undefined;
}

/** One line per variable. Values are not printed: they may be secrets. */
function linesOf(error: z.ZodError, set: Record<string, string | undefined>): string[] {
  const messages = new Map<string, string>();
  for (const { path, message } of error.issues) {
    const name = String(path[0]);
    if (!messages.has(name)) messages.set(name, set[name] === undefined ? "is required" : message);
  }
  return [...messages].map(([name, message]) => `${name} ${message}`);
}
