import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { setTimeout as wait } from "node:timers/promises";
import { build } from "esbuild";
import { freePort } from "../../tests/support/site";
import { pinServer } from "../processes";

/** A running reference. */
export interface Reference {
  url: string;
  pid: number;
  stop: () => Promise<void>;
}

const FOLDER = ".cache/bench";
const READY_WITHIN = 20_000;

export type ReferenceName = keyof typeof commands;

const commands = {
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

/** Starts a reference on a free port and the measured core, and waits until it answers. */
export async function startReference(
  name: ReferenceName,
  environment: Record<string, string>,
): Promise<Reference> {
  const port = await freePort();
  const child = spawn(process.execPath, commands[name], {
    stdio: ["ignore", "ignore", "inherit"],
    env: { ...process.env, NODE_ENV: "production", PORT: String(port), ...environment },
  });
  const url = `http://localhost:${port}`;
  const reference = { url, pid: child.pid ?? 0, stop: () => stop(child) };
  const end = Date.now() + READY_WITHIN;
  while (child.exitCode === null && Date.now() < end) {
    const answer = await fetch(`${url}/gamehall`).catch(() => null);
    if (answer?.ok) {
      pinServer(reference.pid);
      return reference;
    }
    await wait(50);
  }
  await reference.stop();
  throw new Error(`${name} did not start`);
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill("SIGKILL");
  await once(child, "exit");
}
