import type { AppLoadContext } from "@remix-run/node";
import type { AppConfig } from "~/context/app-config";
import type { Logger } from "~/upstream/logger";
import { createApp } from "../../app/app.server";
import type { SharedParts } from "../../app/context/app";
import type { RequestData } from "../../app/context/app-context";
import { chatVendors } from "../../app/features/chat/vendors";
import { type SandboxOptions, startSandbox } from "../../sandbox/start";
import { configFor, requestDataFor } from "./requests";

const silent: Logger = { debug() {}, info() {}, warn() {}, error() {} };

/** The app over a sandbox on a free port, for tests of loaders, actions and server functions. */
export async function startTestApp({
  settings,
  shared,
  ...options
}: SandboxOptions & { settings?: Partial<AppConfig>; shared?: SharedParts } = {}) {
  const sandbox = await startSandbox({ port: 0, sharedSeconds: 0, ...options });
  const config = configFor(sandbox.url, {
    mainOrigin: "http://localhost:3000",
    sportsbookOrigins: [sandbox.url],
    paymentOrigins: [sandbox.url],
    sessionSecret: "a secret of the tests, long enough",
    identity: { origins: [sandbox.url], sdkUrl: `${sandbox.url}/__sandbox/kyc/sdk.js` },
    chat: { vendors: chatVendors, origins: [sandbox.url] },
    messenger: { scriptUrl: `${sandbox.url}/__sandbox/messenger/web-app.js`, parents: [sandbox.url] },
    version: "test",
    frameParents: ["https://partner.example"],
    ...settings,
  });
  const app = createApp(config, silent, shared);
  const { locales, defaultLocale } = await app.locales();

  /** A request's context; `locale` picks the basename, everything else is what a plain visitor would bring. */
  function contextFor({
    locale,
    ...options
  }: Partial<Omit<RequestData, "locale" | "path">> & { locale?: string; path?: string } = {}) {
    const chosen = locales.find(({ code }) => code === locale) ?? defaultLocale;
    const request = {
      origin: "http://localhost:3000",
      basename: chosen.isDefault ? "" : `/${chosen.code}`,
      isShared: false,
      userAgent: "tests",
      nonce: "test",
      ...options,
    };
    return app.contextFor(requestDataFor({ locale: chosen, locales }, request));
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
