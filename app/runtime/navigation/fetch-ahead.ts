import { matchRoutes } from "@remix-run/react";
import { policyOfPath } from "~/addresses/document-policies";
import { visitorQuery } from "~/addresses/visitor-query";
import type { RouteHandle } from "~/context";
import { bundlesUrl, unaskedBundles } from "~/i18n/browser-catalogue";
import { framework, pathInRouter } from "../build/own-build";

/** Slightly less than the lifetime of prefetched data in the browser's cache (`server/pages/page-answer.ts`). */
const FRESH_MS = 9_000;

interface RouteModule {
  handle?: RouteHandle;
  shouldRevalidate?: (args: object) => boolean;
}

const asked = new Map<string, number>();

/**
 * Prefetches what a navigation will need: modules and message bundles of its routes, and for visitors its data. A
 * player's data is never prefetched. Failures are ignored: the navigation itself reports them.
 */
export async function fetchAhead(address: URL, isVisitor: boolean): Promise<void> {
  const { router, manifest } = framework();
  if (!router || Date.now() - (asked.get(address.href) ?? 0) < FRESH_MS) return;
  const matches = matchRoutes(router.routes as Parameters<typeof matchRoutes>[0], address, router.basename);
  if (!matches) return;
  // A page of another policy class comes as a document.
  const own = document.documentElement.dataset.policy ?? "site";
  if (policyOfPath(pathInRouter(router, address.pathname)) !== own) return;
  asked.set(address.href, Date.now());
  const routes = matches.map(({ route, params }) => ({ id: route.id ?? "", params }));
  const modules = await Promise.all(
    routes.map(
      ({ id }) => import(/* @vite-ignore */ manifest.routes[id]?.module ?? "") as Promise<RouteModule>,
    ),
  ).catch(() => null);
  if (!modules) return;

  const { lang, dataset } = document.documentElement;
  const bundles = unaskedBundles(modules.flatMap(({ handle }) => handle?.i18n ?? []));
  if (bundles.length > 0) prefetch(bundlesUrl(lang, bundles, dataset.messages ?? ""));

  const isPublic = modules.every(({ handle }) => !handle?.protected && handle?.shared !== false);
  const isForAll = !visitorQuery.some((name) => address.searchParams.has(name));
  if (!isVisitor || !isPublic || !isForAll) return;
  const wanted = routes.filter(({ id, params }, index) => {
    const { hasLoader } = manifest.routes[id] ?? {};
    const { shouldRevalidate } = modules[index] ?? {};
    if (!hasLoader || !(id in router.state.loaderData) || !shouldRevalidate) return hasLoader;
    return shouldRevalidate({
      currentUrl: new URL(location.href),
      currentParams: params,
      nextUrl: address,
      nextParams: params,
      defaultShouldRevalidate: true,
    });
  });
  const withLoader = routes.filter(({ id }) => manifest.routes[id]?.hasLoader);
  if (wanted.length === 0) return;
  const data = new URL(address);
  data.hash = "";
  data.pathname = address.pathname === "/" ? "/_root.data" : `${address.pathname.replace(/\/$/, "")}.data`;
  if (wanted.length < withLoader.length)
    data.searchParams.set("_routes", wanted.map(({ id }) => id).join(","));
  prefetch(data.href);
}

function prefetch(href: string) {
  if (document.head.querySelector(`link[rel="prefetch"][href="${CSS.escape(href)}"]`)) return;
  const link = Object.assign(document.createElement("link"), { rel: "prefetch", as: "fetch", href });
  link.onload = link.onerror = () => link.remove();
  document.head.append(link);
}
