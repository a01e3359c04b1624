import { type ChatAdapter, conversationName, known, MOBILE_OFFSET_PX, NARROW } from "../adapter";

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
    const isNarrow = matchMedia(NARROW).matches;
    call("boot", {
      app_id: account,
      language_override: lang,
      hide_default_launcher: true,
      ...(isNarrow && { vertical_padding: MOBILE_OFFSET_PX }),
    });
  },
  isReady: () => typeof page.Intercom === "function",
  identify({ uid, name, email, phone, custom, conversation }) {
    call("update", { ...conversation, ...custom, ...known({ user_id: uid, name, email, phone }) });
  },
  hide() {
    call("update", { hide_default_launcher: true });
    call("hide");
  },
  show: () => call("update", { hide_default_launcher: false }),
  open: () => call("show"),
  shutdown: () => call("shutdown"),
  listen(tell, { account }) {
    // The API reports only the number of unread messages.
    const conversation = conversationName();
    let unread = 0;
    let isOver = false;
    call("onUnreadCountChange", (count: number) => {
      if (!isOver && count > unread)
        tell({ channel_id: account, conversation_id: conversation, text: "", event: "received" });
      unread = count;
    });
    return () => {
      isOver = true;
    };
  },
};
