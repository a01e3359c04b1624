import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Launch } from "~/context";
import { exampleMarketPath } from "../../tests/support/market-file";
import { startPipeline } from "../../tests/support/start-pipeline";

// A market's rules for launches that come without the page of the game, whoever wrote their address.

let relayed: (string | undefined)[] = [];
let launches: Launch[] = [];
const upstream = createServer((req, res) => {
  relayed.push(req.url);
  res.end("ok");
});
let server: Awaited<ReturnType<typeof startPipeline>>;

beforeAll(async () => {
  await new Promise<void>((resolve) => upstream.listen(0, "127.0.0.1", resolve));
  const { port } = upstream.address() as AddressInfo;
  server = await startPipeline({
    environment: {
      PLATFORM_URL: `http://127.0.0.1:${port}`,
      MARKET_FILE: exampleMarketPath("DE"),
      DEFAULT_COUNTRY: "DE",
    },
    app: {
      async refuseLaunch(launch) {
        launches.push(launch);
        return launch.sysname === "open" ? null : "noGame";
      },
    },
  });
});
afterAll(async () => {
  await server.close();
  upstream.closeAllConnections();
  await new Promise((resolve) => upstream.close(resolve));
});
beforeEach(() => {
  relayed = [];
  launches = [];
});

describe("a hidden game", () => {
  it.each([
    ["/platform/game/hidden/play", { sysname: "hidden" }],
    ["/platform/game/hidden/play?v=1&locale=de-DE", { sysname: "hidden" }],
    ["/platform/game/hidden", { sysname: "hidden" }],
    ["/platform/game/hidden/", { sysname: "hidden" }],
    ["/platform/game/hidden/demo/", { sysname: "hidden" }],
    ["/platform/game/hidden/level/2", { sysname: "hidden" }],
    ["/platform/game/h%69dden/pl%61y", { sysname: "hidden" }],
    ["/platform/game/custom/42/play", { sysname: "", customId: "42" }],
    ["/platform/game/custom/42/play?game=hidden", { sysname: "hidden", customId: "42" }],
    ["/platform/game/custom", { sysname: "", customId: "" }],
    ["/platform/game/", { sysname: "" }],
  ])("is not launched by %s", async (path, launch) => {
    const { status, text } = await server.ask(path);
    expect([status, relayed]).toEqual([404, []]);
    expect(launches).toMatchObject([launch]);
    expect(text).toContain('"type":"InvalidParameterException"');
  });

  it("is not posted to", async () => {
    const { status } = await server.ask("/platform/game/hidden/spin", { method: "POST", body: "{}" });
    expect([status, relayed]).toEqual([404, []]);
  });
});

describe("an open game", () => {
  it.each([
    "/platform/game/open/play?v=1",
    "/platform/game/open/demo?v=1",
    "/platform/game/custom/42/play?game=open&v=1",
  ])("is launched by %s", async (path) => {
    expect((await server.ask(path)).status).toBe(200);
    expect(relayed).toEqual([path]);
  });

  const overdue = `cr_player=1; cr_since=${Math.floor(Date.now() / 1000) - 2 * 3600}; cr_check=60`;

  it.each(["play", "demo", "", "pl%61y", "play/"])("waits for a reality check, as /%s", async (mode) => {
    const path = `/platform/game/open${mode && `/${mode}`}`;
    expect((await server.ask(path, { headers: { cookie: overdue } })).status).toBe(403);
    expect(relayed).toEqual([]);
  });

  it("loads what it needs meanwhile", async () => {
    const path = "/platform/game/open/level/2?v=1";
    expect((await server.ask(path, { headers: { cookie: overdue } })).status).toBe(200);
  });
});
