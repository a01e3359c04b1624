import type { IncomingMessage, ServerResponse } from "node:http";
import { Counter, collectDefaultMetrics, Gauge, Registry } from "prom-client";
import { version } from "../../package.json";
import type { BrowserMetrics } from "../browser-reports/browser-metrics";
import { setBaseHeaders } from "../middleware/base-headers";
import type { Sender } from "../middleware/csrf-check";
import { isOperator, isReading, type OperatorAccess } from "../operator-page/operator-access";
import { type Wrong, wrongKinds } from "../operator-page/wrongs";
import type { CacheResult } from "../pages/page-cache";
import { createCounter, createHistogram, createReading } from "./plain-metrics";
import type { ProcessTelemetry } from "./telemetry";

/** Seconds. */
const REQUEST_BUCKETS = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

interface MetricsParts {
  inFlight: () => number;
  /** Bytes of the caches in memory, by name. */
  cacheBytes: () => Promise<Record<string, number>>;
  /** Whether `/readyz` says that traffic is wanted. */
  isReady: () => Promise<boolean>;
  /** What the operator's page says in its first sentence. */
  wrong: () => Promise<readonly Wrong[]>;
  telemetry: ProcessTelemetry;
  browsers: BrowserMetrics;
  /** Of every metric: which of an operator's sites it is. */
  siteLabels: Readonly<Record<string, string>>;
}

export function createMetrics(parts: MetricsParts) {
  const { inFlight, cacheBytes, isReady, wrong, telemetry, browsers, siteLabels } = parts;
  const registry = new Registry();
  registry.setDefaultLabels(siteLabels);
  collectDefaultMetrics({ register: registry });
  const requests = createHistogram({
    name: "http_request_duration_seconds",
    help: "Time from request to the end of the answer",
    labels: ["route", "status"],
    buckets: REQUEST_BUCKETS,
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
  const pages = createCounter({
    name: "page_cache_total",
    help: "Shared pages by what the page cache had",
    labels: ["result"],
  });
  const forms: Record<Sender, number> = { ours: 0, foreign: 0, unsaid: 0 };
  const formPosts = createReading(
    { name: "form_posts_total", help: "Forms by who has sent them; only ours are taken", labels: ["sender"] },
    "counter",
    () => Object.entries(forms).map(([sender, value]) => ({ labels: { sender }, value })),
  );
  for (const metric of [requests.metric, pages.metric, formPosts, ...telemetry.metrics, ...browsers.metrics])
    registry.registerMetric(metric);
  new Gauge({
    name: "kept_bytes",
    help: "What is kept in memory to be sent again",
    labelNames: ["store"],
    registers: [registry],
    async collect() {
      const stores = { ...(await cacheBytes()), ...telemetry.bytes() };
      for (const [store, bytes] of Object.entries(stores)) this.set({ store }, bytes);
    },
  });
  new Gauge({
    name: "site_ready",
    help: "1 while /readyz says that traffic is wanted",
    registers: [registry],
    async collect() {
      this.set((await isReady()) ? 1 : 0);
    },
  });
  new Gauge({
    name: "site_wrong",
    help: "1 while the operator's page says that something of the kind is wrong, and it has lasted",
    labelNames: ["kind"],
    registers: [registry],
    async collect() {
      const lasting = (await wrong()).filter(({ isLasting }) => isLasting);
      for (const kind of wrongKinds) this.set({ kind }, lasting.some((one) => one.kind === kind) ? 1 : 0);
    },
  });
  new Gauge({
    name: "site_build_info",
    help: "1, with the release that runs",
    labelNames: ["version"],
    registers: [registry],
  }).set({ version }, 1);
  return {
    /** Labels are route ids and step names, so their number is bounded. */
    observe: (route: string, status: number, milliseconds: number) =>
      requests.observe(milliseconds / 1000, route, status),
    forms: forms as Readonly<typeof forms>,
    countForm(sender: Sender) {
      forms[sender] += 1;
    },
    countPage: (result: CacheResult) => pages.count(result),
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
export function createMetricsStep(metrics: Metrics, access: OperatorAccess) {
  async function send(req: IncomingMessage, res: ServerResponse): Promise<boolean> {
    req.state.label = "metrics";
    const body = await metrics.text();
    setBaseHeaders(res, req.state);
    res.writeHead(200, { "Content-Type": metrics.contentType });
    res.end(body);
    return true;
  }

  return (req: IncomingMessage, res: ServerResponse) =>
    req.state.path === "/metrics" && isReading(req) && isOperator(req, access) && send(req, res);
}
