import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { RuntimeContext, RuntimePlace } from "../runtime";
import { start } from "./balance-refresh";

const settings = {
  isEnabledInterval: true,
  countSecondsForInterval: 10,
  isEnabledTurnOffRequests: true,
  countMinutesAfterWhichRequestsTurnedOff: 5,
  isEnabledRequestsAfterClick: true,
  countSecondsForDelayBetweenClick: 2,
};

const page = new EventTarget();
const ask = vi.fn(async () => Response.json({ balances: {}, demo: {} }));
let here: RuntimePlace;
let stop: () => void;

function begin(changes: Partial<typeof settings> = {}, place: Partial<RuntimePlace> = {}) {
  here = {
    pathname: "/",
    search: "",
    viewer: "player",
    idle: undefined,
    check: undefined,
    balanceRefresh: { ...settings, ...changes },
    ...place,
  };
  const context: RuntimeContext = {
    place: () => here,
    onPlace: () => () => {},
    replace: () => {},
    signOut: () => {},
  };
  stop = start(context);
}
const click = () => page.dispatchEvent(new Event("click"));

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("document", Object.assign(page, { hidden: false }));
  vi.stubGlobal("fetch", ask);
  ask.mockClear();
});
afterEach(() => {
  stop();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe("the balance", () => {
  it("is asked for from time to time, until nobody has clicked for a while", async () => {
    begin({ isEnabledRequestsAfterClick: false });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(ask).toHaveBeenCalledTimes(6);
    await vi.advanceTimersByTimeAsync(600_000);
    expect(ask).toHaveBeenCalledTimes(30);
    click();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(ask).toHaveBeenCalledTimes(31);
  });

  it("goes on where the operator never turns it off", async () => {
    begin({ isEnabledTurnOffRequests: false });
    await vi.advanceTimersByTimeAsync(600_000);
    expect(ask).toHaveBeenCalledTimes(60);
  });

  it("is asked for after a click, once in so many seconds", async () => {
    begin({ isEnabledInterval: false });
    for (let clicks = 0; clicks < 5; clicks++) click();
    await vi.advanceTimersByTimeAsync(0);
    expect(ask).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(ask).toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(ask).toHaveBeenCalledTimes(2);
  });

  it.each([
    ["at a game", { pathname: "/game/sand-dunes" }],
    ["for a visitor", { viewer: "visitor" as const }],
    ["while it is unknown who looks", { viewer: undefined }],
  ])("is not asked for %s", async (_, place) => {
    begin({}, place);
    click();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(ask).not.toHaveBeenCalled();
  });

  it("is nobody's any more once the session is over", async () => {
    ask.mockResolvedValueOnce(Response.json(null));
    begin();
    await vi.advanceTimersByTimeAsync(60_000);
    click();
    expect(ask).toHaveBeenCalledTimes(1);
  });
});
