import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Balances } from "~/browser/runtime/balance/balance";
import type { BalanceRefresh } from "~/content/config/cms-config";
import { paths } from "~/routing/paths";
import type { RuntimeLocation } from "../part";

const settings: BalanceRefresh = {
  isEnabledInterval: true,
  countSecondsForInterval: 10,
  isEnabledTurnOffRequests: true,
  countMinutesAfterWhichRequestsTurnedOff: 5,
  isEnabledRequestsAfterClick: true,
  countSecondsForDelayBetweenClick: 2,
};
const KEY = "cr_balance";
const MINUTE = 60_000;

/** Of which this is the total. */
const money = (amount: string): Balances => {
  const part = { amount, currency: "EUR" };
  return { main: part, bonus: part, bettingBonus: part, total: part };
};

let page: EventTarget & { hidden: boolean };
let entries: Map<string, string>;
let isStorageRefused: boolean;
let activeLocks: Set<string>;
let here: RuntimeLocation;
let turn: () => void;
let stop: () => void;
const ask = vi.fn<() => Promise<Response>>();
const replace = vi.fn();

const storage = {
  getItem: (key: string) => allowed().get(key) ?? null,
  setItem: (key: string, value: string) => allowed().set(key, value),
  removeItem: (key: string) => allowed().delete(key),
};
function allowed() {
  if (isStorageRefused) throw new Error("QuotaExceededError");
  return entries;
}

async function begin(changes: Partial<BalanceRefresh> = {}, location: Partial<RuntimeLocation> = {}) {
  here = {
    pathname: "/",
    search: "?page=2",
    viewer: "player",
    sessionKey: "1",
    balances: money("5"),
    idle: undefined,
    check: undefined,
    balanceRefresh: { ...settings, ...changes },
    ...location,
  };
  vi.resetModules();
  // The document came a moment ago.
  await wait(1000);
  const { start } = await import("./balance-refresh");
  stop = start({
    getLocation: () => here,
    onLocation(listener) {
      turn = listener;
      return () => {};
    },
    replace,
    signOut: () => {},
  });
}
const click = () => page.dispatchEvent(new Event("click"));
const wait = (ms: number) => vi.advanceTimersByTimeAsync(ms);
const mirror = () => JSON.parse(entries.get(KEY) ?? "null");

/** What another tab of this browser does; null: it signs the player out. */
function otherTab(value: { sessionKey: string; at: number; balances: Balances } | null) {
  const newValue = value && JSON.stringify(value);
  if (newValue) entries.set(KEY, newValue);
  else entries.delete(KEY);
  const event = Object.assign(new Event("storage"), { key: KEY, newValue, storageArea: storage });
  globalThis.dispatchEvent(event);
}

beforeEach(() => {
  vi.useFakeTimers({ now: Date.now() });
  page = Object.assign(new EventTarget(), { hidden: false, documentElement: { dataset: {}, lang: "en" } });
  const frame = new EventTarget();
  entries = new Map();
  isStorageRefused = false;
  activeLocks = new Set();
  vi.stubGlobal("document", page);
  vi.stubGlobal("addEventListener", frame.addEventListener.bind(frame));
  vi.stubGlobal("removeEventListener", frame.removeEventListener.bind(frame));
  vi.stubGlobal("dispatchEvent", frame.dispatchEvent.bind(frame));
  vi.stubGlobal("localStorage", storage);
  vi.stubGlobal("HTMLFormElement", EventTarget);
  vi.stubGlobal("navigator", {
    locks: {
      request: async (name: string, _: object, run: (lock: object | null) => Promise<unknown>) => {
        if (activeLocks.has(name)) return run(null);
        activeLocks.add(name);
        return run({}).finally(() => activeLocks.delete(name));
      },
    },
  });
  vi.stubGlobal("fetch", ask);
  ask.mockReset();
  ask.mockImplementation(async () => Response.json({ sessionKey: "1", balances: money("7"), demo: {} }));
  replace.mockReset();
});
afterEach(() => {
  stop();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe("each of the six settings", () => {
  it.each([
    ["isEnabledInterval", { isEnabledInterval: false }, 0],
    ["isEnabledInterval and countSecondsForInterval", {}, 6],
    ["countSecondsForInterval", { countSecondsForInterval: 20 }, 3],
    ["countSecondsForInterval of nought, which would never rest", { countSecondsForInterval: 0 }, 30],
  ])("%s", async (_, changes, calls) => {
    await begin({ ...changes, isEnabledRequestsAfterClick: false });
    await wait(MINUTE);
    expect(ask).toHaveBeenCalledTimes(calls);
  });

  it.each([
    ["countMinutesAfterWhichRequestsTurnedOff", {}, 30],
    ["the same, less", { countMinutesAfterWhichRequestsTurnedOff: 2 }, 12],
    ["isEnabledTurnOffRequests", { isEnabledTurnOffRequests: false }, 60],
  ])("%s", async (_, changes, calls) => {
    await begin({ ...changes, isEnabledRequestsAfterClick: false });
    await wait(10 * MINUTE);
    expect(ask).toHaveBeenCalledTimes(calls);
    click();
    await wait(10_000);
    expect(ask).toHaveBeenCalledTimes(calls + 1);
  });

  it.each([
    ["isEnabledRequestsAfterClick", { isEnabledRequestsAfterClick: false }, [0, 0, 0]],
    ["countSecondsForDelayBetweenClick", {}, [1, 2, 2]],
    ["the same, more", { countSecondsForDelayBetweenClick: 30 }, [1, 1, 2]],
  ])("%s", async (_, changes, calls) => {
    await begin({ isEnabledInterval: false, ...changes });
    for (let clicks = 0; clicks < 5; clicks++) {
      click();
      await wait(100);
    }
    expect(ask).toHaveBeenCalledTimes(calls[0] ?? 0);
    await wait(2000);
    expect(ask).toHaveBeenCalledTimes(calls[1] ?? 0);
    await wait(MINUTE);
    expect(ask).toHaveBeenCalledTimes(calls[2] ?? 0);
  });

  it("is followed where a later page brings another", async () => {
    await begin({ isEnabledInterval: false });
    here = { ...here, balanceRefresh: { ...settings, countSecondsForInterval: 30 } };
    turn();
    await wait(MINUTE);
    expect(ask).toHaveBeenCalledTimes(2);
  });
});

describe("the balance", () => {
  it.each([
    ["at a game", { pathname: "/game/sand-dunes", isGame: true }],
    ["for a visitor", { viewer: "visitor" as const }],
    ["while it is unknown who looks", { viewer: undefined }],
    ["where the operator has set nothing", { balanceRefresh: undefined }],
  ])("is not read for %s", async (_, location) => {
    await begin({}, location);
    click();
    await wait(MINUTE);
    expect(ask).not.toHaveBeenCalled();
  });

  it("is not requested while the page is hidden, and once when it is shown again", async () => {
    await begin();
    page.hidden = true;
    await wait(5 * MINUTE);
    expect(ask).not.toHaveBeenCalled();
    page.hidden = false;
    page.dispatchEvent(new Event("visibilitychange"));
    await wait(0);
    expect(ask).toHaveBeenCalledTimes(1);
  });

  it("is left to the game that a page was turned to while a question waited", async () => {
    await begin({ isEnabledInterval: false });
    for (const at of [0, 500]) {
      await wait(at);
      click();
    }
    here = { ...here, pathname: "/game/sand-dunes", isGame: true };
    await wait(MINUTE);
    expect(ask).toHaveBeenCalledTimes(1);
  });

  it("is left alone for longer while it cannot be had", async () => {
    ask.mockImplementation(async () => new Response("", { status: 503 }));
    await begin({ countSecondsForInterval: 1, countSecondsForDelayBetweenClick: 1 });
    await wait(3 * MINUTE);
    expect(ask.mock.calls.length).toBeLessThan(10);
    expect(mirror()).toMatchObject({ balances: money("5") });
  });

  it("belongs to nobody once the session is over: the page is notified, and nothing is requested again", async () => {
    await begin();
    ask.mockImplementation(async () => Response.json(null));
    await wait(MINUTE);
    click();
    expect(ask).toHaveBeenCalledTimes(1);
    expect(replace.mock.calls).toEqual([["/?page=2"]]);
    expect(entries.size).toBe(0);
    here = { ...here, sessionKey: "2", balances: money("9") };
    turn();
    await wait(10_000);
    expect(ask).toHaveBeenCalledTimes(2);
  });

  it("of somebody else who came in at this browser is not taken for the player's", async () => {
    await begin();
    ask.mockImplementation(async () => Response.json({ sessionKey: "2", balances: money("9"), demo: {} }));
    await wait(MINUTE);
    expect(ask).toHaveBeenCalledTimes(1);
    expect(replace).toHaveBeenCalledTimes(1);
    expect(entries.size).toBe(0);
  });
});

describe("between the tabs of a browser", () => {
  it("one reads for all", async () => {
    await begin();
    for (let reads = 0; reads < 12; reads++) {
      await wait(5000);
      otherTab({ sessionKey: "1", at: Date.now(), balances: money("8") });
      await wait(5000);
    }
    expect(ask).not.toHaveBeenCalled();
    await wait(15_000);
    expect(ask).toHaveBeenCalledTimes(1);
  });

  it("one reads at a time", async () => {
    await begin({ isEnabledInterval: false });
    activeLocks.add(KEY);
    click();
    await wait(1900);
    expect(ask).not.toHaveBeenCalled();
    activeLocks.clear();
    await wait(2000);
    expect(ask).toHaveBeenCalledTimes(1);
  });

  it("what another one read before a click is not what came of it", async () => {
    await begin({ isEnabledInterval: false });
    otherTab({ sessionKey: "1", at: Date.now() - 1, balances: money("8") });
    click();
    await wait(0);
    expect(ask).toHaveBeenCalledTimes(1);
  });

  it("a clock that was set back stops nothing", async () => {
    await begin();
    otherTab({ sessionKey: "1", at: Date.now() + 60 * MINUTE, balances: money("8") });
    await wait(30_000);
    expect(ask.mock.calls.length).toBeGreaterThan(0);
  });
});

describe("the mirror", () => {
  it("holds what the page came with, then what was read", async () => {
    await begin();
    expect(mirror()).toMatchObject({ sessionKey: "1", balances: money("5") });
    await wait(10_000);
    expect(mirror()).toMatchObject({ sessionKey: "1", balances: money("7") });
    here = { ...here, balances: money("3") };
    turn();
    expect(mirror()).toMatchObject({ balances: money("3") });
  });

  it("uses what another tab has read since this page was loaded", async () => {
    const newer = { sessionKey: "1", at: performance.timeOrigin + 500, balances: money("8") };
    entries.set(KEY, JSON.stringify(newer));
    await begin();
    expect(mirror()).toEqual(newer);
  });

  it.each([
    ["of another player", JSON.stringify({ sessionKey: "0", at: 9e15, balances: money("1000") })],
    ["that is none", "{"],
    ["of another shape", JSON.stringify({ sessionKey: "1", at: 9e15, balances: { total: 1 } })],
  ])("%s is written over", async (_, text) => {
    entries.set(KEY, text);
    await begin();
    expect(mirror()).toMatchObject({ sessionKey: "1", balances: money("5") });
  });

  it("is gone for a visitor", async () => {
    await begin();
    here = { ...here, viewer: "visitor", sessionKey: undefined, balances: undefined };
    turn();
    expect(entries.size).toBe(0);
  });

  it("is gone as soon as the player leaves, whatever is still on its way", async () => {
    await begin();
    ask.mockImplementation(async () => {
      await new Promise((resolve) => setTimeout(resolve, 500));
      return Response.json({ sessionKey: "1", balances: money("7"), demo: {} });
    });
    click();
    const form = Object.assign(new EventTarget(), { getAttribute: () => paths.logout() });
    const event = new Event("submit");
    Object.defineProperty(event, "target", { value: form });
    page.dispatchEvent(event);
    expect(entries.size).toBe(0);
    await wait(600);
    expect(ask).toHaveBeenCalledTimes(1);
    expect(entries.size).toBe(0);
  });

  it("is gone when the player leaves in another tab, and this page finds out that nobody is there", async () => {
    await begin({}, { balanceRefresh: undefined });
    ask.mockImplementation(async () => Response.json(null));
    otherTab(null);
    await wait(3000);
    expect(entries.size).toBe(0);
    expect(ask).toHaveBeenCalledTimes(1);
    expect(replace).toHaveBeenCalledTimes(1);
  });

  it("of who came in meanwhile is left alone, and this page is loaded again", async () => {
    await begin();
    const theirs = { sessionKey: "2", at: Date.now(), balances: money("9") };
    ask.mockImplementation(async () => Response.json({ ...theirs, demo: {} }));
    otherTab(theirs);
    await wait(3000);
    expect(mirror()).toEqual(theirs);
    expect(replace).toHaveBeenCalledTimes(1);
  });

  it.each([
    ["is not needed", {}],
    ["nor are locks", { locks: { request: () => Promise.reject(new Error("SecurityError")) } }],
  ])("%s", async (_, navigator) => {
    isStorageRefused = true;
    vi.stubGlobal("navigator", navigator);
    await begin();
    await wait(MINUTE);
    expect(ask).toHaveBeenCalledTimes(6);
  });
});
