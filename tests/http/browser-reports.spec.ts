import { readdirSync, readFileSync } from "node:fs";
import {
  type BrowserReport,
  MAX_REPORT,
  REPORT_PATH,
} from "../../app/browser/runtime/browser-reports/report";
import { paths } from "../../app/routing/paths";
import { ask, navigation } from "../support/ask";
import type { Site } from "../support/site";
import { expect, test } from "./fixtures";

const environment = { BROWSER_REPORT_SHARE: "0.5" };

async function reportOf(site: Site, changes: Partial<BrowserReport> = {}): Promise<string> {
  const { text } = await ask(site.url, "/builds/latest.json");
  return JSON.stringify({
    build: JSON.parse(text).id,
    device: "phone",
    isFirst: true,
    measures: [["inp", "features/home/home.route", 0.25]],
    failures: [],
    ...changes,
  });
}

async function send(site: Site, body: string, headers: Record<string, string> = {}): Promise<number> {
  const { status } = await ask(site.url, REPORT_PATH, {
    method: "POST",
    headers: { "Content-Type": "application/json", Origin: site.url, ...headers },
    body,
  });
  return status;
}

const browserMetrics = async (site: Site) =>
  (await ask(site.url, "/metrics")).text.split("\n").filter((line) => line.startsWith("browser_"));

test("what browsers report is counted, and what is no report is refused", async ({ ownSite }) => {
  const site = await ownSite({ environment });
  expect((await ask(site.url, "/", { headers: navigation })).text).toContain('data-reports="0.5"');
  expect((await ask(site.url, paths.signIn(), { headers: navigation })).text).not.toContain("data-reports");
  const report = await reportOf(site);
  expect(await send(site, report)).toBe(204);
  const counted = await browserMetrics(site);
  const labels = `route="features/home/home.route",device="phone",build="${JSON.parse(report).build}"`;
  expect(counted).toContain(`browser_timing_seconds_bucket{le="0.5",timing="inp",${labels}} 1`);
  expect(counted).toContain(`browser_timing_seconds_bucket{le="0.2",timing="inp",${labels}} 0`);

  expect((await ask(site.url, REPORT_PATH)).status).toBe(405);
  expect(await send(site, report, { Origin: "https://evil.example" })).toBe(403);
  expect(await send(site, report, { "Content-Type": "text/plain" })).toBe(415);
  expect(await send(site, "{}")).toBe(400);
  expect(await send(site, " ".repeat(MAX_REPORT + 1))).toBe(413);
  expect(await browserMetrics(site)).toEqual(counted);
});

test("an address reports so often, and the log says what is new", async ({ ownSite }) => {
  const site = await ownSite({ environment: { ...environment, RATE_LIMIT_FACTOR: "1" } });
  const script = readdirSync("build/client/assets").find((name) => /^layout-.*\.js$/.test(name)) ?? "";
  const lines = readFileSync(`build/client/assets/${script}`, "utf8").split("\n");
  const line = lines.findIndex((text) => text.includes(".closest("));
  const column = lines[line]?.indexOf(".closest(") ?? 0;
  const failing = await reportOf(site, {
    failures: [
      {
        kind: "error",
        name: "TypeError",
        route: "nowhere\n",
        frames: [
          ["../server.js", 1, 1],
          [script, line + 1, column + 2],
        ],
      },
    ],
  });
  const statuses: number[] = [];
  for (let sent = 0; sent < 130; sent += 1) statuses.push(await send(site, failing));
  expect(statuses.filter((status) => status === 204)).toHaveLength(120);
  expect(statuses.at(-1)).toBe(429);
  await expect.poll(site.output).toContain("something failed in a browser");
  expect(site.output().match(/something failed in a browser/g)).toHaveLength(1);
  expect(site.output()).toMatch(/"route":"other".*"stack":\["(app|node_modules)\/[^"]+:\d+:\d+"\]/);
});

test("a visitor spends the log of nobody else, and another build's failures cost no line", async ({
  ownSite,
}) => {
  const site = await ownSite({ environment: { ...environment, TRUSTED_PROXY_CIDRS: "127.0.0.0/8,::1/128" } });
  const failure = (line: number, build?: string) =>
    reportOf(site, {
      ...(build && { build }),
      failures: [{ kind: "error", name: "TypeError", route: "nowhere", frames: [["made-up.js", line, 1]] }],
    });
  const from = (network: number) => ({ "X-Forwarded-For": `203.0.113.${network}` });
  const logged = () => site.output().match(/something failed in a browser/g)?.length;
  for (let line = 1; line <= 20; line += 1) await send(site, await failure(line, "made-up"), from(1));
  for (let line = 1; line <= 20; line += 1) await send(site, await failure(line), from(2));
  await expect.poll(logged).toBe(3);
  await send(site, await failure(99), from(3));
  await expect.poll(logged).toBe(4);
});

test("a share of 0 lets no browser report and accepts no report", async ({ site }) => {
  expect((await ask(site.url, "/", { headers: navigation })).text).not.toContain("data-reports");
  expect(await send(site, await reportOf(site))).not.toBe(204);
  expect((await browserMetrics(site)).filter((line) => !line.startsWith("#"))).toEqual([]);
});

test("maps of the browser's scripts are the server's alone", async ({ site }) => {
  const [map = ""] = readdirSync("build/client-maps");
  expect(map).toMatch(/\.js\.map$/);
  for (const path of [`/assets/${map}`, `/client-maps/${map}`, `/assets/../../client-maps/${map}`])
    expect((await ask(site.url, path)).status, path).toBeGreaterThanOrEqual(400);
});
