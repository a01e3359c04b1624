import type { Server } from "node:http";
import type { ServerBuild } from "@remix-run/node";
import type { AppConfig } from "~/app-config";
import type { Logger } from "~/logger";
import type { SharedParts } from "../app/context";
import { createSite } from "./built-site";
import type { Site } from "./pages/site";
import type { ConnectMiddleware } from "./pipeline";

/** Serves the site from its sources through Vite, and recreates it when a module changes. */
export async function createDevelopmentSite(
  config: Omit<AppConfig, "version">,
  server: Server,
  log: Logger,
  shared: SharedParts,
): Promise<{ site: () => Promise<Site>; middleware: ConnectMiddleware; close(): Promise<void> }> {
  const { createServer } = await import("vite");
  const vite = await createServer({
    configFile: "remix.config.ts",
    server: { middlewareMode: true, hmr: { server } },
    // Pre-bundled at start: a dependency discovered later would bring a second copy of React.
    optimizeDeps: { entries: ["app/entry.client.tsx", "app/root.tsx", "app/**/*.route.tsx"] },
  });
  const facts = { version: "development", builtAt: Date.now() };
  let current: { build: ServerBuild; site: Site } | undefined;
  return {
    middleware: vite.middlewares,
    async site() {
      const build = (await vite.ssrLoadModule("virtual:remix/server-build")) as ServerBuild;
      if (current?.build === build) return current.site;
      const previous = current?.site;
      current = { build, site: createSite(build, config, facts, log, shared) };
      await previous?.app.close();
      return current.site;
    },
    close: () => vite.close(),
  };
}
