import type { IncomingMessage } from "node:http";
import { afterEach, describe, expect, it, vi } from "vitest";
import { checkLoad, criticalityOf, type LoopWatch, watchLoop } from "./load-shedding";
import type { RequestState } from "./request-state";

const criticality = (method: string, path: string, headers: Record<string, string> = {}) =>
  criticalityOf({ method, headers } as unknown as IncomingMessage, { path } as RequestState);

describe("what is given up first", () => {
  it.each([
    ["GET", "/", {}, "page"],
    ["GET", "/gamehall.data", {}, "page"],
    ["GET", "/gamehall.data", { "sec-purpose": "prefetch" }, "spare"],
    ["POST", "/cashier/deposit", {}, "post"],
    ["GET", "/i18n/en-US/12345.0123456789.json", {}, "post"],
    ["GET", "/hit", {}, "spare"],
    ["POST", "/_r", {}, "spare"],
    ["GET", "/builds/latest.json", {}, "spare"],
  ])("%s %s %j is %s", (method, path, headers, expected) => {
    expect(criticality(method, path, headers as Record<string, string>)).toBe(expected);
  });

  it.each([
    ["spare", 120, 0, true],
    ["spare", 121, 0, false],
    ["spare", 20, 9, true],
    ["spare", 21, 1, false],
    ["page", 200, 1, true],
    ["page", 201, 0, false],
    ["page", 40, 9, true],
    ["page", 41, 2, false],
    ["post", 250, 3, true],
    ["post", 301, 0, false],
    ["post", 60, 9, true],
    ["post", 61, 4, false],
  ] as const)("%s with %i in flight and %i lagging windows passes: %s", (kind, inFlight, windows, passes) => {
    const refusal = checkLoad(kind, inFlight, windows);
    expect(refusal === null).toBe(passes);
    if (refusal) expect(refusal).toMatchObject({ status: 503, headers: { "Retry-After": "2" } });
  });
});

describe("the loop's lag", () => {
  let watch: LoopWatch | undefined;
  afterEach(() => watch?.stop());
  const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

  it("is counted in windows while the process is busy, and forgotten after", async () => {
    watch = watchLoop();
    let peak = 0;
    for (let index = 0; index < 14; index += 1) {
      const until = performance.now() + 300;
      while (performance.now() < until);
      await pause(1);
      // A window in which the machine pauses the test restarts the count.
      peak = Math.max(peak, watch.laggingWindows());
    }
    expect(peak).toBeGreaterThanOrEqual(2);
    await vi.waitFor(() => expect(watch?.laggingWindows()).toBe(0), { timeout: 10_000, interval: 200 });
  });
});
