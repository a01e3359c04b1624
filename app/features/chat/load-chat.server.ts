import type { AppContext, PageContext } from "~/context/app-context";
import type { ChatConfig, ChatKind, SupportSettings } from "~/platform/entities/site";
import { PlatformRefusal } from "~/platform/errors";
import { matchesSource } from "~/routing/csp-sources";
import { UpstreamFailure } from "~/upstream/errors";
import type { ChatPerson, ChatSetup } from "./chat-setup";
import { sourcesOf } from "./vendors";

type Address = Pick<ChatSetup, "script" | "account"> & { base?: string };

const CHATWOOT = "https://app.chatwoot.com";

/** Script URL and account for each vendor; undefined where the settings are incomplete. */
const addresses: Record<Exclude<ChatKind, "custom">, (config: ChatConfig) => Address | undefined> = {
  livechat: ({ license, src }) =>
    isNumber(license)
      ? { account: license, script: src ?? "https://cdn.livechatinc.com/tracking.js" }
      : undefined,
  zendesk: ({ id, src }) =>
    isName(id)
      ? { account: id, script: `${src ?? "https://static.zdassets.com/ekr/snippet.js"}?key=${id}` }
      : undefined,
  intercom: ({ id, src }) =>
    isName(id) ? { account: id, script: src ?? `https://widget.intercom.io/widget/${id}` } : undefined,
  jivosite: ({ widget_id: id, src }) =>
    isName(id) ? { account: id, script: src ?? `https://code.jivosite.com/widget/${id}` } : undefined,
  chatwoot({ id, src = CHATWOOT }) {
    const base = src.replace(/\/+$/, "");
    return isName(id) ? { account: id, base, script: `${base}/packs/js/sdk.js` } : undefined;
  },
  tawk: ({ id, widget_id: widget = "default", src }) =>
    isName(id) && isName(widget)
      ? { account: id, script: src ?? `https://embed.tawk.to/${id}/${widget}` }
      : undefined,
};

/**
 * The operator's chat, if our configuration allows it. Null where there is none and where its settings are invalid,
 * which is only logged (docs/product.md#4).
 */
export async function loadChat(context: AppContext): Promise<ChatSetup | null> {
  const { config, cookies, log } = context;
  const complain = (reason: string) => log.warn({ reason }, "the support chat is not shown");
  if (config.chat.vendors.length === 0) return null;
  const settings = await readSettings(context, cookies.upstreamHeader() !== undefined).catch(
    (error: unknown) => {
      if (!(error instanceof UpstreamFailure || error instanceof PlatformRefusal)) throw error;
      complain(error.message);
      return null;
    },
  );
  if (!settings || settings.chat === "" || settings.chat === "custom") return null;
  const { chat: vendor } = settings;
  const chatConfig = settings[vendor];
  const address = chatConfig && addresses[vendor](chatConfig);
  if (!config.chat.vendors.includes(vendor)) complain(`CHAT_VENDORS does not list ${vendor}`);
  else if (!chatConfig || !address) complain(`the settings of ${vendor} are not whole`);
  else if (!matchesSource(address.script, sourcesOf(config.chat, vendor).script))
    complain(`${hostOf(address.script)} is no source of ${vendor} (CHAT_ORIGINS)`);
  else
    return {
      vendor,
      base: "",
      ...address,
      lang: chatConfig.lang ?? context.locale.code.split("-", 1)[0] ?? "",
      person: personOf(chatConfig),
    };
  return null;
}

/** The support settings: shared, except for the identity that a player's session adds (docs/contract.md#3.11). */
export function readSettings({ platform }: PageContext, isPersonal: boolean): Promise<SupportSettings> {
  return platform.call("support.getsettings", {}, { personal: isPersonal });
}

function personOf({ uid, name, email, phone, custom, conversation_attributes }: ChatConfig): ChatPerson {
  return { uid, name, email, phone, custom: custom ?? {}, conversation: conversation_attributes ?? {} };
}

/** A file of a backend that browsers cannot reach has a path of ours, which serves pictures alone. */
function hostOf(address: string): string {
  return URL.canParse(address) ? new URL(address).origin : address;
}

const isName = (text: string | undefined): text is string => text !== undefined && /^[\w-]{1,64}$/.test(text);
const isNumber = (text: string | undefined): text is string => text !== undefined && /^\d{1,19}$/.test(text);
