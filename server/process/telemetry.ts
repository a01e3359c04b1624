import type { Metric } from "prom-client";
import {
  type CacheCounts,
  type CacheWatch,
  type CallRecord,
  type MoneyOutcome,
  moneyOutcomes,
  type PoolWatch,
  type Telemetry,
  type Tracer,
} from "../../app/upstream/telemetry";
import { createClocks } from "../operator-page/clocks";
import { createDroppedList } from "../operator-page/dropped-list";
import { createFailingCalls } from "../operator-page/failing-calls";
import type { InvalidPart, ProcessState } from "../operator-page/process-state";
import { createRefusedCalls } from "../operator-page/refused-calls";
import { createCounter, createHistogram, createReading } from "./plain-metrics";

/** Seconds: from a call within one machine room to a payment that hangs. */
const CALL_BUCKETS = [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];
/** Fields counted separately; keys that the backends choose are unlimited in number. */
const MAX_PATHS = 500;
/** Of these, on the operator's page. */
const MAX_LISTED = 30;
const CACHE_RESULTS = ["hit", "stale", "miss", "fallback"] as const satisfies readonly (keyof CacheCounts)[];

/** Where the app counts its calls to the backends, and the metrics that expose them. */
export interface ProcessTelemetry extends Telemetry {
  /** Returns why Redis takes no writes, undefined where it does or where none is configured. */
  watchRedis(trouble: () => string | undefined): void;
  /** Counts a line of the log. */
  countLine(level: "warn" | "error"): void;
  /** Counts lines that the log's destination did not take. */
  countDroppedLines(lines: number): void;
  /** Counts, breakers and cached copies right now, for the operator's page. */
  state(): Pick<
    ProcessState,
    | "redis"
    | "droppedLines"
    | "failing"
    | "refused"
    | "invalidParts"
    | "dropped"
    | "breakers"
    | "fallbacks"
    | "clocks"
  >;
  metrics: readonly Metric[];
  /** Bytes of the cached replies, by name of the cache. */
  bytes: () => Record<string, number>;
}

export function createTelemetry(tracer?: Tracer): ProcessTelemetry {
  const calls = createHistogram({
    name: "upstream_request_duration_seconds",
    help: "Attempts of calls to the backends, to Redis and to sources of pictures, by how they ended",
    labels: ["service", "method", "outcome"],
    buckets: CALL_BUCKETS,
  });
  const money = createCounter({
    name: "money_outcomes_total",
    help: "What became of submissions that move money or rewards, by the method that they call",
    labels: ["method", "outcome"],
  });
  const invalidParts = createCounter({
    name: "reply_misfits_total",
    help: "Parts of replies that were missing or wrong, and were left out or replaced",
    labels: ["service", "method", "path"],
  });
  const failing = createFailingCalls();
  const refused = createRefusedCalls();
  const clocks = createClocks();
  const ignored = createCounter({
    name: "sportsbook_messages_ignored_total",
    help: "Messages of the sportsbook's frame that did not count, as browsers tell, by why",
    labels: ["vendor", "reason"],
  });
  const known = new Map<string, InvalidPart>();
  const dropped = createDroppedList();
  const lines = createCounter({
    name: "log_lines_total",
    help: "Warnings and errors in the log",
    labels: ["level"],
  });
  for (const level of ["warn", "error"]) lines.add(0, level);
  let droppedLines = 0;
  const pools = new Map<string, PoolWatch>();
  const caches = new Map<string, CacheWatch>();
  let redisTrouble: (() => string | undefined) | undefined;

  const ofPools = (
    name: string,
    help: string,
    type: "counter" | "gauge",
    value: (pool: PoolWatch) => number,
  ) =>
    createReading({ name, help, labels: ["service", "pool"] }, type, () =>
      [...pools.values()].map((watch) => ({
        labels: { service: watch.service, pool: watch.pool },
        value: value(watch),
      })),
    );

  return {
    tracer,
    countCall(record: CallRecord, error?: unknown) {
      calls.observe(record.ms / 1000, record.service, record.method, record.outcome);
      failing.note(record, error);
      refused.note(record, error);
    },
    countMoney: (method: string, outcome: MoneyOutcome) => money.count(method, outcome),
    countInvalid(service, method, path, detail) {
      const field = `${service} ${method} ${path}`;
      const isKnown = known.has(field) || known.size < MAX_PATHS;
      if (isKnown) known.set(field, { service, path: path || "reply", detail, last: Date.now() });
      invalidParts.count(service, method, isKnown ? path || "reply" : "other");
    },
    noteDropped: dropped.note,
    noteClock: clocks.note,
    countIgnoredMessages: (vendor, reason, count) => ignored.add(count, vendor, reason),
    countLine: (level) => lines.count(level),
    countDroppedLines(lines) {
      droppedLines += lines;
    },
    watchMethods(names) {
      failing.watchReads(names.publicReads);
      for (const method of names.money) for (const outcome of moneyOutcomes) money.add(0, method, outcome);
    },
    watchPool: (pool) => void pools.set(`${pool.service} ${pool.pool}`, pool),
    watchCache: (cache) => void caches.set(cache.service, cache),
    watchRedis(trouble) {
      redisTrouble = trouble;
    },
    state: () => ({
      redis: redisTrouble && { trouble: redisTrouble() },
      droppedLines,
      failing: failing.list(),
      refused: refused.list(),
      clocks: clocks.list(),
      invalidParts: [...known.values()].sort((one, other) => other.last - one.last).slice(0, MAX_LISTED),
      dropped: dropped.list(),
      breakers: [...pools.values()].map(({ service, pool, isOpen, openings }) => ({
        service,
        pool,
        isOpen: isOpen(),
        openings: openings(),
      })),
      fallbacks: [...caches.values()].map(({ service, fallbacks }) => ({ service, ...fallbacks() })),
    }),
    bytes: () =>
      Object.fromEntries([...caches.values()].map(({ service, bytes }) => [`${service} replies`, bytes()])),
    metrics: [
      calls.metric,
      money.metric,
      invalidParts.metric,
      ignored.metric,
      lines.metric,
      createReading(
        {
          name: "log_lines_dropped_total",
          help: "Lines that the log's destination did not take",
          labels: [],
        },
        "counter",
        () => [{ labels: {}, value: droppedLines }],
      ),
      ofPools("upstream_requests_in_flight", "Calls to the backends under way", "gauge", (pool) =>
        pool.inFlight(),
      ),
      ofPools("upstream_breaker_open", "1 while a circuit breaker refuses calls", "gauge", (pool) =>
        pool.isOpen() ? 1 : 0,
      ),
      ofPools(
        "upstream_breaker_openings_total",
        "How often a circuit breaker has opened",
        "counter",
        (pool) => pool.openings(),
      ),
      createReading(
        {
          name: "redis_connected",
          help: "1 while every write that money needs has just succeeded in Redis; absent where none is configured",
          labels: [],
        },
        "gauge",
        () => (redisTrouble ? [{ labels: {}, value: redisTrouble() === undefined ? 1 : 0 }] : []),
      ),
      createReading(
        {
          name: "reply_cache_total",
          help: "Reads of the backends' shared replies by what was kept; fallback: an old one, because the service failed",
          labels: ["service", "result"],
        },
        "counter",
        () =>
          [...caches.values()].flatMap(({ service, counts }) =>
            CACHE_RESULTS.map((result) => ({ labels: { service, result }, value: counts()[result] })),
          ),
      ),
    ],
  };
}
