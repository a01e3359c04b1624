import type { IdempotencyStore } from "./idempotency-store";

/**
 * Adds `settled()` to a store: resolves when the claims of this process have ended. A form is sent and its outcome
 * stored even if the visitor has left, so a stopping process waits for claims besides its connections
 * (docs/safety.md#row-35).
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
