import { randomBytes } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { loadEnv } from "vite";
import { sayWhereItIs } from "../../sandbox/say";
import { listen } from "../../server/process/listen";
import { readOptions } from "../read-options";
import { sendErrorPage } from "./error-page";
import { createReloading } from "./reloading";
import { canRestart, restart, takeLastProblem } from "./restart";
import { watchForLoops } from "./watchdog";

// Listens for the site and, unless PLATFORM_URL names a platform, for its sandbox. This process restarts only after an
// endless loop: its answers come from modules that Vite reloads when a file changes. While that fails, the last working
// site answers the parts of open pages, and documents show the error.

/** What a browser loads as a page of its own. */
const DOCUMENTS = ["document", "iframe", "frame"];

process.env.NODE_ENV ||= "development";
// Variables that are set already stay.
Object.assign(process.env, loadEnv("development", process.cwd(), ""));
if (canRestart()) watchForLoops();

const { sandbox: wantsSandbox } = readOptions(
  { sandbox: { type: "boolean" } },
  "npm run dev -- [--sandbox]\n\n--sandbox: also where PLATFORM_URL names a platform",
);
const isOnSandbox = wantsSandbox || !process.env.PLATFORM_URL;
const server = createServer((req, res) => void answer(req, res));
const reloading = createReloading({
  server,
  isOnSandbox,
  environment: process.env,
  secret: randomBytes(32).toString("hex"),
  lastProblem: takeLastProblem(),
  onSettings() {
    process.stderr.write(
      `\n.env has changed: ${canRestart() ? "the server starts again" : "restart the server"}.\n\n`,
    );
    if (canRestart()) restart(null);
  },
});
for (const event of ["uncaughtException", "unhandledRejection"]) process.on(event, reloading.logError);

listenAt(server, "PORT", 3000);
if (isOnSandbox) {
  const sandbox = createServer((req, res) => void answerAsSandbox(req, res));
  // Longer than the site's clients keep an idle connection.
  sandbox.keepAliveTimeout = 75_000;
  listenAt(sandbox, "SANDBOX_PORT", 4000);
}
await reloading.refresh();
sayWhereItIs(process.env, reloading.sandbox()?.url);

async function answer(req: IncomingMessage, res: ServerResponse) {
  await reloading.refresh();
  if (reloading.answerManifest(req, res)) return;
  const problem = reloading.problem();
  const site = reloading.site();
  if (site && (!problem || isPartOfPage(req))) return site.listener(req, res);
  const modules = reloading.middleware();
  const refuse = () => sendErrorPage(req, res, problem ?? "", modules !== undefined);
  if (modules) modules(req, res, refuse);
  else refuse();
}

/** The site calls it while it is being built, so nothing is built for it. */
async function answerAsSandbox(req: IncomingMessage, res: ServerResponse) {
  const sandbox = reloading.sandbox() ?? (await reloading.refresh().then(reloading.sandbox));
  if (sandbox) return sandbox.listener(req, res);
  sendErrorPage(req, res, reloading.problem() ?? "", false);
}

function isPartOfPage({ headers }: IncomingMessage): boolean {
  const destination = headers["sec-fetch-dest"];
  return typeof destination === "string" && !DOCUMENTS.includes(destination);
}

function listenAt(listening: typeof server, variable: string, fallback: number): void {
  const port = Number(process.env[variable] || fallback);
  listen(listening, { port, host: process.env.HOST || undefined, variable }).catch((error: Error) => {
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  });
}
