import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { createSandboxControl, type SandboxControl } from "./sandbox-control";

/** A running site with a sandbox of its own, both on free ports. */
export interface Site {
  url: string;
  sandboxUrl: string;
  sandbox: SandboxControl;
  /** The launcher's process; it owns the server and the sandbox. */
  launcher: ChildProcess;
  /** What the processes have printed so far. */
  output: () => string;
  stop: () => Promise<void>;
}

export interface SiteOptions {
  /** Merged over the settings that tests need: no reply and no page is cached unless a test sets it. */
  environment?:
    | Record<string, string>
    | ((ports: { port: number; sandboxPort: number }) => Record<string, string>);
  /** Where others have to know it before it starts; any free one unless given. */
  port?: number;
  /** The command; the build's launcher unless a variant of it, or the site in development, is wanted. */
  launch?: [command: string, ...args: string[]];
  readyWithin?: number;
  /** Throws away what is printed, so that a server under load may log as much as it does in production. */
  isSilent?: boolean;
}

const READY_WITHIN = 30_000;
const ENDED_WITHIN = 10_000;

/** Variables of the caller's shell that would make the site another one. */
const FOREIGN =
  /^(PLATFORM_URL|CONTENT_.*|MARKET_FILE|BOOT_.*|SITE_ORIGINS|SANDBOX_.*|PORT|NODE_OPTIONS|VITEST.*)$/;

export async function startSite({
  environment = {},
  launch: [command, ...args] = [process.execPath, "build/launch.js", "--sandbox"],
  readyWithin = READY_WITHIN,
  isSilent = false,
  port: wanted,
}: SiteOptions = {}): Promise<Site> {
  const [port, sandboxPort] = await Promise.all([wanted ?? freePort(), freePort()]);
  const inherited = Object.entries(process.env).filter(([name]) => !FOREIGN.test(name));
  const launcher = spawn(command, args, {
    stdio: isSilent ? ["ignore", "ignore", "inherit"] : ["ignore", "pipe", "pipe"],
    env: {
      ...Object.fromEntries(inherited),
      NODE_ENV: "production",
      PORT: String(port),
      SANDBOX_PORT: String(sandboxPort),
      SANDBOX_SHARED_SECONDS: "0",
      // Without a country no page is shared.
      DEFAULT_COUNTRY: "ES",
      PAGE_CACHE_SECONDS: "0",
      CONTENT_FRESH_SECONDS: "0",
      OWN_READS_SECONDS: "0",
      // A service worker outlives its test, and tests do not see its requests.
      SERVICE_WORKER: "off",
      LOG_LEVEL: "warn",
      // No chat beside every page: those that are about it say so.
      CHAT_VENDORS: "custom",
      // Nor a reporter by chance.
      BROWSER_REPORT_SHARE: "0",
      ...(typeof environment === "function" ? environment({ port, sandboxPort }) : environment),
    },
  });
  let printed = "";
  for (const stream of [launcher.stdout, launcher.stderr]) {
    stream?.setEncoding("utf8").on("data", (text: string) => {
      printed += text;
    });
  }
  const url = `http://localhost:${port}`;
  const sandboxUrl = `http://localhost:${sandboxPort}`;
  const site: Site = {
    url,
    sandboxUrl,
    sandbox: createSandboxControl(sandboxUrl),
    launcher,
    output: () => printed,
    stop: () => stop(launcher),
  };
  await waitUntilReady(site, readyWithin);
  return site;
}

async function waitUntilReady({ url, launcher, output, stop }: Site, within: number): Promise<void> {
  const end = Date.now() + within;
  while (Date.now() < end && launcher.exitCode === null) {
    const answer = await fetch(`${url}/readyz`).catch(() => null);
    if (answer?.ok) return;
    await wait(100);
  }
  await stop();
  throw new Error(`the site did not start:\n${output()}`);
}

async function stop(launcher: ChildProcess): Promise<void> {
  if (launcher.exitCode !== null || launcher.signalCode !== null) return;
  const ended = once(launcher, "exit");
  launcher.kill("SIGTERM");
  const force = setTimeout(() => launcher.kill("SIGKILL"), ENDED_WITHIN);
  await ended;
  clearTimeout(force);
}

export async function freePort(): Promise<number> {
  const probe = createServer().listen(0);
  await once(probe, "listening");
  const address = probe.address();
  const port = typeof address === "object" && address ? address.port : 0;
  probe.close();
  await once(probe, "close");
  return port;
}
