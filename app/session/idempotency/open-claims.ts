import type { IdempotencyStore } from "./idempotency-store";

/**
 * The store, and when the claims of this process have ended: a form is sent and its end kept even where the visitor has
 * left, so a process that stops waits for them besides its connections (docs/safety.md#row-35).
 */
export function watchClaims(store: IdempotencyStore): IdempotencyStore & { settled(): Promise<void> } {
  const open = new Set<string>();
  let resolve: (() => void) | undefined;
  return {
    ...store,
    async claim(key, text, unsent) {
      const claim = await store.claim(key, text, unsent);
      if (claim.kind === "ours") open.add(text);
      return claim;
    },
    async write(key, text, claim) {
      try {
        return await store.write(key, text, claim);
      } finally {
        if (claim !== undefined) open.delete(claim);
        if (open.size === 0) resolve?.();
      }
    },
    settled: () =>
      new Promise((done) => {
        resolve = done;
        if (open.size === 0) done();
      }),
  };
}
