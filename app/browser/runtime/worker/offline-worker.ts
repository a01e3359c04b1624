import { OFFLINE_CACHE, OFFLINE_FILES, OFFLINE_PATH } from "~/routing/offline-cache";

interface LifeEvent {
  waitUntil: (work: Promise<unknown>) => void;
}

interface RequestEvent {
  request: Pick<Request, "method" | "mode" | "destination" | "url">;
  preloadResponse?: Promise<Response | undefined>;
  respondWith: (answer: Promise<Response>) => void;
}

/** The part of the service worker's global scope that is used. */
export interface WorkerScope {
  addEventListener(name: "install" | "activate", listener: (event: LifeEvent) => void): void;
  addEventListener(name: "fetch", listener: (event: RequestEvent) => void): void;
  skipWaiting: () => Promise<void>;
  fetch: (request: RequestEvent["request"]) => Promise<Response>;
  caches: Pick<CacheStorage, "open" | "delete">;
  registration: {
    navigationPreload?: { enable: () => Promise<void> };
    unregister: () => Promise<boolean>;
  };
  location: { origin: string };
}

/**
 * Serves the offline page in place of a document that cannot be fetched, and nothing else: pages, data and
 * submissions are never cached (docs/decisions/103-newer-builds-and-lost-files.md).
 */
export function serveOffline(scope: WorkerScope): void {
  scope.addEventListener("install", (event) => event.waitUntil(scope.skipWaiting()));
  // Navigation preload: the browser fetches the page while the worker starts.
  scope.addEventListener("activate", (event) =>
    event.waitUntil(Promise.resolve(scope.registration.navigationPreload?.enable())),
  );
  scope.addEventListener("fetch", (event) => {
    const { request } = event;
    const { origin, pathname } = new URL(request.url);
    if (request.method !== "GET" || origin !== scope.location.origin) return;
    if (request.mode === "navigate" && request.destination === "document") {
      event.respondWith(document(event, pathname));
    } else if (OFFLINE_FILES.test(pathname)) event.respondWith(file(request, pathname));
  });

  async function document({ request, preloadResponse }: RequestEvent, pathname: string) {
    try {
      return (await preloadResponse) ?? (await scope.fetch(request));
    } catch (error) {
      const page = await offlinePage(pathname).catch(() => undefined);
      if (page) return page;
      throw error;
    }
  }

  /** The offline page in the URL's locale, else in any that is cached. */
  async function offlinePage(pathname: string): Promise<Response | undefined> {
    const cache = await scope.caches.open(OFFLINE_CACHE);
    const [, first = ""] = pathname.split("/", 2);
    const own = [`/${first}${OFFLINE_PATH}`, OFFLINE_PATH];
    const cached = (await cache.keys()).map(({ url }) => new URL(url).pathname);
    const found = [...own, ...cached].find((path) => path.endsWith(OFFLINE_PATH) && cached.includes(path));
    return found === undefined ? undefined : cache.match(found);
  }

  async function file(request: RequestEvent["request"], pathname: string): Promise<Response> {
    const cached = async () =>
      (await scope.caches.open(OFFLINE_CACHE).catch(() => undefined))?.match(request.url);
    if (pathname.startsWith("/assets/")) return (await cached()) ?? scope.fetch(request);
    // The logo is another one under the same name once the operator has changed it.
    return scope.fetch(request).catch(async (error) => (await cached()) ?? Promise.reject(error));
  }
}

/** For sites without a worker: unregisters the existing one and deletes its cache. */
export function unregisterWorker(scope: WorkerScope): void {
  scope.addEventListener("install", (event) => event.waitUntil(scope.skipWaiting()));
  scope.addEventListener("activate", (event) =>
    event.waitUntil(Promise.all([scope.caches.delete(OFFLINE_CACHE), scope.registration.unregister()])),
  );
}
