import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { runtimeTab } from "~/../tests/support/runtime-tab";
import type { RuntimeLocation } from "~/browser/runtime/part";
import { start } from "./chat-part";
import { openChat } from "./open-chat";
import { recordedAdapter } from "./testing/recorded-adapter";

let done: string[] = [];
const adapter = recordedAdapter((what) => done.push(what));
vi.mock("./adapters", () => ({ adapters: { tawk: async () => ({ adapter }) } }));
vi.mock("./vendor-styles", () => ({ createCover: () => () => {} }));
vi.mock("~/browser/custom-code/load-script", () => ({ loadScript: async () => void done.push("load") }));

const stored = new Map<string, string>();
let page: EventTarget & { cookie: string; documentElement: object };
let uid: string | undefined;
let hasChat = true;
let stop = () => {};
const requests = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  done = [];
  stored.clear();
  uid = undefined;
  hasChat = true;
  requests.mockClear();
  page = Object.assign(new EventTarget(), {
    cookie: "",
    documentElement: { lang: "es-ES", dataset: {} },
    readyState: "complete",
    hidden: false,
  });
  vi.stubGlobal("document", page);
  for (const name of ["addEventListener", "removeEventListener"] as const)
    vi.stubGlobal(name, page[name].bind(page));
  vi.stubGlobal("requestIdleCallback", (act: () => void) => setTimeout(act, 50));
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
  vi.stubGlobal("fetch", async (address: string) => {
    requests(address);
    const person = { uid, custom: {}, conversation: {} };
    return Response.json(
      hasChat ? { vendor: "tawk", script: "", base: "", account: "1", lang: "es", person } : null,
    );
  });
});
afterEach(() => {
  stop();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

function open(viewer: RuntimeLocation["viewer"], consent?: string) {
  if (consent !== undefined) {
    page.documentElement = { lang: "es-ES", dataset: { consent: "" } };
    page.cookie = consent && `cr_consent=${consent}`;
  }
  const { context, go } = runtimeTab({ viewer, chat: "shown" });
  stop = start(context);
  return async (change: Partial<RuntimeLocation>) => {
    go(change);
    await rest();
  };
}
const rest = async () => {
  done = [];
  await vi.advanceTimersByTimeAsync(1000);
  return done;
};

it("comes when the browser has come to rest, in the language of the page, and not before", async () => {
  open("visitor");
  await vi.advanceTimersByTimeAsync(49);
  expect(requests).not.toHaveBeenCalled();
  expect(await rest()).toEqual(["prepare", "load", "start", "hide"]);
  expect(requests.mock.calls).toEqual([["/es-ES/chat/settings"]]);
});

it("learns who signs in and out, once each, and nothing while that is unknown", async () => {
  const change = open("visitor");
  await rest();
  uid = "42";
  await change({ viewer: "player" });
  expect(done).toEqual(["identify 42", "hide"]);
  await change({ viewer: "unknown" });
  await change({ viewer: "player", pathname: "/elsewhere" });
  expect(requests).toHaveBeenCalledTimes(2);
  uid = undefined;
  await change({ viewer: "visitor" });
  expect(done).toEqual(["shutdown", "start", "hide"]);
  expect(stored.size).toBe(0);
});

it("ends what a player has left behind who was signed out elsewhere, as by time or on another page", async () => {
  stored.set("cr_chat", "42");
  open("visitor");
  expect(await rest()).toEqual(["prepare", "load", "start", "shutdown", "start", "hide"]);
});

it("hears another tab that signs out", async () => {
  uid = "42";
  open("player");
  await rest();
  uid = undefined;
  page.dispatchEvent(Object.assign(new Event("storage"), { key: "cr_chat", newValue: null }));
  expect(await rest()).toEqual(["shutdown", "start", "hide"]);
  page.dispatchEvent(Object.assign(new Event("storage"), { key: "cr_balance", newValue: "1" }));
  expect(await rest()).toEqual([]);
});

it("is hidden where the location says so, and comes back", async () => {
  const change = open("visitor");
  await rest();
  await change({ chat: "hidden" });
  expect(done).toEqual(["hide"]);
  await change({ chat: "shown" });
  expect(done).toEqual(["hide"]);
});

it("waits for the consent to what it is, and ends without it", async () => {
  uid = "42";
  open("player", "");
  expect(await rest()).toEqual([]);
  expect(requests).not.toHaveBeenCalled();
  page.cookie = "cr_consent=1.functional";
  page.dispatchEvent(new Event("visibilitychange"));
  expect(await rest()).toEqual(["prepare", "load", "start", "identify 42", "hide"]);
  page.cookie = "cr_consent=1";
  page.dispatchEvent(new Event("visibilitychange"));
  expect(await rest()).toEqual(["hide", "shutdown"]);
  expect(stored.size).toBe(0);
});

it("is opened before it has come, and says where it does not come", async () => {
  open("visitor");
  const opened = openChat();
  expect(await rest()).toEqual(["prepare", "load", "start", "hide", "open"]);
  await expect(opened).resolves.toBe(true);
  stop();
  hasChat = false;
  open("visitor");
  const refused = openChat();
  await rest();
  await expect(refused).resolves.toBe(false);
  stop();
  const nobody = openChat();
  await vi.advanceTimersByTimeAsync(5500);
  await expect(nobody).resolves.toBe(false);
});
