import type { AppLoadContext } from "@remix-run/node";
import type { AppConfig } from "~/context/app-config";
import type { InternalPath } from "~/routing/addresses/internal-path";
import type { Logger } from "~/upstream/logger";
import { createApp } from "../../app/app.server";
import type { SharedParts } from "../../app/context/app";
import type { RequestData } from "../../app/context/app-context";
import type { RouteBranch } from "../../app/context/route-handle";
import { chatVendors } from "../../app/features/chat/vendors";
import { divideMemory } from "../../app/upstream/caching/cache-memory";
import { divideBound, PUBLISH_SECONDS } from "../../app/upstream/caching/publish-bound";
import { type SandboxOptions, startSandbox } from "../../sandbox/start";

const noBranch: RouteBranch = { ids: [], handles: [], params: {} };
const silent: Logger = { debug() {}, info() {}, warn() {}, error() {} };

/** The app over a sandbox on a free port, for tests of loaders, actions and server functions. */
export async function startTestApp({
  settings,
  shared,
  ...options
}: SandboxOptions & { settings?: Partial<AppConfig>; shared?: SharedParts } = {}) {
  const sandbox = await startSandbox({ port: 0, sharedSeconds: 0, ...options });
  const config: AppConfig = {
    platformUrl: sandbox.url,
    contentUrl: sandbox.url,
    platformPublicUrl: sandbox.url,
    contentPublicUrl: sandbox.url,
    contentApiPrefix: "/api",
    contentApiVersion: 4,
    contentApiToken: undefined,
    contentFreshSeconds: 0,
    ownReadsSeconds: 0,
    publishBound: divideBound(PUBLISH_SECONDS),
    bootSnapshotDir: undefined,
    mainOrigin: "http://localhost:3000",
    brand: undefined,
    market: undefined,
    sportsbookOrigins: [sandbox.url],
    paymentOrigins: [sandbox.url],
    paymentScriptOrigins: [],
    sessionSecret: "a secret of the tests, long enough",
    siteTimeZone: "UTC",
    defaultCountry: "ES",
    identity: { origins: [sandbox.url], sdkUrl: `${sandbox.url}/__sandbox/kyc/sdk.js` },
    chat: { vendors: chatVendors, origins: [sandbox.url] },
    messenger: { scriptUrl: `${sandbox.url}/__sandbox/messenger/web-app.js`, parents: [sandbox.url] },
    browserReportShare: 0,
    cacheBytes: divideMemory(),
    hasServiceWorker: true,
    customCode: { mode: "off", hashes: [], origins: [] },
    tracking: {
      tagManager: { url: "https://tags.example/gtm.js", origins: [] },
      fingerprint: { url: "https://agent.example/agent.js", origins: [], purpose: "functional" },
    },
    requiresConsent: false,
    minimumAge: undefined,
    accessibility: { contact: undefined, reviewedOn: undefined },
    version: "test",
    frameParents: ["https://partner.example"],
    preview: undefined,
    isProduction: false,
    ...settings,
  };
  const app = createApp(config, silent, shared);
  const { locales, defaultLocale } = await app.locales();

  /** A request's context; `locale` picks the basename, everything else is what a plain visitor would bring. */
  function contextFor({
    locale,
    path = "/",
    ...options
  }: Partial<Omit<RequestData, "locale" | "path">> & { locale?: string; path?: string } = {}) {
    const chosen = locales.find(({ code }) => code === locale) ?? defaultLocale;
    return app.contextFor({
      requestId: "test",
      origin: "http://localhost:3000",
      path: path as InternalPath,
      search: "",
      basename: chosen.isDefault ? "" : `/${chosen.code}`,
      locale: chosen,
      locales,
      branch: noBranch,
      site: { pages: [], match: () => noBranch, normalize: (path) => path },
      isDataRequest: false,
      readsPage: true,
      isBot: false,
      isFramed: false,
      isMiniApp: false,
      isShared: false,
      runsScript: false,
      cookieHeader: undefined,
      clientIp: "127.0.0.1",
      userAgent: "tests",
      country: "ES",
      signal: new AbortController().signal,
      nonce: "test",
      ...options,
    });
  }

  return {
    sandbox,
    app,
    contextFor,
    /** Cookie header of a browser after the answers of this context. */
    cookieHeader: (context: AppLoadContext) =>
      context.cookies
        .setCookieLines()
        .map((line) => line.split(";", 1)[0])
        .join("; "),
    async close() {
      await app.close();
      await sandbox.close();
    },
  };
}
