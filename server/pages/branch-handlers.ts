import { createRequestHandler, type RequestHandler, type ServerBuild } from "@remix-run/node";
import { LRUCache } from "lru-cache";
import type { AppConfig } from "~/context/app-config";
import type { Logger } from "~/upstream/logger";
import type { App, SharedParts } from "../../app/context/app";
import type { Tracer } from "../../app/upstream/telemetry";
import { traceRoute } from "../tracing/trace-route";
import type { MatchedBranch } from "./route-table";

/** Exports of the app's entry module that the web server uses in addition to Remix's own. */
export interface EntryModule {
  createApp(config: AppConfig, log: Logger, shared?: SharedParts): App;
  /** The guards before every loader and action. */
  guardRoute: <Module>(module: Module) => Module;
}

type RouteModule = NonNullable<ServerBuild["routes"][string]>["module"];

const MAX_HANDLERS = 500;

/**
 * Caches one request handler per locale and branch, created from a build with only that branch's routes. Remix ranks
 * its whole route table several times per request, so with the full build each route slows down all others.
 */
export function createBranchHandlers(
  build: ServerBuild,
  tracer?: Tracer,
): (basename: string, branch: MatchedBranch) => RequestHandler {
  const { guardRoute } = build.entry.module as unknown as EntryModule;
  // The build has no types: without this a route would be served unguarded.
  if (typeof guardRoute !== "function") throw new Error("the entry module exports no guardRoute");
  const guarded = new Map<string, RouteModule>();
  const handlers = new LRUCache<string, RequestHandler>({ max: MAX_HANDLERS });

  const guard = (id: string, module: RouteModule): RouteModule => {
    const known = guarded.get(id) ?? traceRoute(id, guardRoute(module), tracer);
    guarded.set(id, known);
    return known;
  };

  const buildOf = (basename: string, { ids }: MatchedBranch): ServerBuild => ({
    ...build,
    basename: basename || "/",
    routes: Object.fromEntries(
      pick(build.routes, ids).map(([id, route]) => [
        id,
        route && { ...route, module: guard(id, route.module) },
      ]),
    ),
    assets: { ...build.assets, routes: Object.fromEntries(pick(build.assets.routes, ids)) },
  });

  return (basename, branch) => {
    const key = `${basename} ${branch.leafId}`;
    let handler = handlers.get(key);
    if (!handler) {
      handler = createRequestHandler(buildOf(basename, branch), build.mode);
      handlers.set(key, handler);
    }
    return handler;
  };
}

function pick<Value>(record: Record<string, Value>, ids: readonly string[]): [string, Value][] {
  return ids.flatMap((id): [string, Value][] => (id in record ? [[id, record[id] as Value]] : []));
}
