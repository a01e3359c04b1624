import { readdirSync, readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { json as readJson } from "node:stream/consumers";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { createPlatform, type Platform } from "../../app/platform/client.server";
import { examples } from "../../app/platform/testing/contract-examples";
import { type FaultServer, json, startFaultServer } from "../../tests/support/fault-server";
import { configFor, recordedLog, requestFor } from "../../tests/support/requests";
import { startPipeline } from "../../tests/support/start-pipeline";
import { createTelemetry } from "../process/telemetry";
import type { Tracing } from "./open-telemetry";
import { createTracing } from "./tracing";

interface SentSpan {
  name: string;
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  kind: number;
  attributes: { key: string; value: Record<string, unknown> }[];
}
interface Sent {
  resourceSpans: { resource: unknown; scopeSpans: { spans: SentSpan[] }[] }[];
}

const sent: Sent[] = [];
const collector = createServer(async (req, res) => {
  if (req.url === "/v1/traces") sent.push((await readJson(req)) as Sent);
  res.writeHead(200, { "content-type": "application/json" }).end("{}");
});
let upstream: FaultServer;
let tracing: Tracing | undefined;
let platform: Platform;
let server: Awaited<ReturnType<typeof startPipeline>>;

beforeAll(async () => {
  upstream = await startFaultServer();
  await new Promise<void>((resolve) => collector.listen(0, "127.0.0.1", resolve));
});
afterAll(async () => {
  await upstream.close();
  collector.closeAllConnections();
  collector.close();
});
beforeEach(async () => {
  sent.length = 0;
  const { port } = collector.address() as AddressInfo;
  tracing = await createTracing({ tracesUrl: `http://127.0.0.1:${port}/v1/traces`, serviceName: "casino" });
  platform = createPlatform(configFor(upstream.url), recordedLog(), undefined, createTelemetry(tracing));
  upstream.answer((response) => json(response, { data: examples["account.getInfo"].full }));
  server = await startPipeline({
    tracing,
    environment: { TRUSTED_PROXY_CIDRS: "127.0.0.1" },
    routes: {
      traced: {
        path: "traced/:name",
        isResource: true,
        loader: async () => {
          await platform.forRequest(requestFor({}, "sid=SECRET")).call("account.getInfo");
          return Response.json({});
        },
      },
      refused: {
        path: "refused",
        isResource: true,
        loader: () => {
          throw new Response("SECRET", { status: 403 });
        },
      },
    },
  });
});
afterEach(async () => {
  await server.close();
  await platform.close();
});

async function spans(): Promise<SentSpan[]> {
  await tracing?.close();
  return sent.flatMap(({ resourceSpans }) =>
    resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans)),
  );
}
const attributesOf = ({ attributes }: SentSpan) =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0]]));

describe("a traced request", () => {
  it("has spans of its own, of its loader below it, and of the call below that", async () => {
    const { headers } = await server.ask("/traced/SECRET?search=SECRET", {
      headers: { cookie: "session=SECRET", "x-forwarded-for": "203.0.113.99" },
    });
    const [call, loader, request] = await spans();
    expect([request?.name, loader?.name, call?.name]).toEqual([
      "GET traced",
      "loader traced",
      "platform account.getInfo",
    ]);
    expect([loader?.parentSpanId, call?.parentSpanId]).toEqual([request?.spanId, loader?.spanId]);
    expect(new Set([request, loader, call].map((span) => span?.traceId)).size).toBe(1);
    expect(request?.parentSpanId).toBeUndefined();
    expect(upstream.seen[0]?.headers.traceparent).toBe(`00-${call?.traceId}-${call?.spanId}-01`);
    expect(request && attributesOf(request)).toEqual({
      "http.request.method": "GET",
      "http.route": "traced",
      "http.response.status_code": 200,
      "request.id": headers["x-request-id"],
    });
    expect(call && attributesOf(call)).toEqual({
      "peer.service": "platform",
      "http.request.method": "GET",
      "http.response.status_code": 200,
      attempt: 1,
      outcome: "ok",
    });
    expect(JSON.stringify(sent)).toContain('{"key":"service.name","value":{"stringValue":"casino"}}');
    expect(JSON.stringify(sent)).not.toMatch(/SECRET|203\.0\.113/);
    const line = server.log.findLast(({ fields }) => "route" in fields)?.fields;
    expect(line).toMatchObject({ traceId: request?.traceId });
  });

  it("continues the trace of a trusted proxy, and nobody else's", async () => {
    const traceparent = "00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01";
    await server.ask("/traced/x", { headers: { traceparent } });
    const request = (await spans()).find(({ name }) => name === "GET traced");
    expect(request).toMatchObject({
      traceId: "0af7651916cd43dd8448eb211c80319c",
      parentSpanId: "b7ad6b7169203331",
    });
  });

  it("reports what was thrown by its kind alone", async () => {
    await server.ask("/refused");
    const loader = (await spans()).find(({ name }) => name === "loader refused");
    expect(loader && attributesOf(loader)).toEqual({ "http.route": "refused", thrown: "response" });
    expect(JSON.stringify(sent)).not.toContain("SECRET");
  });
});

it("a collector that does not answer holds nobody up", async () => {
  const lost = await createTracing({ tracesUrl: "http://127.0.0.1:9/v1/traces", serviceName: "casino" });
  const other = await startPipeline({ tracing: lost });
  expect((await other.ask("/feed")).status).toBe(200);
  await other.close();
  const startedAt = performance.now();
  await lost?.close();
  expect(performance.now() - startedAt).toBeLessThan(4000);
});

describe("without a collector", () => {
  it("there is no tracer", async () => {
    expect(await createTracing({ tracesUrl: undefined, serviceName: "casino" })).toBeUndefined();
  });

  it("nothing of OpenTelemetry is loaded: one file knows it, which is imported when it is used", () => {
    const files = ["app", "server", "scripts"].flatMap((root) =>
      readdirSync(root, { recursive: true, encoding: "utf8" }).map((path) => `${root}/${path}`),
    );
    const sources = [...files, "server.ts"].filter(
      (path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path),
    );
    const naming = (pattern: RegExp) => sources.filter((path) => pattern.test(readFileSync(path, "utf8")));
    expect(naming(/from "@opentelemetry\//)).toEqual(["server/tracing/open-telemetry.ts"]);
    expect(naming(/^import (?!type ).* from ".*\/open-telemetry"/m)).toEqual([]);
    expect(naming(/import\("\.\/open-telemetry"\)/)).toEqual(["server/tracing/tracing.ts"]);
  });
});
