import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { freePort } from "../support/site";

/** A Strapi of `integrations/strapi` on a free port, with database, uploads and mail in a folder of its own. */
export interface Strapi {
  url: string;
  /** The last mail to an address. */
  mailTo: (address: string) => Promise<string>;
  /** Ends the process; what it holds stays. */
  pause: () => Promise<void>;
  resume: () => Promise<void>;
  /** Ends it for good and leaves nothing behind. */
  remove: () => Promise<void>;
}

const READY_WITHIN = 90_000;
const ENDED_WITHIN = 10_000;

export async function startStrapi(): Promise<Strapi> {
  const port = await freePort();
  const folder = await mkdtemp(join(tmpdir(), "strapi-"));
  const url = `http://127.0.0.1:${port}`;
  const run = () => launch(url, { PORT: String(port), DATA_DIR: folder, PUBLIC_DIR: join(folder, "public") });
  let running = await run();
  const pause = () => stop(running);
  return {
    url,
    async mailTo(address) {
      const lines = (await readFile(join(folder, "mail.jsonl"), "utf8")).trim().split("\n");
      const mails = lines.map((line) => JSON.parse(line) as { to: string; text: string });
      return mails.findLast(({ to }) => to === address)?.text ?? "";
    },
    pause,
    async resume() {
      running = await run();
    },
    async remove() {
      await pause();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function launch(url: string, environment: Record<string, string>): Promise<ChildProcess> {
  const strapi = spawn(process.execPath, ["integrations/strapi/scripts/start.mjs"], {
    stdio: ["ignore", "pipe", "pipe"],
    env: {
      NODE_ENV: "production",
      PATH: process.env.PATH,
      LOG_LEVEL: "warn",

      ...environment,
    },
  });
  let printed = "";
  for (const stream of [strapi.stdout, strapi.stderr]) {
    stream?.setEncoding("utf8").on("data", (text: string) => {
      printed += text;
    });
  }
  const end = Date.now() + READY_WITHIN;
  while (Date.now() < end && strapi.exitCode === null) {
    const answer = await fetch(`${url}/nfx/i18n/locales`).catch(() => null);
    if (answer?.ok) return strapi;
    await wait(200);
  }
  await stop(strapi);
  throw new Error(`Strapi did not start:\n${printed}`);
}

async function stop(strapi: ChildProcess): Promise<void> {
  if (strapi.exitCode !== null || strapi.signalCode !== null) return;
  const ended = once(strapi, "exit");
  strapi.kill("SIGTERM");
  const force = setTimeout(() => strapi.kill("SIGKILL"), ENDED_WITHIN);
  await ended;
  clearTimeout(force);
}
