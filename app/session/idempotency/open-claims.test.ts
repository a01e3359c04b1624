import { expect, it, vi } from "vitest";
import { createMemoryIdempotencyStore } from "./idempotency-store";
import { watchClaims } from "./open-claims";

it("a stop waits for every form that this process has claimed, until its outcome is stored", async () => {
  const store = watchClaims(createMemoryIdempotencyStore());
  await store.settled();
  await store.claim("a", "first");
  await store.claim("b", "second");
  expect(await store.claim("a", "third")).toEqual({ kind: "known", text: "first" });
  const settled = vi.fn();
  const stop = store.settled().then(settled);
  await store.write("open", "a pointer");
  await store.write("a", "end", "first");
  expect(settled).not.toHaveBeenCalled();
  await store.write("b", "end", "second");
  await stop;
  expect(settled).toHaveBeenCalled();
});
