import type { MethodTable } from "./protocol/call";
import { invalidParameters } from "./protocol/errors";
import { commaList } from "./protocol/parameters";

/** What the site has put aside for a player. */
export const storageMethods: MethodTable = {
  "storage.get": {
    verb: "GET",
    cache: "P",
    needsPlayer: true,
    handle({ player, parameters }) {
      const keys = commaList(parameters, "keys");
      if (keys.length === 0) throw invalidParameters({ keys: ["REQUIRED"] });
      return Object.fromEntries(Object.entries(player.storage).filter(([key]) => keys.includes(key)));
    },
  },
  "storage.getKeys": {
    verb: "GET",
    cache: "P",
    needsPlayer: true,
    handle: ({ player }) => Object.keys(player.storage),
  },
};
