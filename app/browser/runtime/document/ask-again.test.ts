import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { loadSurely } from "./ask-again";
import { ASK_AGAIN_SCRIPT, INCOMPLETE } from "./ask-again-script";

const FILE = "/i18n/en-US/00007.1.json";
const notice = {
  isShown: false,
  removeAttribute() {
    this.isShown = true;
  },
};
const navigator = { onLine: true };
let listeners: Record<string, (event?: unknown) => void>;
let requestCount = 0;

beforeEach(() => {
  vi.useFakeTimers();
  notice.isShown = false;
  navigator.onLine = true;
  listeners = {};
  requestCount = 0;
  const stubs: Record<string, unknown> = {
    window: globalThis,
    document: { getElementById: (id: string) => (id === INCOMPLETE ? notice : null) },
    navigator,
    location: "https://site.test/",
    performance: {
      getEntriesByName: ({ pathname }: URL) => (pathname === FILE ? new Array(requestCount) : []),
    },
    addEventListener: (name: string, listener: () => void) => {
      listeners[name] = listener;
    },
  };
  new Function(...Object.keys(stubs), ASK_AGAIN_SCRIPT ?? "")(...Object.values(stubs));
});
afterEach(() => {
  vi.useRealTimers();
  Reflect.deleteProperty(globalThis, "askAgain");
});

/** Requests a file that fails this many times, with pauses; resolves with the outcome. */
function ask(losses: number, files: readonly string[] = []) {
  const load = vi.fn(async () => {
    requestCount += 1;
    if (load.mock.calls.length <= losses) throw new Error("lost");
    return "there";
  });
  return { load, end: loadSurely(load, files).catch(({ message }: Error) => message) };
}

it.each([
  [0, 0, 1, "there"],
  [1, 500, 2, "there"],
  [2, 2_500, 3, "there"],
  [3, 2_500, 3, "lost"],
])("lost %i times, a file is settled after %i ms and %i tries: %s", async (losses, ms, tries, becomes) => {
  const { load, end } = ask(losses, [FILE]);
  await vi.advanceTimersByTimeAsync(ms);
  expect(await end).toBe(becomes);
  expect(load).toHaveBeenCalledTimes(tries);
  expect(notice.isShown).toBe(becomes === "lost");
});

it("a preload is one of the three tries", async () => {
  requestCount = 1;
  const { load, end } = ask(Number.POSITIVE_INFINITY, [FILE]);
  await vi.advanceTimersByTimeAsync(500);
  expect(await end).toBe("lost");
  expect(load).toHaveBeenCalledTimes(2);
});

it("offline, nothing is requested; back online, everything is at once", async () => {
  navigator.onLine = false;
  const { load, end } = ask(1);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(load).toHaveBeenCalledTimes(1);
  listeners.online?.();
  expect(await end).toBe("there");
});

it("where the document has no such script, a loss is reported at once", async () => {
  Reflect.deleteProperty(globalThis, "askAgain");
  expect(await ask(1).end).toBe("lost");
});
