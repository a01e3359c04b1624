import { LRUCache } from "lru-cache";
import { later } from "~/later";
import { sharing } from "../budgets";

/** What an entry weighs beside its value: many small ones must not slip under the bound. */
const ENTRY_BYTES = 512;

/** What a fill brings: the value, its upstream size, and what its `Cache-Control` allows. */
export interface Fill<T> {
  data: T;
  bytes: number;
  cacheControl: string | undefined;
}

interface Entry {
  data: object | string | number | boolean | null;
  bytes: number;
  filledAt: number;
  freshUntil: number;
  staleUntil: number;
}

export interface SharedCache {
  /**
   * The value of `key`: fresh, or stale while it is asked for anew, or asked for now. However many wait, `fill` runs
   * once. When it fails, a value up to `staleIfErrorMs` old is given instead, unless `isFinal(error)` says that the
   * failure is an answer: then what was kept is forgotten.
   */
  read<T extends Entry["data"]>(key: string, how: Reading<T>): Promise<T>;
}

export interface Reading<T> {
  fill: () => Promise<Fill<T>>;
  staleIfErrorMs: number;
  isFinal: (error: unknown) => boolean;
}

/** One cache bounded by the bytes of the replies in it. Values are frozen: many requests hold the same one. */
export function createSharedCache(maxBytes: number = sharing.maxBytes): SharedCache {
  const entries = new LRUCache<string, Entry>({
    maxSize: maxBytes,
    sizeCalculation: (entry, key) => entry.bytes + key.length + ENTRY_BYTES,
  });
  const fills = new Map<string, Promise<Entry["data"]>>();

  async function fillUp<T extends Entry["data"]>(key: string, { fill, isFinal }: Reading<T>): Promise<T> {
    try {
      const { data, bytes, cacheControl } = await fill();
      deepFreeze(data);
      const now = Date.now();
      const { freshMs, staleMs } = lifetimes(cacheControl);
      if (freshMs > 0) {
        const freshUntil = now + freshMs;
        entries.set(key, { data, bytes, filledAt: now, freshUntil, staleUntil: freshUntil + staleMs });
      } else {
        entries.delete(key);
      }
      return data;
    } catch (error) {
      if (isFinal(error)) entries.delete(key);
      throw error;
    } finally {
      fills.delete(key);
    }
  }

  async function read<T extends Entry["data"]>(key: string, how: Reading<T>): Promise<T> {
    const now = Date.now();
    const entry = entries.get(key);
    if (entry && now < entry.freshUntil) return entry.data as T;
    let filling = fills.get(key) as Promise<T> | undefined;
    if (!filling) {
      filling = later(fillUp(key, how));
      fills.set(key, filling);
    }
    if (entry && now < entry.staleUntil) return entry.data as T;
    try {
      return await filling;
    } catch (error) {
      const kept = entries.get(key);
      if (kept && Date.now() < kept.filledAt + how.staleIfErrorMs) return kept.data as T;
      throw error;
    }
  }

  return { read };
}

/** Milliseconds that a reply may be kept: by its own word and never longer than ours; without a word, ours. */
export function lifetimes(cacheControl: string | undefined): { freshMs: number; staleMs: number } {
  if (cacheControl === undefined)
    return { freshMs: sharing.freshMs, staleMs: sharing.staleWhileRevalidateMs };
  if (/\b(?:no-store|no-cache|private)\b/i.test(cacheControl)) return { freshMs: 0, staleMs: 0 };
  const word = (name: string, longest: number) => {
    const seconds = new RegExp(`\\b${name}=(\\d{1,9})`, "i").exec(cacheControl)?.[1];
    return seconds === undefined ? longest : Math.min(Number(seconds) * 1000, longest);
  };
  return {
    freshMs: word("s-maxage", sharing.freshMs),
    staleMs: word("stale-while-revalidate", sharing.staleWhileRevalidateMs),
  };
}

function deepFreeze(value: unknown): void {
  if (typeof value !== "object" || value === null || Object.isFrozen(value)) return;
  Object.freeze(value);
  for (const member of Object.values(value)) deepFreeze(member);
}
