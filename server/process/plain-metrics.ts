import type { Metric, MetricValueWithName } from "prom-client";

// Metrics counted in plain numbers and put into a registry's terms when it is read: those of prom-client look their
// labels up anew with each observation, which costs as much as finding a cached page.

type Labels = Readonly<Record<string, string | number>>;

interface Description<Name extends string> {
  name: string;
  help: string;
  labels: readonly Name[];
}

/** Values by their labels, which are looked up one after the other. */
function createSeries<Value>(depth: number, create: () => Value) {
  const root = new Map<string | number, unknown>();
  const all: { labels: readonly (string | number)[]; value: Value }[] = [];

  function add(labels: readonly (string | number)[]): Value {
    let level = root;
    for (const label of labels.slice(0, -1)) {
      const next = (level.get(label) as typeof root | undefined) ?? new Map();
      level.set(label, next);
      level = next;
    }
    const value = create();
    level.set(labels[depth - 1] ?? "", value);
    all.push({ labels, value });
    return value;
  }

  return {
    of(labels: readonly (string | number)[]): Value {
      let found: unknown = root;
      for (const label of labels) found = (found as typeof root | undefined)?.get(label);
      return (found as Value | undefined) ?? add(labels);
    },
    all,
  };
}

function metricOf<Name extends string>(
  { name, help }: Description<Name>,
  type: "counter" | "gauge" | "histogram",
  values: () => MetricValueWithName<string>[],
): Metric {
  // What a registry reads of a metric: `name` and `get`.
  return {
    name,
    get: async () => ({ name, help, type, aggregator: "sum", values: values() }),
  } as unknown as Metric;
}

function named<Name extends string>(names: readonly Name[], values: readonly (string | number)[]): Labels {
  return Object.fromEntries(names.map((name, index) => [name, values[index] ?? ""]));
}

/** Counts by labels, whose values come from tables: their number has to be bounded. */
export function createCounter<Name extends string>(of: Description<Name>) {
  const series = createSeries(of.labels.length, () => ({ count: 0 }));
  return {
    /** The values of the labels, in the order of their description. */
    count(...labels: (string | number)[]): void {
      series.of(labels).count += 1;
    },
    add(amount: number, ...labels: string[]): void {
      series.of(labels).count += amount;
    },
    metric: metricOf(of, "counter", () =>
      series.all.map(({ labels, value }) => ({
        metricName: of.name,
        labels: named(of.labels, labels),
        value: value.count,
      })),
    ),
  };
}

/** A metric whose values are stored elsewhere and read with it. */
export function createReading<Name extends string>(
  of: Description<Name>,
  type: "counter" | "gauge",
  read: () => readonly { labels: Readonly<Record<Name, string>>; value: number }[],
): Metric {
  return metricOf(of, type, () => read().map((each) => ({ metricName: of.name, ...each })));
}

/** `buckets` are upper bounds; the last of the counts is for what took longer than any. */
export function createHistogram<Name extends string>(of: Description<Name> & { buckets: readonly number[] }) {
  const { name, buckets } = of;
  const series = createSeries(of.labels.length, () => ({
    counts: Array<number>(buckets.length + 1).fill(0),
    sum: 0,
  }));
  return {
    /** `labels`: their values, in the order of their description. */
    observe(measured: number, ...labels: (string | number)[]): void {
      const found = series.of(labels);
      const { counts } = found;
      let bucket = 0;
      while (bucket < buckets.length && measured > (buckets[bucket] ?? 0)) bucket += 1;
      counts[bucket] = (counts[bucket] ?? 0) + 1;
      found.sum += measured;
    },
    metric: metricOf(of, "histogram", () =>
      series.all.flatMap(({ labels: values, value: { counts, sum } }) => {
        const labels = named(of.labels, values);
        let count = 0;
        const lines = counts.map((each, index) => {
          count += each;
          return {
            metricName: `${name}_bucket`,
            labels: { le: buckets[index] ?? "+Inf", ...labels },
            value: count,
          };
        });
        return [
          ...lines,
          { metricName: `${name}_sum`, labels, value: sum },
          { metricName: `${name}_count`, labels, value: count },
        ];
      }),
    ),
  };
}
