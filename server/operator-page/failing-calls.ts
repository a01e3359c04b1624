import type { UpstreamFailure, UpstreamRefusal } from "../../app/upstream/errors";
import type { CallOutcome, CallRecord } from "../../app/upstream/telemetry";

/** A method of which the last call has failed, or the last few were all refused. */
export interface FailingCall {
  service: string;
  method: string;
  outcome: CallOutcome;
  /** Of the reply, where there was one. */
  status: number | undefined;
  /** What was wrong, in our own words. */
  detail: string;
  /** Times as `Date.now()` has them; `count`: failed calls in a row. */
  since: number;
  last: number;
  count: number;
}

/** A typed error is an answer: this many in a row to a shared read are reported as a failure. */
const REFUSES_ALL = 5;
/** Outcomes that say nothing of the service. */
export const NEUTRAL: ReadonlySet<string> = new Set(["joined", "cancelled"]);

/** Remembers which methods fail, until they answer again. Their names come from tables, so their number is bounded. */
export function createFailingCalls(now: () => number = Date.now) {
  const failing = new Map<string, FailingCall>();
  const publicReads = new Set<string>();
  /** What a player gives or may do is no reason to refuse it. */
  const isForAll = ({ service, method }: FailingCall) => service === "content" || publicReads.has(method);
  return {
    watchReads(methods: readonly string[]): void {
      for (const method of methods) publicReads.add(method);
    },
    note({ service, method, outcome }: CallRecord, error?: unknown): void {
      if (NEUTRAL.has(outcome)) return;
      const key = `${service} ${method}`;
      if (outcome === "ok") return void failing.delete(key);
      const last = failing.get(key);
      // Refusals and failures are counted apart: each is the end of a row of the other.
      const before = (last?.outcome === "refused") === (outcome === "refused") ? last : undefined;
      // A breaker that is open hides the reason that has opened it.
      const reason =
        before && outcome === "breaker" ? before : { outcome: outcome as CallOutcome, ...reasonOf(error) };
      const { outcome: why, status, detail } = reason;
      failing.set(key, {
        service,
        method,
        outcome: why,
        status,
        detail,
        since: before?.since ?? now(),
        last: now(),
        count: (before?.count ?? 0) + 1,
      });
    },
    /** The longest failing first. */
    list: () =>
      [...failing.values()]
        .filter(
          (call) =>
            call.outcome !== "refused" ||
            // Visitors have no influence on what is sent to Redis.
            call.service === "redis" ||
            (call.count >= REFUSES_ALL && isForAll(call)),
        )
        .sort((one, other) => one.since - other.since),
  };
}

/** What the error of a call says. Recognized by its shape: the app is a separate bundle with its own classes. */
export function reasonOf(error: unknown): Pick<FailingCall, "status" | "detail"> {
  if (isRefusal(error)) return { status: error.status, detail: `${error.type} ${error.code}` };
  if (!isFailure(error)) return { status: undefined, detail: redisError(error) };
  const { kind, message, method, status } = error;
  return {
    status: kind === "status" ? status : undefined,
    detail: kind === "status" ? "" : (/\((.*)\)$/s.exec(message.replace(`${method}: `, ""))?.[1] ?? ""),
  };
}

/** Redis's own errors begin with a code in capitals; others may name anything. */
function redisError(error: unknown): string {
  return error instanceof Error && /^[A-Z]{3,} /.test(error.message) ? error.message : "";
}

function isRefusal(error: unknown): error is UpstreamRefusal {
  return error instanceof Error && "type" in error && "code" in error && "status" in error;
}

function isFailure(error: unknown): error is UpstreamFailure {
  return error instanceof Error && "kind" in error && "method" in error && "status" in error;
}
