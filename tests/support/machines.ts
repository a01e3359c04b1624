import { type ChildProcess, spawn } from "node:child_process";
import { setTimeout as wait } from "node:timers/promises";
import { endedBy, type Instance, startInstance } from "./instances";
import { createSandboxControl, type SandboxControl } from "./sandbox-control";
import { freePort } from "./site";

const READY_WITHIN = 30_000;
const PURGE_TOKEN = "a token of the tests 1";

/** One process of the site that can be stopped and started again on its port. */
interface Machine {
  url: string;
  /** SIGTERM; resolves with the exit code. */
  stop: () => Promise<number | null>;
  start: () => Promise<void>;
}

export interface Machines {
  instances: Machine[];
  sandboxUrl: string;
  sandbox: SandboxControl;
  purgeToken: string;
  stop: () => Promise<void>;
}

/**
 * Several processes of the built site as `deploy/` runs them: one sandbox, one Redis, one edge at `edgePort`. Replies
 * are cached for long, so that only a purge changes it.
 */
export async function startMachines(
  count: number,
  { redisUrl, edgePort }: { redisUrl: string; edgePort: number },
): Promise<Machines> {
  const [sandboxPort, ...ports] = await Promise.all(Array.from({ length: count + 1 }, freePort));
  const sandboxUrl = `http://localhost:${sandboxPort}`;
  const sandbox = spawn(process.execPath, ["build/sandbox.js"], {
    stdio: ["ignore", "ignore", "inherit"],
    env: {
      PATH: process.env.PATH,
      NODE_ENV: "production",
      SANDBOX_PORT: String(sandboxPort),
      SANDBOX_SHARED_SECONDS: "600",
    },
  });
  await untilOk(`${sandboxUrl}/nfx/i18n/locales`, sandbox);
  const environment = {
    PLATFORM_URL: sandboxUrl,
    CONTENT_URL: sandboxUrl,
    SITE_ORIGINS: [edgePort, ...ports].map((port) => `http://localhost:${port}`).join(),
    SESSION_SECRET: "0123456789abcdef0123456789abcdef",
    PURGE_TOKEN,
    REDIS_URL: redisUrl,
    TRUSTED_PROXY_CIDRS: "127.0.0.1,::1",
    CDN_KEYS: "country",
    DEFAULT_COUNTRY: "ES",
    PAGE_CACHE_SECONDS: "600",
    DRAIN_MS: "500",
    RATE_LIMIT_FACTOR: "1000",
    LOG_LEVEL: "error",
  };
  const instances = ports.map((port): Machine => {
    let running: Instance | undefined;
    return {
      url: `http://localhost:${port}`,
      async start() {
        running = await startInstance(environment, port);
      },
      stop: async () => (await running?.leave()) ?? null,
    };
  });
  await Promise.all(instances.map((instance) => instance.start()));
  return {
    instances,
    sandboxUrl,
    sandbox: createSandboxControl(sandboxUrl),
    purgeToken: PURGE_TOKEN,
    async stop() {
      await Promise.all([...instances.map((instance) => instance.stop()), endedBy(sandbox, "SIGTERM")]);
    },
  };
}

async function untilOk(url: string, child: ChildProcess): Promise<void> {
  const until = Date.now() + READY_WITHIN;
  while (Date.now() < until && child.exitCode === null) {
    const answer = await fetch(url).catch(() => null);
    if (answer?.ok) return;
    await wait(100);
  }
  await endedBy(child, "SIGTERM");
  throw new Error(`${url} did not become ready`);
}
