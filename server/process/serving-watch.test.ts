import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { watchServing } from "./serving-watch";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it("a site that makes no page for ten seconds is stuck, one that is slow or late is not", () => {
  let hasRoom = false;
  let made = 0;
  const watch = watchServing({ hasRoom: () => hasRoom, made: () => made });
  vi.advanceTimersByTime(9_000);
  expect(watch.isStuck()).toBe(false);
  made += 1;
  vi.advanceTimersByTime(10_000);
  expect(watch.isStuck()).toBe(false);
  vi.advanceTimersByTime(1_000);
  expect(watch.isStuck()).toBe(true);
  hasRoom = true;
  expect(watch.isStuck()).toBe(false);
  vi.advanceTimersByTime(1_000);
  hasRoom = false;
  expect(watch.isStuck()).toBe(false);
  watch.stop();
});
