import { act } from "@testing-library/react";
import { afterAll, afterEach, beforeEach, expect, it, vi } from "vitest";
import { holdTaken } from "../../../tests/support/taken";
import type { RuntimeContext, RuntimeLocation } from "./part";
import { runtimeParts } from "./runtime";

// What a part takes of the browser while it runs, and whether it gives it back: each part of the list, as it is.

vi.mock("./time/when-idle", () => ({ whenIdle: () => Promise.resolve() }));
vi.mock("~/browser/custom-code/load-script", () => ({ loadScript: () => Promise.resolve() }));

const MINUTE = 60_000;
const money = { amount: "1", currency: "EUR" };

/** With everything on that a part looks at. */
const everything: RuntimeLocation = {
  pathname: "/gamehall",
  search: "?promo_code=A&register=1&show_popup_reg&popup=a",
  viewer: "player",
  sessionKey: "1",
  uid: 1,
  tracking: { tags: ["https://tags.example/gtm.js"] },
  balances: { main: money, bonus: money, bettingBonus: money, total: money },
  balanceRefresh: { isEnabled: true, countSeconds: 10 } as unknown as RuntimeLocation["balanceRefresh"],
  idle: { logoutSeconds: 3600, cashierSeconds: 3600, profileSeconds: 3600 },
  notices: { durationSeconds: 5, soundVolume: 1 },
  chat: "shown",
  check: { at: Date.now() + 60 * MINUTE, now: Date.now() },
  background: { buildPollMs: MINUTE, offlinePage: "/_offline" },
};

/** Requests are aborted after ten seconds. */
const endsByItself = ["app/browser/runtime/read-json.ts: setTimeout"];

const requests = vi.fn();
let taken: ReturnType<typeof holdTaken>;

beforeEach(() => {
  vi.useFakeTimers();
  taken = holdTaken();
  requests.mockReset();
  vi.stubGlobal("__remixManifest", { version: "1", routes: {} });
  // A chat that cannot be loaded is logged.
  vi.spyOn(console, "warn").mockReturnValue();
  vi.stubGlobal("fetch", (url: string) => {
    requests(url);
    return Promise.reject(new TypeError("no connection"));
  });
});
// Test files share their modules: the next one may have others in place of those that these parts have loaded.
afterAll(() => vi.resetModules());
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  taken.restore();
  vi.useRealTimers();
});

function contextOf() {
  const listeners = new Set<() => void>();
  const context: RuntimeContext = {
    getLocation: () => everything,
    onLocation: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    replace: vi.fn(),
    signOut: vi.fn(),
  };
  return { context, listeners };
}

function hide(isHidden: boolean) {
  vi.spyOn(document, "hidden", "get").mockReturnValue(isHidden);
  vi.spyOn(document, "visibilityState", "get").mockReturnValue(isHidden ? "hidden" : "visible");
  document.dispatchEvent(new Event("visibilitychange"));
}

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const nameOf = (load: () => unknown) => /["'`/]app\/([\w/-]+)/.exec(String(load))?.[1] ?? String(load);

it.each(runtimeParts.map(({ load }) => [nameOf(load), load] as const))("%s", async (_, load) => {
  const { start } = await load();
  const { context, listeners } = contextOf();
  // Twice, as StrictMode has it.
  for (const _time of [1, 2]) {
    const stop = start(context);
    await pass(5 * MINUTE);
    hide(true);
    requests.mockClear();
    await pass(10 * MINUTE);
    expect(requests.mock.calls.flat(), "asked while hidden").toEqual([]);
    hide(false);
    await pass(1000);
    stop();
    expect([...listeners], "hears of locations").toEqual([]);
    await pass(0);
    expect(
      taken.now().filter((one) => !endsByItself.includes(one)),
      "still held",
    ).toEqual([]);
  }
});
