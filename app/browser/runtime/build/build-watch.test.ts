import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { watchBuild } from "./build-watch";

const page = Object.assign(new EventTarget(), { hidden: false });
let served: () => Promise<Response>;
const ask = vi.fn((_address: string) => served());
const onNewer = vi.fn();
const HOUR = 3_600_000;
let stop = () => {};

beforeEach(() => {
  vi.useFakeTimers();
  page.hidden = false;
  served = async () => Response.json({ id: "mine", timestamp: 1 });
  vi.stubGlobal("document", page);
  vi.stubGlobal("fetch", ask);
  vi.stubGlobal("__remixManifest", { version: "mine", routes: {} });
});
afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

function check(hidden: boolean) {
  page.hidden = hidden;
  page.dispatchEvent(new Event("visibilitychange"));
}

describe("watching for a newer build", () => {
  it("polls each interval and not at the start, by the clock", async () => {
    stop = watchBuild(HOUR, onNewer);
    await vi.advanceTimersByTimeAsync(HOUR - 1);
    expect(ask).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(ask.mock.lastCall?.[0]).toBe(`/builds/latest.json?${Date.now()}`);
    await vi.advanceTimersByTimeAsync(HOUR);
    expect(ask).toHaveBeenCalledTimes(2);
    expect(onNewer).not.toHaveBeenCalled();
  });

  it("notifies once, and stops polling", async () => {
    served = async () => Response.json({ id: "newer", timestamp: 2 });
    stop = watchBuild(HOUR, onNewer);
    await vi.advanceTimersByTimeAsync(3 * HOUR);
    check(false);
    expect(onNewer).toHaveBeenCalledTimes(1);
    expect(ask).toHaveBeenCalledTimes(1);
  });

  it("does not poll while hidden, and polls when shown again if that is due", async () => {
    stop = watchBuild(HOUR, onNewer);
    check(true);
    await vi.advanceTimersByTimeAsync(3.5 * HOUR);
    expect(ask).not.toHaveBeenCalled();
    check(false);
    expect(ask).toHaveBeenCalledTimes(1);
    check(true);
    check(false);
    expect(ask).toHaveBeenCalledTimes(1);
  });

  it.each([
    ["nobody answers", () => Promise.reject(new TypeError("Failed to fetch"))],
    ["something else answers", async () => new Response("<html>")],
    ["the answer names no build", async () => Response.json({ id: 7 })],
    ["the answer is nothing", async () => Response.json(null)],
  ])("knows of no newer build where %s", async (_, answer) => {
    served = answer;
    stop = watchBuild(HOUR, onNewer);
    await vi.advanceTimersByTimeAsync(2 * HOUR);
    expect(ask).toHaveBeenCalledTimes(2);
    expect(onNewer).not.toHaveBeenCalled();
  });

  it.each([
    [0, 60_000, 0],
    [1, 60_000, 60],
    [Number.MAX_SAFE_INTEGER, HOUR, 0],
  ])("set to %i milliseconds, asks within %i as often as %i times", async (every, span, times) => {
    stop = watchBuild(every, onNewer);
    await vi.advanceTimersByTimeAsync(span);
    expect(ask).toHaveBeenCalledTimes(times);
  });
});
