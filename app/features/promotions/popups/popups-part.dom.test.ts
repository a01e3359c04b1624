import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { runtimeTab } from "~/../tests/support/runtime-tab";
import type { RuntimeLocation } from "~/browser/runtime/part";
import { dialogQueue } from "~/dialogs/modal/queue";
import type { PopupAnswer } from "./popup-answer";
import { start } from "./popups-part";

let isUndisturbed = true;
vi.mock("~/browser/runtime/navigation/may-interrupt", () => ({ mayInterrupt: () => isUndisturbed }));

const SECOND = 1000;
const HOUR = 3600 * SECOND;
const hidden = vi.spyOn(document, "hidden", "get");
let answer: PopupAnswer | null;
const fetched = vi.fn(async () => Response.json(answer));
const stops: (() => void)[] = [];

const due = (sysname: string, seconds: number): PopupAnswer => ({
  popup: { sysname, title: sysname, data: { sysname, text: "" } },
  inMs: seconds * SECOND,
});

async function openTab(changes: Partial<RuntimeLocation> = {}) {
  const { context, go } = runtimeTab(changes);
  stops.push(start(context));
  await pass(0);
  return go;
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
  answer = due("first", 5);
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

describe("a campaign popup", () => {
  it("opens after its delay, and no other one follows it", async () => {
    await openTab();
    await pass(4.9 * SECOND);
    expect(open()).toEqual([]);
    await pass(0.1 * SECOND);
    expect(open()).toEqual(["first"]);
    expect(fetched).toHaveBeenCalledTimes(2);
    await closePopup();
    await pass(24 * HOUR);
    expect(open()).toEqual([]);
    expect(fetched).toHaveBeenCalledTimes(2);
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
  ])("waits %s", async (_, begin, end) => {
    begin();
    await openTab();
    await pass(10 * SECOND);
    expect(open()).toEqual([]);
    end();
    await pass(SECOND);
    expect(open()).toEqual(["first"]);
  });

  it("opens over no page that opens none, and goes with the page it stands over", async () => {
    const go = await openTab({ hidesOffers: true, pathname: "/cashier/deposit" });
    await pass(30 * SECOND);
    expect(open()).toEqual([]);
    go({ hidesOffers: false, pathname: "/" });
    await pass(SECOND);
    expect(open()).toEqual(["first"]);
    go({ viewer: "player" });
    expect(open()).toEqual(["first"]);
    go({ hidesOffers: true, pathname: "/game/sand-dunes" });
    expect(open()).toEqual([]);
  });

  it.each<[string, PopupAnswer | null]>([
    ["another tab has shown it meanwhile", { popup: null, inMs: 0 }],
    ["it is another one's turn by then", due("second", 5)],
    ["the player has left meanwhile", null],
  ])("stays away when %s", async (_, next) => {
    await openTab();
    answer = next;
    await pass(HOUR);
    expect(open()).toEqual([]);
    expect(fetched).toHaveBeenCalledTimes(2);
  });

  it("stays away where the server cannot be asked again", async () => {
    await openTab();
    fetched.mockRejectedValueOnce(new TypeError("no connection"));
    await pass(HOUR);
    expect(open()).toEqual([]);
  });

  it("is gone when the player is", async () => {
    const go = await openTab();
    await pass(6 * SECOND);
    go({ viewer: "visitor" });
    expect(open()).toEqual([]);
  });
});
