import type { MethodTable } from "../protocol/call";
import { invalidParameters, Refusal } from "../protocol/errors";
import { commaList, textOf } from "../protocol/parameters";

/** Bounds of docs/contract.md#3.10. */
const maxKeys = 50;
const maxLength = 4096;

/** What the site stores for a player. */
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
  "storage.set": {
    verb: "POST",
    cache: "P",
    needsPlayer: true,
    handle({ player: { storage }, parameters }) {
      const key = textOf(parameters, "key") ?? "";
      const value = textOf(parameters, "value") ?? "";
      if (!/^[A-Za-z0-9_.-]{1,64}$/.test(key)) throw invalidParameters({ key: ["WRONG_FORMAT"] });
      if (value.length > maxLength) throw invalidParameters({ value: ["TOO_LONG"] });
      if (!value) {
        delete storage[key];
        return 1;
      }
      if (!Object.hasOwn(storage, key) && Object.keys(storage).length >= maxKeys) {
        throw new Refusal("StorageQuotaExceededException", { data: { limit: maxKeys } });
      }
      storage[key] = value;
      return 1;
    },
  },
};
