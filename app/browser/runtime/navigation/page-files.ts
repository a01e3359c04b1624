import { matchRoutes } from "@remix-run/react";
import { loadBundles } from "~/browser/catalogue/browser-catalogue";
import type { RouteHandle } from "~/context/route-handle";
import { policyOfPath } from "~/routing/addresses/document-policies";
import { framework, pathInRouter } from "../build/own-build";

interface RouteModule {
  handle?: RouteHandle;
  shouldRevalidate?: (args: object) => boolean;
}

/** A matched route of a page, and its file. */
interface PageRoute {
  id: string;
  params: object;
  module: RouteModule;
}

/**
 * Fetches the files of a page's routes, with all that they import at once, and then the words that they name. Resolves
 * with the routes; null where a navigation loads a document, or where files do not come: the navigation itself reports
 * that.
 */
export async function fetchPageFiles(address: URL): Promise<PageRoute[] | null> {
  const { router, manifest } = framework();
  const matches =
    router && matchRoutes(router.routes as Parameters<typeof matchRoutes>[0], address, router.basename);
  if (!matches) return null;
  // A page of another policy class comes as a document.
  const own = document.documentElement.dataset.policy ?? "site";
  if (policyOfPath(pathInRouter(router, address.pathname)) !== own) return null;
  const files = matches.map(({ route, params }) => ({
    ...manifest.routes[route.id ?? ""],
    id: route.id ?? "",
    params,
  }));
  for (const { imports = [] } of files) for (const file of imports) load(file).catch(() => {});
  try {
    const routes = await Promise.all(
      files.map(async ({ id, params, module = "" }) => ({ id, params, module: await load(module) })),
    );
    // Not waited for: data is requested beside them.
    loadBundles(routes.flatMap(({ module }) => module.handle?.i18n ?? [])).catch(() => {});
    return routes;
  } catch {
    return null;
  }
}

/** The browser caches the modules of a document, so each is fetched once. */
function load(file: string): Promise<RouteModule> {
  return import(/* @vite-ignore */ file);
}
