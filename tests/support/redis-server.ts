import { type ChildProcess, spawn } from "node:child_process";
import type { AddressInfo } from "node:net";
import { connect, createServer } from "node:net";
import { createClient } from "@redis/client";
import { programPath } from "../../scripts/needs/provide";

/**
 * A local Redis on its own port that can be stopped, paused and restarted; `options` as its command takes them, after
 * the file of a Sentinel.
 */
export async function startRedis(options: readonly string[] = [], file?: string) {
  const port = await freePort();
  const all = [...(file ? [file] : []), "--port", String(port), ...(file ? [] : unsaved), ...options];
  let child = await begin(port, all);
  return {
    url: `redis://127.0.0.1:${port}`,
    port,
    /** By a connection of its own. */
    async ask<Answer>(work: (raw: RawRedis) => Promise<Answer>): Promise<Answer> {
      const raw = rawClient(port);
      await raw.connect();
      try {
        return await work(raw);
      } finally {
        raw.destroy();
      }
    },
    pause: () => void child.kill("SIGSTOP"),
    resume: () => void child.kill("SIGCONT"),
    end: () => ended(child),
    async restart() {
      child = await begin(port, all);
    },
  };
}

const unsaved = ["--save", "", "--appendonly", "no"];

const rawClient = (port: number) =>
  createClient({ socket: { host: "127.0.0.1", port } }).on("error", () => {});
type RawRedis = ReturnType<typeof rawClient>;

async function begin(port: number, options: readonly string[]): Promise<ChildProcess> {
  const child = spawn(programPath("redis"), options, { stdio: "ignore" });
  const failed = new Promise<never>((_, reject) => child.once("error", reject));
  await Promise.race([untilListening(port), failed]);
  return child;
}

function ended(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) return resolve();
    child.once("exit", () => resolve());
    child.kill("SIGKILL");
  });
}

async function untilListening(port: number): Promise<void> {
  for (;;) {
    const isOpen = await new Promise<boolean>((resolve) => {
      const socket = connect(port, "127.0.0.1", () => {
        socket.destroy();
        resolve(true);
      });
      socket.once("error", () => resolve(false));
    });
    if (isOpen) return;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}
