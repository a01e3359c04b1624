import type { IncomingMessage, ServerResponse } from "node:http";
import { Counter, collectDefaultMetrics, Gauge, Registry } from "prom-client";
import { setBaseHeaders } from "../middleware/base-headers";
import { hasBearer } from "../middleware/bearer-token";
import type { CacheResult } from "../pages/page-cache";
import { createDurations } from "./durations";

/** `kept`: bytes of what is kept in memory, by the name of the store. */
export function createMetrics(inFlight: () => number, kept: () => Promise<Record<string, number>>) {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const durations = createDurations();
  registry.registerMetric(durations.metric);
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
  const pages = count("page_cache_total", "Shared pages by what the page cache had", "result");
  new Gauge({
    name: "kept_bytes",
    help: "What is kept in memory to be sent again",
    labelNames: ["store"],
    registers: [registry],
    async collect() {
      for (const [store, bytes] of Object.entries(await kept())) this.set({ store }, bytes);
    },
  });
  return {
    observe: durations.observe,
    countPage: (result: CacheResult) => pages.inc({ result }),
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
  async function send(req: IncomingMessage, res: ServerResponse): Promise<boolean> {
    req.state.label = "metrics";
    const body = await metrics.text();
    setBaseHeaders(res, req.state);
    res.writeHead(200, { "Content-Type": metrics.contentType });
    res.end(body);
    return true;
  }

  return (req: IncomingMessage, res: ServerResponse) =>
    req.state.path === "/metrics" && mayRead(req, token) && send(req, res);
}

function mayRead(req: IncomingMessage, token: string | undefined): boolean {
  if (token && req.headers.authorization) return hasBearer(req, token);
  return !req.state.isForwarded && /^(127\.|::1$)/.test(req.state.clientIp);
}
