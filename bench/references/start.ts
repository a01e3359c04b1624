import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { setTimeout as wait } from "node:timers/promises";
import { build } from "esbuild";
import { freePort } from "../../tests/support/site";
import { pinServer } from "../processes";

/** A running server. */
export interface Started {
  url: string;
  pid: number;
  /** Milliseconds from the start of its process to the end of its first page. */
  took: number;
  stop: () => Promise<void>;
}

const FOLDER = ".cache/bench";
const READY_WITHIN = 20_000;

export type ReferenceName = keyof typeof commands;

export const commands = {
  "plain-bytes": [`${FOLDER}/plain-bytes.js`],
  "plain-template": [`${FOLDER}/plain-template.js`],
  "express-react": [`${FOLDER}/express-react.js`],
  remix: ["node_modules/@remix-run/serve/dist/cli.js", `${FOLDER}/remix/server/index.js`],
};

/** Builds all references as a production site is built. Takes some seconds. */
export async function buildReferences(): Promise<void> {
  await build({
    entryPoints: ["plain-bytes.ts", "plain-template.ts", "express-react.tsx"].map(
      (file) => `bench/references/${file}`,
    ),
    outdir: FOLDER,
    bundle: true,
    packages: "external",
    platform: "node",
    target: "node20",
    format: "esm",
    jsx: "automatic",
    logLevel: "warning",
  });
  execFileSync(
    "node_modules/.bin/remix",
    ["vite:build", "--config", "bench/references/remix/vite.config.ts"],
    {
      stdio: ["ignore", "ignore", "inherit"],
    },
  );
}

/** Starts a reference, and gives it the measured core. */
export async function startReference(
  name: ReferenceName,
  environment: Record<string, string>,
): Promise<Started> {
  const reference = await startServer(commands[name], () => environment);
  pinServer(reference.pid);
  return reference;
}

/** Starts a server on a free port, and waits until it answers a page well. */
export async function startServer(
  command: string[],
  settings: (port: number) => Record<string, string>,
): Promise<Started> {
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const began = performance.now();
  const child = spawn(process.execPath, command, {
    stdio: ["ignore", "ignore", "inherit"],
    env: { ...process.env, NODE_ENV: "production", PORT: String(port), ...settings(port) },
  });
  while (child.exitCode === null && performance.now() - began < READY_WITHIN) {
    const answer = await fetch(`${url}/gamehall`).catch(() => null);
    if (answer?.ok) {
      await answer.text();
      return { url, pid: child.pid ?? 0, took: performance.now() - began, stop: () => stop(child) };
    }
    await wait(5);
  }
  await stop(child);
  throw new Error(`${command} did not start`);
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill("SIGKILL");
  await once(child, "exit");
}
