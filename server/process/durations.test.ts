import { Histogram, Registry } from "prom-client";
import { expect, it } from "vitest";
import { createDurations } from "./durations";

it("reads as a histogram of the library does", async () => {
  const own = createDurations();
  const [ours, theirs] = [new Registry(), new Registry()];
  ours.registerMetric(own.metric);
  const histogram = new Histogram({
    name: "http_request_duration_seconds",
    help: "Time from request to the end of the answer",
    labelNames: ["route", "status"],
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30],
    registers: [theirs],
  });
  for (const [route, status, milliseconds] of [
    ["home", 200, 1],
    ["home", 200, 2],
    ["home", 200, 31_000],
    ["home", 304, 0.2],
    ['refused: "quoted"\n', 421, 6],
    ["home", 200, 700],
  ] as const) {
    own.observe(route, status, milliseconds);
    histogram.labels(route, String(status)).observe(milliseconds / 1000);
  }
  expect((await ours.metrics()).split("\n").sort()).toEqual((await theirs.metrics()).split("\n").sort());
});
