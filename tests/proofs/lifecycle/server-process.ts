import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { setTimeout as wait } from "node:timers/promises";
import { freePort } from "../../support/site";

export interface LogLine {
  msg?: string;
  [field: string]: unknown;
}

/** The built server as a process manager starts it, without the launcher. */
export interface ServerProcess {
  url: string;
  child: ChildProcess;
  /** Lines of the log so far, where it is read. */
  log: () => LogLine[];
  /** What it has said on standard error. */
  said: () => string;
  /** Sends a signal and resolves with the exit code. */
  end: (signal: NodeJS.Signals) => Promise<number | null>;
}

interface ServerOptions {
  /** Where it is known before the start. */
  port?: number;
  sandboxUrl: string;
  /** Folder of the build. */
  build?: string;
  environment?: Record<string, string>;
  /** A file descriptor in place of a pipe that is read. */
  stdout?: number;
  /** A shell's words before the server begins. */
  before?: string;
}

const READY_WITHIN = 20_000;
const running = new Set<ChildProcess>();

/** Ends what cases that failed have left. */
export function killServers(): void {
  for (const child of running) child.kill("SIGKILL");
}

/** Starts a server and waits until it is ready. Rejects with what it said where it ends instead. */
export async function startServer(options: ServerOptions): Promise<ServerProcess> {
  const server = await spawnServer(options);
  const deadline = Date.now() + READY_WITHIN;
  while (Date.now() < deadline && server.child.exitCode === null) {
    const answer = await fetch(`${server.url}/readyz`).catch(() => null);
    if (answer?.ok) return server;
    await wait(50);
  }
  server.child.kill("SIGKILL");
  throw new Error(server.said() || "the server did not become ready");
}

/** Starts a server. */
export async function spawnServer(options: ServerOptions): Promise<ServerProcess> {
  const { sandboxUrl, environment = {}, stdout, before = ":", port = await freePort() } = options;
  const script = `${options.build ?? "build"}/server.js`;
  const url = `http://localhost:${port}`;
  const child: ChildProcess = spawn("sh", ["-c", `${before}; exec "$0" ${script}`, process.execPath], {
    stdio: ["ignore", stdout ?? "pipe", "pipe"],
    env: {
      NODE_ENV: "production",
      PATH: process.env.PATH,
      PORT: String(port),
      PLATFORM_URL: sandboxUrl,
      CONTENT_URL: sandboxUrl,
      PAYMENT_ORIGINS: sandboxUrl,
      SITE_ORIGINS: url,
      SESSION_SECRET: "0123456789abcdef0123456789abcdef",
      DEFAULT_COUNTRY: "ES",
      RATE_LIMIT_FACTOR: "100",
      DRAIN_MS: "200",
      ...environment,
    },
  });
  running.add(child);
  child.once("close", () => running.delete(child));
  let [log, said] = ["", ""];
  child.stdout?.on("data", (chunk) => {
    log += chunk;
  });
  child.stderr?.on("data", (chunk) => {
    said += chunk;
  });
  const ended = once(child, "close") as Promise<[number | null]>;
  return {
    url,
    child,
    log: () => log.split("\n").flatMap((line) => (line ? [JSON.parse(line) as LogLine] : [])),
    said: () => said,
    async end(signal: NodeJS.Signals) {
      child.kill(signal);
      return (await ended)[0];
    },
  };
}
