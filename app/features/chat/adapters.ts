import type { ChatAdapter } from "./adapter";
import type { ChatVendor } from "./vendors";

/** One module per vendor; the browser loads only the one it needs. */
export const adapters: Record<ChatVendor, () => Promise<{ adapter: ChatAdapter }>> = {
  livechat: () => import("./vendors/livechat"),
  zendesk: () => import("./vendors/zendesk"),
  intercom: () => import("./vendors/intercom"),
  jivosite: () => import("./vendors/jivosite"),
  chatwoot: () => import("./vendors/chatwoot"),
  tawk: () => import("./vendors/tawk"),
};
