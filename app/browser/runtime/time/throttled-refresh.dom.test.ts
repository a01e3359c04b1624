import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createThrottledRefresh } from "./throttled-refresh";

let runs = 0;
let finish: ((result: unknown) => void)[] = [];
const hidden = vi.spyOn(document, "hidden", "get");
const make = () =>
  createThrottledRefresh(() => {
    runs += 1;
    return new Promise((resolve) => finish.push(resolve));
  }, 1000);
function look(isHidden: boolean) {
  hidden.mockReturnValue(isHidden);
  document.dispatchEvent(new Event("visibilitychange"));
}
const answer = async (result?: boolean) => {
  for (const resolve of finish.splice(0)) resolve(result);
  await vi.advanceTimersByTimeAsync(0);
};

beforeEach(() => {
  vi.useFakeTimers();
  runs = 0;
  look(false);
  finish = [];
});
afterEach(() => vi.useRealTimers());

describe("a paced refresh", () => {
  it("runs at once, and once more for all requests meanwhile", async () => {
    const refresh = make();
    refresh.request();
    expect(runs).toBe(1);
    refresh.request();
    refresh.request();
    await answer();
    refresh.request();
    await vi.advanceTimersByTimeAsync(999);
    expect(runs).toBe(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(runs).toBe(2);
    await answer();
    await vi.advanceTimersByTimeAsync(5000);
    expect(runs).toBe(2);
  });

  it("never has two under way", async () => {
    const refresh = make();
    refresh.request();
    refresh.request();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(runs).toBe(1);
  });

  it("waits while nobody looks", async () => {
    const refresh = make();
    look(true);
    refresh.request();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(runs).toBe(0);
    look(false);
    expect(runs).toBe(1);
  });

  it("has nothing to catch up on without requests", () => {
    make();
    look(true);
    look(false);
    expect(runs).toBe(0);
  });

  it("waits longer after each failure in a row, up to a minute, and no longer once it is well again", async () => {
    const refresh = make();
    const waits: number[] = [];
    for (const result of [false, false, false, false, false, false, false, true, true]) {
      refresh.request();
      refresh.request();
      await answer(result);
      const before = runs;
      let waited = 0;
      for (; runs === before; waited += 1000) await vi.advanceTimersByTimeAsync(1000);
      waits.push(waited / 1000);
    }
    expect(waits).toEqual([2, 4, 8, 16, 32, 60, 60, 1, 1]);
  });

  it("ends", async () => {
    const refresh = make();
    refresh.request();
    refresh.request();
    await answer();
    refresh.stop();
    await vi.advanceTimersByTimeAsync(5000);
    refresh.request();
    look(false);
    expect(runs).toBe(1);
  });
});
