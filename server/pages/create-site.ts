import type { ServerBuild } from "@remix-run/node";
import type { AppConfig } from "~/context/app-config";
import type { Logger } from "~/upstream/logger";
import type { SharedParts } from "../../app/context/app";
import { createBranchHandlers, type EntryModule } from "./branch-handlers";
import { createRouteTable } from "./route-table";
import type { Site } from "./site";

/** Creates the site of a build: its app, its checked route table and its lazily created request handlers. */
export function createSite(
  build: ServerBuild,
  config: Omit<AppConfig, "version">,
  { version, builtAt }: Pick<Site, "version" | "builtAt">,
  log: Logger,
  shared?: SharedParts,
): Site {
  const { createApp } = build.entry.module as unknown as EntryModule;
  return {
    ...createRouteTable(build.routes),
    handlerFor: createBranchHandlers(build, shared?.telemetry?.tracer),
    app: createApp({ ...config, version }, log, shared),
    version,
    builtAt,
  };
}
