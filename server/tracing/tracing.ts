import type { IncomingMessage, ServerResponse } from "node:http";
import type { Tracer } from "../../app/upstream/telemetry";

/** Traces of requests, where they are configured. */
export interface Tracing extends Tracer {
  /**
   * Runs `work` in the span of a request, which ends with its response and is below the span that a trusted proxy
   * names. What runs outside of a request is not traced.
   */
  request<T>(req: IncomingMessage, res: ServerResponse, work: () => T): T;
  /** Sends what has ended so far. */
  close(): Promise<void>;
}

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
