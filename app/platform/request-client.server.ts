import { randomUUID } from "node:crypto";
import type { AppConfig } from "~/context/app-config";
import { askInMarket } from "~/market/ask-in-market";
import type { CallOptions, PlatformRequest } from "~/platform/platform-request";
import { barredAddress } from "~/routing/addresses/payment-address";
import { ownCookies } from "~/session/cookies/cookies";
import { ignoreRejection } from "~/upstream/ignore-rejection";
import {
  type MoneyOutcome,
  moneyOutcomeOfError,
  NO_COOKIE,
  NO_COOKIE_TEXT,
  type Telemetry,
} from "~/upstream/telemetry";
import type { Transport } from "~/upstream/transport/transport.server";
import { headerLines, type RawReply } from "~/upstream/transport/upstream-request.server";
import type { Limiter } from "./attempt-limits";
import { limitOf } from "./call/call-rate-limit";
import { type PreparedCall, prepareCall } from "./call/prepared-call.server";
import { errorCatalogue } from "./error-catalogue";
import { PlatformFailure, PlatformRefusal } from "./errors";
import type { GateCache } from "./gates.server";
import type { MethodName, Params, Reply } from "./methods/registry";
import { pageEndOf } from "./page-end";
import type { PlatformClient } from "./platform-client";
import type { RecentReplies } from "./recent-replies.server";
import { waitSeconds } from "./refusal-details";

/** A cached reply is at most 15 seconds old; the mark of a write has to outlive it. */
const MARK_SECONDS = 60;

/** What requests share. */
interface RequestClientParts {
  config: AppConfig;
  limiter: Limiter;
  telemetry: Telemetry;
  recent: RecentReplies;
  gates: GateCache;
  transportOf: (call: PreparedCall) => Transport;
  /** The reply, checked and fitted to the market. */
  readFitting: (call: PreparedCall, raw: RawReply) => unknown;
  readShared: (call: PreparedCall, options: CallOptions, request: PlatformRequest) => Promise<unknown>;
}

/** The platform as one request uses it: its session, its reads, its writes. */
export function createRequestClient(request: PlatformRequest, parts: RequestClientParts): PlatformClient {
  const { config, limiter, telemetry, recent, gates, transportOf, readFitting, readShared } = parts;
  // Deduplicates equal reads of one request. A write clears it, so that later reads see the write; one that the platform
  // refuses has changed nothing, and its form is shown again with what was read before.
  const reads = new Map<string, Promise<unknown>>();
  const { viewer = async () => "visitor" as const, sportsbook = async () => "" } = request;
  const inMarket = { market: config.market, viewer, sportsbook };
  let hasWritten = false;

  /** Whose replies are cached; nothing is cached without a session, or once the request has written. */
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
    if (!call.isShared && request.isShared) throw new Error(`${method} is private, and this page is shared`);
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
