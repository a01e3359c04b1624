import { Registry } from "prom-client";
import { expect, it, vi } from "vitest";
import { testRedis } from "../../tests/support/test-redis";
import { createTelemetry, type ProcessTelemetry } from "../process/telemetry";
import { createSharedParts } from "./shared-parts";

const { server } = await testRedis();

function start(redisUrl: string | undefined, telemetry = createTelemetry()) {
  const log = { debug: vi.fn(), info: vi.fn(), warn: vi.fn(), error: vi.fn() };
  const app = { sessionSecret: "a secret of this test", mainOrigin: "https://casino.example" };
  return createSharedParts(
    { redisUrl, moneyWithoutRedis: "refuse", rateLimitFactor: 1, siteLabels: {}, app },
    log,
    telemetry,
  );
}

async function textOf({ metrics }: ProcessTelemetry): Promise<string> {
  const registry = new Registry();
  for (const metric of metrics) registry.registerMetric(metric);
  return registry.metrics();
}

/** Processes begin before Redis is connected, and count by themselves until then. */
async function startConnected(telemetry: ProcessTelemetry) {
  const parts = await start(server.url, telemetry);
  await vi.waitFor(async () => expect(await textOf(telemetry)).toContain("\nredis_connected 1"), 5000);
  return parts;
}

it("processes with one Redis count attempts together, and send a form once among them", async () => {
  const telemetry = createTelemetry();
  const count = vi.spyOn(telemetry, "countCall");
  const one = await startConnected(telemetry);
  const other = await startConnected(telemetry);
  try {
    const claim = (by: typeof one) => by.parts.idempotencyStore?.claim("7:deposit:a", "mine");
    expect(await claim(one)).toEqual({ kind: "ours" });
    expect(await claim(other)).toEqual({ kind: "known", text: "mine" });
    const attempt = { address: "192.0.2.7", key: "ann" };
    const attempts = (by: typeof one) => by.parts.limiter?.count("login", attempt);
    let tries = 0;
    while (tries < 100 && (await attempts(one)) === 0) tries += 1;
    expect([tries < 100, await attempts(other)]).toEqual([true, expect.toSatisfy((seconds) => seconds > 0)]);
    // While Redis does not answer, a process counts for itself.
    expect(count.mock.calls.filter(([{ outcome }]) => outcome !== "ok")).toEqual([]);
  } finally {
    one.close();
    other.close();
  }
});

it("a process without Redis uses the app's own store of sent forms", async () => {
  const { parts, close } = await start(undefined);
  expect(Object.keys(parts)).toEqual(["limiter"]);
  close();
});

it("commands are counted by purpose and outcome, and an outage is reported without any command", async () => {
  const telemetry = createTelemetry();
  expect(await textOf(telemetry)).not.toMatch(/^redis_connected/m);
  const { parts, close } = await start(server.url, telemetry);
  const use = async (key: string) => {
    await parts.limiter?.count("login", { address: "192.0.2.8", key });
    return parts.idempotencyStore?.claim(key, "mine");
  };
  const isLogged = (...lines: string[]) =>
    vi.waitFor(async () => {
      const text = await textOf(telemetry);
      for (const line of lines) expect(text).toContain(line);
    }, 5000);
  const counted = (method: string, outcome: string) =>
    `_count{service="redis",method="${method}",outcome="${outcome}"} `;
  try {
    await isLogged("\nredis_connected 1");
    await use("well");
    await isLogged(counted("limits", "ok"), counted("sent forms", "ok"));
    server.pause();
    await use("hangs");
    await isLogged(counted("limits", "timeout"), counted("sent forms", "timeout"));
    server.resume();
    await server.end();
    await isLogged("\nredis_connected 0");
    await use("away");
    await isLogged(counted("sent forms", "unreachable"));
    await server.restart();
    await isLogged("\nredis_connected 1");
  } finally {
    close();
  }
}, 20_000);
