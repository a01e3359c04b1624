import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { waitFor } from "./wait-for";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it("asks every 100 ms, and no more once it is there", async () => {
  let attempts = 0;
  const waiting = waitFor(() => ++attempts === 4);
  await vi.advanceTimersByTimeAsync(299);
  expect(attempts).toBe(3);
  await vi.advanceTimersByTimeAsync(1);
  await expect(waiting).resolves.toBe(true);
  await vi.advanceTimersByTimeAsync(5000);
  expect(attempts).toBe(4);
});

it("gives up after 5 s", async () => {
  let outcome: boolean | undefined;
  void waitFor(() => false).then((isThere) => {
    outcome = isThere;
  });
  await vi.advanceTimersByTimeAsync(4999);
  expect(outcome).toBeUndefined();
  await vi.advanceTimersByTimeAsync(1);
  expect(outcome).toBe(false);
});
