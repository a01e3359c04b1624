import { Counter, Gauge, Histogram, Registry } from "prom-client";
import { expect, it } from "vitest";
import { createCounter, createHistogram, createReading } from "./plain-metrics";

const lines = async (registry: Registry) => (await registry.metrics()).split("\n").sort();

it("read as those of the library do", async () => {
  const [ours, theirs] = [new Registry(), new Registry()];
  const described = {
    name: "http_request_duration_seconds",
    help: "Time from request to the end of the answer",
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30],
  };
  const own = createHistogram({ ...described, labels: ["route", "status"] });
  ours.registerMetric(own.metric);
  const histogram = new Histogram({ ...described, labelNames: ["route", "status"], registers: [theirs] });
  for (const [route, status, milliseconds] of [
    ["home", 200, 1],
    ["home", 200, 2],
    ["home", 200, 31_000],
    ["home", 304, 0.2],
    ['refused: "quoted"\n', 421, 6],
    ["home", 200, 700],
  ] as const) {
    own.observe(milliseconds / 1000, route, status);
    histogram.labels(route, String(status)).observe(milliseconds / 1000);
  }
  const counter = createCounter({ name: "made_total", help: "Made", labels: ["a", "b", "c"] });
  ours.registerMetric(counter.metric);
  const counted = new Counter({
    name: "made_total",
    help: "Made",
    labelNames: ["a", "b", "c"],
    registers: [theirs],
  });
  for (const labels of [
    ["x", "y", "z"],
    ["x", "y", "z"],
    ["x", "q", "z"],
    ["z", "y", "x"],
  ] as const) {
    counter.count(...labels);
    counted.labels(...labels).inc();
  }
  const gauge = new Gauge({ name: "open", help: "Open", labelNames: ["pool"], registers: [theirs] });
  gauge.labels("money").set(1);
  ours.registerMetric(
    createReading({ name: "open", help: "Open", labels: ["pool"] }, "gauge", () => [
      { labels: { pool: "money" }, value: 1 },
    ]),
  );
  expect(await lines(ours)).toEqual(await lines(theirs));
});
