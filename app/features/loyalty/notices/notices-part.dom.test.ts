import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { runtimeTab } from "~/../tests/support/runtime-tab";
import type { RuntimeLocation } from "~/browser/runtime/part";
import type { ToastMessage } from "~/browser/runtime/toasts/toasts";
import type { Notice, NoticeAnswer } from "./notice";
import { start } from "./notices-part";

const toasts: ToastMessage[] = [];
vi.mock("~/browser/runtime/toasts/toasts", () => ({
  showToast: (toast: ToastMessage) => toasts.push(toast),
}));

const sounds: { url: string; volume: number }[] = [];
const hidden = vi.spyOn(document, "hidden", "get");
let unread: string[];
let answer: Partial<NoticeAnswer> | null;
const fetched = vi.fn(async () =>
  Response.json(
    answer && { owner: "1", unread: unread.map(noticeOf), mayPopUp: true, maySound: true, ...answer },
  ),
);

function noticeOf(id: string): Notice {
  const words = { kind: "Quest", title: "Done", message: "", icon: "flame" as const };
  return { id, tone: "positive", ...words, at: "2026-11-01T10:00:00Z", isUnread: true };
}

/** A tab of the browser: one page, and where it is. */
function openTab(changes: Partial<RuntimeLocation> = {}) {
  const notices = { durationSeconds: 7, soundUrl: "https://cms.example/a.mp3", soundVolume: 0.3 };
  const tab = runtimeTab({ notices, ...changes });
  stops.push(start(tab.context));
  return {
    async go(to: Partial<RuntimeLocation>) {
      tab.go(to);
      await vi.advanceTimersByTimeAsync(0);
    },
  };
}
const stops: (() => void)[] = [];
const touch = async () => {
  dispatchEvent(new Event("pointerdown"));
  await vi.advanceTimersByTimeAsync(0);
};
const ids = () => toasts.map(({ id }) => id);

beforeEach(() => {
  vi.useFakeTimers();
  hidden.mockReturnValue(false);
  document.documentElement.lang = "lv";
  vi.stubGlobal("fetch", fetched);
  vi.stubGlobal("navigator", {});
  vi.stubGlobal(
    "Audio",
    class {
      volume = 1;
      constructor(readonly url: string) {}
      async play() {
        sounds.push({ url: this.url, volume: this.volume });
      }
    },
  );
  unread = ["a"];
  answer = {};
});
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  vi.unstubAllGlobals();
  vi.useRealTimers();
  fetched.mockClear();
  localStorage.clear();
  toasts.length = 0;
  sounds.length = 0;
});

describe("notices", () => {
  it("are requested on the first interaction, in the language of the page, and not on the next", async () => {
    openTab();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(fetched).not.toHaveBeenCalled();
    await touch();
    await touch();
    expect(fetched.mock.calls).toEqual([["/lv/notices", expect.anything()]]);
  });

  it("are requested on every change of path, not of a query", async () => {
    const tab = openTab();
    await tab.go({ pathname: "/offers" });
    await tab.go({ search: "?a=1" });
    await tab.go({ pathname: "/gamehall" });
    expect(fetched).toHaveBeenCalledTimes(2);
  });

  it("stand after 300 ms, for the operator's seconds, with one sound at the operator's volume", async () => {
    unread = ["a", "b"];
    openTab();
    await touch();
    await vi.advanceTimersByTimeAsync(299);
    expect(ids()).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(ids()).toEqual(["notice-a", "notice-b"]);
    expect(toasts[0]?.seconds).toBe(7);
    expect(sounds).toEqual([{ url: "https://cms.example/a.mp3", volume: 0.3 }]);
  });

  it("wait on a calm page, also where they were asked for before it, and stand on the next one", async () => {
    const tab = openTab();
    await touch();
    await vi.advanceTimersByTimeAsync(100);
    await tab.go({ pathname: "/cashier/deposit", hidesOffers: true });
    await vi.advanceTimersByTimeAsync(10_000);
    expect([ids(), sounds]).toEqual([[], []]);
    unread = ["a", "b"];
    await tab.go({ pathname: "/profile/responsible-game", hidesOffers: true });
    await vi.advanceTimersByTimeAsync(10_000);
    expect(ids()).toEqual([]);
    await tab.go({ pathname: "/offers", hidesOffers: false });
    await vi.advanceTimersByTimeAsync(300);
    expect(ids()).toEqual(["notice-a", "notice-b"]);
  });

  it("are shown once, whatever tabs are open and however often they are told", async () => {
    const tabs = [openTab(), openTab()];
    await touch();
    for (const tab of tabs) await tab.go({ pathname: "/offers" });
    await vi.advanceTimersByTimeAsync(300);
    expect(ids()).toEqual(["notice-a"]);
    unread = ["a", "b"];
    for (const tab of tabs) await tab.go({ pathname: "/gamehall" });
    await vi.advanceTimersByTimeAsync(300);
    expect(ids()).toEqual(["notice-a", "notice-b"]);
  });

  it("wait for a tab that is looked at", async () => {
    hidden.mockReturnValue(true);
    openTab();
    await touch();
    expect(fetched).not.toHaveBeenCalled();
    hidden.mockReturnValue(false);
    document.dispatchEvent(new Event("visibilitychange"));
    expect(fetched).toHaveBeenCalledTimes(1);
  });

  it("that wait in the list are told by nobody", async () => {
    answer = { unread: [{ ...noticeOf("a"), isQuiet: true }] };
    openTab();
    await touch();
    await vi.advanceTimersByTimeAsync(300);
    expect([ids(), sounds]).toEqual([[], []]);
  });

  it.each([
    ["no toast", { mayPopUp: false }, [], 1],
    ["no sound", { maySound: false }, ["notice-a"], 0],
  ])("make %s where the player wants none", async (_, preference, shown, heard) => {
    answer = preference;
    openTab();
    await touch();
    await vi.advanceTimersByTimeAsync(300);
    expect(ids()).toEqual(shown);
    expect(sounds).toHaveLength(heard);
  });

  it("of another player are nobody's here", async () => {
    openTab();
    await touch();
    answer = { owner: "2" };
    unread = ["a"];
    const other = openTab();
    await other.go({ pathname: "/offers" });
    await vi.advanceTimersByTimeAsync(300);
    expect(ids()).toEqual(["notice-a", "notice-a"]);
    expect(localStorage.getItem("cr_notices")).toContain('"owner":"2"');
  });

  it.each([
    [
      "a session that is over",
      async () => {
        answer = null;
        await touch();
      },
    ],
    [
      "signing out",
      async (tab: ReturnType<typeof openTab>) => tab.go({ viewer: "visitor", notices: undefined }),
    ],
  ])("are forgotten with %s", async (_, end) => {
    localStorage.setItem("cr_notices", JSON.stringify({ owner: "1", notices: [noticeOf("z")] }));
    const tab = openTab();
    await end(tab);
    expect(localStorage).toHaveLength(0);
    fetched.mockClear();
    await tab.go({ pathname: "/offers" });
    await touch();
    expect(fetched).not.toHaveBeenCalled();
  });

  it.each([
    ["a failure", () => new Response("", { status: 503 })],
    ["no JSON", () => new Response("<html>")],
  ])("are not missed after %s", async (_, reply) => {
    fetched.mockImplementationOnce(async () => reply());
    const tab = openTab();
    await touch();
    await tab.go({ pathname: "/offers" });
    await vi.advanceTimersByTimeAsync(300);
    expect(ids()).toEqual(["notice-a"]);
  });

  it.each(["{", "7", '{"owner":1}', '{"owner":"1","notices":[null,{}]}'])(
    "are shown over %s in the storage",
    async (text) => {
      localStorage.setItem("cr_notices", text);
      openTab();
      await touch();
      await vi.advanceTimersByTimeAsync(300);
      expect(ids()).toEqual(["notice-a"]);
    },
  );
});
