import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { runtimeTab } from "~/../tests/support/runtime-tab";
import { dialogQueue } from "~/dialogs/modal/queue";
import type { RuntimeLocation } from "../part";
import { start } from "./forced-logout";

const SECOND = 1000;
const signOut = vi.fn();
const storage = new Map<string, string>();
let tabs: { page: EventTarget; stop: () => void }[] = [];

/** A tab of the same browser; the last one opened receives the events. */
function openTab(location: Partial<RuntimeLocation> = {}) {
  const page = new EventTarget();
  vi.stubGlobal("window", page);
  vi.stubGlobal("document", page);
  const { context, go } = runtimeTab({ idle: { logoutSeconds: 100 }, ...location }, { signOut });
  const stop = start(context);
  const tab = {
    page,
    stop,
    change: go,
    do: (sign: string) => page.dispatchEvent(new Event(sign)),
  };
  tabs.push(tab);
  return tab;
}
const pass = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * SECOND);
const warning = () => dialogQueue.get()[0] ?? null;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => storage.set(key, value),
  });
});
afterEach(() => {
  for (const { stop } of tabs) stop();
  tabs = [];
  storage.clear();
  signOut.mockClear();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe("a player of whom nothing is heard", () => {
  it("is warned at 80 % of the time and signed out at its end, once", async () => {
    const begin = Date.now();
    openTab();
    await pass(79);
    expect(warning()).toBeNull();
    await pass(1);
    expect(warning()).toMatchObject({ name: "interactivity", data: { endsAt: begin + 100 * SECOND } });
    await pass(19);
    expect(signOut).not.toHaveBeenCalled();
    await pass(10);
    expect(signOut.mock.calls).toEqual([["idle"]]);
  });

  it("is warned for 20 seconds at least", async () => {
    openTab({ idle: { logoutSeconds: 60 } });
    await pass(39);
    expect(warning()).toBeNull();
    await pass(1);
    expect(warning()).not.toBeNull();
    expect(signOut).not.toHaveBeenCalled();
  });

  it.each(["keydown", "click", "scroll"])("stays by a %s, also while warned", async (sign) => {
    const tab = openTab();
    await pass(90);
    tab.do(sign);
    expect(warning()).toBeNull();
    await pass(79);
    expect(warning()).toBeNull();
    await pass(1);
    expect(warning()).not.toBeNull();
  });

  it("stays by turning a page, and by a game's rounds", async () => {
    const tab = openTab();
    await pass(90);
    tab.change({ pathname: "/gamehall" });
    await pass(70);
    tab.page.dispatchEvent(
      new MessageEvent("message", { data: { source: "platform-game", event: "balance" } }),
    );
    await pass(70);
    expect(warning()).toBeNull();
  });

  it("is not prevented by reloaded data, nor by a dialog that opens by itself", async () => {
    const tab = openTab();
    await pass(70);
    tab.change({ idle: { logoutSeconds: 100 } });
    tab.change({ search: "?dialog=reality_check" });
    await pass(10);
    expect(warning()).not.toBeNull();
    tab.change({ search: "" });
    await pass(20);
    expect(signOut).toHaveBeenCalled();
  });

  it("stays by what is done in another tab, and the warning here is over", async () => {
    openTab();
    const other = openTab();
    await pass(85);
    other.do("click");
    await pass(1);
    expect(warning()).toBeNull();
    await pass(80);
    expect(signOut).not.toHaveBeenCalled();
  });

  it("is signed out when a machine wakes too late, and the key that woke it does not count", async () => {
    const tab = openTab();
    await pass(1);
    vi.setSystemTime(Date.now() + 3_600 * SECOND);
    tab.do("keydown");
    expect(signOut).toHaveBeenCalledTimes(1);
    expect(warning()).toBeNull();
  });

  it("is not prevented by a sign from a clock that was set back", async () => {
    openTab();
    storage.set("cr_alive", String(Date.now() + 3_600 * SECOND));
    await pass(101);
    expect(signOut).not.toHaveBeenCalled();
    vi.setSystemTime(Date.now() + 3_601 * SECOND + 101 * SECOND);
    await pass(1);
    expect(signOut).toHaveBeenCalled();
  });
});

it.each([
  ["a visitor", { viewer: "visitor" as const }],
  ["where the operator has not set a time", { idle: undefined }],
])("nothing ends for %s", async (_, location) => {
  openTab(location);
  await pass(1_000);
  expect(warning()).toBeNull();
  expect(signOut).not.toHaveBeenCalled();
});
