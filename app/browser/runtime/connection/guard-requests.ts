import { matchRoutes } from "@remix-run/react";
import { type DocumentPolicy, policyOfPath } from "~/routing/addresses/document-policies";
import { type FrameworkLocation, type FrameworkRoute, framework, pathInRouter } from "../build/own-build";
import { freezePage } from "./frozen-page";
import { formSentTo } from "./sent-forms";
import { NO_CONNECTION, unanswered } from "./unanswered";

type Router = NonNullable<ReturnType<typeof framework>["router"]>;
type Call = NonNullable<FrameworkRoute["loader"]>;
type Answer = (router: Router, id: string, request: Request) => unknown;

const guarded = new WeakSet<FrameworkRoute>();

/**
 * The router shows an error page wherever a request gets no answer, and takes with it what was typed. Here the page
 * stays as it is, and a notice says what became of the request. And it shows a page of another policy class in the
 * document that is there; here that page's own is loaded, whatever led to it.
 */
export function guardRequests(policy: DocumentPolicy): void {
  const { router } = framework();
  const routes = [...(router?.routes ?? [])];
  for (const route of routes) {
    routes.push(...(route.children ?? []));
    if (!router || guarded.has(route)) continue;
    guarded.add(route);
    const guard = (call: Call, answer: Answer): Call =>
      Object.assign(
        (...given: Parameters<Call>) =>
          call(...given).catch((error: unknown) => {
            const { request } = given[0];
            if (!isUnanswered(error) || request.signal.aborted) throw error;
            return answer(router, route.id, request);
          }),
        call,
      );
    const { loader } = route;
    if (loader) {
      const load: Call = (...given) =>
        documentElsewhere(router, given[0].request, policy) ?? loader(...given);
      route.loader = guard(Object.assign(load, loader), endLoad);
    }
    if (route.action) route.action = guard(route.action, endSubmission);
  }
}

/** Where a navigation leads to another class than that of the document: a redirect that loads the page's own. */
function documentElsewhere(
  router: Router,
  { url }: Request,
  policy: DocumentPolicy,
): Promise<never> | undefined {
  const { pathname } = new URL(url);
  const isNavigation = router.state.navigation.location?.pathname === pathname;
  if (!isNavigation || policyOfPath(pathInRouter(router, pathname)) === policy) return undefined;
  if (!navigator.onLine) return Promise.reject(new TypeError("no connection"));
  const headers = { Location: url, "X-Remix-Reload-Document": "true" };
  return Promise.reject(new Response(null, { status: 302, headers }));
}

/** Whether the request failed, or was cut: what the server says comes as a response, or as an error of its own. */
function isUnanswered(error: unknown): boolean {
  return (
    error instanceof TypeError || (error instanceof Error && error.message.startsWith("Unable to decode"))
  );
}

/** Nobody knows whether it has arrived: the page keeps the form, its token and the last answer to it. */
function endSubmission(router: Router, id: string, { url }: Request): unknown {
  const { navigation, fetchers, actionData } = router.state;
  const { pathname } = new URL(url);
  const isSentTo = (to?: string) => to !== undefined && new URL(to, url).pathname === pathname;
  const fetcher = [...fetchers.values()].find(
    (one) => one.state === "submitting" && isSentTo(one.formAction),
  );
  const sent = formSentTo(pathname);
  freezePage();
  // What is requested while somebody types is requested again with the next letter.
  if (sent || !fetcher) unanswered.set({ end: "unknown", sent });
  if (fetcher) return sent ? (fetcher.data ?? null) : null;
  return isCurrent(router, navigation.location) ? (actionData?.[id] ?? null) : stayHere();
}

function endLoad(router: Router, id: string, { url }: Request): unknown {
  const { navigation, location, loaderData, errors } = router.state;
  const { location: next } = navigation;
  const isRefreshed = navigation.formMethod !== undefined && !next?.state?._isRedirect;
  if (!next || isRefreshed || (isCurrent(router, next) && id in loaderData)) return loaderData[id] ?? null;
  // Back and forward have changed the address already, and a page that failed has nothing to preserve.
  const shown = window.location.pathname + window.location.search;
  if (errors || shown !== location.pathname + location.search) {
    if (id in loaderData && !isLast(router, id, next)) return loaderData[id];
    const headers = { "Content-Type": "application/json" };
    throw new Response(JSON.stringify({ code: NO_CONNECTION }), { status: 503, headers });
  }
  freezePage();
  unanswered.set({ end: "page", href: new URL(next.pathname + next.search + next.hash, url).href });
  throw stayHere();
}

/** Whether an address is the one that is shown. */
function isCurrent({ state: { location } }: Router, address?: FrameworkLocation): boolean {
  return address?.pathname === location.pathname && address.search === location.search;
}

/** Whether a route is the innermost one of an address: the layout around a page that failed stays. */
function isLast({ routes, basename }: Router, id: string, address: { pathname: string }): boolean {
  const matches = matchRoutes(routes as Parameters<typeof matchRoutes>[0], address, basename);
  return matches?.at(-1)?.route.id === id;
}

/** Ends a navigation or submission at the page that is shown. */
function stayHere(): Response {
  return new Response(null, {
    status: 302,
    headers: { Location: window.location.href, "X-Remix-Replace": "true" },
  });
}
