import { patched } from "../world/patches";
import type { MethodTable } from "./protocol/call";

export const supportMethods: MethodTable = {
  "support.getsettings": {
    verb: "GET",
    cache: "S",
    handle: ({ world, base, locale, player }) =>
      patched(world, "supportSettings", {
        chat: "livechat",
        livechat: {
          license: "1000001",
          lang: locale.slice(0, 2),
          src: `${base}/widgets/livechat.js`,
          ...(player ? { uid: String(player.uid), name: player.fakename, email: player.email?.contact } : {}),
        },
      }),
  },
};
