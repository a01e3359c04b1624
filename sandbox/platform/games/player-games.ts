import { day } from "../../world/clock";
import type { Player, Round } from "../../world/player";
import type { MethodTable, PlayerCall } from "../protocol/call";
import { invalidParameters } from "../protocol/errors";
import { pageByParameters } from "../protocol/lists";
import { type Parameters, textOf, wrongFormat } from "../protocol/parameters";
import { gameRef } from "./game-ref";

/** What a player likes and has played. */
export const playerGameMethods: MethodTable = {
  "games.getLikes": {
    verb: "GET",
    cache: "P",
    needsPlayer: true,
    handle: ({ player }) => player.likes,
  },
  "games.addLike": {
    verb: "POST",
    cache: "P",
    needsPlayer: true,
    handle(call) {
      const sysname = knownGame(call);
      if (!call.player.likes.includes(sysname)) call.player.likes = [sysname, ...call.player.likes];
      return 1;
    },
  },
  "games.removeLike": {
    verb: "POST",
    cache: "P",
    needsPlayer: true,
    handle(call) {
      const sysname = knownGame(call);
      call.player.likes = call.player.likes.filter((liked) => liked !== sysname);
      return 1;
    },
  },
  "games.getHistory": {
    verb: "GET",
    cache: "P",
    needsPlayer: true,
    handle({ world, player, parameters }) {
      const page = pageByParameters(roundsOf(player, parameters), parameters);
      return {
        ...page,
        items: page.items.map(({ sysname, ...round }) => ({ ...round, game: gameRef(world, sysname) })),
      };
    },
  },
};

/** Newest first, as the filters of the history narrow them (docs/contract.md#d57). */
export function roundsOf(player: Player, parameters: Parameters): Round[] {
  const type = textOf(parameters, "type");
  if (type !== undefined && type !== "casino" && type !== "betting")
    throw invalidParameters({ type: ["WRONG_VALUE"] });
  const from = dayOf(parameters, "date_from") ?? Number.NEGATIVE_INFINITY;
  const to = (dayOf(parameters, "date_to") ?? Number.POSITIVE_INFINITY) + day;
  return player.rounds.filter((round) => {
    const moment = Date.parse(round.created_at);
    return (type === undefined || round.type === type) && moment >= from && moment < to;
  });
}

function knownGame({ world, parameters }: PlayerCall): string {
  const sysname = textOf(parameters, "sysname");
  if (!sysname) throw invalidParameters({ sysname: ["REQUIRED"] });
  if (!world.gamesBySysname.has(sysname)) throw invalidParameters({ sysname: ["WRONG_VALUE"] });
  return sysname;
}

/** A calendar day as the moment it begins in UTC. */
function dayOf(parameters: Parameters, name: string): number | undefined {
  const text = textOf(parameters, name);
  if (text === undefined) return undefined;
  const moment = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(text) : Number.NaN;
  if (Number.isNaN(moment)) throw wrongFormat(name);
  return moment;
}
