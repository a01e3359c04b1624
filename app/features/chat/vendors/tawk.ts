import { type ChatAdapter, conversationName, known } from "../adapter";

interface Tawk {
  onLoad?: () => void;
  onChatMinimized?: () => void;
  onChatStarted?: () => void;
  onChatMessageVisitor?: (text: unknown) => void;
  onChatMessageAgent?: (text: unknown) => void;
  start?: (options: { showWidget: boolean }) => void;
  setAttributes?: (attributes: Record<string, string>, done: (error?: unknown) => void) => void;
  hideWidget?: () => void;
  showWidget?: () => void;
  maximize?: () => void;
  logout?: () => void;
  endChat?: () => void;
  shutdown?: () => void;
}
const page = globalThis as { Tawk_API?: Tawk; Tawk_LoadStart?: Date };
let isReady = false;
let isShutDown = false;

export const adapter: ChatAdapter = {
  parts: ".widget-visible, .widget-hidden",
  prepare() {
    page.Tawk_API ??= {};
    page.Tawk_LoadStart = new Date();
    page.Tawk_API.onLoad = () => {
      isReady = true;
    };
  },
  start() {
    if (isShutDown) page.Tawk_API?.start?.({ showWidget: false });
    isShutDown = false;
  },
  isReady: () => isReady,
  identify({ uid, name, email, phone, custom, conversation }) {
    // Without the vendor's signature (`hash`, in `custom`) it accepts the name only, and logs that itself.
    page.Tawk_API?.setAttributes?.(
      { ...conversation, ...custom, ...known({ id: uid, name, email, phone }) },
      () => {},
    );
  },
  hide: () => page.Tawk_API?.hideWidget?.(),
  open() {
    page.Tawk_API?.showWidget?.();
    page.Tawk_API?.maximize?.();
  },
  shutdown() {
    page.Tawk_API?.endChat?.();
    page.Tawk_API?.logout?.();
    page.Tawk_API?.shutdown?.();
    isShutDown = true;
  },
  listen(onEvent, { account }, onClosed) {
    const api = page.Tawk_API ?? {};
    let conversation = conversationName();
    const report = (event: "sent" | "received") => (message: unknown) =>
      onEvent({
        channel_id: account,
        conversation_id: conversation,
        text: typeof message === "string" ? message : "",
        event,
      });
    api.onChatStarted = () => {
      conversation = conversationName();
    };
    api.onChatMinimized = onClosed;
    api.onChatMessageVisitor = report("sent");
    api.onChatMessageAgent = report("received");
    return () => {
      api.onChatMinimized = undefined;
      api.onChatMessageVisitor = undefined;
      api.onChatMessageAgent = undefined;
    };
  },
};
