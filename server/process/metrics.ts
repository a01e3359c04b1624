import { createHash, timingSafeEqual } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";

const BUCKETS = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

export function createMetrics(inFlight: () => number) {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const duration = new Histogram({
    name: "http_request_duration_seconds",
    help: "Time from request to the end of the answer",
    labelNames: ["route", "status"],
    buckets: BUCKETS,
    registers: [registry],
  });
  const count = (name: string, help: string, ...labelNames: string[]) =>
    new Counter({ name, help, labelNames, registers: [registry] });
  new Gauge({
    name: "http_requests_in_flight",
    help: "Answers being made right now",
    registers: [registry],
    collect() {
      this.set(inFlight());
    },
  });
  const timers = new Map<string, ReturnType<typeof duration.labels>>();
  return {
    /** Labels are route ids and step names, so their number is bounded. */
    observe(route: string, status: number, milliseconds: number) {
      const key = `${status} ${route}`;
      let timer = timers.get(key);
      if (!timer) {
        timer = duration.labels(route, String(status));
        timers.set(key, timer);
      }
      timer.observe(milliseconds / 1000);
    },
    pages: count("page_cache_total", "Shared pages by what the page cache had", "result"),
    reports: count(
      "policy_reports_total",
      "Reports of browsers about the content security policy",
      "directive",
    ),
    rejections: count("unhandled_rejections_total", "Promises that failed with nobody waiting"),
    text: () => registry.metrics(),
    contentType: registry.contentType,
  };
}

export type Metrics = ReturnType<typeof createMetrics>;

/** `/metrics`: for requests from this machine, or with the token. For anyone else the path does not exist. */
export function createMetricsStep(metrics: Metrics, token: string | undefined) {
  return async (req: IncomingMessage, res: ServerResponse): Promise<boolean> => {
    if (req.state.path !== "/metrics" || !mayRead(req, token)) return false;
    req.state.label = "metrics";
    const body = await metrics.text();
    res.writeHead(200, { "Content-Type": metrics.contentType });
    res.end(body);
    return true;
  };
}

function mayRead(req: IncomingMessage, token: string | undefined): boolean {
  const { authorization } = req.headers;
  if (token && authorization) return isEqual(authorization, `Bearer ${token}`);
  return !req.state.isForwarded && /^(127\.|::1$)/.test(req.state.clientIp);
}

function isEqual(a: string, b: string): boolean {
  const digest = (text: string) => createHash("sha256").update(text).digest();
  return timingSafeEqual(digest(a), digest(b));
}
