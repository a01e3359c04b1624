import { LRUCache } from "lru-cache";

/** How long the outcome of a submission is stored; no form token is valid for longer. */
export const IDEMPOTENCY_SECONDS = 30 * 60;

/**
 * `ours`: stored, so this request sends. `known`: another request was first, with this text. `alone`: the store did
 * not confirm the claim, so another process may have been first, and nobody sends by it.
 */
export type Claim = { kind: "ours" } | { kind: "known"; text: string } | { kind: "alone" };

/** Stores the outcomes of submitted forms. Texts are JSON that only this folder reads. */
export interface IdempotencyStore {
  /**
   * Stores `text`, which no other claim has, unless the key exists. `unsent` takes its place where the claim is stored
   * after all, but was not confirmed in time. Without it sending twice is harmless: a process that reaches no other
   * decides by its own memory.
   */
  claim(key: string, text: string, unsent?: string): Promise<Claim>;
  /** Undefined: not known at the moment. */
  read(key: string): Promise<string | null | undefined>;
  /**
   * Resolves with whether all processes can read it. With the text of the claim that it ends it is repeated until they
   * can.
   */
  write(key: string, text: string, claim?: string): Promise<boolean>;
  remove(key: string): Promise<void>;
}

const MAX_BYTES = 32 * 1024 * 1024;

/** In-memory store of one process: enough for a single process, and the fallback of each. */
export function createMemoryIdempotencyStore(): IdempotencyStore {
  const entries = new LRUCache<string, string>({
    maxSize: MAX_BYTES,
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
      return true;
    },
    async remove(key) {
      entries.delete(key);
    },
  };
}

/** Returns the store's key of one submission. */
export function idempotencyStoreKey(uid: number, action: string, name: string): string {
  return `${uid}:${action}:${name}`;
}
