import { LRUCache } from "lru-cache";
import { bytesOf, type EncodedBody } from "./encoded-body";

/** A document that everyone may see, ready to send. */
export interface CachedPage {
  status: number;
  body: EncodedBody;
  etag: string;
  headers: Readonly<Record<string, string | string[]>>;
}

/** A render's outcome. `isKeepable`: it was made without anything of one visitor, and is no failure. */
export interface Rendered {
  page: CachedPage;
  isKeepable: boolean;
}

interface Entry {
  page: CachedPage;
  renderedAt: number;
}

export type CacheResult = "fresh" | "stale" | "miss";

const PAGES_BYTES = 48 * 1024 * 1024;
/** Queries are the visitor's to invent too: what they show never takes the place of a page that all come to. */
const VARIANTS_BYTES = 16 * 1024 * 1024;
/** So are unknown paths: they have a small room of their own and leave it soon. */
const MISSING_BYTES = 2 * 1024 * 1024;
const MISSING_SECONDS = 10;
const STALE_SECONDS = 600;

/**
 * Shared documents in memory, bounded by bytes. For `seconds` an entry is fresh; for ten minutes more it is shown
 * while one request renders it anew. However many ask for a page that is not there, it is rendered once.
 */
export function createPageCache(seconds: number, now: () => number = Date.now) {
  const room = (maxSize: number) =>
    new LRUCache<string, Entry>({
      maxSize,
      sizeCalculation: ({ page }, key) => bytesOf(page.body) + key.length + 1024,
    });
  const pages = room(PAGES_BYTES);
  const variants = room(VARIANTS_BYTES);
  const missing = room(MISSING_BYTES);
  // A path has its question marks encoded, and the cookies of a key have none.
  const roomOf = (key: string) => (key.includes("?") ? variants : pages);
  const renders = new Map<string, Promise<Rendered>>();

  const lookUp = (key: string): { page: CachedPage; result: CacheResult } | undefined => {
    const age = ({ renderedAt }: Entry) => (now() - renderedAt) / 1000;
    const entry = roomOf(key).get(key);
    if (entry) {
      if (age(entry) < seconds) return { page: entry.page, result: "fresh" };
      return age(entry) < seconds + STALE_SECONDS ? { page: entry.page, result: "stale" } : undefined;
    }
    const unknown = missing.get(key);
    return unknown && age(unknown) < Math.min(MISSING_SECONDS, seconds)
      ? { page: unknown.page, result: "fresh" }
      : undefined;
  };

  const renderOnce = (key: string, render: () => Promise<Rendered>): Promise<Rendered> => {
    const running = renders.get(key);
    if (running) return running;
    const started = render()
      .then((rendered) => {
        if (seconds > 0 && rendered.isKeepable) {
          const room = rendered.page.status === 404 ? missing : roomOf(key);
          if (room === missing) roomOf(key).delete(key);
          room.set(key, { page: rendered.page, renderedAt: now() });
        }
        // The page has moved: what was kept of it must not be shown any longer.
        if (rendered.page.status >= 300 && rendered.page.status < 400) roomOf(key).delete(key);
        return rendered;
      })
      .finally(() => renders.delete(key));
    renders.set(key, started);
    return started;
  };

  const kept = (key: string, render: () => Promise<Rendered>) => {
    const found = lookUp(key);
    // Its failure was logged where it happened; the next request tries again.
    if (found?.result === "stale") renderOnce(key, render).catch(() => {});
    return found;
  };

  return {
    /** A page that can be sent at once. A stale one is rendered anew meanwhile; it stays when that fails. */
    kept,
    /** A page from the cache, else rendered. */
    async page(
      key: string,
      render: () => Promise<Rendered>,
    ): Promise<{ page: CachedPage; result: CacheResult }> {
      return kept(key, render) ?? { page: (await renderOnce(key, render)).page, result: "miss" };
    },
    bytes: () => pages.calculatedSize + variants.calculatedSize + missing.calculatedSize,
  };
}

export type PageCache = ReturnType<typeof createPageCache>;
