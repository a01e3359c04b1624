import { readFileSync } from "node:fs";
import type { ServerBuild } from "@remix-run/node";
import type { AppConfig } from "~/context/app-config";
import type { Logger } from "~/upstream/logger";
import type { SharedParts } from "../app/context/app";
import { loadStaticFiles, readAhead, type StaticFiles, withoutWorker } from "./middleware/files/static-files";
import { createSite } from "./pages/create-site";
import type { Site } from "./pages/site";
import { FIRST_PAGES_MS } from "./process/first-pages";

/** Loads the output of `npm run build`: the app, which is part of this bundle, and from a folder the client's files. */
export async function loadBuiltSite(
  folder: URL,
  config: Omit<AppConfig, "version">,
  log: Logger,
  shared: SharedParts,
): Promise<{ site: Site; files: StaticFiles }> {
  const build = (await import("virtual:remix/server-build")) as ServerBuild;
  const files = loadStaticFiles(new URL("client", folder).pathname);
  setTimeout(() => {
    readAhead(files).catch((error) => log.error({ err: error }, "a file of the build could not be read"));
  }, FIRST_PAGES_MS).unref();
  const version = readFileSync(new URL("version.json", folder), "utf8");
  const { id, timestamp } = JSON.parse(version) as { id: string; timestamp: number };
  return {
    site: createSite(build, config, { version: id, builtAt: timestamp }, log, shared),
    files: config.hasServiceWorker ? files : withoutWorker(files),
  };
}
