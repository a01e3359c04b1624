import { characters } from "../../seed/characters";
import type { FreeSpins } from "../../world/player";
import { inLocale } from "../../world/words";
import { gameRef } from "../games/game-ref";
import type { MethodTable } from "../protocol/call";
import { pageByParameters, withFields } from "../protocol/lists";
import { commaList, textOf } from "../protocol/parameters";

/** The two lists that the site loads ahead after every login (docs/contract.md#d107). */
export const rewardMethods: MethodTable = {
  "freespins.get": {
    verb: "GET",
    cache: "P",
    needsPlayer: true,
    handle({ world, player, parameters, now }) {
      const status = textOf(parameters, "status") ?? "active";
      const fields = commaList(parameters, "fields");
      const packs = player.free_spins
        .map((pack) => ({ ...pack, status: packStatus(pack, now) }))
        .filter((pack) => pack.status === status)
        .map(({ sysname, ...pack }) => ({
          ...pack,
          game: gameRef(world, sysname),
        }));
      const page = pageByParameters(packs, parameters, 99);
      return { ...page, items: page.items.map((pack) => withFields(pack, fields, "id")) };
    },
  },
  "loyalty.getcharacters": {
    verb: "GET",
    cache: "S",
    handle({ base, locale, player, parameters }) {
      const points = player?.loyalty.points ?? 0;
      const shown = inLocale(characters, locale).map((character) => ({
        ...character,
        image_url: `${base}/img/characters/${character.sysname}.webp`,
        is_available: character.price === 0 || (player !== null && character.price <= points),
        ...(player ? { is_selected: player.loyalty.character_id === character.id } : {}),
      }));
      return pageByParameters(shown, parameters);
    },
  },
};

/** Time alone ends a pack that nobody played. */
export function packStatus({ status, expired_at }: FreeSpins, now: number): FreeSpins["status"] {
  return status === "active" && Date.parse(expired_at) <= now ? "expired" : status;
}
