import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { interfaces } from "../../../sandbox/chat/interfaces";
import type { ChatAdapter } from "./adapter";
import { adapters } from "./adapters";
import type { ChatEvent, ChatPerson, ChatSetup } from "./chat-setup";
import { type ChatVendor, chatVendors } from "./vendors";

type Said = { id: number; event: "sent" | "received"; text: string; conversation: string };
let calls: unknown[][] = [];
let says: (said: Said) => void = () => {};
let closes = () => {};

/** The interface of the sandbox's fake vendors, without a page. */
const core = {
  record: (...call: unknown[]) => calls.push(call),
  draw() {},
  open() {},
  see() {},
  conversation: () => "conv-1",
  onSaid: (listener: typeof says) => {
    says = listener;
  },
  onClosed: (listener: () => void) => {
    closes = listener;
  },
  forget: () => calls.push(["(forgotten)"]),
  remove() {},
};

const setup = (vendor: ChatVendor): ChatSetup => ({
  vendor,
  script: "https://chat.example/script.js",
  base: "https://chat.example",
  account: "1000001",
  lang: "es",
  person: { custom: {}, conversation: {} },
});
const person: ChatPerson = {
  uid: "42",
  name: "Ann",
  email: "ann@a.test",
  phone: "+34600",
  custom: { vip: "true", "360": "gold", jwt: "signed", identifier_hash: "hashed" },
  conversation: { topic: "money" },
};

/** The adapter with the interface that it talks to, each as fresh as a page. */
async function meet(vendor: ChatVendor): Promise<ChatAdapter> {
  vi.resetModules();
  const { adapter } = await adapters[vendor]();
  adapter.prepare(setup(vendor));
  new Function("chat", `(${interfaces[vendor]})(chat)`)(core);
  adapter.start(setup(vendor));
  await vi.advanceTimersByTimeAsync(100);
  return adapter;
}
const names = ["__lc", "LiveChatWidget", "zE", "Intercom", "chatwootSettings", "chatwootSDK", "$chatwoot"];
const more = ["jivo_api", "jivo_init", "jivo_destroy", "jivo_onLoadCallback", "Tawk_API", "Tawk_LoadStart"];

beforeEach(() => {
  vi.useFakeTimers();
  const page = new EventTarget();
  vi.stubGlobal("window", globalThis);
  vi.stubGlobal("document", { documentElement: { dir: "ltr" } });
  vi.stubGlobal("matchMedia", () => ({ matches: true }));
  for (const name of ["addEventListener", "removeEventListener", "dispatchEvent"] as const)
    vi.stubGlobal(name, page[name].bind(page));
  calls = [];
});
afterEach(() => {
  for (const name of [...names, ...more]) Reflect.deleteProperty(globalThis, name);
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** The calls that each interface gets at each step. */
const expectedCalls: Record<ChatVendor, Record<"identify" | "hide" | "open" | "shutdown", unknown[][]>> = {
  livechat: {
    identify: [
      ["call", "set_customer_name", "Ann"],
      ["call", "set_customer_email", "ann@a.test"],
      ["call", "set_session_variables", { topic: "money", ...person.custom, uid: "42", phone: "+34600" }],
    ],
    hide: [["call", "hide"]],
    open: [["call", "maximize"]],
    shutdown: [["call", "destroy"], ["(forgotten)"]],
  },
  zendesk: {
    identify: [
      ["messenger", "loginUser"],
      ["jwt", "signed"],
      ["messenger:set", "conversationFields", [{ id: "360", value: "gold" }]],
      ["messenger:set", "conversationTags", ["topic-money", "vip-true", "identifier_hash-hashed", "uid-42"]],
    ],
    hide: [["messenger", "hide"]],
    open: [
      ["messenger", "show"],
      ["messenger", "open"],
    ],
    shutdown: [["messenger", "logoutUser"], ["(forgotten)"]],
  },
  intercom: {
    identify: [
      [
        "update",
        {
          topic: "money",
          ...person.custom,
          user_id: "42",
          name: "Ann",
          email: "ann@a.test",
          phone: "+34600",
        },
      ],
    ],
    hide: [["hide"]],
    open: [["show"]],
    shutdown: [["shutdown"], ["(forgotten)"]],
  },
  jivosite: {
    identify: [
      ["setUserToken", "42"],
      ["setContactInfo", { name: "Ann", email: "ann@a.test", phone: "+34600" }],
      [
        "setCustomData",
        Object.entries({ ...person.custom, topic: "money" }).map(([title, content]) => ({ title, content })),
      ],
    ],
    hide: [["close"]],
    open: [["open"]],
    shutdown: [["clearHistory"], ["(forgotten)"], ["jivo_destroy"]],
  },
  chatwoot: {
    identify: [
      [
        "setUser",
        "42",
        { name: "Ann", email: "ann@a.test", phone_number: "+34600", identifier_hash: "hashed" },
      ],
      ["setCustomAttributes", { vip: "true", "360": "gold", jwt: "signed" }],
      ["setConversationCustomAttributes", { topic: "money" }],
    ],
    hide: [
      ["toggle", "close"],
      ["toggleBubbleVisibility", "hide"],
    ],
    open: [["toggle", "open"]],
    shutdown: [["toggle", "close"], ["reset"], ["(forgotten)"]],
  },
  tawk: {
    identify: [
      [
        "setAttributes",
        { topic: "money", ...person.custom, id: "42", name: "Ann", email: "ann@a.test", phone: "+34600" },
      ],
    ],
    hide: [["hideWidget"]],
    open: [["showWidget"], ["maximize"]],
    shutdown: [["endChat"], ["(forgotten)"], ["logout"], ["shutdown"]],
  },
};

/** What is reported of a message in each direction: some interfaces report only that there was one. */
const heard: Record<ChatVendor, Partial<ChatEvent>[]> = {
  livechat: [
    { channel_id: "1000001", conversation_id: "conv-1", text: "", event: "sent" },
    { channel_id: "1000001", conversation_id: "conv-1", text: "", event: "received" },
  ],
  zendesk: [
    { channel_id: "1000001", conversation_id: "conv-1", text: "Hi", event: "sent" },
    { channel_id: "1000001", conversation_id: "conv-1", text: "Yes?", event: "received" },
  ],
  intercom: [{ channel_id: "1000001", text: "", event: "received" }],
  jivosite: [
    { channel_id: "1000001", text: "", event: "sent" },
    { channel_id: "1000001", text: "", event: "received" },
  ],
  chatwoot: [
    { channel_id: "7", conversation_id: "conv-1", text: "Hi", event: "sent" },
    { channel_id: "7", conversation_id: "conv-1", text: "Yes?", event: "received" },
  ],
  tawk: [
    { channel_id: "1000001", text: "Hi", event: "sent" },
    { channel_id: "1000001", text: "Yes?", event: "received" },
  ],
};

describe.each(chatVendors)("%s", (vendor) => {
  it("is ready once its script has run and it has begun", async () => {
    vi.resetModules();
    const { adapter } = await adapters[vendor]();
    expect(adapter.isReady()).toBe(false);
    expect((await meet(vendor)).isReady()).toBe(true);
  });

  it("is told who is there, hidden, shown, opened and emptied in its own words", async () => {
    const adapter = await meet(vendor);
    const turn = async (act: () => void) => {
      calls = [];
      act();
      const done = calls;
      await vi.advanceTimersByTimeAsync(100);
      return done;
    };
    expect(await turn(() => adapter.identify(person))).toEqual(expectedCalls[vendor].identify);
    expect(await turn(adapter.hide)).toEqual(expectedCalls[vendor].hide);
    expect(await turn(adapter.open)).toEqual(expectedCalls[vendor].open);
    expect(await turn(adapter.shutdown)).toEqual(expectedCalls[vendor].shutdown);
  });

  it("tells what is said and that it was closed, once, until nobody listens", async () => {
    const adapter = await meet(vendor);
    const events: ChatEvent[] = [];
    const onClosed = vi.fn();
    const deafen = adapter.listen((event) => events.push(event), setup(vendor), onClosed);
    closes();
    expect(onClosed).toHaveBeenCalledOnce();
    says({ id: 1, event: "sent", text: "Hi", conversation: "conv-1" });
    says({ id: 2, event: "received", text: "Yes?", conversation: "conv-1" });
    expect(events).toMatchObject(heard[vendor]);
    expect(events).toHaveLength(heard[vendor].length);
    expect(new Set(events.map(({ conversation_id }) => conversation_id)).size).toBe(1);
    deafen();
    closes();
    expect(onClosed).toHaveBeenCalledOnce();
    says({ id: 3, event: "received", text: "Gone?", conversation: "conv-1" });
    expect(events).toHaveLength(heard[vendor].length);
  });
});
