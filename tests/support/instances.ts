import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { setTimeout as wait } from "node:timers/promises";
import { freePort } from "./site";

const READY_WITHIN = 60_000;

/** One process of the built site. */
export interface Instance {
  url: string;
  pid: number;
  /** Ends it at once, as a crash does. */
  kill(): Promise<void>;
  /** Ends it in order. Resolves with its exit code. */
  leave(): Promise<number | null>;
}

/** Settings that processes of one site share. */
export function siteSettings(backendUrl: string): Record<string, string> {
  return {
    PLATFORM_URL: backendUrl,
    CONTENT_URL: backendUrl,
    PLATFORM_PUBLIC_URL: backendUrl,
    CONTENT_PUBLIC_URL: backendUrl,
    PAYMENT_ORIGINS: backendUrl,
    SESSION_SECRET: "one secret that all processes of a site share",
    DEFAULT_COUNTRY: "ES",
    PAGE_CACHE_SECONDS: "0",
    CONTENT_FRESH_SECONDS: "60",
    RATE_LIMIT_FACTOR: "1000",
    LOG_LEVEL: "error",
    CHAT_VENDORS: "custom",
    DRAIN_MS: "200",
  };
}

/** Starts one process of the built site before backends that run already; `port` where it is to be found again. */
export async function startInstance(environment: Record<string, string>, port?: number): Promise<Instance> {
  port ??= await freePort();
  const url = `http://localhost:${port}`;
  const child: ChildProcess = spawn(process.execPath, ["build/server.js"], {
    stdio: ["ignore", "ignore", "inherit"],
    env: {
      NODE_ENV: "production",
      PATH: process.env.PATH,
      PORT: String(port),
      SITE_ORIGINS: url,
      ...environment,
    },
  });
  const instance = {
    url,
    pid: Number(child.pid),
    kill: async () => void (await endedBy(child, "SIGKILL")),
    leave: () => endedBy(child, "SIGTERM"),
  };
  const end = Date.now() + READY_WITHIN;
  while (Date.now() < end && child.exitCode === null) {
    if ((await fetch(`${url}/readyz`).catch(() => null))?.ok) return instance;
    await wait(100);
  }
  await instance.kill();
  throw new Error("a process of the site did not start");
}

/** Ends a process that may have ended already. Resolves with its exit code. */
export async function endedBy(child: ChildProcess, signal: NodeJS.Signals): Promise<number | null> {
  if (child.exitCode === null && child.signalCode === null) {
    const ended = once(child, "exit");
    child.kill(signal);
    await ended;
  }
  return child.exitCode;
}
