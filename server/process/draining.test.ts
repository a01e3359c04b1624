import { expect, it } from "vitest";
import { startPipeline } from "../../tests/support/start-pipeline";

it("a server that leaves is alive but not ready, and closes each connection", async () => {
  const server = await startPipeline({ environment: { DRAIN_MS: "400" } });
  const gone = server.drain.drain();
  expect((await server.ask("/healthz")).status).toBe(200);
  expect((await server.ask("/readyz")).status).toBe(503);
  const page = await server.ask("/gamehall");
  expect([page.status, page.headers.connection]).toEqual([200, "close"]);
  await gone;
  await server.close().catch(() => {});
});
