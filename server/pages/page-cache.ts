import { LRUCache } from "lru-cache";
import type { CacheMemory } from "../../app/upstream/caching/cache-memory";
import type { PublishBound } from "../../app/upstream/caching/publish-bound";
import { SlotsFull } from "../limits/fair-slots";
import { bytesOf, type CachedPage } from "./cached-page";

/** Result of a render. `isKeepable`: no failure, and nothing of one visitor in it, so it may be cached. */
export interface Rendered {
  page: CachedPage;
  isKeepable: boolean;
  /** Moment at which something in it changes: it is not served from then on. */
  changesAt?: number;
}

interface Entry {
  page: CachedPage;
  /** When its render began, as its replies are of then. */
  renderedAt: number;
  changesAt: number;
}

/** `old`: no newer one could be made. */
export type CacheResult = "fresh" | "stale" | "old" | "miss";

export interface FoundPage {
  page: CachedPage;
  result: CacheResult;
}

/** Anyone can invent unknown paths: they expire soon. */
const MISSING_SECONDS = 10;
/** How long a page may be served instead of one that cannot be rendered. */
const OLD_SECONDS = 600;

/** Of a cache that stores nothing. */
export const NO_LIFE = { freshSeconds: 0, staleSeconds: 0 };

/**
 * Shared documents in memory, bounded by bytes. An entry is fresh, then stale, when it is served while one request
 * renders it again, then old: it is waited for a new one, and the old one is served only where that fails. What changes at a
 * known moment is served until then, whatever fails. Concurrent misses share one render.
 */
export function createPageCache(
  { freshSeconds, staleSeconds }: Pick<PublishBound, "freshSeconds" | "staleSeconds">,
  bounds: Pick<CacheMemory, "pages" | "variants" | "missing">,
  now: () => number = Date.now,
) {
  const room = (maxSize: number) =>
    new LRUCache<string, Entry>({
      maxSize,
      sizeCalculation: ({ page }, key) => bytesOf(page) + key.length + 1024,
    });
  const pages = room(bounds.pages);
  const variants = room(bounds.variants);
  const missing = room(bounds.missing);
  // Only a query adds a literal `?` to a key: paths encode it, and cookies of the key have none.
  const roomOf = (key: string) => (key.includes("?") ? variants : pages);
  const renders = new Map<string, Promise<Rendered>>();

  const lookUp = (key: string): FoundPage | undefined => {
    const age = ({ renderedAt }: Entry) => (now() - renderedAt) / 1000;
    const left = ({ changesAt }: Entry) => (changesAt - now()) / 1000;
    const entry = roomOf(key).get(key);
    if (entry) {
      const { page } = entry;
      if (left(entry) <= 0) return undefined;
      if (age(entry) < freshSeconds) return { page, result: "fresh" };
      if (age(entry) < freshSeconds + staleSeconds) return { page, result: "stale" };
      // Caches in front store what they get, for a part of the bound at most.
      const mayBeOld = age(entry) < freshSeconds + staleSeconds + OLD_SECONDS && left(entry) > freshSeconds;
      return mayBeOld ? { page, result: "old" } : undefined;
    }
    const unknown = missing.get(key);
    return unknown && left(unknown) > 0 && age(unknown) < Math.min(MISSING_SECONDS, freshSeconds)
      ? { page: unknown.page, result: "fresh" }
      : undefined;
  };

  const renderOnce = (key: string, render: () => Promise<Rendered>): Promise<Rendered> => {
    const running = renders.get(key);
    if (running) return running;
    const renderedAt = now();
    const started = render()
      .then((rendered) => {
        // A purge came meanwhile: the page may hold what was purged.
        if (renders.get(key) !== started) return rendered;
        if (freshSeconds > 0 && rendered.isKeepable) {
          const room = rendered.page.status === 404 ? missing : roomOf(key);
          if (room === missing) roomOf(key).delete(key);
          rendered.page.isCached = true;
          const { page, changesAt = Number.POSITIVE_INFINITY } = rendered;
          room.set(key, { page, renderedAt, changesAt });
        }
        // The page became a redirect, so its cached version is dropped.
        if (rendered.page.status >= 300 && rendered.page.status < 400) roomOf(key).delete(key);
        return rendered;
      })
      .finally(() => {
        if (renders.get(key) === started) renders.delete(key);
      });
    renders.set(key, started);
    return started;
  };

  /** The page rendered again, or the old one. The failure was already logged; the next request retries. */
  const renewed = (key: string, render: () => Promise<Rendered>, old: FoundPage): Promise<FoundPage> =>
    renderOnce(key, render).then(
      ({ page, isKeepable }): FoundPage => {
        // Moved and missing are answers; a failure, or a page that lacks a part, is none.
        const isAnswer = isKeepable || (page.status >= 300 && page.status < 500);
        return isAnswer ? { page, result: "miss" } : old;
      },
      () => old,
    );

  const cached = (key: string, render: () => Promise<Rendered>) => {
    const found = lookUp(key);
    if (found?.result === "old") return renewed(key, render, found);
    if (found?.result === "stale") renderOnce(key, render).catch(() => {});
    return found;
  };

  return {
    /**
     * The cached page, if any. A stale one is re-rendered in the background and stays if that fails; instead of an old
     * one there is a promise of a new one.
     */
    cached,
    /** The page from the cache, or rendered. */
    async page(key: string, render: () => Promise<Rendered>): Promise<FoundPage> {
      const found = await cached(key, render);
      if (found) return found;
      const isJoined = renders.has(key);
      const rendered = await renderOnce(key, render).catch((error: unknown) => {
        // The request that began the render got no slot; one that joined it tries for itself, or a flood would fail it too.
        if (!isJoined || !(error instanceof SlotsFull)) throw error;
        return renderOnce(key, render);
      });
      // It began before a moment that has passed.
      const hasChanged = isJoined && (rendered.changesAt ?? Number.POSITIVE_INFINITY) <= now();
      const { page } = hasChanged ? await renderOnce(key, render) : rendered;
      return { page, result: "miss" };
    },
    /** Weighs a cached page again, which grows by each encoding that is requested. */
    weigh(key: string): void {
      for (const room of [pages, variants, missing]) {
        const entry = room.peek(key);
        if (entry) room.set(key, { ...entry });
      }
    },
    /**
     * Drops the pages whose path (with locale prefix, without query) matches, and does not store renders of them that
     * have begun. Returns the number of pages dropped.
     */
    purge(matches: (path: string) => boolean): number {
      for (const key of renders.keys()) if (matches(pathOf(key))) renders.delete(key);
      const found = [pages, variants, missing].map(
        (room) => [room, [...room.keys()].filter((key) => matches(pathOf(key)))] as const,
      );
      for (const [room, keys] of found) for (const key of keys) room.delete(key);
      return found.reduce((sum, [, keys]) => sum + keys.length, 0);
    },
    bytes: () => pages.calculatedSize + variants.calculatedSize + missing.calculatedSize,
  };
}

/** The path in a key of `sharedPage()`, which begins with an origin and ends the URL with a space. */
function pathOf(key: string): string {
  return /^(?:\w+:\/\/[^/]*)?([^? ]*)/.exec(key)?.[1] ?? "";
}

export type PageCache = ReturnType<typeof createPageCache>;
