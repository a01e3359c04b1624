import type { Tracer } from "../../app/upstream/telemetry";

type RouteFunction = (args: never) => unknown;

interface TracedModule {
  loader?: unknown;
  action?: unknown;
}

/** Gives the loader and the action of a route a span each; without a tracer the module stays as it is. */
export function traceRoute<Module extends TracedModule>(
  id: string,
  module: Module,
  tracer: Tracer | undefined,
): Module {
  if (!tracer) return module;
  const traced = (kind: "loader" | "action") => {
    const run = module[kind] as RouteFunction | undefined;
    if (!run) return {};
    return {
      [kind]: (args: never) =>
        tracer.run(`${kind} ${id}`, "internal", { "http.route": id }, async () => run(args)),
    };
  };
  return { ...module, ...traced("loader"), ...traced("action") };
}
