import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { runtimeTab } from "~/../tests/support/runtime-tab";
import { start } from "./reality-check-part";

const MINUTE = 60_000;
const page = new EventTarget();

/** Connects the tabs of one browser. */
const channels = new Set<FakeChannel>();
class FakeChannel extends EventTarget {
  constructor() {
    super();
    channels.add(this);
  }
  postMessage(data: unknown) {
    for (const other of channels)
      if (other !== this) other.dispatchEvent(new MessageEvent("message", { data }));
  }
  close() {
    channels.delete(this);
  }
}

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000 });
  vi.stubGlobal("document", page);
  vi.stubGlobal("BroadcastChannel", FakeChannel);
});
afterEach(() => {
  channels.clear();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A tab that got the minutes left from the server, whose clock may differ from the browser's. */
function openTab(minutes: number | null, search = "") {
  const clock = (left: number) => ({ at: 5000 * MINUTE + left * MINUTE, now: 5000 * MINUTE });
  const check = minutes === null ? undefined : clock(minutes);
  const requests: string[] = [];
  const { context, go } = runtimeTab(
    { pathname: "/game/sand-dunes", search, check },
    { replace: (path) => void requests.push(path) },
  );
  const stop = start(context);
  return {
    requests,
    stop,
    answer(left: number) {
      go({ check: { at: 5000 * MINUTE + left * MINUTE + 1, now: 5000 * MINUTE } });
    },
  };
}

it("is opened when it is due, over the page and no other dialog of its address", () => {
  const tab = openTab(15, "?mode=play&dialog=search");
  vi.advanceTimersByTime(15 * MINUTE - 1);
  expect(tab.requests).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(tab.requests).toEqual(["/game/sand-dunes?mode=play&dialog=reality_check"]);
});

it("is opened at once when it was due before, and again after the next interval", () => {
  const tab = openTab(-5);
  vi.advanceTimersByTime(0);
  expect(tab.requests).toHaveLength(1);
  tab.answer(15);
  vi.advanceTimersByTime(15 * MINUTE);
  expect(tab.requests).toHaveLength(1);
  vi.advanceTimersByTime(1);
  expect(tab.requests).toHaveLength(2);
});

it("that one tab has answered waits in the others", () => {
  const [first, second] = [openTab(10), openTab(10.5)];
  vi.advanceTimersByTime(10 * MINUTE);
  first.answer(15);
  vi.advanceTimersByTime(14 * MINUTE);
  expect([first.requests.length, second.requests.length]).toEqual([1, 0]);
  vi.advanceTimersByTime(2 * MINUTE);
  expect(second.requests).toHaveLength(1);
});

it.each([
  ["?mode=play&dialog=reality_check", "/game/sand-dunes?mode=play"],
  ["?mode=play", "/game/sand-dunes?mode=play"],
  ["?dialog=search", "/game/sand-dunes?dialog=search"],
])("that stands over %s in a second tab goes once the first has answered", (search, address) => {
  const [first, second] = [openTab(10), openTab(10, search)];
  vi.advanceTimersByTime(10 * MINUTE);
  expect(second.requests).toHaveLength(1);
  first.answer(15);
  expect(second.requests.slice(1)).toEqual([address]);
  // It has the server's answer by now and passes it to the other tabs, which have nothing to do.
  second.answer(15);
  expect([first.requests, second.requests].map(({ length }) => length)).toEqual([1, 2]);
  vi.advanceTimersByTime(15 * MINUTE + 1);
  expect([first.requests, second.requests].map(({ length }) => length)).toEqual([2, 3]);
});

it("is for nobody who wants none, nor after the page's life", () => {
  const [none, gone] = [openTab(null), openTab(1)];
  gone.stop();
  vi.advanceTimersByTime(600 * MINUTE);
  expect([none.requests, gone.requests]).toEqual([[], []]);
});
