import type { IncomingMessage } from "node:http";
import { monitorEventLoopDelay } from "node:perf_hooks";
import { REPORT_PATH } from "../../app/browser/runtime/browser-reports/report";
import type { RequestState } from "./request-state";
import type { Refusal } from "./request-target";

/** Order of load shedding: polls and prefetches first, posts last. */
export type Criticality = "spare" | "page" | "post";

interface Limits {
  /** Requests in progress beyond which the class is rejected. */
  inFlight: number;
  /**
   * Consecutive windows of event loop lag after which it is rejected, if more than `crowd` requests are in progress.
   */
  laggingWindows: number;
  crowd: number;
}

/** Lag alone means a slow machine: rejecting helps only when requests queue up. */
const LIMITS: Record<Criticality, Limits> = {
  spare: { inFlight: 120, laggingWindows: 1, crowd: 20 },
  page: { inFlight: 200, laggingWindows: 2, crowd: 40 },
  post: { inFlight: 300, laggingWindows: 4, crowd: 60 },
};
/** The response to a request rejected for overload. */
export const TOO_BUSY = { status: 503, reason: "load", headers: { "Retry-After": "2" } } satisfies Refusal;

const RESOLUTION = 10;
const LAG_WINDOW = 500;
const LAG_LIMIT = 100;

export function criticalityOf(req: IncomingMessage, { path }: RequestState): Criticality {
  if (path === "/hit" || path === "/_r" || path === REPORT_PATH || path.startsWith("/builds/"))
    return "spare";
  // Message bundles belong to a page already sent, which cannot hydrate without them.
  if (req.method === "POST" || path.startsWith("/i18n/")) return "post";
  return req.headers["sec-purpose"]?.includes("prefetch") ? "spare" : "page";
}

/** `inFlight`: all requests in progress, or those that the requester is charged with. */
export function checkLoad(
  criticality: Criticality,
  inFlight: number,
  laggingWindows: number,
): Refusal | null {
  const limits = LIMITS[criticality];
  const isLate = laggingWindows >= limits.laggingWindows && inFlight > limits.crowd;
  if (inFlight <= limits.inFlight && !isLate) return null;
  return TOO_BUSY;
}

/** Measures event loop lag in consecutive windows. */
export function watchLoop() {
  const histogram = monitorEventLoopDelay({ resolution: RESOLUTION });
  histogram.enable();
  let laggingWindows = 0;
  const timer = setInterval(() => {
    const lag = Math.max(0, histogram.percentile(90) / 1e6 - RESOLUTION);
    laggingWindows = lag > LAG_LIMIT ? laggingWindows + 1 : 0;
    histogram.reset();
  }, LAG_WINDOW).unref();
  return {
    laggingWindows: () => laggingWindows,
    stop() {
      clearInterval(timer);
      histogram.disable();
    },
  };
}

export type LoopWatch = ReturnType<typeof watchLoop>;
