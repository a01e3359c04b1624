import { type ChatAdapter, conversationName, known } from "../adapter";

interface Intercom {
  (...given: unknown[]): void;
  /** Calls queued until the script has loaded. */
  q?: unknown[][];
}
const page = globalThis as { Intercom?: Intercom };
const call = (...given: unknown[]) => page.Intercom?.(...given);

export const adapter: ChatAdapter = {
  parts: ".intercom-lightweight-app, #intercom-container",
  prepare() {
    const queue: Intercom = (...given) => void queue.q?.push(given);
    queue.q = [];
    page.Intercom ??= queue;
  },
  start({ account, lang }) {
    call("boot", { app_id: account, language_override: lang, hide_default_launcher: true });
  },
  isReady: () => typeof page.Intercom === "function",
  identify({ uid, name, email, phone, custom, conversation }) {
    call("update", { ...conversation, ...custom, ...known({ user_id: uid, name, email, phone }) });
  },
  hide: () => call("hide"),
  open: () => call("show"),
  shutdown: () => call("shutdown"),
  listen(onEvent, { account }, onClosed) {
    // The API reports only the number of unread messages.
    const conversation = conversationName();
    let unread = 0;
    let isOver = false;
    call("onHide", () => !isOver && onClosed());
    call("onUnreadCountChange", (count: number) => {
      if (!isOver && count > unread)
        onEvent({ channel_id: account, conversation_id: conversation, text: "", event: "received" });
      unread = count;
    });
    return () => {
      isOver = true;
    };
  },
};
