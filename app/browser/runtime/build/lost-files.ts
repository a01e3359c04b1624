import { noteFailure } from "../browser-reports/failures";
import { readInTab, tabKeys, writeInTab } from "../storage";
import { framework, rememberLostPart } from "./own-build";

/** The server rendered the page of this entry. */
const servedEntry = typeof location === "undefined" ? "" : entry();

/** Milliseconds within which a URL is not reloaded again for a missing file. */
const SHORT = 30_000;

let reloading: Promise<never> | undefined;

/**
 * A missing file means that its build was replaced, so the current URL is loaded as a document (docs/product.md#4).
 * Returns a promise that never settles; throws the error if a reload was just tried, to prevent a reload loop.
 */
export function reloadForFile(error: unknown): Promise<never> {
  if (!reloading && !isNew(location.href)) throw error;
  return reload();
}

function reload(): Promise<never> {
  if (!reloading) {
    location.reload();
    reloading = new Promise(() => {});
  }
  return reloading;
}

/**
 * Leaves the page as served, because a part of it cannot be loaded: its links and forms work as without script. If one
 * was used before, its target is loaded as a document. Never settles.
 */
export function stayAsServed(): Promise<never> {
  rememberLostPart();
  framework().router?.subscribe(() => {
    if (!isServed()) void reload();
  });
  return new Promise(() => {});
}

/** Whether the server rendered what the browser's history is at: it then works without further files. */
export function isServed(): boolean {
  return entry() === servedEntry;
}

/** The current entry of the history: its URL without hash, and the router's key, which a form's answer changes too. */
function entry(): string {
  return `${location.href.split("#", 1)[0]} ${history.state?.key}`;
}

function isNew(href: string): boolean {
  if (isServed()) return false;
  // Without session storage only `isServed` prevents a loop, which is enough after one reload.
  const [at = "", last] = readInTab(tabKeys.reloaded)?.split(" ") ?? [];
  if (last === href && Math.abs(Date.now() - Number(at)) < SHORT) return false;
  writeInTab(tabKeys.reloaded, `${Date.now()} ${href}`);
  return true;
}

/**
 * When a route's file is missing, Remix reloads the current page instead of the requested one. This renders a
 * component in its place that reloads after the navigation; forms that only submit to the route still work.
 */
export function guardRouteFiles(): void {
  const { router, manifest } = framework();
  const routes = [...(router?.routes ?? [])];
  for (const route of routes) {
    routes.push(...(route.children ?? []));
    const { lazy } = route;
    const file = manifest.routes[route.id]?.module;
    if (!lazy || !file) continue;
    route.lazy = () =>
      import(/* @vite-ignore */ file).then(
        () => lazy(),
        (error: unknown) => {
          noteFailure("file", error);
          return {
            Component(): never {
              throw reloadForFile(error);
            },
          };
        },
      );
  }
}
