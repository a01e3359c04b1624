import { type ChatAdapter, conversationName, known } from "../adapter";

type Call = [name: "on" | "off" | "call" | "get", given: unknown[]];
interface Widget {
  _q: Call[];
  /** Set by the script once it handles calls. */
  _h: ((...call: Call) => unknown) | null;
  _v: string;
  on(event: string, listener: (data: WidgetEvent) => void): void;
  off(event: string, listener: (data: WidgetEvent) => void): void;
  call(method: string, ...given: unknown[]): void;
  get(name: string): unknown;
}
/** A new message, or the widget's new visibility. */
interface WidgetEvent {
  visibility?: string;
  type?: string;
  text?: string;
  author?: { type?: string };
}
const page = globalThis as { __lc?: object; LiveChatWidget?: Widget };

/** Queues calls until the script has loaded, in the form it expects (text.com, "Extending Chat Widget"). */
function createQueue(): Widget {
  const send = (...call: Call) => (widget._h ? widget._h(...call) : widget._q.push(call));
  const widget: Widget = {
    _q: [],
    _h: null,
    _v: "2.0",
    on: (...given) => void send("on", given),
    off: (...given) => void send("off", given),
    call: (...given) => void send("call", given),
    get: (name) => send("get", [name]),
  };
  return widget;
}

const call = (method: string, ...given: unknown[]) => page.LiveChatWidget?.call(method, ...given);

export const adapter: ChatAdapter = {
  isTakenAway: true,
  parts: "#chat-widget-container",
  prepare({ account }) {
    page.__lc = {
      license: Number(account),
      asyncInit: true,
      integration_name: "manual_onboarding",
      product_name: "livechat",
    };
    page.LiveChatWidget ??= createQueue();
  },
  start() {},
  isReady: () => Boolean(page.LiveChatWidget?._h),
  identify({ uid, name, email, phone, custom, conversation }) {
    if (name) call("set_customer_name", name);
    if (email) call("set_customer_email", email);
    call("set_session_variables", { ...conversation, ...custom, ...known({ uid, phone }) });
  },
  hide: () => call("hide"),
  open: () => call("maximize"),
  shutdown: () => call("destroy"),
  listen(onEvent, { account }, onClosed) {
    const ownName = conversationName();
    const onMessage = ({ type, text, author }: WidgetEvent) => {
      if (type !== "message") return;
      const data = page.LiveChatWidget?.get("chat_data") as { chatId?: string } | undefined;
      onEvent({
        channel_id: account,
        conversation_id: data?.chatId ?? ownName,
        text: text ?? "",
        event: author?.type === "customer" ? "sent" : "received",
      });
    };
    const onVisibility = ({ visibility }: WidgetEvent) => visibility === "minimized" && onClosed();
    page.LiveChatWidget?.on("new_event", onMessage);
    page.LiveChatWidget?.on("visibility_changed", onVisibility);
    return () => {
      page.LiveChatWidget?.off("new_event", onMessage);
      page.LiveChatWidget?.off("visibility_changed", onVisibility);
    };
  },
};
