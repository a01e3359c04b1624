import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import type { ServerBuild } from "@remix-run/node";
import { readConfig } from "./config";
import { createSite } from "./pages/create-site";
import type { Site } from "./pages/site";
import { type ConnectMiddleware, createPipeline } from "./pipeline";
import { createLog } from "./process/log";
import { createTelemetry } from "./process/telemetry";
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
  /** Told of what a request failed with, before it is logged or shown. */
  explain(error: unknown): void;
  answerError(error: unknown, req: IncomingMessage, res: ServerResponse): void;
}

/** The site of the development server, which listens in its place and calls this again when a file of it changes. */
export async function createDevelopmentSite(parts: DevelopmentParts): Promise<DevelopmentSite> {
  const config = readConfig(parts.environment);
  const tracing = await createTracing(config);
  const telemetry = createTelemetry(tracing);
  const log = createLog(config.logLevel, true, {
    onTrouble: (_level, fields) => "err" in fields && parts.explain(fields.err),
  });
  const shared = await createSharedParts(config, log, telemetry);
  let current: { build: ServerBuild; site: Site } | undefined;

  function site(): Site {
    const build = parts.build();
    if (current?.build === build) return current.site;
    const release = { version: "development", builtAt: Date.now() };
    const site = createSite(build, config.app, release, log, { ...shared.parts, telemetry });
    closeApp();
    current = { build, site };
    return site;
  }

  /** Its requests may still be under way, so nobody waits. */
  function closeApp() {
    current?.site.app.close().catch((error) => log.error({ err: error }, "an app could not be closed"));
  }

  const pipeline = createPipeline({
    config,
    log,
    site,
    files: config.ownFiles,
    isDraining: () => false,
    purges: shared.purges,
    telemetry,
    tracing,
    development: parts,
  });
  return {
    listener: pipeline.listener,
    async close() {
      pipeline.stop();
      closeApp();
      shared.close();
      await tracing?.close();
    },
  };
}
