import { vi } from "vitest";
import type { AppConfig } from "~/context/app-config";
import type { RequestData } from "~/context/app-context";
import type { RouteBranch } from "~/context/route-handle";
import type { InternalPath } from "~/routing/addresses/internal-path";
import { createCookieJar } from "~/session/cookies/cookie-jar";
import { divideMemory } from "~/upstream/caching/cache-memory";
import { divideBound, PUBLISH_SECONDS } from "~/upstream/caching/publish-bound";
import type { PlatformRequest } from "../../app/platform/platform-request";

/** A logger whose lines a test can read. */
export function recordedLog() {
  return { debug: vi.fn(), info: vi.fn(), warn: vi.fn(), error: vi.fn() };
}

/** A configuration with both backends at one address. */
export function configFor(url: string, changes: Partial<AppConfig> = {}): AppConfig {
  return {
    platformUrl: url,
    contentUrl: url,
    platformPublicUrl: url,
    contentPublicUrl: url,
    contentApiPrefix: "/api",
    contentApiVersion: 4,
    contentApiToken: undefined,
    contentFreshSeconds: 0,
    ownReadsSeconds: 0,
    publishBound: divideBound(PUBLISH_SECONDS),
    bootSnapshotDir: undefined,
    mainOrigin: "https://casino.example",
    sportsbookOrigins: [],
    paymentOrigins: [],
    paymentScriptOrigins: [],
    brand: undefined,
    market: undefined,
    sessionSecret: "s".repeat(32),
    siteTimeZone: "UTC",
    defaultCountry: "ES",
    chat: { vendors: [], origins: [] },
    customCode: { mode: "off", hashes: [], origins: [] },
    tracking: {
      tagManager: { url: "https://tags.example/gtm.js", origins: [] },
      fingerprint: { url: "https://agent.example/agent.js", origins: [], purpose: "functional" },
    },
    requiresConsent: false,
    browserReportShare: 0,
    cacheBytes: divideMemory(),
    hasServiceWorker: true,
    minimumAge: undefined,
    accessibility: { contact: undefined, reviewedOn: undefined },
    version: "v1",
    frameParents: [],
    preview: undefined,
    identity: { origins: [], sdkUrl: undefined },
    messenger: { scriptUrl: "https://messenger.example/web-app.js", parents: [] },
    isProduction: false,
    ...changes,
  };
}

const noBranch: RouteBranch = { ids: [], handles: [], params: {} };

/** What the server says of a visitor's request for home. */
export function requestDataFor(
  known: Pick<RequestData, "locale" | "locales">,
  { path = "/", ...changes }: Partial<Omit<RequestData, "path">> & { path?: string } = {},
): RequestData {
  return {
    ...known,
    requestId: "test",
    origin: "https://casino.example",
    path: path as InternalPath,
    search: "",
    basename: "",
    branch: noBranch,
    site: { pages: [], match: () => noBranch, normalize: (path) => path },
    isDataRequest: false,
    readsPage: true,
    isBot: false,
    isFramed: false,
    isMiniApp: false,
    isShared: true,
    runsScript: false,
    cookieHeader: undefined,
    clientIp: "127.0.0.1",
    userAgent: undefined,
    country: "ES",
    signal: new AbortController().signal,
    nonce: undefined,
    ...changes,
  };
}

/** A visitor's request, with the cookies of `cookieHeader`. */
export function requestFor(changes: Partial<PlatformRequest> = {}, cookieHeader?: string): PlatformRequest {
  return {
    requestId: "r-1",
    origin: "https://casino.example",
    locale: "en-US",
    country: "ES",
    clientIp: "203.0.113.9",
    userAgent: "Browser/1",
    cookies: createCookieJar(cookieHeader, { isSecure: true }),
    signal: new AbortController().signal,
    isShared: false,
    log: recordedLog(),
    ...changes,
  };
}
