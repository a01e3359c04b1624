import { LRUCache } from "lru-cache";
import { ignoreRejection } from "~/upstream/ignore-rejection";
import { deepFreeze } from "./deep-freeze";
import type { CacheCounts, Fallbacks } from "./telemetry";
import { sharing } from "./transport/budgets";

/** Bytes counted per entry beside its value, so that many small entries cannot exceed the bound. */
const ENTRY_BYTES = 512;

/** Result of a fill: the value, the size of its reply, and the reply's `Cache-Control`. */
export interface CacheFill<T> {
  data: T;
  bytes: number;
  cacheControl: string | undefined;
  /** Moment at which its service has another one: it is not served from then on but while that fails. */
  changesAt?: number | undefined;
}

interface Entry {
  data: object | string | number | boolean | null;
  bytes: number;
  filledAt: number;
  /** When the last fill started, successful or not. */
  requestedAt: number;
  /** Whether the last fill failed: the value is a fallback. */
  isFallback: boolean;
  freshUntil: number;
  staleUntil: number;
  changesAt: number;
}

export interface SharedCache {
  /**
   * Returns the value of `key`: fresh, stale while it revalidates, or filled now. Concurrent readers share one
   * `fill`. When it fails, a value up to `staleIfErrorMs` old is returned instead, unless `isFinal(error)` says that
   * the failure is a definite answer: then the entry is deleted.
   */
  read<T extends Entry["data"]>(key: string, how: CacheReadOptions<T>): Promise<T>;
  /**
   * Makes every value due: its next reader waits for a new fill. If that fails, the old value serves on as for any
   * failure. Returns the number of values.
   */
  expire(): number;
  /** How reads were answered so far. */
  counts(): Readonly<CacheCounts>;
  /** Bytes of all entries. */
  bytes(): number;
  /** Values that replace failed replies. */
  fallbacks(): Fallbacks;
}

export interface CacheReadOptions<T> {
  fill: () => Promise<CacheFill<T>>;
  staleIfErrorMs: number;
  isFinal: (error: unknown) => boolean;
  /** Minimum time that a reply is fresh, whatever its `Cache-Control`; and the maximum, where that is longer. */
  leastFreshMs?: number;
  maxFreshMs?: number;
  /** A stale value is not used if it was last requested before this moment: the reader waits for a new one. */
  since?: number | undefined;
  /**
   * Polling interval of a live value: one fill per interval of the clock, whatever its `Cache-Control`, the number of
   * readers or its outcome. Readers wait for the new value.
   */
  everyMs?: number;
  /** How long a reader waits for a fill, which continues without it; `late` creates the error thrown then. */
  timeout?: { ms: number; timeoutError: () => Error };
  /** Value saved by an earlier process, for when the cache is empty and the fill fails. */
  lastGood?: () => Promise<Pick<CacheFill<T>, "data" | "bytes"> | null>;
  /** Called with the moment at which what is returned changes; infinite where none is known. */
  onChangesAt?: ((moment: number) => void) | undefined;
  /** Called with the milliseconds that a reader has waited for the fill of another one. */
  onJoined?: (ms: number) => void;
}

/** Creates a cache bounded by the bytes of its replies. Values are frozen, because many requests share them. */
export function createSharedCache(maxBytes: number): SharedCache {
  const entries = new LRUCache<string, Entry>({
    maxSize: maxBytes,
    sizeCalculation: (entry, key) => entry.bytes + key.length + ENTRY_BYTES,
  });
  const fills = new Map<string, Promise<Entry["data"]>>();
  /** A fill that started before the last `expire()` may bring outdated data: it is not stored. */
  let generation = 0;
  const counts: CacheCounts = { hit: 0, stale: 0, miss: 0, fallback: 0 };

  function store(
    key: string,
    { data, bytes }: Pick<Entry, "data" | "bytes">,
    freshMs: number,
    staleMs: number,
    { requestedAt = Date.now(), isFallback = false, changesAt = Number.POSITIVE_INFINITY } = {},
  ) {
    deepFreeze(data);
    const filledAt = Date.now();
    const freshUntil = Math.min(filledAt + freshMs, changesAt);
    const staleUntil = Math.min(filledAt + freshMs + staleMs, changesAt);
    entries.set(key, { data, bytes, filledAt, requestedAt, isFallback, freshUntil, staleUntil, changesAt });
  }

  async function fillUp<T extends Entry["data"]>(key: string, how: CacheReadOptions<T>): Promise<T> {
    const requestedAt = Date.now();
    const startedIn = generation;
    try {
      const filled = await how.fill();
      deepFreeze(filled.data);
      if (startedIn !== generation) return filled.data;
      const { freshMs, staleMs } = lifetimes(filled.cacheControl);
      const longest = Math.max(Math.min(freshMs, how.maxFreshMs ?? freshMs), how.leastFreshMs ?? 0);
      const { changesAt } = filled;
      if (changesAt) how.onChangesAt?.(changesAt);
      if (longest > 0 || how.everyMs) store(key, filled, longest, staleMs, { requestedAt, changesAt });
      else entries.delete(key);
      return filled.data;
    } catch (error) {
      const known = entries.get(key);
      if (known) Object.assign(known, { requestedAt, isFallback: true });
      if (how.isFinal(error)) entries.delete(key);
      throw error;
    } finally {
      if (startedIn === generation) fills.delete(key);
    }
  }

  async function read<T extends Entry["data"]>(key: string, how: CacheReadOptions<T>): Promise<T> {
    const now = Date.now();
    const entry = entries.get(key);
    if (entry) how.onChangesAt?.(entry.changesAt);
    if (entry && isFresh(entry, now, how)) {
      counts.hit += 1;
      return entry.data as T;
    }
    let filling = fills.get(key) as Promise<T> | undefined;
    const isJoined = filling !== undefined;
    if (!filling) {
      filling = ignoreRejection(fillUp(key, how));
      fills.set(key, filling);
    }
    // A failure counts as a request: a reader that comes soon after it does not wait for another one.
    const isRecent = !how.everyMs && (entry?.requestedAt ?? 0) >= (how.since ?? 0);
    if (entry && isRecent && now < Math.min(entry.staleUntil, entry.filledAt + how.staleIfErrorMs)) {
      counts.stale += 1;
      return entry.data as T;
    }
    let result: keyof CacheCounts = "miss";
    try {
      const filled = await inTime(filling, how.timeout);
      how.onChangesAt?.(entries.get(key)?.changesAt ?? Number.POSITIVE_INFINITY);
      return filled;
    } catch (error) {
      const known = entries.get(key);
      if (known && Date.now() < known.filledAt + how.staleIfErrorMs) {
        // For `leastFreshMs`, later readers get the stale value at once while it revalidates in the background.
        known.staleUntil = Math.max(known.staleUntil, Date.now() + (how.leastFreshMs ?? 0));
        result = "fallback";
        return known.data as T;
      }
      const lastGood = known ? null : await how.lastGood?.();
      if (!lastGood) throw error;
      result = "fallback";
      // A fill that completed meanwhile has the newer value.
      if (!entries.has(key)) store(key, lastGood, 0, sharing.staleWhileRevalidateMs, { isFallback: true });
      return entries.get(key)?.data as T;
    } finally {
      counts[result] += 1;
      if (isJoined) how.onJoined?.(Date.now() - now);
    }
  }

  function expire(): number {
    generation += 1;
    fills.clear();
    for (const entry of entries.values())
      Object.assign(entry, { requestedAt: 0, freshUntil: 0, staleUntil: 0 });
    return entries.size;
  }

  function fallbacks(): Fallbacks {
    const times = [...entries.values()]
      .filter(({ isFallback }) => isFallback)
      .map(({ filledAt }) => filledAt);
    return { count: times.length, since: times.length > 0 ? Math.min(...times) : undefined };
  }

  return { read, expire, counts: () => counts, bytes: () => entries.calculatedSize, fallbacks };
}

function isFresh(
  { requestedAt, filledAt, freshUntil }: Entry,
  now: number,
  { everyMs, staleIfErrorMs }: Pick<CacheReadOptions<never>, "everyMs" | "staleIfErrorMs">,
): boolean {
  if (!everyMs) return now < freshUntil;
  return Math.floor(requestedAt / everyMs) === Math.floor(now / everyMs) && now < filledAt + staleIfErrorMs;
}

function inTime<T>(filling: Promise<T>, timeout: CacheReadOptions<T>["timeout"]): Promise<T> {
  if (!timeout) return filling;
  let timer: NodeJS.Timeout;
  const timeoutError = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(timeout.timeoutError()), timeout.ms);
  });
  return Promise.race([filling, timeoutError]).finally(() => clearTimeout(timer));
}

/**
 * Returns the milliseconds that a reply is fresh and then stale, as its `Cache-Control` says and at most our bounds,
 * which also apply without the header.
 */
export function lifetimes(cacheControl: string | undefined): { freshMs: number; staleMs: number } {
  if (cacheControl === undefined)
    return { freshMs: sharing.freshMs, staleMs: sharing.staleWhileRevalidateMs };
  if (/\b(?:no-store|no-cache|private)\b/i.test(cacheControl)) return { freshMs: 0, staleMs: 0 };
  const directive = (name: string, longest: number) => {
    const seconds = new RegExp(`\\b${name}=(\\d{1,9})`, "i").exec(cacheControl)?.[1];
    return seconds === undefined ? longest : Math.min(Number(seconds) * 1000, longest);
  };
  return {
    freshMs: directive("s-maxage", sharing.freshMs),
    staleMs: directive("stale-while-revalidate", sharing.staleWhileRevalidateMs),
  };
}
