import { LRUCache } from "lru-cache";

/** How long it is known what became of a form that was sent; no form is good for longer. */
export const IDEMPOTENCY_SECONDS = 30 * 60;

/**
 * `ours`: the text was kept, so it is for us to send. `known`: somebody was first, with this text. `alone`: nobody could
 * be asked whether another process was first; for what may be done twice that is as good as `ours`.
 */
export type Claim = { kind: "ours" } | { kind: "known"; text: string } | { kind: "alone" };

/** Keeps what became of forms that move money. Texts are JSON of this folder's; nobody else reads them. */
export interface IdempotencyStore {
  /** Keeps `text` unless something is there already. */
  claim(key: string, text: string): Promise<Claim>;
  read(key: string): Promise<string | null>;
  write(key: string, text: string): Promise<void>;
  remove(key: string): Promise<void>;
}

const KEPT_BYTES = 32 * 1024 * 1024;

/** The store of one process: enough for a site of one, and what each process falls back to. */
export function createMemoryIdempotencyStore(): IdempotencyStore {
  const entries = new LRUCache<string, string>({
    maxSize: KEPT_BYTES,
    sizeCalculation: (text, key) => 2 * (text.length + key.length) + 200,
    ttl: IDEMPOTENCY_SECONDS * 1000,
  });
  return {
    async claim(key, text) {
      const known = entries.get(key);
      if (known !== undefined) return { kind: "known", text: known };
      entries.set(key, text);
      return { kind: "ours" };
    },
    read: async (key) => entries.get(key) ?? null,
    async write(key, text) {
      entries.set(key, text);
    },
    async remove(key) {
      entries.delete(key);
    },
  };
}

/** Where the store keeps one sending. */
export function idempotencyStoreKey(uid: number, action: string, name: string): string {
  return `${uid}:${action}:${name}`;
}
