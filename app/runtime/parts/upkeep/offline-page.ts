import sprite from "~/ui/icons.svg?url";
import { OFFLINE_CACHE, OFFLINE_FILES } from "../../worker/offline-cache";

const DAY = 86_400_000;

/**
 * Keeps the offline page of this language, as anybody gets it, and the files that it is shown with. Each is fetched once
 * for a build, and the page once a day: words and looks of the site change too. Whether it is at hand then: one that is
 * a visitor's own is not kept.
 */
export async function keepOfflinePage(address: string): Promise<boolean> {
  const files = [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"], link[rel="preload"]')]
    .map(({ href }) => new URL(href).pathname)
    .filter((path) => OFFLINE_FILES.test(path));
  const wanted = [...new Set([...files, sprite, "/logo.svg"])];
  let cache = await caches.open(OFFLINE_CACHE);
  const kept = await Promise.all(wanted.map((path) => cache.match(path)));
  if (kept.includes(undefined)) {
    await caches.delete(OFFLINE_CACHE);
    cache = await caches.open(OFFLINE_CACHE);
    await cache.addAll(wanted);
  }
  const page = await cache.match(address);
  if (page && Date.now() - Date.parse(page.headers.get("Date") ?? "") < DAY) return true;
  const response = await fetch(address, { credentials: "omit", headers: { Accept: "text/html" } });
  const isForAll = !/no-store/.test(response.headers.get("Cache-Control") ?? "no-store");
  if (!response.ok || response.redirected || !isForAll) return page !== undefined;
  await cache.put(address, response);
  return true;
}
