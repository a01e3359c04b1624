import type { StepResult } from "./journeys";

/** Metrics of a run, as Prometheus reads them. */
export const probeMetrics = {
  site_journey_success: "1 where the step of a visitor's journey went well",
  site_journey_duration_seconds: "Time of the step",
  site_journey_finished_timestamp_seconds: "When the last run ended",
} as const;

/** The results in Prometheus's text format. */
export function metricsText(results: readonly StepResult[], now: Date): string {
  const rows: Record<keyof typeof probeMetrics, string[]> = {
    site_journey_success: results.map(({ step, problem }) => `{step="${step}"} ${problem ? 0 : 1}`),
    site_journey_duration_seconds: results.map(
      ({ step, ms }) => `{step="${step}"} ${(ms / 1000).toFixed(3)}`,
    ),
    site_journey_finished_timestamp_seconds: [` ${Math.round(now.getTime() / 1000)}`],
  };
  return Object.entries(probeMetrics)
    .map(([name, help]) =>
      [
        `# HELP ${name} ${help}`,
        `# TYPE ${name} gauge`,
        ...rows[name as keyof typeof rows].map((row) => name + row),
      ].join("\n"),
    )
    .join("\n")
    .concat("\n");
}
