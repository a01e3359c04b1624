import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { dismissAfter } from "./dismiss-after";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function begin(lifeMs: number) {
  const state = { isPaused: false, leave: vi.fn() };
  const stop = dismissAfter(lifeMs, () => state.isPaused, state.leave);
  return Object.assign(state, { stop });
}

it("ends after its time, once", () => {
  const { leave } = begin(5000);
  vi.advanceTimersByTime(4900);
  expect(leave).not.toHaveBeenCalled();
  vi.advanceTimersByTime(100);
  expect(leave).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(60_000);
  expect(leave).toHaveBeenCalledTimes(1);
});

it("keeps the time that is left while it is held, however often", () => {
  const passing = begin(5000);
  for (let round = 0; round < 4; round += 1) {
    vi.advanceTimersByTime(1000);
    passing.isPaused = true;
    vi.advanceTimersByTime(3_600_000);
    passing.isPaused = false;
  }
  vi.advanceTimersByTime(900);
  expect(passing.leave).not.toHaveBeenCalled();
  vi.advanceTimersByTime(100);
  expect(passing.leave).toHaveBeenCalledTimes(1);
});

it("does not end once it was stopped", () => {
  const { stop, leave } = begin(5000);
  stop();
  vi.advanceTimersByTime(60_000);
  expect(leave).not.toHaveBeenCalled();
});
