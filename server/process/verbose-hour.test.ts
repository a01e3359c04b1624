import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createVerboseHour, HOUR_MS } from "./verbose-hour";

beforeEach(() => void vi.useFakeTimers({ now: 1_000 }));
afterEach(() => void vi.useRealTimers());

function start() {
  const log = { debug: vi.fn(), info: vi.fn(), warn: vi.fn(), error: vi.fn(), setLevel: vi.fn() };
  const hour = createVerboseHour(log, "info");
  return { ...hour, levels: () => log.setLevel.mock.calls.flat(), lines: () => log.warn.mock.calls };
}

it("debug lines end by themselves after the requested time, an hour at most", () => {
  const { set, now, levels, lines } = start();
  set({ at: 1, until: 1_000 + 5 * HOUR_MS }, "somebody");
  expect([levels(), now().until]).toEqual([["debug"], 1_000 + HOUR_MS]);
  vi.advanceTimersByTime(HOUR_MS - 1);
  expect(levels()).toEqual(["debug"]);
  vi.advanceTimersByTime(1);
  expect([levels(), now().until]).toEqual([["debug", "info"], null]);
  expect(lines()).toEqual([
    [{ by: "somebody", minutes: 60 }, "debug lines are logged for a while"],
    [{ by: "the time is up" }, "debug lines are logged no more"],
  ]);
});

it("what was said last holds, in whatever order it is heard", () => {
  const { set, levels } = start();
  set({ at: 5, until: HOUR_MS }, "one");
  set({ at: 4, until: null }, "one who was late");
  set({ at: 5, until: null }, "an echo");
  expect(levels()).toEqual(["debug"]);
  set({ at: 6, until: null }, "another");
  set({ at: 7, until: null }, "another");
  set({ at: 8, until: 999 }, "who heard of it too late");
  expect(levels()).toEqual(["debug", "info"]);
  vi.advanceTimersByTime(2 * HOUR_MS);
  expect(levels()).toEqual(["debug", "info"]);
});
