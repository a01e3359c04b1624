import { OFFLINE_CACHE, OFFLINE_FILES } from "~/routing/offline-cache";
import sprite from "~/ui/icons/icons.svg?url";

const DAY = 86_400_000;

/**
 * Caches the anonymous offline page of this locale and its files: the files once per build, the page once a day,
 * since its texts and styles change too. Returns whether the page is available; a response marked as private is not
 * cached.
 */
export async function cacheOfflinePage(address: string): Promise<boolean> {
  const files = [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"], link[rel="preload"]')]
    .map(({ href }) => new URL(href).pathname)
    .filter((path) => OFFLINE_FILES.test(path));
  const wanted = [...new Set([...files, sprite, "/logo.svg"])];
  let cache = await caches.open(OFFLINE_CACHE);
  const cached = await Promise.all(wanted.map((path) => cache.match(path)));
  if (cached.includes(undefined)) {
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
