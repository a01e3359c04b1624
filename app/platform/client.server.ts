import { randomUUID } from "node:crypto";
import type { AppConfig } from "~/context/app-config";
import { askInMarket } from "~/market/ask-in-market";
import { replyLacks } from "~/market/backend-lacks";
import { inMarketReply } from "~/market/over-platform";
import type { CallOptions, PlatformRequest } from "~/platform/platform-request";
import { barredAddress } from "~/routing/addresses/payment-address";
import { ownCookies } from "~/session/cookies/cookies";
import { budgets } from "~/upstream/budgets";
import { addressBaseOf, resolvingAddresses } from "~/upstream/foreign-address";
import { ignoreRejection } from "~/upstream/ignore-rejection";
import type { Logger } from "~/upstream/logger";
import { createPublicAddresses } from "~/upstream/public-addresses";
import { createDropReporter } from "~/upstream/report-dropped";
import { createSharedCache } from "~/upstream/shared-cache.server";
import {
  type MoneyOutcome,
  moneyOutcomeOfError,
  NO_COOKIE,
  NO_COOKIE_TEXT,
  noTelemetry,
  noteCall,
  type Telemetry,
} from "~/upstream/telemetry";
import { createTransport, type Transport } from "~/upstream/transport.server";
import { headerLines, headerOf, type RawReply } from "~/upstream/upstream-request.server";
import { limitOf } from "./call/call-limit";
import { readEnvelope } from "./call/envelope";
import { type PreparedCall, prepareCall, readReply, wireReply } from "./call/prepared-call.server";
import { errorCatalogue } from "./error-catalogue";
import { PlatformFailure, PlatformRefusal } from "./errors";
import { createGateCache } from "./gates.server";
import { type Limiter, unlimited } from "./limits";
import type { MethodDefinition } from "./methods/method";
import { type MethodName, methods, type Params, type Reply } from "./methods/registry";
import { pageEndOf } from "./page-end";
import type { PlatformClient } from "./platform-client";
import { createRecentReplies } from "./recent-replies.server";
import { waitSeconds } from "./refusal-details";

const namesOf = (isWanted: (definition: MethodDefinition) => boolean) =>
  Object.entries(methods).flatMap(([name, definition]) => (isWanted(definition) ? [name] : []));
const watched = {
  money: namesOf(({ timeClass }) => timeClass === "money"),
  // Some platforms do without the optional ones.
  publicReads: namesOf(
    ({ class: cacheClass, verb, isOptional }) => cacheClass !== "P" && verb === "GET" && !isOptional,
  ),
};

/** A cached reply is 15 seconds old at most; the mark of a write outlives it with ease. */
const MARK_SECONDS = 60;

export interface Platform {
  forRequest(request: PlatformRequest): PlatformClient;
  /** Makes every shared reply due. Returns their number. */
  expire(): number;
  close(): Promise<void>;
}

/** Creates the client of this process, with its connection pools, breakers and shared cache. */
export function createPlatform(
  config: AppConfig,
  log: Logger,
  limiter: Limiter = unlimited,
  telemetry: Telemetry = noTelemetry,
): Platform {
  const { origin } = new URL(config.platformUrl);
  const addresses = createPublicAddresses(config);
  const sender = addressBaseOf(addresses, "platform");
  const transports = new Map<string, Transport>();
  const cache = createSharedCache(config.cacheBytes.platform);
  const recent = createRecentReplies(config.cacheBytes.own, config.ownReadsSeconds * 1000);
  const reporting = createDropReporter(log, "a part of a reply did not fit", {
    service: "platform",
    telemetry,
  });
  const gates = createGateCache(config, log);
  const readFitting = (call: PreparedCall, raw: RawReply) =>
    reporting({ key: call.key, document: call.method }, (report) => {
      if (call.definition.hasGates)
        gates.note(call.origin, readEnvelope(call.method, wireReply(raw)), report);
      const reply = resolvingAddresses(sender, () => readReply(call, raw, report));
      const lack = replyLacks(call.method, reply, config.market);
      if (lack) report(lack.what, lack.problem);
      return inMarketReply(call.method, reply, config.market);
    });
  telemetry.watchCache({ service: "platform", ...cache, bytes: () => cache.bytes() + recent.bytes() });
  telemetry.watchMethods(watched);

  /**
   * One transport per time class, and one per method that moves money, so that failing or hanging deposits never
   * block withdrawals.
   */
  function transportOf({ method, definition: { timeClass } }: PreparedCall): Transport {
    const name = timeClass === "money" ? method : timeClass;
    const known = transports.get(name);
    if (known) return known;
    const transport = createTransport({
      service: "platform",
      pool: name,
      telemetry,
      Failure: PlatformFailure,
      origin,
      budget: budgets[timeClass],
      publish: addresses.publish,
    });
    transports.set(name, transport);
    return transport;
  }

  /** Reads a shared reply through the cache. Drops `Set-Cookie`, which would be another visitor's. */
  function readShared(
    call: PreparedCall,
    { everyMs }: CallOptions,
    { calls, repliesSince: since }: Pick<PlatformRequest, "calls" | "repliesSince">,
  ): Promise<unknown> {
    const { timeClass } = call.definition;
    return cache.read(call.key, {
      everyMs,
      since,
      staleIfErrorMs: budgets[timeClass].staleIfErrorMs,
      onJoined: (ms) => noteCall(calls, { service: "platform", method: call.method, outcome: "joined", ms }),
      isFinal: (error) => error instanceof PlatformRefusal && !errorCatalogue[error.type].isRetryable,
      fill: () =>
        transportOf(call).send(call.toRequest(false), log, (raw) => ({
          data: readFitting(call, raw),
          bytes: raw.text.length,
          cacheControl: headerOf(raw, "cache-control"),
        })),
    });
  }

  function forRequest(request: PlatformRequest): PlatformClient {
    // Deduplicates equal reads of one request. A write clears it, so that later reads see the write; one that the platform
    // refuses has changed nothing, and its form is shown again with what was read before.
    const reads = new Map<string, Promise<unknown>>();
    const { viewer = async () => "visitor" as const, sportsbook = async () => "" } = request;
    const inMarket = { market: config.market, viewer, sportsbook };
    let hasWritten = false;

    /** Whose replies are cached; nobody's without a session, or once the request has written. */
    function owner() {
      const session = request.cookies.upstreamHeader();
      if (!session || hasWritten || config.ownReadsSeconds === 0) return undefined;
      return { session, mark: request.cookies.get(ownCookies.wrote) ?? "" };
    }

    /**
     * Once the browser has the answer, no process finds what this player has read before; this one does not from the
     * moment that the function which it returns is called.
     */
    function markWrite(): () => void {
      const session = request.cookies.upstreamHeader();
      if (!session || config.ownReadsSeconds === 0) return () => {};
      request.cookies.set(ownCookies.wrote, randomUUID().slice(0, 8), { maxAge: MARK_SECONDS });
      return () => recent.drop(session);
    }

    async function readRecent(call: PreparedCall): Promise<unknown> {
      const whose = owner();
      if (!whose) return sendOwn(call);
      const known = recent.find(whose, call.key);
      if (known) return known.data;
      const requestedAt = performance.now();
      return sendOwn(call, (data, bytes) => recent.store(whose, call.key, { data, bytes, requestedAt }));
    }

    /** `store` is given a reply that leaves the session as it was. */
    function sendOwn(call: PreparedCall, store?: (data: unknown, bytes: number) => void): Promise<unknown> {
      // A read after a write belongs to that write: it too must complete when a second click aborts the request.
      return transportOf(call).send(call.toRequest(!hasWritten), request.log, (raw) => {
        const lines = headerLines(raw, "set-cookie");
        for (const line of lines) request.cookies.relay(line);
        const reply = readFitting(call, raw);
        if (lines.length === 0) store?.(reply, raw.text.length);
        if (call.definition.startsSession && lines.length === 0) {
          request.log.warn({ method: call.method }, "session_not_rotated");
          telemetry.countInvalid("platform", call.method, NO_COOKIE, `${call.method}: ${NO_COOKIE_TEXT}`);
        }
        return reply;
      });
    }

    /**
     * Counts the call against its rate limit and, over the limit, throws the platform's own refusal type, so that
     * callers handle one kind only.
     */
    async function sendCounted(call: PreparedCall, params: unknown): Promise<unknown> {
      const { method } = call;
      const limit = limitOf(method, params as Params<typeof method>, request.cookies.upstreamHeader());
      if (!limit) return sendOwn(call);
      const attempt = { address: request.clientIp, key: limit.key };
      const retry_after = await limiter.count(limit.name, attempt);
      if (retry_after > 0) {
        throw new PlatformRefusal({
          type: "TooManyRequestsException",
          code: "TOO_MANY",
          status: errorCatalogue.TooManyRequestsException.status,
          errorData: { retry_after },
          message: "Too many requests",
          method,
        });
      }
      const reply = await sendOwn(call);
      if (limit.isProof) await limiter.remember(attempt);
      return reply;
    }

    /** Counts what became of a write that moves money or rewards. */
    function countMoney({ method, definition }: PreparedCall, sending: Promise<unknown>): Promise<unknown> {
      if (definition.timeClass !== "money") return sending;
      const count = (outcome: MoneyOutcome) => telemetry.countMoney(method, outcome);
      sending.then(
        (reply) => count(barredAddress(config, Object(reply)) === undefined ? "settled" : "barred"),
        (error) => count(moneyOutcomeOfError(error)),
      );
      return sending;
    }

    async function perform(method: MethodName, params: unknown, options: CallOptions): Promise<unknown> {
      try {
        return await askInMarket(method, params, { ...inMarket, call: client.call }, (adjusted) =>
          send(method, adjusted, options),
        );
      } catch (error) {
        if (error instanceof PlatformRefusal && error.type === "TooManyRequestsException")
          request.onTooMany?.(waitSeconds(error));
        throw error;
      }
    }

    async function send(method: MethodName, params: unknown, options: CallOptions): Promise<unknown> {
      const call = prepareCall(method, params, options, request, config);
      if (!call.isShared && request.isShared)
        throw new Error(`${method} is private, and this page is shared`);
      if (call.definition.class === "SC") request.onCountryRead?.();
      if (!call.isRead) {
        const forget = markWrite();
        return countMoney(call, sendCounted(call, params))
          .finally(() => {
            hasWritten = true;
            forget();
            request.deadline?.renew();
          })
          .then(
            (reply) => {
              reads.clear();
              return reply;
            },
            (error) => {
              if (!(error instanceof PlatformRefusal) || pageEndOf(error)) reads.clear();
              throw error;
            },
          );
      }
      // A recent reply does not do for who wants the latest; the latest does for all.
      const key = options.recent ? `recent ${call.key}` : call.key;
      const known = reads.get(call.key) ?? reads.get(key);
      if (known) return known;
      const sent = call.isShared
        ? readShared(call, options, request)
        : options.recent
          ? readRecent(call)
          : sendOwn(call);
      const late = () => new PlatformFailure({ kind: "timeout", status: 504, method, wasSent: true });
      const read = ignoreRejection(request.deadline?.bound(sent, late) ?? sent);
      reads.set(key, read);
      return read;
    }

    const client: PlatformClient = {
      call: (method, ...[params, options]) =>
        perform(method, params ?? {}, options ?? {}) as Promise<Reply<typeof method>>,
      async attempt(method, ...[params, options]) {
        try {
          const data = await perform(method, params ?? {}, options ?? {});
          return { ok: true, data: data as Reply<typeof method> };
        } catch (error) {
          if (error instanceof PlatformRefusal && !pageEndOf(error)) {
            return { ok: false, refusal: error };
          }
          throw error;
        }
      },
      async gates() {
        try {
          await perform("metadata.getgeneralinfo", {}, {});
        } catch (error) {
          const isAnswered = error instanceof PlatformRefusal || error instanceof PlatformFailure;
          if (!isAnswered || pageEndOf(error)) throw error;
        }
        return gates.of(request.origin);
      },
    };
    return client;
  }

  return {
    forRequest,
    expire: cache.expire,
    close: async () => {
      await Promise.all([gates.close(), ...[...transports.values()].map((transport) => transport.close())]);
    },
  };
}
