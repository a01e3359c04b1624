import { afterEach, expect, it, vi } from "vitest";
import { cookiesOf } from "../../../tests/support/sign-in";
import { testApp } from "../../../tests/support/test-app";
import { loadChat } from "./load-chat.server";
import type { ChatSetting, ChatVendor } from "./vendors";

const app = await testApp();
afterEach(() => app.sandbox.world.reset());

const warn = vi.fn();

/** What a browser is told under these settings, and what the log is. */
async function ask(
  supportSettings: Record<string, unknown>,
  chat: Partial<ChatSetting> = {},
  cookieHeader?: string,
) {
  app.sandbox.world.state.patches = { supportSettings };
  const context = await app.contextFor({ path: "/chat/settings", cookieHeader });
  warn.mockClear();
  const config = { ...context.config, chat: { ...context.config.chat, ...chat } };
  const setup = await loadChat(
    Object.create(context, { config: { value: config }, log: { value: { ...context.log, warn } } }),
  );
  return { setup, logged: warn.mock.calls.map(([{ reason }]) => reason as string) };
}

const ownHosts = { origins: [] };
const stub = (name: string) => `${app.sandbox.url}/__sandbox/chat/${name}`;
const nowhere = { src: null };

it.each<[ChatVendor, object, object]>([
  [
    "livechat",
    { license: 1000001 },
    { account: "1000001", script: "https://cdn.livechatinc.com/tracking.js" },
  ],
  [
    "zendesk",
    { id: "a-key" },
    { account: "a-key", script: "https://static.zdassets.com/ekr/snippet.js?key=a-key" },
  ],
  ["intercom", { id: "app1" }, { account: "app1", script: "https://widget.intercom.io/widget/app1" }],
  ["jivosite", { widget_id: "W1" }, { account: "W1", script: "https://code.jivosite.com/widget/W1" }],
  [
    "chatwoot",
    { id: "token" },
    {
      account: "token",
      base: "https://app.chatwoot.com",
      script: "https://app.chatwoot.com/packs/js/sdk.js",
    },
  ],
  ["tawk", { id: "prop", widget_id: "w1" }, { account: "prop", script: "https://embed.tawk.to/prop/w1" }],
])(
  "names where the script of %s lies, with the vendor and with the operator's own host",
  async (chat, own, known) => {
    expect((await ask({ chat, [chat]: { ...nowhere, ...own } }, ownHosts)).setup).toMatchObject({
      vendor: chat,
      lang: "en",
      person: { custom: {}, conversation: {} },
      ...known,
    });
    expect((await ask({ chat })).setup?.script.startsWith(stub(chat))).toBe(true);
  },
);

it("says who is there with a session alone", async () => {
  const player = await cookiesOf(app, "demo@sandbox.test");
  expect((await ask({}, {}, player)).setup?.person).toMatchObject({
    uid: expect.stringMatching(/^\d+$/),
    name: expect.any(String),
    email: "demo@sandbox.test",
  });
  expect((await ask({})).setup?.person.uid).toBeUndefined();
});

it("hands on what the operator says of the person and of the conversation", async () => {
  const livechat = {
    custom: { vip: true, level: 3, hash: "signed" },
    conversation_attributes: { topic: "money" },
  };
  expect((await ask({ livechat })).setup?.person).toMatchObject({
    custom: { vip: "true", level: "3", hash: "signed" },
    conversation: { topic: "money" },
  });
});

it.each([{ chat: "" }, { chat: "custom" }, { chat: "comm100", comm100: { id: "1" } }])(
  "has no chat for %o, and nothing to say of it",
  async (settings) => {
    expect(await ask(settings)).toEqual({ setup: null, logged: [] });
  },
);

it.each<[string, Record<string, unknown>, RegExp]>([
  ["no id", { chat: "zendesk", zendesk: { id: null } }, /zendesk are not whole/],
  [
    "an id that is an address",
    { chat: "intercom", intercom: { id: "../evil?x=" } },
    /intercom are not whole/,
  ],
  ["a license that is none", { livechat: { license: "1;alert(1)" } }, /livechat are not whole/],
  ["nothing of the vendor", { chat: "tawk", tawk: null }, /tawk are not whole/],
  ["a path of ours", { livechat: { src: "/_media/platform/chat.js" } }, /is no source of livechat/],
  [
    "a host of nobody",
    { livechat: { src: "https://evil.example/x.js" } },
    /https:\/\/evil.example is no source/,
  ],
  [
    "a host that looks like one",
    { chat: "chatwoot", chatwoot: { src: "https://app.chatwoot.com.evil.example" } },
    /is no source/,
  ],
])("does not show a chat with %s, and logs it", async (_, settings, reason) => {
  expect(await ask(settings)).toEqual({ setup: null, logged: [expect.stringMatching(reason)] });
});

it.each(["javascript:alert(1)", "data:text/javascript,alert(1)", "ftp://files.example/chat.js", 7])(
  "takes the vendor's own script where the address may not be followed: %s",
  async (src) => {
    const { setup } = await ask({ livechat: { src } }, ownHosts);
    expect(setup?.script).toBe("https://cdn.livechatinc.com/tracking.js");
  },
);

it("resolves an address without a host on the platform's public origin", async () => {
  const host = { origins: [app.sandbox.url] };
  const { setup } = await ask({ livechat: { src: "/__sandbox/chat/livechat.js" } }, host);
  expect(setup?.script).toBe(stub("livechat.js"));
});

it.each([
  ["livechat", { license: 1 }],
  ["zendesk", { id: "a" }],
  ["intercom", { id: "a" }],
  ["jivosite", { widget_id: "a" }],
  ["chatwoot", { id: "a" }],
  ["tawk", { id: "a" }],
] as [ChatVendor, object][])("never fails for an address of %s", async (vendor, identity) => {
  const addresses = ["/x.js", "//", "#a", "https://"];
  for (const src of addresses) {
    const { setup, logged } = await ask({ chat: vendor, [vendor]: { ...identity, src } });
    expect(setup === null ? logged : [setup.script], src).toEqual([expect.any(String)]);
  }
});

it("shows none that the configuration does not let in, and asks nobody where it lets none in", async () => {
  expect((await ask({}, { vendors: ["tawk"] })).logged).toEqual(["CHAT_VENDORS does not list livechat"]);
  const requests = () =>
    app.sandbox.world.state.calls.filter(({ method }) => method === "support.getsettings").length;
  const before = requests();
  expect(await ask({}, { vendors: [] })).toEqual({ setup: null, logged: [] });
  expect(requests()).toBe(before);
});

it.each(["status:500", "garbage", "drop", "UnknownErrorException"])(
  "is quiet after %s, and logs it",
  async (effect) => {
    app.sandbox.world.state.faults.push({ target: "support.getsettings", effect });
    const { setup, logged } = await ask({});
    expect(setup).toBeNull();
    expect(logged).toHaveLength(1);
  },
);
