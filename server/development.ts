import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import type { ServerBuild } from "@remix-run/node";
import { readConfig } from "./config";
import type { ConnectMiddleware } from "./middleware/step-kinds";
import { createSite } from "./pages/create-site";
import type { Site } from "./pages/site";
import { createPipeline } from "./pipeline";
import { createLog } from "./process/log";
import { createTelemetry } from "./process/telemetry";
import { createVerboseHour } from "./process/verbose-hour";
import { createSharedParts } from "./redis/shared-parts";
import { createTracing } from "./tracing/tracing";

export interface DevelopmentSite {
  listener: RequestListener;
  close(): Promise<void>;
}

interface DevelopmentParts {
  environment: Readonly<Record<string, string | undefined>>;
  /** The last build of the app that could be loaded: another object when a module has changed. */
  build: () => ServerBuild;
  /** Serves modules to browsers. */
  middleware: ConnectMiddleware;
  /** Called with what a request failed with, before it is logged or shown. */
  explain(error: unknown): void;
  answerError(error: unknown, req: IncomingMessage, res: ServerResponse): void;
}

/** Milliseconds in which the requests of what has been replaced end: no backend is waited for as long. */
const LAST_REQUESTS_MS = 40_000;

/** The site of the development server, which listens in its place and calls this again when a file of it changes. */
export async function createDevelopmentSite(parts: DevelopmentParts): Promise<DevelopmentSite> {
  const config = readConfig(parts.environment);
  const tracing = await createTracing(config);
  const telemetry = createTelemetry(tracing);
  const log = createLog(config.logLevel, true, {
    onTrouble: (_level, fields) => "err" in fields && parts.explain(fields.err),
  });
  const shared = await createSharedParts(config, log, telemetry);
  const hour = createVerboseHour(log, config.logLevel);
  let current: { build: ServerBuild; site: Site } | undefined;

  function site(): Site {
    const build = parts.build();
    if (current?.build === build) return current.site;
    const release = { version: "development", builtAt: Date.now() };
    const site = createSite(build, config.app, release, log, { ...shared.parts, telemetry });
    if (current) lastRequests().then(current.site.app.close).catch(logUnclosed);
    current = { build, site };
    return site;
  }

  function logUnclosed(error: unknown) {
    log.error({ err: error }, "an app could not be closed");
  }

  const pipeline = createPipeline({
    config,
    log,
    site,
    files: config.ownFiles,
    isDraining: () => false,
    purges: shared.purges,
    verbose: { hour, notify: shared.notify },
    telemetry,
    tracing,
    development: parts,
  });
  return {
    listener: pipeline.listener,
    async close() {
      await lastRequests();
      pipeline.stop();
      await current?.site.app.close().catch(logUnclosed);
      shared.close();
      await tracing?.close();
    },
  };
}

/** What is closed under a request would fail it. */
function lastRequests(): Promise<void> {
  return wait(LAST_REQUESTS_MS, undefined, { ref: false });
}
