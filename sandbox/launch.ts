import { type ChildProcess, fork } from "node:child_process";
import { randomBytes } from "node:crypto";
import { createServer } from "node:net";
import { fileURLToPath } from "node:url";
import { readOptions } from "../scripts/read-options";
import { brandOf } from "./brands/brands";
import { endWithParent } from "./end-with-parent";
import { marketSettings } from "./market";
import { sayWhereItIs } from "./say";
import { readSettings } from "./settings";
import { siteSettings } from "./site-settings";

// Starts the built site on a developer's machine: `npm start`, `npm run demo`. With --sandbox the sandbox is started
// beside it, as a process of its own, and the site gets it as its backends. In production the site is
// started without this: node --enable-source-maps build/server.js.

const START_LIMIT = 30_000;
const USAGE = `npm start -- [--sandbox [--market GB | --market FILE]]

Starts the built site; --sandbox with one beside it that stands in for both backends, --market by the rules of an
example market, or of a file as it stands, without a new build.`;
const options = readOptions({ sandbox: { type: "boolean" }, market: { type: "string" } }, USAGE);
const isOnSandbox = options.sandbox ?? false;

endWithParent();
process.env.NODE_ENV ||= "production";
if (!isOnSandbox && !process.env.PLATFORM_URL) {
  stop(
    "PLATFORM_URL is required: the address of the platform. To try the site on its sandbox: npm start -- --sandbox",
  );
}
const sandboxUrl = isOnSandbox ? await startSandbox() : undefined;
const site = await import(new URL("./server.js", import.meta.url).href);
await site.started;
sayWhereItIs(process.env, sandboxUrl);

async function startSandbox(): Promise<string> {
  const sitePort = process.env.PORT || "3000";
  const { port, url, sharedSeconds, brand, market: example } = settingsOrStop();
  const market = marketOrStop(options.market ?? example);
  process.env.SANDBOX_CURRENCIES ||= market.SANDBOX_CURRENCIES ?? "";
  await stopWhenTaken(Number(sitePort), "PORT");
  await stopWhenTaken(port, "SANDBOX_PORT");
  const reachedAt = `http://localhost:${port}`;
  await untilItAnswers(forkSandbox(), reachedAt);
  const seenAt = url || reachedAt;
  const look = brandOf(brand).file;
  const variables = siteSettings({
    environment: process.env,
    sitePort,
    reachedAt,
    seenAt,
    brandFile: look && fileURLToPath(new URL(`./brands/${look}`, import.meta.url)),
    market,
    sharedSeconds,
    secret: randomBytes(32).toString("hex"),
  });
  for (const [name, value] of Object.entries(variables)) process.env[name] ||= value;
  return seenAt;
}

function forkSandbox(): ChildProcess {
  const child = fork(new URL("./sandbox.js", import.meta.url), {
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
  process.on("exit", () => child.kill());
  child.once("exit", (code) => stop(`The sandbox ended (code ${code}), so the site does too.`));
  return child;
}

async function untilItAnswers(child: ChildProcess, url: string): Promise<void> {
  const deadline = Date.now() + START_LIMIT;
  while (child.exitCode === null && Date.now() < deadline) {
    const answer = await fetch(`${url}/nfx/i18n/locales`).catch(() => null);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  stop(`The sandbox did not answer at ${url}.`);
}

async function stopWhenTaken(port: number, variable: string): Promise<void> {
  // What is no port at all is for the site's own check of its configuration to name.
  if (!(port >= 0 && port <= 65_535)) return;
  const probe = createServer();
  const isFree = await new Promise<boolean>((resolve) => {
    probe.once("error", () => resolve(false));
    probe.listen(port, () => resolve(true));
  });
  if (!isFree) stop(`Port ${port} is taken: set ${variable} to another one.`);
  await new Promise((resolve) => probe.close(resolve));
}

function settingsOrStop() {
  try {
    return readSettings(process.env);
  } catch (error) {
    return stop(error instanceof Error ? error.message : String(error));
  }
}

function marketOrStop(name: string) {
  try {
    return marketSettings(name, new URL("./markets/", import.meta.url));
  } catch (error) {
    return stop(
      `The market ${name} cannot be read: ${error instanceof Error ? error.message : String(error)}`,
    );
  }
}

function stop(message: string): never {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}
