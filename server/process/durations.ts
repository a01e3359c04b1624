import type { Metric, MetricValueWithName } from "prom-client";

const NAME = "http_request_duration_seconds";
/** Seconds. */
const BUCKETS = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

/** The requests of one route and status: `counts` by bucket, the last of those that took longer than any. */
interface Series {
  route: string;
  status: number;
  counts: number[];
  sum: number;
}

/**
 * The histogram of requests, counted in plain numbers and put into a registry's terms when it is read: a histogram of
 * prom-client looks its labels up anew with each observation, which costs as much as finding a cached page.
 */
export function createDurations() {
  const routes = new Map<string, Map<number, Series>>();

  const seriesOf = (route: string, status: number): Series => {
    const statuses = routes.get(route) ?? new Map<number, Series>();
    const series = { route, status, counts: Array<number>(BUCKETS.length + 1).fill(0), sum: 0 };
    routes.set(route, statuses.set(status, series));
    return series;
  };

  return {
    /** Labels are route ids and step names, so their number is bounded. */
    observe(route: string, status: number, milliseconds: number): void {
      const series = routes.get(route)?.get(status) ?? seriesOf(route, status);
      const seconds = milliseconds / 1000;
      let bucket = 0;
      while (bucket < BUCKETS.length && seconds > (BUCKETS[bucket] ?? 0)) bucket += 1;
      series.counts[bucket] = (series.counts[bucket] ?? 0) + 1;
      series.sum += seconds;
    },
    /** What a registry reads of a metric: `name` and `get`. */
    metric: {
      name: NAME,
      get: async () => ({
        name: NAME,
        help: "Time from request to the end of the answer",
        type: "histogram",
        aggregator: "sum",
        values: [...routes.values()].flatMap((statuses) => [...statuses.values()].flatMap(valuesOf)),
      }),
    } as unknown as Metric,
  };
}

function valuesOf({ route, status, counts, sum }: Series): MetricValueWithName<string>[] {
  const labels = { route, status };
  let count = 0;
  const buckets = counts.map((each, index) => {
    count += each;
    return {
      metricName: `${NAME}_bucket`,
      labels: { le: BUCKETS[index] ?? "+Inf", ...labels },
      value: count,
    };
  });
  return [
    ...buckets,
    { metricName: `${NAME}_sum`, labels, value: sum },
    { metricName: `${NAME}_count`, labels, value: count },
  ];
}
