import type { AppConfig } from "~/context/app-config";
import { createBootSnapshot } from "~/upstream/boot-snapshot.server";
import type { EntryName } from "~/upstream/dropped-item";
import { addressBaseOf, resolvingAddresses } from "~/upstream/foreign-address";
import { type Json, parseJson } from "~/upstream/json";
import type { ReportDropped } from "~/upstream/lenient-parse";
import type { Logger } from "~/upstream/logger";
import { createPublicAddresses } from "~/upstream/public-addresses";
import { createDropReporter } from "~/upstream/report-dropped";
import { type CacheReadOptions, createSharedCache } from "~/upstream/shared-cache.server";
import { GONE, noTelemetry, noteCall, type Telemetry } from "~/upstream/telemetry";
import { type Budget, bootRead, budgets } from "~/upstream/transport/budgets";
import { createTransport, type Transport } from "~/upstream/transport/transport.server";
import { upstreamHeaders } from "~/upstream/transport/upstream-headers";
import { headerOf, type RawReply } from "~/upstream/transport/upstream-request.server";
import { ContentFailure, isUnauthorized, statusFailure, timeoutOf } from "../content-failure";
import { shapeFailure } from "./content-queries.server";
import type { ContentQuery, ContentReadScope, ContentSource, ReadBody } from "./content-source";
import { inRows } from "./entry-name";
import { cutTexts } from "./text-ceilings";

/** Header of a reply whose service knows when the next one differs (docs/contract.md#o55). */
const CHANGES_AT = "changes-at";

/** Creates the connection pools, circuit breakers and cache of the content service; one per process. */
export function createContentSource(
  config: AppConfig,
  log: Logger,
  telemetry: Telemetry = noTelemetry,
): ContentSource {
  const content = new URL(config.contentUrl);
  const platform = new URL(config.platformUrl);
  const addresses = createPublicAddresses(config);
  const transportTo = (service: string, pool: string, { origin }: URL, budget: Budget) =>
    createTransport({
      service,
      pool,
      telemetry,
      Failure: ContentFailure,
      origin,
      budget,
      publish: addresses.publish,
    });
  const transports = {
    // Not part of Strapi: with connections of their own, a hanging Strapi does not block locales and messages, or vice
    // versa.
    nfx: transportTo("content", "nfx", content, bootRead),
    boot: transportTo("content", "boot", content, bootRead),
    rules: transportTo("content", "rules", content, budgets.boot),
    seo: transportTo("content", "seo", content, budgets.public),
    public: transportTo("content", "public", content, budgets.public),
    platform: transportTo("icons", "icons", platform, budgets.public),
  } satisfies Record<string, Transport>;
  const cache = createSharedCache(config.cacheBytes.content);
  telemetry.watchCache({ service: "content", ...cache });
  const snapshot = createBootSnapshot(config, log);
  const reporting = createDropReporter(log, "content was left out", { service: "content", telemetry });
  const sender = addressBaseOf(addresses, "content");
  const found = new Set<string>();
  const requestsByScope = new WeakMap<ContentReadScope, Map<string, Promise<unknown>>>();

  /** Deduplicates reads within a request: a reply to an account's token is cached only here. */
  function once<T>(
    scope: ContentReadScope,
    { path, name }: Pick<ContentQuery, "path" | "name">,
    ask: () => Promise<T>,
  ): Promise<T> {
    const requests = requestsByScope.get(scope) ?? new Map<string, Promise<unknown>>();
    requestsByScope.set(scope, requests);
    const known = requests.get(path) as Promise<T> | undefined;
    if (known) return known;
    const sent = ask();
    const answer = scope.deadline?.bound(sent, () => timeoutOf(name)) ?? sent;
    requests.set(path, answer);
    return answer;
  }

  function readCached<T extends object | string | null>(
    key: string,
    ask: () => Promise<{ raw: RawReply; data: T }>,
    waiting: { scope: ContentReadScope; label: string },
    more: Pick<CacheReadOptions<T>, "timeout" | "lastGood"> & { remember?: (text: string) => void } = {},
  ) {
    const { remember, ...how } = more;
    return cache.read<T>(key, {
      ...how,
      onJoined: (ms) =>
        noteCall(waiting.scope.calls, { service: "content", method: waiting.label, outcome: "joined", ms }),
      // Editorial content may be served for a day while the service fails, whatever its budget.
      staleIfErrorMs: budgets.boot.staleIfErrorMs,
      leastFreshMs: config.contentFreshSeconds * 1000,
      maxFreshMs: config.publishBound.repliesMs,
      since: waiting.scope.repliesSince,
      isFinal: () => false,
      fill: async () => {
        const { raw, data } = await ask();
        if (raw.status === 200) remember?.(raw.text);
        return {
          data,
          bytes: raw.text.length,
          cacheControl: headerOf(raw, "cache-control"),
          changesAt: momentIn(headerOf(raw, CHANGES_AT)),
        };
      },
      onChangesAt: waiting.scope.time?.note,
    });
  }

  function json<T extends object | null>(document: ContentQuery, scope: ContentReadScope, read: ReadBody<T>) {
    const { path, name, label, budget, mayGo, hasDrafts, entry } = document;
    const isApi = !path.startsWith("/nfx/");
    const key = ["content", scope.origin, path].join(" ");
    const readReporting = (body: Json | null, report: ReportDropped) =>
      resolvingAddresses(sender, () => read(body && cutTexts(body, inRows(entry, body, report)), report));
    const readBody = (body: Json | null) =>
      reporting({ key, document: path, label, entry }, (report) => {
        const data = readReporting(body, report);
        // What every page needs may be missing from the start; what disappears later is reported, because pages then show defaults.
        if (data !== null && budget === "boot" && !mayGo) found.add(key);
        else if (found.has(key)) report(GONE, "was there and is gone");
        return data;
      });
    const ask = (token: string | undefined, countedAs = label, { more = "", readAs = readBody } = {}) =>
      transports[!isApi && budget === "boot" ? "nfx" : budget].send(
        {
          name,
          label: countedAs,
          verb: "GET",
          path: content.pathname.replace(/\/$/, "") + path + more,
          headers: headersFor(scope, "application/json", token),
          calls: scope.calls,
        },
        log,
        (raw) => ({ raw, data: readAs(bodyOf(raw, name)) }),
      );
    /** What is dropped from a draft is not a fault yet, and one account's reply concerns nobody else: neither is reported. */
    const silent = { readAs: (body: Json | null) => readReporting(body, () => {}) };
    const draft = async (token: string) =>
      (await ask(token, `${label} (draft)`, { more: "&status=draft", ...silent })).data;
    const remembered = {
      timeout: patience(name),
      lastGood: () =>
        snapshot.read(key, (text) => {
          const data = readBody(parseJson(text));
          log.warn({ document: key }, "the last good reply is used: the content service gives none");
          return { data, bytes: text.length };
        }),
      remember: (text: string) => snapshot.write(key, text),
    };
    const everybodys = () =>
      readCached<T>(
        key,
        async () => {
          const token = isApi ? config.contentApiToken : undefined;
          try {
            return await ask(token);
          } catch (error) {
            // An expired token makes even public reads fail with 401. Counted apart, so that its success does not hide
            // that the token is refused.
            if (token && isUnauthorized(error)) return await ask(undefined, `${label} (anonymous)`);
            throw error;
          }
        },
        { scope, label },
        budget === "boot" ? remembered : {},
      );
    return once(scope, document, async () => {
      if ((isApi || hasDrafts) && scope.drafts) return draft(scope.drafts);
      const token = isApi ? scope.account?.get() : undefined;
      if (!token) return everybodys();
      try {
        return (await ask(token, label, silent)).data;
      } catch (error) {
        // Observed: a stale token makes public reads fail with 401, and an account's role may read less than the
        // public.
        if (isUnauthorized(error)) scope.account?.clear();
        return everybodys();
      }
    });
  }

  function svg(url: URL, scope: ContentReadScope, read: (text: string) => string | null) {
    const transport = url.origin === content.origin ? transports.public : transports.platform;
    const request = {
      name: "icon",
      label: "icon",
      verb: "GET" as const,
      path: url.pathname + url.search,
      headers: headersFor(scope, "image/svg+xml"),
      calls: scope.calls,
    };
    const key = `icon ${url.href}`;
    const readSvg = (raw: RawReply) => {
      const isSvg = raw.status === 200 && /^image\/svg\+xml\b/i.test(headerOf(raw, "content-type") ?? "");
      return isSvg ? read(raw.text) : null;
    };
    const about = { key, document: `icon ${url.pathname}`, label: "icon", entry: iconOf(url) };
    const ask = () =>
      transport.send(request, log, (raw) => {
        if (raw.status >= 500) throw statusFailure("icon", raw.status);
        if (scope.drafts) return { raw, data: readSvg(raw) };
        const data = reporting(about, (report) => {
          const svg = readSvg(raw);
          if (svg === null)
            report(
              "icon",
              raw.status === 200 ? "not a drawing (SVG) that may be shown" : `answers ${raw.status}`,
            );
          return svg;
        });
        return { raw, data };
      });
    const document = { path: key, name: "icon" };
    return once(scope, document, async () =>
      scope.drafts ? (await ask()).data : readCached<string | null>(key, ask, { scope, label: "icon" }),
    );
  }

  function text({ path, name, label, budget }: ContentQuery, scope: ContentReadScope) {
    const request = {
      name,
      label,
      verb: "GET" as const,
      path: content.pathname.replace(/\/$/, "") + path,
      headers: headersFor(scope, "text/plain"),
      calls: scope.calls,
    };
    const key = ["text", scope.origin, path].join(" ");
    const ask = () =>
      transports[budget].send(request, log, (raw) => {
        if (raw.status !== 200 && raw.status !== 404) throw statusFailure(name, raw.status);
        if (raw.status === 404) return { raw, data: null };
        if (!/^text\/plain\b/i.test(headerOf(raw, "content-type") ?? "")) throw shapeFailure(name, "no text");
        return { raw, data: raw.text };
      });
    const more = budget === "boot" ? { timeout: patience(name) } : {};
    return once(scope, { path: key, name }, () =>
      readCached<string | null>(key, ask, { scope, label }, more),
    );
  }

  return {
    json,
    svg,
    text,
    reporting,
    addresses,
    expire: cache.expire,
    close: async () => {
      await Promise.all(Object.values(transports).map((transport) => transport.close()));
    },
  };
}

/**
 * Request headers without the visitor's cookies or IP: only a content account's token identifies
 * (docs/contract.md#1.2).
 */
export function headersFor(scope: ContentReadScope, accept: string, token?: string): Record<string, string> {
  return {
    ...upstreamHeaders(scope, accept),
    ...(token ? { authorization: `Bearer ${token}` } : {}),
  };
}

/** Null for a 404, whatever its body: Strapi 3 sends plain text. */
function bodyOf(raw: RawReply, name: string): Json | null {
  if (raw.status === 404) return null;
  if (raw.status !== 200) throw statusFailure(name, raw.status);
  const [type = ""] = (headerOf(raw, "content-type") ?? "").split(";", 1);
  if (!/^application\/json$/i.test(type.trim()))
    throw shapeFailure(name, `${type.trim() || "no type"}, no JSON`);
  try {
    const body = parseJson(raw.text);
    // Only a 404 means that there is nothing.
    if (body === null) throw new TypeError("null");
    return body;
  } catch (cause) {
    throw new ContentFailure({ kind: "contract", status: 502, method: name, wasSent: true, cause });
  }
}

/** The moment of a header in milliseconds; undefined for none. */
function momentIn(value: string | undefined): number | undefined {
  const moment = Date.parse(value ?? "");
  return Number.isNaN(moment) ? undefined : moment;
}

const iconOf = (url: URL): EntryName => ({ type: "upload", name: url.pathname });

/** How long a request waits for a read of the class `boot`, which goes on without it. */
const patience = (name: string) => ({ ms: budgets.boot.totalMs, timeoutError: () => timeoutOf(name) });
