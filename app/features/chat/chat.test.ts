import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { ChatAdapter } from "./adapter";
import { createChat } from "./chat";
import type { ChatEvent, ChatSetup } from "./chat-setup";
import { recordedAdapter } from "./testing/recorded-adapter";

let done: string[] = [];
let stored: string | null = null;
let events: ChatEvent[] = [];
let shown: (number | null)[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  done = [];
  stored = null;
  events = [];
  shown = [];
});
afterEach(() => void vi.useRealTimers());

function openChatWith(changes: Partial<ChatAdapter> = {}, load: () => Promise<void> = async () => {}) {
  const adapter = recordedAdapter((what) => done.push(what), {
    listen: () => {
      done.push("listen");
      return () => void done.push("deafen");
    },
    ...changes,
  });
  return createChat(adapter, {
    load: () => {
      done.push("load");
      return load();
    },
    owner: {
      read: () => stored,
      store: (uid) => {
        stored = uid;
      },
    },
    onEvent: (event) => events.push(event),
    cover: (isHidden) => void (isHidden && done.push("cover")),
    report: (unread) => void shown.push(unread),
  });
}

const setupFor = (uid?: string): ChatSetup => ({
  vendor: "tawk",
  script: "https://chat.example/x.js",
  base: "",
  account: "1",
  lang: "en",
  person: { uid, custom: {}, conversation: {} },
});
const meet = (chat: ReturnType<typeof openChatWith>, uid: string | null) => {
  done = [];
  return chat.meet(setupFor(uid ?? undefined), uid);
};

it("is loaded once, introduced to who is there, and emptied when somebody else is", async () => {
  const chat = openChatWith();
  await meet(chat, null);
  expect(done).toEqual(["cover", "prepare", "load", "start", "listen", "hide"]);
  await meet(chat, "1");
  expect(done).toEqual(["identify 1", "deafen", "listen", "hide"]);
  expect(stored).toBe("1");
  await meet(chat, "1");
  expect(done).toEqual([]);
  await meet(chat, "2");
  expect(done).toEqual(["deafen", "shutdown", "start", "identify 2", "deafen", "listen", "hide"]);
  await meet(chat, null);
  expect(done).toEqual(["deafen", "shutdown", "start", "deafen", "listen", "hide"]);
  expect(stored).toBeNull();
});

it("ends what an earlier page's player has left behind, before anybody sees it", async () => {
  stored = "1";
  await meet(openChatWith(), null);
  expect(done).toEqual(["cover", "prepare", "load", "start", "shutdown", "start", "listen", "hide"]);
  stored = "1";
  await meet(openChatWith(), "1");
  expect(done).not.toContain("shutdown");
});

it("loads a script again that its end takes away", async () => {
  stored = "1";
  await meet(openChatWith({ isTakenAway: true }), null);
  expect(done).toEqual([
    "cover",
    "prepare",
    "load",
    "start",
    "shutdown",
    "prepare",
    "load",
    "start",
    "listen",
    "hide",
  ]);
});

it("is hidden from its first moment on where it may not be seen, and comes back", async () => {
  const chat = openChatWith();
  chat.setHidden(true);
  await meet(chat, null);
  expect(done).toEqual(["cover", "prepare", "load", "start", "listen", "cover", "hide"]);
  done = [];
  chat.setHidden(true);
  chat.setHidden(false);
  await vi.runAllTimersAsync();
  expect(done).toEqual(["hide"]);
});

it("waits 5 s for its vendor, and tries anew when it is asked again", async () => {
  const isReady = vi.fn(() => false);
  const chat = openChatWith({ isReady });
  const waiting = expect(meet(chat, null)).rejects.toThrow("brought no chat");
  await vi.advanceTimersByTimeAsync(5000);
  await waiting;
  await expect(chat.open()).rejects.toThrow();
  isReady.mockReturnValue(true);
  await meet(chat, null);
  expect(done).toEqual(["cover", "start", "listen", "hide"]);
  done = [];
  await chat.open();
  expect(done).toEqual(["open"]);
});

it("asks for a script again that did not come", async () => {
  const load = vi.fn(async () => {});
  load.mockRejectedValueOnce(new Error("blocked"));
  const chat = openChatWith({}, load);
  await expect(meet(chat, null)).rejects.toThrow("blocked");
  await meet(chat, null);
  expect(done).toEqual(["cover", "prepare", "load", "start", "listen", "hide"]);
});

it("never crosses two changes of who is there", async () => {
  let isReady = false;
  const chat = openChatWith({ isReady: () => isReady });
  const first = meet(chat, "1");
  const second = chat.meet(setupFor(), null);
  await vi.advanceTimersByTimeAsync(200);
  isReady = true;
  await vi.advanceTimersByTimeAsync(200);
  await Promise.all([first, second]);
  expect(done.indexOf("identify 1")).toBeLessThan(done.indexOf("shutdown"));
  expect(stored).toBeNull();
});

it("is emptied when it is closed, and begins anew when it is requested", async () => {
  const chat = openChatWith();
  await meet(chat, "1");
  done = [];
  await chat.close();
  expect(done).toEqual(["deafen", "shutdown"]);
  expect(stored).toBeNull();
  await meet(chat, "1");
  expect(done).toEqual(["cover", "start", "identify 1", "deafen", "listen", "hide"]);
});

it("shows what is unread until its window is opened, and nothing where it may not be seen", async () => {
  let hear: (event: ChatEvent) => void = () => {};
  let close = () => {};
  const chat = openChatWith({
    listen: (onEvent, _setup, onClosed) => {
      hear = onEvent;
      close = onClosed;
      return () => {};
    },
  });
  await meet(chat, null);
  const message = { channel_id: "1", conversation_id: "1", text: "" };
  hear({ ...message, event: "sent" });
  hear({ ...message, event: "received" });
  expect(shown.at(-1)).toBe(1);
  await chat.open();
  hear({ ...message, event: "received" });
  expect(shown.at(-1)).toBe(0);
  done = [];
  close();
  close();
  expect(done).toEqual(["hide"]);
  hear({ ...message, event: "received" });
  chat.setHidden(true);
  await vi.runAllTimersAsync();
  expect(shown.at(-1)).toBeNull();
  chat.setHidden(false);
  await vi.runAllTimersAsync();
  expect(shown.at(-1)).toBe(1);
  expect(events).toHaveLength(4);
  await chat.close();
  expect(shown.at(-1)).toBeNull();
});
