import type { ServerBuild } from "@remix-run/node";
import { type SandboxOptions, startSandbox } from "../../sandbox/start";
import { fakeBuild } from "./fake-build";
import { loadSiteTable } from "./site-table";
import { startPipeline } from "./start-pipeline";

/**
 * The app's own entry and routes as a build, without the files of browsers: for tests that read the documents of every
 * page.
 */
export async function loadWholeBuild() {
  const [table, entry] = await Promise.all([loadSiteTable(), import("../../app/entry.server")]);
  const { routes } = table;
  const none = { module: "/none.js", imports: [], css: [] };
  const known = Object.values(routes).flatMap((route) => {
    const { loader, action, ErrorBoundary } = route?.module ?? {};
    const has = { hasLoader: !!loader, hasAction: !!action, hasErrorBoundary: !!ErrorBoundary };
    return route ? [[route.id, { ...none, ...route, module: none.module, ...has }] as const] : [];
  });
  const fake = fakeBuild();
  const build = {
    ...fake,
    entry: { module: entry },
    routes,
    assets: { ...fake.assets, entry: none, routes: Object.fromEntries(known) },
  };
  return { build: build as unknown as ServerBuild, table };
}

/** The whole site with these settings, over a sandbox of its own. */
export async function startWholeSite(environment: Record<string, string>, options: SandboxOptions = {}) {
  const { build, table } = await loadWholeBuild();
  const sandbox = await startSandbox({ port: 0, ...options });
  const backends = { PLATFORM_URL: sandbox.url, CONTENT_URL: sandbox.url };
  const server = await startPipeline({
    build,
    environment: { ...backends, LOG_LEVEL: "silent", ...environment },
  });
  return {
    sandbox,
    server,
    table,
    async close() {
      await server.close();
      await sandbox.close();
    },
  };
}
