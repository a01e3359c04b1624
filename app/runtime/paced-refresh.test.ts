import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createPacedRefresh } from "./paced-refresh";

let runs = 0;
let isHidden = false;
let finish: (() => void)[] = [];
const make = () =>
  createPacedRefresh(
    () => {
      runs += 1;
      return new Promise((resolve) => finish.push(resolve));
    },
    { pauseMs: 1000, isHidden: () => isHidden },
  );
const answer = async () => {
  for (const resolve of finish.splice(0)) resolve();
  await vi.advanceTimersByTimeAsync(0);
};

beforeEach(() => {
  vi.useFakeTimers();
  runs = 0;
  isHidden = false;
  finish = [];
});
afterEach(() => vi.useRealTimers());

describe("a paced refresh", () => {
  it("runs at once, and once more for all that was asked meanwhile", async () => {
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
    isHidden = true;
    refresh.request();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(runs).toBe(0);
    isHidden = false;
    refresh.resume();
    expect(runs).toBe(1);
  });

  it("has nothing to catch up on when nothing was asked", () => {
    make().resume();
    expect(runs).toBe(0);
  });

  it("ends", async () => {
    const refresh = make();
    refresh.request();
    refresh.request();
    await answer();
    refresh.stop();
    await vi.advanceTimersByTimeAsync(5000);
    expect(runs).toBe(1);
  });
});
