import { type ChildProcess, fork } from "node:child_process";
import { randomBytes } from "node:crypto";
import { createServer } from "node:net";
import { fileURLToPath } from "node:url";
import { brandOf } from "./brands/brands";
import { say } from "./say";
import { readSettings } from "./settings";
import { siteSettings } from "./site-settings";

// Starts the site for whoever sits before it: `npm start`, `npm run demo`, `npm run dev`. With --sandbox (in development
// also without PLATFORM_URL) the sandbox is started beside it, as a process of its own, and the site is told that those
// are its backends. In production the site is started without this: node build/server.js.

const START_LIMIT = 30_000;
const PARENT_CHECKED_EVERY = 500;
const isDevelopment = process.argv.includes("--dev");
const isOnSandbox = process.argv.includes("--sandbox") || (isDevelopment && !process.env.PLATFORM_URL);

endWithParent();
process.env.NODE_ENV ||= isDevelopment ? "development" : "production";
if (!isOnSandbox && !process.env.PLATFORM_URL) {
  stop(
    "PLATFORM_URL is required: the address of the platform. To try the site on its sandbox: npm start -- --sandbox",
  );
}
const sandboxUrl = isOnSandbox ? await startSandbox() : undefined;
const site = await import(new URL(isDevelopment ? "../server.ts" : "./server.js", import.meta.url).href);
await site.started;
sayWhereItIs();

async function startSandbox(): Promise<string> {
  const sitePort = process.env.PORT || "3000";
  const { port, url, sharedSeconds, brand } = settingsOrStop();
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
    sharedSeconds,
    secret: randomBytes(32).toString("hex"),
  });
  for (const [name, value] of Object.entries(variables)) process.env[name] ||= value;
  return seenAt;
}

/** npm and the shell that it starts pass no signal on: once they are gone, nobody is left to end this process. */
function endWithParent(): void {
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    process.kill(process.pid, "SIGTERM");
  }, PARENT_CHECKED_EVERY);
  timer.unref();
}

/** In development from its sources: a forked process inherits the loader of this one. */
function forkSandbox(): ChildProcess {
  const child = fork(new URL(isDevelopment ? "./main.ts" : "./sandbox.js", import.meta.url), {
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

function sayWhereItIs(): void {
  const site = process.env.SITE_ORIGINS?.split(",")[0] ?? `http://localhost:${process.env.PORT || "3000"}`;
  const lines = [`Site:     ${site}`];
  if (sandboxUrl) {
    lines.push(
      `Sandbox:  ${sandboxUrl} (it stands in for both backends; all money is play money)`,
      "Sign in:  demo@sandbox.test / Sandbox1!",
    );
  }
  say(`\n${lines.map((line) => `  ${line}`).join("\n")}\n\n`);
}

function stop(message: string): never {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}
