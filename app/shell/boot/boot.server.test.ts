import { existsSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { afterEach, describe, expect, it } from "vitest";
import { createApp } from "~/app.server";
import type { App } from "~/context/app";
import type { AppConfig } from "~/context/app-config";
import { isDay } from "../../../tests/support/by-day";
import { configFor, recordedLog, requestDataFor } from "../../../tests/support/requests";

const locales = { locales: [{ code: "en-US", name: "English" }], defaultLocale: "en-US" };
let server: Server | undefined;
let app: App | undefined;
afterEach(async () => {
  await app?.close();
  await stopService();
});

/** A content service that answers this late, on a port that it may have had before. */
async function startService(delayMs: number, port = 0): Promise<number> {
  const started = createServer(async (request, response) => {
    await wait(delayMs);
    const body = request.url?.startsWith("/nfx/i18n/locales") ? locales : {};
    response.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify(body));
  });
  server = started;
  await new Promise<void>((resolve) => started.listen(port, "127.0.0.1", resolve));
  return (started.address() as AddressInfo).port;
}

async function stopService(): Promise<void> {
  const stopped = server;
  server = undefined;
  if (!stopped) return;
  stopped.closeAllConnections();
  await new Promise((resolve) => stopped.close(resolve));
}

function startApp(port: number, changes: Partial<AppConfig> = {}): App {
  app = createApp(configFor(`http://127.0.0.1:${port}`, changes), recordedLog());
  return app;
}

/** Seconds until a load balancer may send visitors. */
async function untilReady({ locales, missing }: App): Promise<number> {
  const start = Date.now();
  while (missing() !== null || (await locales().catch(() => null)) === null) {
    if (Date.now() - start > 15_000) throw new Error(`not ready: ${missing()}`);
    await wait(100);
  }
  return (Date.now() - start) / 1000;
}

describe("a cold start", () => {
  it.each(isDay ? [0.8] : [0.8, 3])(
    "against a service that answers in %d s serves with its first answer",
    async (seconds) => {
      const started = startApp(await startService(seconds * 1000));
      expect(started.missing()).toBe("nothing has been read yet");
      expect(await untilReady(started)).toBeLessThan(2 + 2 * seconds);
      // It stays that slow, and pages do not wait for it any more.
      expect(await started.locales()).toMatchObject({ defaultLocale: { code: "en-US" } });
    },
    20_000,
  );

  it("against a dead service says why, and serves within moments of its coming up", async () => {
    const port = await startService(0);
    await stopService();
    const started = startApp(port);
    // Visitors come all the while: the breaker opens, and has to let a try through soon.
    for (let second = 0; second < 30; second += 1) {
      await expect(started.locales()).rejects.toThrow();
      await wait(100);
    }
    expect(started.missing()).toContain("/nfx/i18n/locales");
    await startService(0, port);
    expect(await untilReady(started)).toBeLessThan(3);
  }, 20_000);
});

describe("the last good replies on disk", () => {
  const folder = () => mkdtempSync(join(tmpdir(), "boot-"));
  const filesIn = (path: string) => (existsSync(path) ? readdirSync(path) : []);

  async function leaveBehind(bootSnapshotDir: string, changes: Partial<AppConfig> = {}): Promise<number> {
    const port = await startService(0);
    const first = startApp(port, { bootSnapshotDir, ...changes });
    await untilReady(first);
    await expect.poll(() => filesIn(bootSnapshotDir).length).toBeGreaterThanOrEqual(3);
    await first.close();
    await stopService();
    return port;
  }

  it("serve a restart while the service is down", async () => {
    const bootSnapshotDir = folder();
    const port = await leaveBehind(bootSnapshotDir);
    expect(filesIn(bootSnapshotDir).every((name) => name.endsWith(".boot.json"))).toBe(true);
    expect(await untilReady(startApp(port, { bootSnapshotDir }))).toBeLessThan(5);
  }, 20_000);

  it.each<[string, Partial<AppConfig>]>([
    ["another API version", { contentApiVersion: 5 }],
    ["another address", { contentPublicUrl: "https://other.example" }],
  ])("are not those of %s", async (_name, changes) => {
    const bootSnapshotDir = folder();
    const port = await leaveBehind(bootSnapshotDir);
    await expect(startApp(port, { bootSnapshotDir, ...changes }).locales()).rejects.toThrow();
  });

  it.each([
    ["cut", (text: string) => text.slice(0, -20)],
    ["of another shape", () => "[]"],
    ["no longer fitting", (text: string) => text.replaceAll("en-US", "../x")],
    ["too large", (text: string) => text + " ".repeat(5 * 1024 * 1024)],
  ])("are passed over when they are %s", async (_name, change) => {
    const bootSnapshotDir = folder();
    const port = await leaveBehind(bootSnapshotDir);
    for (const name of filesIn(bootSnapshotDir)) {
      const file = join(bootSnapshotDir, name);
      writeFileSync(file, change(readFileSync(file, "utf8")));
    }
    await expect(startApp(port, { bootSnapshotDir }).locales()).rejects.toThrow();
  });
});

it("the reads of a page are made at once, each a single time", async () => {
  const requests: { path: string; at: number }[] = [];
  const started = createServer(async (request, response) => {
    const path = request.url ?? "";
    requests.push({ path, at: Date.now() });
    await wait(300);
    const body = path.startsWith("/nfx/i18n/locales")
      ? locales
      : path.startsWith("/api/")
        ? { data: {} }
        : {};
    response
      .writeHead(200, { "content-type": "application/json", "cache-control": "private, no-store" })
      .end(JSON.stringify(body));
  });
  server = started;
  await new Promise<void>((resolve) => started.listen(0, "127.0.0.1", resolve));
  const site = startApp((started.address() as AddressInfo).port);
  await untilReady(site);
  const { locales: known, defaultLocale } = await site.locales();
  requests.length = 0;
  const begun = Date.now();
  const context = await site.contextFor(requestDataFor({ locale: defaultLocale, locales: known }));
  await context.guard();
  await Promise.all([context.content.config(), context.content.commonData()]);
  expect(Date.now() - begun).toBeLessThan(900);
  const paths = requests.map(({ path }) => path);
  expect(paths.filter((path, index) => paths.indexOf(path) !== index && !path.includes("/i18n/"))).toEqual(
    [],
  );
}, 20_000);
