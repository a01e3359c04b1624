import { type ChatAdapter, known } from "../adapter";

interface Shown {
  conversationId?: string;
  messages?: {
    id?: string;
    /** Seconds. */
    received?: number;
    role?: string;
    author?: { type?: string };
    text?: string;
    content?: { text?: string };
  }[];
}
type Zendesk = (group: string, command: string, ...given: unknown[]) => unknown;
const page = globalThis as { zE?: Zendesk };
const command = (name: string) => page.zE?.("messenger", name);

export const adapter: ChatAdapter = {
  scriptId: "ze-snippet",
  parts: 'iframe[data-product="web_widget"]',
  prepare() {},
  start: ({ lang }) => page.zE?.("messenger:set", "locale", lang),
  isReady: () => typeof page.zE === "function",
  identify({ uid, custom: { jwt, ...custom }, conversation }) {
    // Sign-in needs a signed token; without one the uid is only shown to the agents, as a tag.
    if (jwt) page.zE?.("messenger", "loginUser", (give: (token: string) => void) => give(jwt));
    const attributes = Object.entries({ ...conversation, ...custom });
    const fields = attributes.filter(([id]) => /^\d+$/.test(id)).map(([id, value]) => ({ id, value }));
    const tags = [...attributes.filter(([id]) => !/^\d+$/.test(id)), ...Object.entries(known({ uid }))].map(
      ([name, value]) => `${name}-${value}`,
    );
    if (fields.length > 0) page.zE?.("messenger:set", "conversationFields", fields);
    if (tags.length > 0) page.zE?.("messenger:set", "conversationTags", tags);
  },
  hide: () => command("hide"),
  open() {
    command("show");
    command("open");
  },
  shutdown: () => command("logoutUser"),
  listen(onEvent, { account }, onClosed) {
    const since = Date.now() / 1000;
    const seenIds = new Set<string>();
    const ends = [
      page.zE?.("messenger:on", "close", onClosed),
      page.zE?.("messenger:on", "messagesShown", ({ conversationId = "", messages = [] }: Shown) => {
        for (const { id = "", received = since, role, author, text, content } of messages) {
          // Earlier messages are shown again on each page.
          if (received < since || (id && seenIds.has(id))) continue;
          seenIds.add(id);
          onEvent({
            channel_id: account,
            conversation_id: conversationId,
            text: text ?? content?.text ?? "",
            event: /user/i.test(role ?? author?.type ?? "") ? "sent" : "received",
          });
        }
      }),
    ];
    return () => {
      for (const end of ends) if (typeof end === "function") end();
    };
  },
};
