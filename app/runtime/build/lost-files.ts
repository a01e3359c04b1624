import { framework } from "./own-build";

/** The address this script started with: the server has rendered what it asks for. */
const servedHref = typeof location === "undefined" ? "" : location.href;

const KEY = "cr_reloaded";
/** An address that was loaded for a lost file is not loaded again for one within this many milliseconds. */
const SHORT = 30_000;

let reloading: Promise<never> | undefined;

/**
 * A file that does not come is one of a build that is gone: the address as a document brings the present one
 * (specification 4). Never settles then; throws the error where that was just tried, so that nothing loads for ever.
 */
export function reloadForFile(error: unknown): Promise<never> {
  if (!reloading) {
    if (!isNew(location.href)) throw error;
    location.reload();
    reloading = new Promise(() => {});
  }
  return reloading;
}

/** Whether this very address was rendered by the server: what it shows works as it is. */
export function isServed(): boolean {
  return location.href === servedHref;
}

function isNew(href: string): boolean {
  if (isServed()) return false;
  try {
    const [at, last] = JSON.parse(sessionStorage.getItem(KEY) ?? "[0]");
    if (last === href && Math.abs(Date.now() - at) < SHORT) return false;
    sessionStorage.setItem(KEY, JSON.stringify([Date.now(), href]));
  } catch {
    // Without a storage the address that the server has rendered is the only guard, and enough for one round.
  }
  return true;
}

/**
 * The framework answers a route's lost file by loading the page again that is about to be left. Instead the route is
 * shown without it, which loads the page that was wanted; a form that only talks to the route goes on.
 */
export function guardRouteFiles(): void {
  const { __remixRouter: router, __remixManifest: manifest } = framework();
  const routes = [...(router?.routes ?? [])];
  for (const route of routes) {
    routes.push(...(route.children ?? []));
    const { lazy } = route;
    const file = manifest.routes[route.id]?.module;
    if (!lazy || !file) continue;
    route.lazy = () =>
      import(/* @vite-ignore */ file).then(
        () => lazy(),
        (error: unknown) => ({
          Component(): never {
            throw reloadForFile(error);
          },
        }),
      );
  }
}
