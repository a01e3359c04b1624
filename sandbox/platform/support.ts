import { patched } from "../world/patches";
import type { Call, MethodTable } from "./protocol/call";
import { invalidParameters } from "./protocol/errors";
import { textOf } from "./protocol/parameters";

export const supportMethods: MethodTable = {
  "support.getsettings": {
    verb: "GET",
    cache: "S",
    handle: (call) => patched(call.world, "supportSettings", settingsFor(call)),
  },
  "chatEvent.store": {
    verb: "POST",
    cache: "P",
    handle({ world, player, parameters }) {
      const [channel_id = "", conversation_id = "", text = "", event = ""] = [
        "channel_id",
        "conversation_id",
        "text",
        "event",
      ].map((name) => textOf(parameters, name));
      if (event !== "sent" && event !== "received") throw invalidParameters({ event: ["WRONG_VALUE"] });
      world.state.chatEvents.push({
        channel_id,
        conversation_id,
        text,
        event,
        ...(player && { uid: player.uid }),
      });
      return 1;
    },
  },
};

/** Each brand has its own; the others need but to be chosen (`PATCH /__sandbox/config`). */
function settingsFor({ base, locale, player, world }: Call) {
  const scripts = `${base}/__sandbox/chat`;
  const shared = {
    lang: locale.slice(0, 2),
    ...(player && {
      uid: String(player.uid),
      name: player.fakename,
      email: player.email?.contact,
      phone: player.phone?.contact,
    }),
  };
  return {
    chat: world.brand.chat,
    livechat: { ...shared, license: "1000001", src: `${scripts}/livechat.js` },
    zendesk: { ...shared, id: "sandbox-key", src: `${scripts}/zendesk.js` },
    intercom: { ...shared, id: "sandboxapp", src: `${scripts}/intercom.js` },
    jivosite: { ...shared, widget_id: "SaNdBoX", src: `${scripts}/jivosite.js` },
    chatwoot: { ...shared, id: "sandboxtoken", src: `${scripts}/chatwoot` },
    tawk: { ...shared, id: "sandboxproperty", widget_id: "default", src: `${scripts}/tawk.js` },
  };
}
