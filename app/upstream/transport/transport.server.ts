import { setTimeout as sleep } from "node:timers/promises";
import type { Logger } from "~/upstream/logger";
import { type FailureOf, UpstreamFailure, UpstreamRefusal } from "../errors";
import {
  type CallOutcome,
  noSpan,
  noTelemetry,
  noteCall,
  outcomeOfError,
  type Span,
  type Telemetry,
} from "../telemetry";
import { createBreakers, type Outcome } from "./breaker";
import type { Budget } from "./budgets";
import { connectionPool } from "./connection-pool.server";
import { createRetryBudget, isRetriedStatus, retryWait } from "./retry";
import { headerOf, type RawReply, sendUpstream, type UpstreamRequest } from "./upstream-request.server";

/** Sends the calls of one budget to one service. */
export interface Transport {
  /**
   * Sends a request and parses its reply with `read`, which returns a value or throws UpstreamRefusal or
   * UpstreamFailure. GETs are retried once (docs/product.md#7.1), writes never.
   */
  send<T>(request: UpstreamRequest, log: Logger, read: (reply: RawReply) => T): Promise<T>;
  close(): Promise<void>;
}

interface TransportParts {
  /** The service's name in the log and in metrics. */
  service: string;
  /** Name of these connections in metrics; by default the service's. */
  pool?: string;
  telemetry?: Telemetry;
  /** What a call without a usable reply throws. */
  Failure: FailureOf;
  origin: string;
  budget: Budget;
  /** Rewrites internal URLs in every reply before it is parsed. */
  publish?: (text: string) => string;
}

/** Creates a transport with its own connection pool, concurrency limit and retry budget, and a breaker for each method. */
export function createTransport({
  service,
  pool: poolName = service,
  telemetry = noTelemetry,
  Failure,
  origin,
  budget,
  publish = (text) => text,
}: TransportParts): Transport {
  const pool = connectionPool(origin, budget.concurrency, budget.connectMs);
  const breakers = createBreakers(budget.probeMs);
  const retries = createRetryBudget();
  let inFlight = 0;
  telemetry.watchPool({
    service,
    pool: poolName,
    inFlight: () => inFlight,
    isOpen: breakers.isOpen,
    openings: breakers.openings,
  });

  /** Counts an attempt that took `ms` milliseconds. */
  function count(request: UpstreamRequest, outcome: CallOutcome, ms: number, error?: unknown) {
    const record = { service, method: request.label, outcome, ms };
    telemetry.countCall(record, error);
    noteCall(request.calls, record);
  }

  function refusedHere(kind: "overload" | "breaker", request: UpstreamRequest) {
    count(request, kind, 0);
    return new Failure({ kind, status: 503, method: request.name, wasSent: false });
  }

  async function send<T>(request: UpstreamRequest, log: Logger, read: (reply: RawReply) => T): Promise<T> {
    if (inFlight >= budget.concurrency) throw refusedHere("overload", request);
    inFlight += 1;
    retries.earn();
    const isRead = request.verb === "GET";
    const deadline = Date.now() + (isRead ? budget.totalMs : budget.writeMs);
    const attemptMs = isRead ? budget.attemptMs : budget.writeMs;
    try {
      for (let attempt = 1; ; attempt += 1) {
        const timeoutMs = Math.min(attemptMs, deadline - Date.now());
        const result = await traced(request, attempt, (sent, span) =>
          tryOnce(sent, log, read, timeoutMs, attempt, span),
        );
        if (result.ok) return result.value;
        const mayRetry = isRead && attempt === 1 && isTransient(result.error);
        const waitMs = mayRetry ? retryWait(result.retryAfter, deadline - Date.now()) : null;
        if (waitMs === null || !retries.spend()) throw result.error;
        await sleep(waitMs);
      }
    } finally {
      inFlight -= 1;
    }
  }

  /** Each attempt is a span of its own, where there are traces. */
  function traced<T>(
    request: UpstreamRequest,
    attempt: number,
    work: (request: UpstreamRequest, span: Span) => Promise<T>,
  ): Promise<T> {
    if (!telemetry.tracer) return work(request, noSpan);
    const attributes = { "peer.service": service, "http.request.method": request.verb, attempt };
    return telemetry.tracer.run(`${service} ${request.label}`, "client", attributes, (span) =>
      work({ ...request, headers: { ...request.headers, ...span.headers() } }, span),
    );
  }

  async function tryOnce<T>(
    request: UpstreamRequest,
    log: Logger,
    read: (reply: RawReply) => T,
    timeoutMs: number,
    attempt: number,
    span: Span,
  ): Promise<Attempt<T>> {
    const report = breakers.of(request.label).enter();
    if (!report) throw refusedHere("breaker", request);
    const startedAt = performance.now();
    const fields = () => ({
      service,
      method: request.name,
      requestId: request.headers["x-request-id"],
      attempt,
      ms: Math.round(performance.now() - startedAt),
    });
    let reply: RawReply | undefined;
    try {
      const raw = await sendUpstream(pool, request, { timeoutMs, maxBytes: budget.maxBytes, Failure });
      reply = { ...raw, text: publish(raw.text) };
      telemetry.noteClock(service, headerOf(raw, "date"), headerOf(raw, "age"));
      const value = read(reply);
      report("fine");
      count(request, "ok", performance.now() - startedAt);
      span.set({ outcome: "ok", "http.response.status_code": reply.status });
      log.debug({ ...fields(), status: reply.status }, "upstream call");
      return { ok: true, value };
    } catch (error) {
      report(outcomeOf(error));
      const outcome = outcomeOfError(error);
      count(request, outcome, performance.now() - startedAt, error);
      span.set({ outcome, ...(reply && { "http.response.status_code": reply.status }) });
      if (outcome !== "refused" && outcome !== "cancelled") span.fail(outcome);
      if (error instanceof UpstreamRefusal) {
        log.debug(
          { ...fields(), status: error.status, type: error.type, code: error.code },
          "upstream refusal",
        );
      } else if (error instanceof UpstreamFailure) {
        const { status, kind, message: detail } = error;
        // We aborted the call because the visitor disconnected; the service did not fail.
        if (kind === "aborted") log.debug({ ...fields(), kind }, "upstream call cancelled");
        else log.warn({ ...fields(), status, kind, detail }, "upstream failure");
      }
      return { ok: false, error, retryAfter: reply && headerOf(reply, "retry-after") };
    }
  }

  return { send, close: () => pool.destroy() };
}

type Attempt<T> = { ok: true; value: T } | { ok: false; error: unknown; retryAfter: string | undefined };

function isTransient(error: unknown): boolean {
  if (error instanceof UpstreamRefusal) return isRetriedStatus(error.status);
  if (!(error instanceof UpstreamFailure)) return false;
  return (
    error.kind === "network" ||
    error.kind === "timeout" ||
    (error.kind === "status" && isRetriedStatus(error.status))
  );
}

/** A typed refusal counts as healthy, whatever its status. */
function outcomeOf(error: unknown): Outcome {
  if (!(error instanceof UpstreamFailure)) return "fine";
  if (error.kind === "aborted") return "void";
  const isFault =
    error.kind === "network" || error.kind === "timeout" || (error.kind === "status" && error.status >= 500);
  return isFault ? "fault" : "fine";
}
