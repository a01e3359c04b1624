import { url as inspectorUrl } from "node:inspector";
import type { ServerBuild } from "@remix-run/node";

type Routes = ServerBuild["routes"];
type Route = NonNullable<Routes[string]>;
type Load = NonNullable<Route["module"]["loader"]>;

/** Milliseconds. A page that is the same for everybody is given up after ten seconds, and then reports nothing. */
export const REPORT_AFTER = 5_000;
export const FAILS_AFTER = 8_000;

/** Names the loaders that do not settle: `report` is called first, then they fail, so that their page shows it too. */
export function withOpenLoadersReported(build: ServerBuild, report: (text: string) => void): ServerBuild {
  const open = new Map<object, string>();

  function watched(name: string, load: Load): Load {
    return (args) => {
      const call = {};
      open.set(call, name);
      const timer = setTimeout(() => {
        report(`open for ${REPORT_AFTER / 1_000} s and more: ${[...new Set(open.values())].join(", ")}`);
      }, REPORT_AFTER);
      let failing: NodeJS.Timeout | undefined;
      const failed = new Promise<never>((_, reject) => {
        failing = setTimeout(() => {
          // A loader at a breakpoint takes longer.
          if (!inspectorUrl()) reject(new Error(`${name} has not settled in ${FAILS_AFTER / 1_000} s`));
        }, FAILS_AFTER);
      });
      const loaded = (async () => load(args))().finally(() => {
        open.delete(call);
        clearTimeout(timer);
        clearTimeout(failing);
      });
      return Promise.race([loaded, failed]);
    };
  }

  function routeOf([id, route]: [string, Route | undefined]): [string, Route | undefined] {
    const load = route?.module.loader;
    if (!load) return [id, route];
    const file = build.assets.routes[id]?.module.replace(/^\//, "") ?? id;
    const loader = watched(`the loader of ${file} (${id})`, load);
    return [id, { ...route, module: { ...route.module, loader } }];
  }

  return { ...build, routes: Object.fromEntries(Object.entries(build.routes).map(routeOf)) as Routes };
}
