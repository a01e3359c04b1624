import { createHash } from "node:crypto";
import { LRUCache } from "lru-cache";
import { ImageFailure } from "./image-failure";

export interface Picture {
  type: string;
  bytes: Buffer;
}

export interface CachedImage extends Picture {
  etag: string;
}

/** Cache weight of a failure, in bytes. */
const FAILURE_BYTES = 256;
const ONE_DAY = 86_400_000;
const FAILED_FOR = 60_000;
const OURS: ReadonlySet<number> = new Set([429, 503]);

/**
 * Caches finished images for a day and failures for a minute. Concurrent requests for one image share its generation.
 */
export function createImageCache(maxBytes: number) {
  const cached = new LRUCache<string, CachedImage | ImageFailure>({
    maxSize: maxBytes,
    sizeCalculation: (value, key) =>
      key.length + ("bytes" in value ? Math.max(1, value.bytes.length) : FAILURE_BYTES),
  });
  const running = new Map<string, Promise<CachedImage>>();

  async function make(key: string, work: () => Promise<Picture>): Promise<CachedImage> {
    try {
      const picture = await work();
      const etag = `"${createHash("sha256").update(picture.bytes).digest("base64url").slice(0, 22)}"`;
      const image = { ...picture, etag };
      cached.set(key, image, { ttl: ONE_DAY });
      return image;
    } catch (error) {
      // Overload (503) and rate limiting (429) say nothing about the image, so they are not cached.
      if (error instanceof ImageFailure && !OURS.has(error.status))
        cached.set(key, error, { ttl: FAILED_FOR });
      throw error;
    } finally {
      running.delete(key);
    }
  }

  return async (key: string, work: () => Promise<Picture>): Promise<CachedImage> => {
    const known = cached.get(key);
    if (known instanceof ImageFailure) throw known;
    if (known) return known;
    const sameWork = running.get(key);
    if (sameWork) return sameWork;
    const made = make(key, work);
    running.set(key, made);
    return made;
  };
}
