import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { LivePart } from "./live-answer";

const INTERVAL = 15_000;

/** The tabs of one browser hear each other, and not themselves. */
const channels = new Set<FakeChannel>();
class FakeChannel {
  onmessage: ((event: { data: unknown }) => void) | undefined;
  constructor() {
    channels.add(this);
  }
  postMessage(data: unknown) {
    for (const other of channels) if (other !== this) other.onmessage?.({ data });
  }
  close() {
    channels.delete(this);
  }
}

/** One holder of a lock; the others wait in a row. */
let waiting: { run: () => void; signal: AbortSignal }[];
const locks = {
  request: (_: string, { signal }: { signal: AbortSignal }, lead: () => Promise<void> | undefined) =>
    new Promise<void>((resolve) => {
      const run = () => void Promise.resolve(lead()).then(leave).then(resolve);
      const leave = () => {
        waiting.splice(waiting.indexOf(entry), 1);
        waiting[0]?.run();
      };
      const entry = { run, signal };
      signal.addEventListener("abort", () => waiting.indexOf(entry) > 0 && leave());
      waiting.push(entry);
      if (waiting.length === 1) run();
    }),
};

const ask = vi.fn<(address: string, init: RequestInit) => Promise<Response>>();
const addresses = () => ask.mock.calls.map(([address]) => address.split("parts=")[1]);
const wait = (ms: number) => vi.advanceTimersByTimeAsync(ms);
const stops = new Set<() => void>();

/** A page of its own, whose modules are its own. */
async function openTab(...parts: LivePart[]) {
  const page = Object.assign(new EventTarget(), {
    hidden: false,
    documentElement: { dataset: { isDefault: "" }, lang: "en" },
  });
  vi.resetModules();
  vi.stubGlobal("document", page);
  const { subscribeLive: follow } = await import("./live-feed");
  const heard = vi.fn();
  const ends = parts.map((part) => follow(part, heard));
  const close = () => {
    for (const end of ends) end();
  };
  stops.add(close);
  return {
    heard,
    close,
    /** While one tab acts the globals are its own. */
    look(isHidden: boolean) {
      vi.stubGlobal("document", page);
      page.hidden = isHidden;
      page.dispatchEvent(new Event("visibilitychange"));
    },
  };
}

beforeEach(() => {
  vi.useFakeTimers();
  waiting = [];
  vi.stubGlobal("BroadcastChannel", FakeChannel);
  vi.stubGlobal("navigator", { locks });
  vi.stubGlobal("addEventListener", () => {});
  vi.stubGlobal("removeEventListener", () => {});
  vi.stubGlobal("fetch", ask);
  ask.mockReset();
  ask.mockImplementation(async (address) =>
    Response.json(
      Object.fromEntries((address.split("parts=")[1] ?? "").split(",").map((part) => [part, []])),
    ),
  );
});
afterEach(() => {
  for (const stop of stops) stop();
  stops.clear();
  channels.clear();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe("the numbers of open pages", () => {
  it("are read once an interval while somebody looks and something moves", async () => {
    const tab = await openTab("wins");
    await wait(4 * INTERVAL);
    expect(ask).toHaveBeenCalledTimes(4);
    expect(tab.heard).toHaveBeenCalledTimes(4);
    tab.look(true);
    await wait(10 * INTERVAL);
    expect(ask).toHaveBeenCalledTimes(4);
    tab.look(false);
    await wait(0);
    expect(ask).toHaveBeenCalledTimes(5);
    tab.close();
    await wait(10 * INTERVAL);
    expect(ask).toHaveBeenCalledTimes(5);
  });

  it("are read by one tab for all, whatever each shows", async () => {
    const tabs = [await openTab("wins"), await openTab("jackpots", "wins"), await openTab("jackpots")];
    await wait(4 * INTERVAL);
    expect(addresses()).toEqual(Array(4).fill("jackpots,wins"));
    expect(tabs.map(({ heard }) => heard.mock.calls.length)).toEqual([4, 8, 4]);
  });

  it("are read on by another tab when the one that read is left", async () => {
    const [first, second] = [await openTab("wins"), await openTab("jackpots")];
    await wait(2 * INTERVAL);
    first?.look(true);
    await wait(2 * INTERVAL);
    first?.close();
    await wait(2 * INTERVAL);
    expect(ask).toHaveBeenCalledTimes(6);
    expect(addresses().at(-1)).toBe("jackpots");
    expect(second?.heard).toHaveBeenCalledTimes(6);
  });

  it("are read by one tab still when it was left and looked at again while it read", async () => {
    let answer = () => {};
    ask.mockImplementationOnce(
      () => new Promise((resolve) => (answer = () => resolve(Response.json({ wins: [] })))),
    );
    const first = await openTab("wins");
    await openTab("wins");
    await wait(INTERVAL);
    first.look(true);
    first.look(false);
    answer();
    await wait(0);
    ask.mockClear();
    await wait(4 * INTERVAL);
    expect(ask.mock.calls.length).toBeLessThanOrEqual(5);
  });

  it("are requested with what is known, and stand where nothing has changed", async () => {
    ask.mockImplementation(async (_, { headers }) =>
      (headers as Record<string, string>)["If-None-Match"] === '"a"'
        ? new Response(null, { status: 304 })
        : Response.json({ wins: [] }, { headers: { ETag: '"a"' } }),
    );
    const tab = await openTab("wins");
    await wait(4 * INTERVAL);
    expect(ask).toHaveBeenCalledTimes(4);
    expect(tab.heard).toHaveBeenCalledTimes(1);
  });

  it.each([
    ["fails", async () => new Response("", { status: 503 })],
    ["brings nothing", async () => Response.json({})],
    ["is cut off", () => Promise.reject(new TypeError("failed"))],
  ])("are left alone for longer where a read %s", async (_, answer) => {
    ask.mockImplementation(answer);
    const tab = await openTab("wins");
    await wait(40 * INTERVAL);
    expect(ask.mock.calls.length).toBeLessThanOrEqual(12);
    expect(tab.heard).not.toHaveBeenCalled();
  });

  it.each([
    ["need neither locks nor channels", {}],
    [
      "need none that are forbidden",
      { locks: { request: () => Promise.reject(new Error("SecurityError")) } },
    ],
  ])("%s", async (_, navigator) => {
    vi.stubGlobal("navigator", navigator);
    vi.stubGlobal("BroadcastChannel", undefined);
    Reflect.deleteProperty(globalThis, "BroadcastChannel");
    const tab = await openTab("wins");
    await wait(2 * INTERVAL);
    expect(tab.heard).toHaveBeenCalledTimes(2);
  });
});
