import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { bundlesUrl } from "../../app/browser/catalogue/browser-catalogue";
import { marketSettings } from "../../sandbox/market";
import { environmentSchema } from "../../server/environment";
import { signIn } from "../http/session";
import { type Answer, ask, navigation } from "../support/ask";
import { startRedis } from "../support/redis-server";
import { routeTable } from "../support/route-table";
import { type Site, startSite } from "../support/site";
import { inTurns, type Proof, type ProofOptions, selection, type Table } from "./table";

/** What a site cannot be without, or what every site of a test has anyway. */
const alwaysSet = new Set([
  "NODE_ENV",
  "PORT",
  "PLATFORM_URL",
  "CONTENT_URL",
  "SITE_ORIGINS",
  "SESSION_SECRET",
]);

/** Under no setting a 5xx, and nothing that a person would see bare. */
const ownFiles = [
  "/robots.txt",
  "/.well-known/security.txt",
  "/.well-known/change-password",
  "/sitemap.xml",
  "/sitemap-1.xml",
  "/manifest.webmanifest",
  "/es-ES/manifest.webmanifest",
  "/menu-icons.svg",
  "/sw.js",
  "/builds/latest.json",
  bundlesUrl("en-US", ["common"], "0"),
  bundlesUrl("es-ES", ["common", "errors", "home"], "0"),
  "/_kit",
  "/_ipx/none",
  "/_media/none.png",
  "/_purge",
  "/metrics",
  "/_operator/",
  "/_operator/content",
  "/healthz",
  "/readyz",
  "/favicon.ico",
];

/** An address of every route, of its data, and of the files that the server makes itself. */
function addresses(): string[] {
  const pages = routeTable.map(({ path }) => path);
  const data = pages.map((path) => (path === "/" ? "/_root.data" : `${path}.data`));
  return [
    ...pages,
    ...data,
    ...required,
    ...pages.slice(0, 12).map((path) => `/es-ES${path === "/" ? "" : path}`),
    ...ownFiles,
  ];
}

/** Routes that forms and scripts request. */
const required = [
  "/profile/fields?country=ES",
  "/registration/fields?purpose=registration&type=email&country=ES",
  "/promo-code/check?code=A",
  "/profile/verification/token",
  "/logout",
  "/games/search?search=sand",
  "/games/list?category=live",
  "/favourites",
  "/balance",
  "/events",
  "/greeting",
  "/popups",
  "/chat/settings",
  "/chat/events",
  "/notices",
  "/live-numbers?parts=jackpots",
  "/hints",
  "/reality-check",
  "/theme",
  "/rail",
  "/mini-app",
  "/locale",
  "/content-session",
  "/content-session/google",
  "/content-entries/pages",
  "/consent",
  "/disputes",
  "/age-gate",
  "/_offline",
  "/_icons",
  "/farewell",
];

type Environment = Record<string, string>;

/** A value that each setting takes. */
function setValues(folder: string, redisUrl: string, sandbox: string): Environment {
  const address = "https://elsewhere.example";
  return {
    HOST: "localhost",
    PLATFORM_PUBLIC_URL: sandbox,
    CONTENT_PUBLIC_URL: sandbox,
    CONTENT_API_PREFIX: "/api",
    CONTENT_API_VERSION: "4",
    CONTENT_API_TOKEN: "token",
    CONTENT_ADMIN_URL: `${address}/admin`,
    CONTENT_FRESH_SECONDS: "5",
    OWN_READS_SECONDS: "10",
    BOOT_SNAPSHOT_DIR: folder,
    SHARED_ASSETS_DIR: folder,
    BRAND_FILE: "sandbox/brands/second/brand.json",
    MARKET_FILE: market.MARKET_FILE ?? "",
    TRUSTED_PROXY_CIDRS: "127.0.0.1",
    COUNTRY_HEADER: "x-country",
    DEFAULT_COUNTRY: "ES",
    SITE_TIME_ZONE: "Europe/Madrid",
    CONSENT: "ask",
    AGE_GATE: "18",
    ACCESSIBILITY_CONTACT: "mailto:access@casino.example",
    ACCESSIBILITY_REVIEWED: "2026-11-30",
    SECURITY_CONTACT: "mailto:security@casino.example",
    SECURITY_EXPIRES: "2100-01-01",
    SECURITY_LANGUAGES: "en,es",
    TAG_MANAGER_ORIGINS: address,
    TAG_MANAGER_URL: `${address}/gtm.js`,
    SEON_ORIGINS: address,
    SEON_AGENT_URL: `${address}/agent.js`,
    SEON_PURPOSE: "functional",
    FRAME_PARENTS: address,
    PREVIEW_SECRET: "a secret of previews that is long enough",
    PREVIEW_API_TOKEN: "sandbox-content-token",
    PREVIEW_PARENTS: address,
    MESSENGER_PARENTS: address,
    MESSENGER_SCRIPT_URL: `${address}/messenger.js`,
    GAME_FRAME_ORIGINS: sandbox,
    SPORTSBOOK_ORIGINS: sandbox,
    PAYMENT_ORIGINS: address,
    PAYMENT_SCRIPT_ORIGINS: address,
    IDENTITY_ORIGINS: address,
    IDENTITY_SDK_URL: `${address}/sdk.js`,
    IMAGE_ORIGINS: sandbox,
    IMAGE_QUERY_ORIGINS: sandbox,
    IMAGE_SOURCE_PREFIXES: "/uploads",
    CDN_KEYS: "country",
    CDN_TAG_HEADER: "Cache-Tag",
    CUSTOM_CODE: "nonce",
    CUSTOM_CODE_HASHES: `sha256-${"A".repeat(43)}=`,
    CUSTOM_CODE_ORIGINS: address,
    CHAT_VENDORS: "intercom",
    CHAT_ORIGINS: address,
    PAGE_CACHE_SECONDS: "60",
    KEPT_MEGABYTES: "64",
    REDIS_URL: redisUrl,
    MONEY_WITHOUT_REDIS: "allow",
    RATE_LIMIT_FACTOR: "100000",
    BRAND: "gold",
    REGION: "eu-1",
    METRICS_TOKEN: "a token of 16 characters",
    PURGE_TOKEN: "another token of 16 characters",
    SERVICE_WORKER: "on",
    KIT: "on",
    LOG_LEVEL: "error",
    ERROR_REPORT_URL: `${sandbox}/nowhere`,
    BROWSER_REPORT_SHARE: "1",
    OTEL_EXPORTER_OTLP_ENDPOINT: `${sandbox}/traces`,
    OTEL_EXPORTER_OTLP_HEADERS: "a=b",
    OTEL_SERVICE_NAME: "casino",
    OTEL_TRACES_SAMPLER: "always_on",
    OTEL_TRACES_SAMPLER_ARG: "1",
    SLOW_REQUEST_MS: "1000",
    DRAIN_MS: "1",
  };
}

const market = marketSettings("MT", new URL("../../markets/", import.meta.url));

/** None of the settings, each of them alone, all of them, all but each. */
function variants(names: readonly string[]): { name: string; set: readonly string[] }[] {
  return [
    { name: "no setting", set: [] },
    { name: "every setting", set: names },
    ...names.map((name) => ({ name: `${name} alone`, set: [name] })),
    ...names.map((name) => ({ name: `all but ${name}`, set: names.filter((one) => one !== name) })),
  ];
}

/** A setting that a market's file replaces may not be set beside it. */
function isReplaced(name: string, set: readonly string[]): boolean {
  return set.includes("MARKET_FILE") && (name === "AGE_GATE" || name === "CONSENT");
}

/** Every address under every optional setting, present and absent, for a visitor and a player. */
export const proof: Proof = async (table, options) => {
  const folder = mkdtempSync(join(tmpdir(), "settings-"));
  const redis = await startRedis();
  try {
    const values = (sandbox: string) => setValues(folder, redis.url, sandbox);
    const names = Object.keys(environmentSchema.shape).filter((name) => !alwaysSet.has(name));
    await table.check("settings that the proof knows", "all of them", () => {
      const unknown = names.filter((name) => !(name in values("http://localhost")));
      if (unknown.length > 0) throw new Error(`no value for ${unknown.join(", ")}`);
    });
    const all = variants(names);
    const chosen = options.isSample ? all.slice(0, 1) : all;
    await inTurns(chosen, 1, ({ name, set }) => proveVariant(table, options, name, set, values));
  } finally {
    await redis.end();
    rmSync(folder, { recursive: true, force: true });
  }
};

async function proveVariant(
  table: Table,
  options: ProofOptions,
  name: string,
  set: readonly string[],
  values: (sandbox: string) => Environment,
) {
  // An empty variable counts as unset: this also takes back what the sites of tests have.
  const environment = ({ sandboxPort }: { sandboxPort: number }): Environment => {
    const given = values(`http://localhost:${sandboxPort}`);
    return Object.fromEntries(
      Object.keys(given).map((one) => [
        one,
        set.includes(one) && !isReplaced(one, set) ? (given[one] ?? "") : "",
      ]),
    );
  };
  let site: Site | undefined;
  await table.check("starts", name, async () => {
    site = await startSite({ environment });
  });
  if (!site) return;
  try {
    const { url } = site;
    const { cookie } = await signIn(site);
    const paths = [...selection(addresses(), options, 40), ...(options.isSample ? ownFiles : [])];
    for (const [who, headers] of [
      ["visitor", navigation],
      ["player", { ...navigation, Cookie: cookie }],
    ] as const) {
      await inTurns(paths, 4, (path) =>
        table.check(`${who}: never a 5xx, never bare`, `${path} with ${name}`, async () =>
          checkAnswer(path, await ask(url, path, { headers })),
        ),
      );
    }
  } finally {
    await site.stop();
  }
}

/** A document that a person would see has the site's name and a way on. */
function checkAnswer(path: string, { status, headers, text }: Answer) {
  if (status >= 500) throw new Error(`answered ${status}: ${text.slice(0, 120)}`);
  const isDocument = headers["content-type"]?.startsWith("text/html");
  if (isDocument && status !== 405 && !/<title>[^<]+<\/title>/.test(text)) throw new Error("has no title");
  if (isDocument && status < 400 && !/<(?:a|form|main)\b/.test(text)) throw new Error(`${path} is bare`);
}
