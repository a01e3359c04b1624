import { AsyncLocalStorage } from "node:async_hooks";
import type { IncomingMessage, ServerResponse } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import {
  type Context,
  defaultTextMapGetter,
  defaultTextMapSetter,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
} from "@opentelemetry/api";
import { W3CTraceContextPropagator } from "@opentelemetry/core";
import { OTLPTraceExporter } from "@opentelemetry/exporter-trace-otlp-http";
import { resourceFromAttributes } from "@opentelemetry/resources";
import { BasicTracerProvider, BatchSpanProcessor } from "@opentelemetry/sdk-trace-base";
import { noSpan, type Tracer } from "../../app/upstream/telemetry";
import { guarded } from "../process/guarded";

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

const PATIENCE_MS = 2_000;
const KINDS = { internal: SpanKind.INTERNAL, client: SpanKind.CLIENT };

/**
 * Spans of requests, loaders, actions and calls to the backends, sent to a collector by OTLP/HTTP. Written by hand:
 * what instruments Node's modules by itself costs every request, and sends addresses with their queries. Sampling and
 * headers are set by the standard's own variables (`OTEL_TRACES_SAMPLER`, `OTEL_EXPORTER_OTLP_HEADERS`).
 */
export function startOpenTelemetry({
  tracesUrl,
  serviceName,
}: {
  tracesUrl: string;
  serviceName: string;
}): Tracing {
  const provider = new BasicTracerProvider({
    resource: resourceFromAttributes({ "service.name": serviceName }),
    spanProcessors: [new BatchSpanProcessor(new OTLPTraceExporter({ url: tracesUrl }))],
  });
  const tracer = provider.getTracer("croupier");
  const propagator = new W3CTraceContextPropagator();
  const current = new AsyncLocalStorage<Context>();

  function headersIn(context: Context): Record<string, string> {
    const headers: Record<string, string> = {};
    propagator.inject(context, headers, defaultTextMapSetter);
    return headers;
  }

  return {
    request(req, res, work) {
      const { state, method = "" } = req;
      const { traceparent } = state;
      const parent = traceparent
        ? propagator.extract(ROOT_CONTEXT, { traceparent }, defaultTextMapGetter)
        : ROOT_CONTEXT;
      const attributes = { "http.request.method": method, "request.id": state.requestId };
      const span = tracer.startSpan(method, { kind: SpanKind.SERVER, attributes }, parent);
      const context = trace.setSpan(parent, span);
      state.trace = { id: span.spanContext().traceId, headers: headersIn(context) };
      res.once(
        "close",
        guarded(() => {
          // Known only now: the name of a route or a step, never an address.
          span.updateName(`${method} ${state.label}`);
          span.setAttributes({ "http.route": state.label, "http.response.status_code": res.statusCode });
          if (res.statusCode >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
          span.end();
        }),
      );
      return current.run(context, work);
    },

    async run(name, kind, attributes, work) {
      const parent = current.getStore();
      if (!parent) return work(noSpan);
      const span = tracer.startSpan(name, { kind: KINDS[kind], attributes }, parent);
      const context = trace.setSpan(parent, span);
      try {
        return await current.run(context, () =>
          work({
            set: (more) => void span.setAttributes(more),
            fail: (message) => void span.setStatus({ code: SpanStatusCode.ERROR, message }),
            headers: () => headersIn(context),
          }),
        );
      } catch (error) {
        // Redirects and refusals are thrown too. The kind alone: a message might identify the visitor.
        span.setAttribute("thrown", error instanceof Error ? error.name : "response");
        throw error;
      } finally {
        span.end();
      }
    },

    // A collector that does not answer must not hold up the end of the process.
    close: () =>
      Promise.race([provider.shutdown().catch(() => {}), sleep(PATIENCE_MS, undefined, { ref: false })]),
  };
}
