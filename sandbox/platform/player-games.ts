import { day } from "../world/clock";
import { gameRef } from "./game-ref";
import { generalInfo } from "./metadata";
import type { MethodTable, PlayerCall } from "./protocol/call";
import { invalidParameters, Refusal } from "./protocol/errors";
import { pageByParameters } from "./protocol/lists";
import { type Parameters, textOf, wrongFormat } from "./protocol/parameters";

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
      const type = textOf(parameters, "type");
      if (type !== undefined && type !== "casino" && type !== "betting")
        throw invalidParameters({ type: ["WRONG_VALUE"] });
      const from = dayOf(parameters, "date_from") ?? Number.NEGATIVE_INFINITY;
      const to = (dayOf(parameters, "date_to") ?? Number.POSITIVE_INFINITY) + day;
      const rounds = player.rounds.filter((round) => {
        const moment = Date.parse(round.created_at);
        return (type === undefined || round.type === type) && moment >= from && moment < to;
      });
      const page = pageByParameters(rounds, parameters);
      return {
        ...page,
        items: page.items.map(({ sysname, ...round }) => ({ ...round, game: gameRef(world, sysname) })),
      };
    },
  },
  "games.gethistoryexportrequest": {
    verb: "GET",
    cache: "P",
    needsPlayer: true,
    handle({ world, locale }) {
      if (!generalInfo(world, locale).is_game_history_export_enabled)
        throw new Refusal("InvalidRequestException", { code: "WRONG_STATE", message: "Export is off" });
      return { status: "none" };
    },
  },
};

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
