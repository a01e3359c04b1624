import { LRUCache } from "lru-cache";
import { bytesOf, type EncodedBody } from "./encoded-body";

/** A document that everyone may see, ready to send. */
export interface KeptPage {
  status: number;
  body: EncodedBody;
  etag: string;
  headers: Readonly<Record<string, string | string[]>>;
}

/** A render's outcome. `isKeepable`: it was made without anything of one visitor, and is no failure. */
export interface Rendered {
  page: KeptPage;
  isKeepable: boolean;
}

interface Entry {
  page: KeptPage;
  renderedAt: number;
}

export type CacheResult = "fresh" | "stale" | "miss";

const PAGES_BYTES = 64 * 1024 * 1024;
/** Unknown paths are the visitor's to invent: they have a small room of their own and leave it soon. */
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
  const missing = room(MISSING_BYTES);
  const renders = new Map<string, Promise<Rendered>>();

  const lookUp = (key: string): { page: KeptPage; result: CacheResult } | undefined => {
    const age = ({ renderedAt }: Entry) => (now() - renderedAt) / 1000;
    const entry = pages.get(key);
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
          const room = rendered.page.status === 404 ? missing : pages;
          if (room === missing) pages.delete(key);
          room.set(key, { page: rendered.page, renderedAt: now() });
        }
        // The page has moved: what was kept of it must not be shown any longer.
        if (rendered.page.status >= 300 && rendered.page.status < 400) pages.delete(key);
        return rendered;
      })
      .finally(() => renders.delete(key));
    renders.set(key, started);
    return started;
  };

  return {
    /** A page that is fresh, and so costs nothing. */
    fresh(key: string): KeptPage | undefined {
      const found = lookUp(key);
      return found?.result === "fresh" ? found.page : undefined;
    },
    /** A page from the cache, else rendered; a stale one is shown while its render runs, or when that fails. */
    async page(
      key: string,
      render: () => Promise<Rendered>,
    ): Promise<{ page: KeptPage; result: CacheResult }> {
      const found = lookUp(key);
      if (found?.result === "fresh") return found;
      if (!found) return { page: (await renderOnce(key, render)).page, result: "miss" };
      // Its failure was logged where it happened; the next request tries again.
      renderOnce(key, render).catch(() => {});
      return found;
    },
    bytes: () => pages.calculatedSize + missing.calculatedSize,
  };
}

export type PageCache = ReturnType<typeof createPageCache>;
