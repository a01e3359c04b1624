import type { ContentClient } from "~/content/content-client";
import type { LocalesReply } from "~/content/entities/locales";
import { shapeFailure } from "~/content/source/content-queries.server";
import type { AppConfig } from "~/context/app-config";
import { backendLacks, replyLacks } from "~/market/backend-lacks";
import type { Platform } from "~/platform/client.server";
import { isMethodAbsent, PlatformFailure } from "~/platform/errors";
import type { MethodDefinition } from "~/platform/methods/method";
import { type MethodName, methods } from "~/platform/methods/registry";
import type { PlatformClient } from "~/platform/platform-client";
import { createCookieJar } from "~/session/cookies/cookie-jar";
import type { Logger } from "~/upstream/logger";
import { type CallOutcome, outcomeOfError } from "~/upstream/telemetry";

/** A call of the probe that went wrong, as telemetry names it. */
export interface ProbeProblem {
  service: string;
  method: string;
  outcome: CallOutcome;
  error: unknown;
}

interface ProbeParts {
  locales: () => Promise<LocalesReply>;
  content: (locale: string) => ContentClient;
  config: AppConfig;
}

/** Request id of these calls. */
export const PROBE_ID = "probe";

const silent: Logger = { debug() {}, info() {}, warn() {}, error() {} };

/**
 * Reads once what all visitors share: every shared method of the registry that needs no parameters, and the documents
 * of every page, without their defaults. One after the other, so that a start costs the backends little. Returns
 * what does not fit; `npm run check:backends` says more.
 */
export async function probeBackends(
  platform: Platform,
  { locales, content, config }: ProbeParts,
): Promise<ProbeProblem[]> {
  const problems: ProbeProblem[] = [];
  const attempt = async (service: string, method: string, read: () => Promise<unknown>) => {
    await read().catch((error: unknown) =>
      problems.push({ service, method, outcome: outcomeOfError(error), error }),
    );
  };
  let locale = "en-US";
  await attempt("content", "/nfx/i18n/locales", async () => {
    const known = await locales();
    locale = known.defaultLocale;
    const codes = known.locales.map(({ code }) => code);
    const lack = backendLacks(config.market, "locales", codes);
    if (lack) throw shapeFailure("/nfx/i18n/locales", lack);
  });
  const client = probeClient(platform, config, locale);
  // Each method has parameters of its own: these take none.
  const call = client.call as (method: MethodName) => Promise<unknown>;
  for (const method of probedMethods())
    await attempt("platform", method, async () => {
      const reply = await call(method).catch(unlessAbsent(method));
      const detail = replyLacks(method, reply, config.market)?.problem;
      if (detail) throw new PlatformFailure({ kind: "contract", status: 502, method, wasSent: true, detail });
    });
  for (const [name, read] of Object.entries(content(locale).plainReads)) await attempt("content", name, read);
  return problems;
}

/** The platform, called without a player. */
export function probeClient(platform: Platform, config: AppConfig, locale: string): PlatformClient {
  return platform.forRequest({
    requestId: PROBE_ID,
    origin: config.mainOrigin,
    locale,
    country: config.defaultCountry,
    clientIp: "127.0.0.1",
    cookies: createCookieJar(undefined, { isSecure: false }),
    signal: new AbortController().signal,
    isShared: false,
    log: silent,
  });
}

/** Takes it that the platform has no such method where it may do without. */
function unlessAbsent(method: MethodName): (error: Error) => void {
  const { isOptional }: MethodDefinition = methods[method];
  return (error) => {
    if (!isOptional || !isMethodAbsent(error)) throw error;
  };
}

function probedMethods(): MethodName[] {
  return (Object.keys(methods) as MethodName[]).filter((name) => {
    const { class: cacheClass, verb, params }: MethodDefinition = methods[name];
    return cacheClass !== "P" && verb === "GET" && params.safeParse({}).success;
  });
}
