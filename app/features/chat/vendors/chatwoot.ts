import { type ChatAdapter, known } from "../adapter";
import type { ChatPerson } from "../chat-setup";

interface Chatwoot {
  toggle(state: "open" | "close"): void;
  toggleBubbleVisibility(state: "show" | "hide"): void;
  setUser(uid: string, user: Record<string, string>): void;
  setCustomAttributes(attributes: Record<string, string>): void;
  setConversationCustomAttributes(attributes: Record<string, string>): void;
  reset(): void;
}
interface Message {
  id?: number | string;
  content?: string;
  conversation_id?: number | string;
  inbox_id?: number | string;
  message_type?: number;
}
const page = globalThis as {
  chatwootSettings?: object;
  chatwootSDK?: { run(account: { websiteToken: string; baseUrl: string }): void };
  $chatwoot?: Chatwoot;
};
let isReady = false;
let isRunning = false;
let conversation: ChatPerson["conversation"] = {};

/** Message types of visitor and agent; all others are system messages. */
const events: Record<number, "sent" | "received"> = { 0: "sent", 1: "received" };

export const adapter: ChatAdapter = {
  parts: ".woot-widget-holder, .woot-widget-bubble",
  prepare({ lang }) {
    page.chatwootSettings = {
      locale: lang,
      darkMode: "auto",
      hideMessageBubble: true,
      position: document.documentElement.dir === "rtl" ? "left" : "right",
    };
    addEventListener("chatwoot:ready", () => {
      isReady = true;
    });
  },
  start({ account, base }) {
    // After `reset` the SDK starts an empty conversation by itself.
    if (!isRunning) page.chatwootSDK?.run({ websiteToken: account, baseUrl: base });
    isRunning = true;
  },
  isReady: () => isReady && page.$chatwoot !== undefined,
  identify({ uid, name, email, phone, custom: { identifier_hash, ...custom }, conversation: given }) {
    if (uid) page.$chatwoot?.setUser(uid, known({ name, email, phone_number: phone, identifier_hash }));
    if (Object.keys(custom).length > 0) page.$chatwoot?.setCustomAttributes(custom);
    conversation = given;
    describeConversation();
  },
  hide() {
    page.$chatwoot?.toggle("close");
    page.$chatwoot?.toggleBubbleVisibility("hide");
  },
  open: () => page.$chatwoot?.toggle("open"),
  shutdown() {
    isReady = false;
    page.$chatwoot?.toggle("close");
    page.$chatwoot?.reset();
  },
  listen(onEvent, _setup, onClosed) {
    const seenIds = new Set<unknown>();
    const onMessage = (event: Event) => {
      const {
        id,
        content,
        conversation_id,
        inbox_id,
        message_type = -1,
      } = (event as CustomEvent<Message>).detail;
      // Attributes can be set only once the conversation exists, with its first message.
      if (seenIds.size === 0) describeConversation();
      const kind = events[message_type];
      if (!kind || seenIds.has(id)) return;
      seenIds.add(id);
      onEvent({
        channel_id: String(inbox_id ?? ""),
        conversation_id: String(conversation_id ?? ""),
        text: content ?? "",
        event: kind,
      });
    };
    addEventListener("chatwoot:on-message", onMessage);
    addEventListener("chatwoot:closed", onClosed);
    return () => {
      removeEventListener("chatwoot:on-message", onMessage);
      removeEventListener("chatwoot:closed", onClosed);
    };
  },
};

function describeConversation(): void {
  if (Object.keys(conversation).length > 0)
    page.$chatwoot?.setConversationCustomAttributes({ ...conversation });
}
