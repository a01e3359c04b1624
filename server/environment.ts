import { z } from "zod";
import { chatVendors } from "../app/features/chat/vendors";
import { purposes } from "../app/session/consent";
import { CACHE_MEGABYTES } from "../app/upstream/caching/cache-memory";
import { PUBLISH_SECONDS } from "../app/upstream/caching/publish-bound";
import {
  contact,
  list,
  origins,
  port,
  redisAddress,
  secret,
  secureSources,
  share,
  siteLabel,
  sources,
  timeZone,
  url,
  wholeNumber,
} from "./setting-types";

const logLevels = ["silent", "error", "warn", "info", "debug"] as const;

const moneyModes = ["refuse", "allow"] as const;

const cdnKeys = ["country"] as const;
const tagHeaders = ["Surrogate-Key", "Cache-Tag", "Edge-Cache-Tag"] as const;
const samplers = [
  "always_on",
  "always_off",
  "traceidratio",
  "parentbased_always_on",
  "parentbased_always_off",
  "parentbased_traceidratio",
] as const;
const consentModes = ["off", "ask"] as const;
const customCodeModes = ["off", "pinned", "nonce"] as const;

/**
 * Every variable that the product reads, with what values it takes. `docs/configuration.md` says what each means; its other columns
 * are written from here.
 */
export const environmentSchema = z.object({
  NODE_ENV: z
    .enum(["development", "production", "test"], { error: "must be development, production or test" })
    .default("development"),
  HOST: z
    .union([z.ipv4(), z.ipv6(), z.literal("localhost")], { error: "must be an address such as 127.0.0.1" })
    .describe("an address")
    .optional(),
  PORT: port.default(3000),
  PLATFORM_URL: url,
  CONTENT_URL: url,
  PLATFORM_PUBLIC_URL: url.optional(),
  CONTENT_PUBLIC_URL: url.optional(),
  CONTENT_API_PREFIX: z
    .string()
    .regex(/^(\/[\w-]+)*$/, { error: "must be empty or a path such as /api" })
    .describe("a path")
    .default("/api"),
  CONTENT_API_VERSION: z.enum(["3", "4", "5"], { error: "must be 3, 4 or 5" }).default("4"),
  CONTENT_API_TOKEN: z.string().describe("a token").optional(),
  CONTENT_ADMIN_URL: url.optional(),
  CONTENT_FRESH_SECONDS: wholeNumber(0, 3600).default(5),
  OWN_READS_SECONDS: wholeNumber(0, 15).default(15),
  BOOT_SNAPSHOT_DIR: z.string().describe("a folder").optional(),
  SHARED_ASSETS_DIR: z.string().describe("a folder").optional(),
  SITE_ORIGINS: origins,
  BRAND_FILE: z.string().describe("a file").optional(),
  MARKET_FILE: z.string().describe("a file").optional(),
  SESSION_SECRET: secret(32).optional(),
  TRUSTED_PROXY_CIDRS: list
    .pipe(
      z.array(
        z.union([z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()], { error: "must list addresses or CIDRs" }),
      ),
    )
    .describe("addresses and CIDRs")
    .default([]),
  COUNTRY_HEADER: z
    .string()
    .regex(/^[\w-]+$/, { error: "must be the name of a header" })
    .transform((name) => name.toLowerCase())
    .describe("name of a header")
    .default("x-country"),
  DEFAULT_COUNTRY: z
    .string()
    .regex(/^[A-Z]{2}$/, { error: "must be two capital letters (ISO 3166-1)" })
    .describe("two capital letters")
    .optional(),
  SITE_TIME_ZONE: timeZone.default("UTC"),
  CONSENT: z.enum(consentModes, { error: `must be one of ${consentModes.join(", ")}` }).default("off"),
  AGE_GATE: wholeNumber(16, 25).optional(),
  ACCESSIBILITY_CONTACT: contact.describe("an address").optional(),
  ACCESSIBILITY_REVIEWED: z.iso
    .date({ error: "must be a day such as 2026-11-30" })
    .describe("a day")
    .optional(),
  SECURITY_CONTACT: list.pipe(z.array(contact)).describe("addresses").default([]),
  SECURITY_EXPIRES: z
    .union([z.iso.date(), z.iso.datetime()], { error: "must be a day or a time such as 2027-06-30" })
    .transform((text) => new Date(text))
    .describe("a day or a time")
    .optional(),
  SECURITY_LANGUAGES: list
    .pipe(
      z.array(
        z.string().regex(/^[a-z]{2,3}(-[A-Za-z\d]{2,8})*$/, { error: "must list languages such as en, es" }),
      ),
    )
    .describe("languages")
    .default([]),
  TAG_MANAGER_ORIGINS: secureSources,
  TAG_MANAGER_URL: url.default("https://www.googletagmanager.com/gtm.js"),
  SEON_ORIGINS: secureSources,
  SEON_AGENT_URL: url.default("https://cdn.seondf.com/js/v6/agent.umd.js"),
  SEON_PURPOSE: z.enum(purposes, { error: `must be one of ${purposes.join(", ")}` }).default("functional"),
  FRAME_PARENTS: sources,
  PREVIEW_SECRET: secret(32).optional(),
  PREVIEW_API_TOKEN: z.string().describe("a token").optional(),
  PREVIEW_PARENTS: sources,
  MESSENGER_PARENTS: sources,
  MESSENGER_SCRIPT_URL: url.default("https://telegram.org/js/telegram-web-app.js"),
  GAME_FRAME_ORIGINS: sources,
  SPORTSBOOK_ORIGINS: sources,
  PAYMENT_ORIGINS: secureSources,
  PAYMENT_SCRIPT_ORIGINS: secureSources,
  IDENTITY_ORIGINS: secureSources,
  IDENTITY_SDK_URL: url.optional(),
  IMAGE_ORIGINS: sources,
  IMAGE_QUERY_ORIGINS: sources,
  IMAGE_SOURCE_PREFIXES: list
    .pipe(
      z.array(
        z
          .string()
          .regex(/^(\/[\w.-]+)+\/?$/, { error: "must be a comma-separated list of paths such as /uploads" }),
      ),
    )
    .describe("paths")
    .default([]),
  CDN_KEYS: list
    .pipe(z.array(z.enum(cdnKeys, { error: `must list some of ${cdnKeys.join(", ")}` })))
    .default([]),
  CDN_TAG_HEADER: z.enum(tagHeaders, { error: `must be one of ${tagHeaders.join(", ")}` }).optional(),
  CUSTOM_CODE: z
    .enum(customCodeModes, { error: `must be one of ${customCodeModes.join(", ")}` })
    .default("pinned"),
  CUSTOM_CODE_HASHES: list
    .pipe(
      z.array(
        z.string().regex(/^sha256-[A-Za-z0-9+/]{43}=$/, {
          error: "must be a comma-separated list of hashes such as the log names them (sha256-...)",
        }),
      ),
    )
    .describe("hashes")
    .default([]),
  CUSTOM_CODE_ORIGINS: sources,
  CHAT_VENDORS: list
    .pipe(
      z.array(
        z.enum([...chatVendors, "custom"], {
          error: `must list some of ${chatVendors.join(", ")}, or be custom`,
        }),
      ),
    )
    .default([]),
  CHAT_ORIGINS: secureSources,
  PAGE_CACHE_SECONDS: wholeNumber(0, 86_400).default(PUBLISH_SECONDS),
  KEPT_MEGABYTES: wholeNumber(16, 4096).default(CACHE_MEGABYTES),
  REDIS_URL: redisAddress.optional(),
  MONEY_WITHOUT_REDIS: z
    .enum(moneyModes, { error: `must be one of ${moneyModes.join(", ")}` })
    .default("refuse"),
  RATE_LIMIT_FACTOR: wholeNumber(1, 1_000_000).default(1),
  BRAND: siteLabel.optional(),
  REGION: siteLabel.optional(),
  METRICS_TOKEN: secret(16).optional(),
  PURGE_TOKEN: secret(16).optional(),
  SERVICE_WORKER: z.enum(["on", "off"], { error: "must be on or off" }).default("on"),
  KIT: z.enum(["on", "off"], { error: "must be on or off" }).optional(),
  LOG_LEVEL: z.enum(logLevels, { error: `must be one of ${logLevels.join(", ")}` }).default("info"),
  ERROR_REPORT_URL: url.optional(),
  BROWSER_REPORT_SHARE: share.default(0.1),
  OTEL_EXPORTER_OTLP_ENDPOINT: url.optional(),
  OTEL_EXPORTER_OTLP_HEADERS: z.string().describe("headers").optional(),
  OTEL_SERVICE_NAME: z.string().describe("a name").default("croupier"),
  OTEL_TRACES_SAMPLER: z
    .enum(samplers, { error: `must be one of ${samplers.join(", ")}` })
    .default("parentbased_always_on"),
  OTEL_TRACES_SAMPLER_ARG: share.optional(),
  SLOW_REQUEST_MS: wholeNumber(0, 60_000).default(3000),
  DRAIN_MS: wholeNumber(0, 60_000).default(0),
});

export type Environment = z.infer<typeof environmentSchema>;

/** Variables required in production only, with the explanation that the error gives. */
export const requiredInProduction = {
  SITE_ORIGINS: "the public origins of the site",
  SESSION_SECRET: "at least 32 random characters",
};

/** Variables whose meaning a market's file has, with its field. */
export const inMarketFile = { AGE_GATE: "age.gate, age.min", CONSENT: "consent.cookies" };
