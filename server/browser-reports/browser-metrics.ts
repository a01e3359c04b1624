import { createCounter, createHistogram } from "../process/plain-metrics";
import type { ReadReport } from "./read-report";

/** Few, because each is a line for each route and device. Among them what is called good or poor of each vital. */
const TIMING_BUCKETS = [0.1, 0.2, 0.5, 0.8, 1.8, 2.5, 4, 8];
const SHIFT_BUCKETS = [0.05, 0.1, 0.25, 0.5];

/** What browsers report, by route, class of device and build: names that `readReport()` knows, so there is a bound. */
export function createBrowserMetrics() {
  const timings = createHistogram({
    name: "browser_timing_seconds",
    help: "What visitors wait for: lcp, inp and ttfb of documents, and navigations without one",
    labels: ["timing", "route", "device", "build"],
    buckets: TIMING_BUCKETS,
  });
  const shifts = createHistogram({
    name: "browser_layout_shift",
    help: "Cumulative layout shift of documents",
    labels: ["route", "device", "build"],
    buckets: SHIFT_BUCKETS,
  });
  const failures = createCounter({
    name: "browser_failures_total",
    help: "What failed in browsers: nobody caught it, it took a page's place, or a file was lost",
    labels: ["kind", "route", "build"],
  });
  const documents = createCounter({
    name: "browser_documents_total",
    help: "Documents that have reported",
    labels: ["device", "build"],
  });
  return {
    count({ build, device, isFirst, measures, failures: failed }: ReadReport): void {
      if (isFirst) documents.count(device, build);
      for (const { measure, route, value } of measures) {
        if (measure === "cls") shifts.observe(value, route, device, build);
        else timings.observe(value, measure, route, device, build);
      }
      for (const { kind, route } of failed) failures.count(kind, route, build);
    },
    metrics: [timings.metric, shifts.metric, failures.metric, documents.metric],
  };
}

export type BrowserMetrics = ReturnType<typeof createBrowserMetrics>;
