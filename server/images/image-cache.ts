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

const MAX_BYTES = 64 * 1024 * 1024;
/** What a failure weighs beside pictures. */
const FAILURE_BYTES = 256;
const ONE_DAY = 86_400_000;
const FAILED_FOR = 60_000;
const OURS: ReadonlySet<number> = new Set([429, 503]);

/** Finished pictures in memory, and for a minute those that cannot be had. However many ask, one makes it. */
export function createImageCache() {
  const kept = new LRUCache<string, CachedImage | ImageFailure>({
    maxSize: MAX_BYTES,
    sizeCalculation: (value, key) =>
      key.length + ("bytes" in value ? Math.max(1, value.bytes.length) : FAILURE_BYTES),
  });
  const running = new Map<string, Promise<CachedImage>>();

  async function make(key: string, work: () => Promise<Picture>): Promise<CachedImage> {
    try {
      const picture = await work();
      const etag = `"${createHash("sha256").update(picture.bytes).digest("base64url").slice(0, 22)}"`;
      const image = { ...picture, etag };
      kept.set(key, image, { ttl: ONE_DAY });
      return image;
    } catch (error) {
      // A full house, or a client who asks too much, says nothing of the picture.
      if (error instanceof ImageFailure && !OURS.has(error.status)) kept.set(key, error, { ttl: FAILED_FOR });
      throw error;
    } finally {
      running.delete(key);
    }
  }

  return async (key: string, work: () => Promise<Picture>): Promise<CachedImage> => {
    const known = kept.get(key);
    if (known instanceof ImageFailure) throw known;
    if (known) return known;
    const sameWork = running.get(key);
    if (sameWork) return sameWork;
    const made = make(key, work);
    running.set(key, made);
    return made;
  };
}
