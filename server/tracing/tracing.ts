import type { Tracing } from "./open-telemetry";

interface TracingSettings {
  /** Address that takes traces by OTLP/HTTP; undefined: nothing is traced. */
  tracesUrl: string | undefined;
  serviceName: string;
}

/** Loads OpenTelemetry only where a collector is configured. */
export async function createTracing({
  tracesUrl,
  serviceName,
}: TracingSettings): Promise<Tracing | undefined> {
  if (!tracesUrl) return undefined;
  const { startOpenTelemetry } = await import("./open-telemetry");
  return startOpenTelemetry({ tracesUrl, serviceName });
}
