import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { dialogQueue } from "~/dialogs/modal/queue";
import type { RuntimeContext, RuntimeLocation } from "~/runtime/part";
import type { PopupAnswer } from "./popup-answer";
import { start } from "./popups-part";

let isUndisturbed = true;
vi.mock("~/runtime/navigation/may-interrupt", () => ({ mayInterrupt: () => isUndisturbed }));

const SECOND = 1000;
const HOUR = 3600 * SECOND;
const hidden = vi.spyOn(document, "hidden", "get");
let answer: PopupAnswer | null;
const fetched = vi.fn(async () => Response.json(answer));
const stops: (() => void)[] = [];

const popup = (sysname: string, seconds: number, frequency: "once" | "session" | "always" = "once") => ({
  sysname,
  frequency,
  delayMs: seconds * SECOND,
  title: sysname,
  data: { sysname, text: "" },
});

async function openTab(changes: Partial<RuntimeLocation> = {}) {
  let listener = () => {};
  let here: RuntimeLocation = {
    pathname: "/",
    search: "",
    viewer: "player",
    balanceRefresh: undefined,
    idle: undefined,
    check: undefined,
    ...changes,
  };
  const context: RuntimeContext = {
    getLocation: () => here,
    onLocation(told) {
      listener = told;
      return () => {
        listener = () => {};
      };
    },
    replace() {},
    signOut() {},
  };
  stops.push(start(context));
  await pass(0);
  return (to: Partial<RuntimeLocation>) => {
    here = { ...here, ...to };
    listener();
  };
}
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
const open = () => dialogQueue.get().map(({ id }) => id);
const closePopup = async () => {
  const [first] = dialogQueue.get();
  if (first) dialogQueue.finish(first, false);
  await pass(0);
};

beforeEach(() => {
  vi.useFakeTimers({ now: 1_800_000_000_000 });
  isUndisturbed = true;
  answer = {
    owner: "7",
    popups: [popup("first", 5), popup("second", 20)],
    sinceMs: HOUR,
    gapMs: 2 * HOUR,
    waitMs: 0,
  };
  hidden.mockReturnValue(false);
  vi.stubGlobal("fetch", fetched);
});
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  localStorage.clear();
  fetched.mockClear();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("campaign popups", () => {
  it("open after their delay, and the next one after the gap", async () => {
    await openTab();
    await pass(4.9 * SECOND);
    expect(open()).toEqual([]);
    await pass(0.1 * SECOND);
    expect(open()).toEqual(["first"]);
    await pass(60 * SECOND);
    expect(open()).toEqual(["first"]);
    await closePopup();
    await pass(2 * HOUR - 61 * SECOND);
    expect(open()).toEqual([]);
    await pass(61 * SECOND);
    expect(fetched).toHaveBeenCalledTimes(2);
    expect(open()).toEqual(["second"]);
  });

  it("come one at a time where the operator wants no gap, each once on a page", async () => {
    answer = {
      ...(answer as PopupAnswer),
      gapMs: 0,
      popups: [popup("again", 1, "always"), popup("second", 2)],
    };
    await openTab();
    await pass(3 * SECOND);
    expect(open()).toEqual(["again"]);
    await closePopup();
    await pass(SECOND);
    expect(open()).toEqual(["second"]);
    await closePopup();
    await pass(HOUR);
    expect(open()).toEqual([]);
  });

  it.each<[string, () => void, () => void]>([
    ["while something else goes on", () => (isUndisturbed = false), () => (isUndisturbed = true)],
    [
      "in a tab nobody looks at",
      () => hidden.mockReturnValue(true),
      () => {
        hidden.mockReturnValue(false);
        document.dispatchEvent(new Event("visibilitychange"));
      },
    ],
  ])("wait %s", async (_, begin, end) => {
    begin();
    await openTab();
    await pass(10 * SECOND);
    expect(open()).toEqual([]);
    end();
    await pass(SECOND);
    expect(open()).toEqual(["first"]);
  });

  it("open over no page that opens none, and go with the page they stand over", async () => {
    const go = await openTab({ isCalm: true, pathname: "/cashier/deposit" });
    await pass(30 * SECOND);
    expect(open()).toEqual([]);
    go({ isCalm: false, pathname: "/" });
    await pass(SECOND);
    expect(open()).toEqual(["first"]);
    go({ viewer: "player" });
    expect(open()).toEqual(["first"]);
    go({ isCalm: true, pathname: "/game/sand-dunes" });
    expect(open()).toEqual([]);
  });

  it("are shown in one tab of several", async () => {
    await openTab();
    await pass(6 * SECOND);
    await closePopup();
    await openTab();
    await pass(HOUR);
    expect(open()).toEqual([]);
    await pass(HOUR);
    expect(open()).toEqual(["second"]);
  });

  it("know what another player has seen here as nothing", async () => {
    localStorage.setItem("cr_popups", JSON.stringify({ owner: "8", shown: [["first", Date.now()]] }));
    await openTab();
    await pass(6 * SECOND);
    expect(open()).toEqual(["first"]);
  });

  it.each(["{", "7", '{"owner":"7"}', '{"owner":"7","shown":[7,["first"],[1,2]]}'])(
    "pass over %s in the storage",
    async (text) => {
      localStorage.setItem("cr_popups", text);
      await openTab();
      await pass(6 * SECOND);
      expect(open()).toEqual(["first"]);
    },
  );

  it("wait as long as the server says", async () => {
    answer = { ...(answer as PopupAnswer), waitMs: HOUR };
    await openTab();
    await pass(HOUR - SECOND);
    expect(open()).toEqual([]);
    await pass(SECOND);
    expect(open()).toEqual(["first"]);
  });

  it("are over when the player is gone, and leave no trace", async () => {
    const go = await openTab();
    await pass(6 * SECOND);
    expect(localStorage).toHaveLength(1);
    go({ viewer: "visitor" });
    expect(open()).toEqual([]);
    expect(localStorage).toHaveLength(0);
    answer = null;
    await openTab();
    await pass(HOUR);
    expect(open()).toEqual([]);
  });

  it("ask a visitor's page for nothing", async () => {
    localStorage.setItem("cr_popups", "{}");
    await openTab({ viewer: "visitor" });
    expect(fetched).not.toHaveBeenCalled();
    expect(localStorage).toHaveLength(0);
  });
});
