import { readFileSync } from "node:fs";
import type { Server } from "node:http";
import { relative, resolve } from "node:path";
import type { ServerBuild } from "@remix-run/node";
import { createServer as createVite, loadConfigFromFile, preprocessCSS, type ViteDevServer } from "vite";
import type { catalogues } from "../../app/i18n/messages/catalogue";
import type { createDevelopmentSandbox } from "../../sandbox/development";
import type { createDevelopmentSite } from "../../server/development";
import { sendErrorPage } from "./error-page";
import { type ErrorDetails, explainError, textOf } from "./explain-error";
import { missingWords } from "./missing-words";
import { withOpenLoadersReported } from "./open-loaders";
import { createOwnManifests, tableOf } from "./own-manifests";
import { remade } from "./remade";

type SandboxModule = { createDevelopmentSandbox: typeof createDevelopmentSandbox };
type SiteModule = { createDevelopmentSite: typeof createDevelopmentSite };

interface ReloadingOptions {
  /** Carries the socket of hot updates. */
  server: Server;
  isOnSandbox: boolean;
  environment: Readonly<Record<string, string | undefined>>;
  /** Of sessions; the same for as long as the development server runs. */
  secret: string;
  /** Why the server was restarted. Shown until a file changes: the same page would only cause it again. */
  lastProblem: ErrorDetails | undefined;
  /** Logged when a file of environment variables changes: they are read at start only. */
  onSettings(): void;
}

const CONFIG_FILE = "remix.config.ts";
/** Those that Vite reads. */
const SETTINGS_FILE = /^\.env(\.development)?(\.local)?$/;
/** Milliseconds: files that are saved together are one change. */
const SETTLED = 50;

/** The site and the sandbox as Vite loads them from their sources, and what is wrong with these. */
export function createReloading({
  server,
  isOnSandbox,
  environment,
  secret,
  lastProblem,
  onSettings,
}: ReloadingOptions) {
  const root = process.cwd();
  let vite: ViteDevServer | undefined;
  let build: ServerBuild | undefined;
  let configError: unknown;
  let problem = lastProblem;
  let isAsItWas = lastProblem !== undefined;
  let watched: unknown;
  /** Messages that a language lacks, as far as the terminal and a page know of them. */
  let reported = "";
  let untold = "";
  let styles: Promise<void> | undefined;
  let timer: NodeJS.Timeout | undefined;
  let queue = Promise.resolve();

  const sandbox = remade((module: SandboxModule) => module.createDevelopmentSandbox(environment, secret));
  const site = remade(
    (module: SiteModule, siteSettings: Record<string, string>, { middlewares }: ViteDevServer) =>
      module.createDevelopmentSite({
        environment: { ...siteSettings, ...nonEmpty(environment) },
        build: () => build as ServerBuild,
        middleware: middlewares,
        explain,
        answerError(error, req, res) {
          logError(error);
          sendErrorPage(req, res, textOf(detailsOf(error), root), true);
        },
      }),
    (last) => last.close().catch(logError),
  );
  const noSettings = {};
  const manifests = createOwnManifests();
  const builds = remade((loaded: ServerBuild) => withOpenLoadersReported(manifests.withOwn(loaded), say));

  /** Reloads what has changed, one change after the other. */
  function refresh(): Promise<void> {
    queue = queue.then(load).then(mended, failed);
    return queue;
  }

  async function load(): Promise<void> {
    vite ??= await createVite({
      configFile: CONFIG_FILE,
      server: { middlewareMode: true, hmr: { server } },
      // Pre-bundled at start: a dependency discovered later would bring a second copy of React.
      optimizeDeps: { entries: ["app/entry.client.tsx", "app/root.tsx", "app/**/*.route.tsx"] },
    });
    if (watched !== vite.watcher) {
      watch(vite);
      configError = await configProblem();
    }
    if (configError) throw configError;
    const beside = isOnSandbox
      ? await sandbox.of((await vite.ssrLoadModule("/sandbox/development.ts")) as SandboxModule)
      : undefined;
    // Remix goes on with the last good table of routes, and says so in the terminal alone.
    await vite.ssrLoadModule("/app/routes.ts");
    const lastTable = build && tableOf(build);
    build = await builds.of((await vite.ssrLoadModule("virtual:remix/server-build")) as ServerBuild);
    // Open pages request data by a route table that no longer exists.
    if (lastTable && lastTable !== tableOf(build)) reloadPages();
    styles ??= mustHaveStyles(vite);
    await styles;
    logMissingWords(await vite.ssrLoadModule("/app/i18n/messages/catalogue.ts"));
    const module = (await vite.ssrLoadModule("/server/development.ts")) as SiteModule;
    const last = site.last();
    if ((await site.of(module, beside?.siteSettings ?? noSettings, vite)) !== last && last) reloadPages();
  }

  function mended(): void {
    if (isAsItWas) return;
    if (problem) reloadPages();
    problem = undefined;
  }

  function failed(error: unknown): void {
    const details = detailsOf(error);
    if (details.stack !== problem?.stack) logError(error);
    problem = details;
  }

  /** In the terminal, and over the pages that are open. */
  function logError(error: unknown): void {
    const details = detailsOf(error);
    say(textOf(details, root));
    vite?.ws.send({ type: "error", err: details });
  }

  /** English replaces them, so the page still works: it is reported once, over open pages too. */
  function logMissingWords(module: Record<string, unknown>): void {
    const missing = missingWords((module as { catalogues: typeof catalogues }).catalogues);
    if (missing === reported) return;
    reported = missing;
    untold = missing;
    if (missing) say(missing);
  }

  function say(text: string): void {
    process.stderr.write(`\n${text}\n\n`);
  }

  function detailsOf(error: unknown): ErrorDetails {
    if (error instanceof Error) vite?.ssrFixStacktrace(error);
    return explainError(error, root);
  }

  /** Lays the lines that failed into the stack, which the log and failed pages show. */
  function explain(error: unknown): void {
    const { frame } = detailsOf(error);
    if (!(error instanceof Error) || !frame || error.stack?.includes(frame)) return;
    const [, head, calls] = /^([\s\S]*?)(\n\s+at [\s\S]*)$/.exec(error.stack ?? "") ?? [];
    if (calls) error.stack = `${head}\n\n${frame}\n${calls}`;
  }

  /** Vite stays as it was where its configuration cannot be read, and says so in the terminal alone. */
  function configProblem(): Promise<unknown> {
    return loadConfigFromFile({ command: "serve", mode: "development" }, CONFIG_FILE).then(
      () => undefined,
      (error) => Object.assign(error, { id: resolve(root, CONFIG_FILE) }),
    );
  }

  function reloadPages(): void {
    vite?.ws.send({ type: "full-reload" });
  }

  /** Vite has another watcher and another socket when a change of its configuration has made it restart itself. */
  function watch({ watcher, ws }: ViteDevServer): void {
    watched = watcher;
    ws.on("connection", () => {
      if (problem) ws.send({ type: "error", err: problem });
      else if (untold) {
        ws.send({ type: "error", err: { message: untold, stack: "" } });
        untold = "";
      }
    });
    watcher.on("all", (_event, file) => void changed(file));
  }

  async function changed(file: string): Promise<void> {
    if (SETTINGS_FILE.test(relative(root, file))) return onSettings();
    const { configFile, configFileDependencies = [] } = vite?.config ?? {};
    if (file === configFile || configFileDependencies.includes(file)) configError = await configProblem();
    isAsItWas = false;
    styles = undefined;
    clearTimeout(timer);
    timer = setTimeout(() => {
      // Words are no modules of the browser's, so no hot update brings them.
      refresh().then(() => !problem && file.endsWith(".json") && reloadPages());
    }, SETTLED);
  }

  return {
    refresh,
    logError,
    site: site.last,
    sandbox: sandbox.last,
    problem: () => problem && textOf(problem, root),
    middleware: () => vite?.middlewares,
    answerManifest: manifests.answer,
  };
}

function nonEmpty(environment: Readonly<Record<string, string | undefined>>) {
  return Object.fromEntries(Object.entries(environment).filter(([, value]) => value));
}

/** Only browsers request style sheets: without script, a page that has lost them is unstyled and shows no error. */
async function mustHaveStyles({ moduleGraph, config }: ViteDevServer): Promise<void> {
  for (const id of moduleGraph.idToModuleMap.keys()) {
    const [, file] = /^(.*\.css)\?url$/.exec(id) ?? [];
    if (!file) continue;
    await preprocessCSS(readFileSync(file, "utf8"), file, config).catch((error) => {
      throw Object.assign(error, { id: file });
    });
  }
}
