/** Supported chat vendors (docs/product.md#3; names of docs/contract.md#o9). */
export const chatVendors = ["livechat", "zendesk", "intercom", "jivosite", "chatwoot", "tawk"] as const;
export type ChatVendor = (typeof chatVendors)[number];

/** CSP sources of a chat by directive, as in its vendor's documentation. */
export type ChatSources = Readonly<
  Record<"script" | "connect" | "frame" | "style" | "img" | "font" | "media", readonly string[]>
>;

/** Allowed vendors, and origins that replace the vendors' own hosts. */
export interface ChatSetting {
  vendors: readonly ChatVendor[];
  /** Empty: the vendors' own hosts. */
  origins: readonly string[];
}

/** The vendors' own hosts. */
const knownSources: Record<ChatVendor, ChatSources> = {
  livechat: sources(["https://*.livechatinc.com"], {
    connect: ["wss://*.livechatinc.com", "https://*.text.com", "wss://*.text.com"],
    frame: ["https://*.text.com"],
    img: ["https://*.livechat-files.com", "https://*.livechat-static.com"],
    media: ["https://*.livechat-static.com"],
  }),
  zendesk: sources(["https://static.zdassets.com", "https://ekr.zdassets.com"], {
    connect: [
      "https://*.zendesk.com",
      "wss://*.zendesk.com",
      "https://api.smooch.io",
      "wss://api.smooch.io",
      "https://media.smooch.io",
    ],
    img: ["https://*.zendesk.com", "https://media.smooch.io", "https://*.zdusercontent.com"],
  }),
  intercom: sources(["https://app.intercom.io", "https://widget.intercom.io", "https://js.intercomcdn.com"], {
    connect: [
      "https://*.intercom.io",
      "wss://*.intercom.io",
      "https://*.intercom-messenger.com",
      "wss://*.intercom-messenger.com",
      "https://*.intercomcdn.com",
      "https://*.intercomusercontent.com",
    ],
    frame: ["https://intercom-sheets.com", "https://www.intercom-reporting.com"],
    img: [
      "https://*.intercomcdn.com",
      "https://*.intercomassets.com",
      "https://*.intercomusercontent.com",
      "https://messenger-apps.intercom.io",
    ],
    font: ["https://fonts.intercomcdn.com"],
  }),
  jivosite: sources(["https://*.jivosite.com"], {
    connect: ["wss://*.jivosite.com", "https://*.jivo.ru", "wss://*.jivo.ru"],
  }),
  chatwoot: sources(["https://app.chatwoot.com"], { connect: ["wss://app.chatwoot.com"] }),
  tawk: sources(["https://*.tawk.to"], {
    connect: ["wss://*.tawk.to"],
    style: ["https://fonts.googleapis.com"],
    img: ["https://*.tawk.link"],
    font: ["https://fonts.gstatic.com"],
  }),
};

/** The same sources for every directive, and additional ones for some. */
function sources(everywhere: readonly string[], more: Partial<ChatSources> = {}): ChatSources {
  const of = (name: keyof ChatSources) => [...everywhere, ...(more[name] ?? [])];
  return {
    script: everywhere,
    connect: of("connect"),
    frame: of("frame"),
    style: of("style"),
    img: of("img"),
    font: of("font"),
    media: of("media"),
  };
}

/** CSP sources of one vendor under this configuration. */
export function sourcesOf({ origins }: ChatSetting, vendor: ChatVendor): ChatSources {
  if (origins.length === 0) return knownSources[vendor];
  return sources(origins, { connect: origins.map((origin) => origin.replace(/^http/, "ws")) });
}
