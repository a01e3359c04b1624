import { visitorQuery } from "~/dialogs/address/visitor-query";
import { framework } from "../build/own-build";
import { fetchPageFiles } from "./page-files";

/** Slightly less than the lifetime of prefetched data in the browser's cache (`server/pages/page-answer.ts`). */
const FRESH_MS = 9_000;

const requestedAt = new Map<string, number>();

/**
 * Prefetches what a navigation will need: files and words of its routes, and for visitors its data. A player's data is
 * never prefetched. Failures are ignored: the navigation itself reports them.
 */
export async function fetchAhead(address: URL, isVisitor: boolean): Promise<void> {
  const { router, manifest } = framework();
  if (!router || Date.now() - (requestedAt.get(address.href) ?? 0) < FRESH_MS) return;
  requestedAt.set(address.href, Date.now());
  const routes = await fetchPageFiles(address);
  if (!routes) return;

  const isPublic = routes.every(({ module: { handle } }) => !handle?.protected && handle?.shared !== false);
  const isForAll = !visitorQuery.some((name) => address.searchParams.has(name));
  if (!isVisitor || !isPublic || !isForAll) return;
  const withLoader = routes.filter(({ id }) => manifest.routes[id]?.hasLoader);
  const wanted = withLoader.filter(({ id, params, module: { shouldRevalidate } }) => {
    if (!(id in router.state.loaderData) || !shouldRevalidate) return true;
    return shouldRevalidate({
      currentUrl: new URL(location.href),
      currentParams: params,
      nextUrl: address,
      nextParams: params,
      defaultShouldRevalidate: true,
    });
  });
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
