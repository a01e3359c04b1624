import type { IncomingMessage } from "node:http";
import { monitorEventLoopDelay } from "node:perf_hooks";
import type { RequestState } from "./request-state";
import type { Refusal } from "./request-target";

/** How soon a request is given up when there are too many: polls and prefetches first, posts last. */
export type Criticality = "spare" | "page" | "post";

interface Limits {
  /** Requests that are being worked on at which the class is turned away. */
  inFlight: number;
  /** Late windows of the event loop in a row at which it is, provided that so many are waiting. */
  laggingWindows: number;
  crowd: number;
}

/** A late loop alone is a slow machine: turning people away helps only when they stand in line. */
const LIMITS: Record<Criticality, Limits> = {
  spare: { inFlight: 120, laggingWindows: 1, crowd: 20 },
  page: { inFlight: 200, laggingWindows: 2, crowd: 40 },
  post: { inFlight: 300, laggingWindows: 4, crowd: 60 },
};
/** What anyone hears for whom there is no place at the moment. */
export const TOO_BUSY: Refusal = { status: 503, reason: "load", headers: { "Retry-After": "2" } };

const RESOLUTION = 10;
const LAG_WINDOW = 500;
const LAG_LIMIT = 100;

export function criticalityOf(req: IncomingMessage, { path }: RequestState): Criticality {
  if (path === "/hit" || path === "/_r" || path.startsWith("/builds/")) return "spare";
  // Words belong to a page that was already sent: without them it never comes alive.
  if (req.method === "POST" || path.startsWith("/i18n/")) return "post";
  return req.headers["sec-purpose"]?.includes("prefetch") ? "spare" : "page";
}

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

/** Watches how late the event loop runs, window by window. */
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
