import { randomUUID } from "node:crypto";
import { day, hour, isoTime, minute } from "../world/clock";
import type { HistoryExport, Round } from "../world/player";
import type { World } from "../world/world";
import { roundsOf } from "./games/player-games";
import { generalInfo } from "./metadata";
import { countAttempt, refuseTooMany } from "./protocol/attempts";
import type { MethodTable, PlayerCall } from "./protocol/call";
import { Refusal } from "./protocol/errors";

/** How long a file takes to be written, and how long it is kept (docs/contract.md#6.6). */
const writingTime = minute;
const fileLife = day;
const allowance = { times: 5, within: hour };

export const historyExportMethods: MethodTable = {
  "games.gethistoryexportrequest": {
    verb: "GET",
    cache: "P",
    needsPlayer: true,
    handle(call) {
      refuseWhenOff(call);
      return call.player.history_export ? shown(call, call.player.history_export) : { status: "none" };
    },
  },
  "games.createhistoryexportrequest": {
    verb: "POST",
    cache: "P",
    needsPlayer: true,
    handle(call) {
      const { player, parameters, world, now } = call;
      refuseWhenOff(call);
      if (player.history_export && statusOf(player.history_export, now) === "pending")
        throw new Refusal("InvalidRequestException", { message: "One is being written" });
      const rounds = roundsOf(player, parameters);
      refuseTooMany(call, `export ${player.uid}`, allowance);
      countAttempt(call, `export ${player.uid}`, allowance);
      player.history_export = {
        id: world.state.nextReward++,
        created_at: isoTime(now),
        token: randomUUID(),
        rounds: rounds.map(({ id }) => id),
      };
      return shown(call, player.history_export);
    },
  },
};

/** `/__sandbox/export/{token}.csv`: the file, for whoever was told its address. */
export function answerExport(world: World, request: Request): Response {
  const [, , , name = ""] = new URL(request.url).pathname.split("/");
  const now = world.clock.now();
  for (const { history_export: file, rounds } of world.state.players.values()) {
    if (!file || `${file.token}.csv` !== name || statusOf(file, now) !== "ready") continue;
    const wanted = new Set(file.rounds);
    const lines = rounds.filter(({ id }) => wanted.has(id)).map(lineOf);
    return new Response(`${["id,time,type,game,bet,win,currency,status", ...lines].join("\r\n")}\r\n`, {
      headers: {
        "Content-Type": "text/csv; charset=utf-8",
        "Content-Disposition": 'attachment; filename="history.csv"',
        "Cache-Control": "private, no-store",
      },
    });
  }
  return new Response("Not Found", { status: 404 });
}

function lineOf({ id, created_at, type, sysname, bet, win, status }: Round): string {
  return [id, created_at, type, sysname, bet.amount, win.amount, bet.currency, status].join(",");
}

function statusOf({ created_at }: HistoryExport, now: number): "pending" | "ready" | "expired" {
  const age = now - Date.parse(created_at);
  if (age < writingTime) return "pending";
  return age < writingTime + fileLife ? "ready" : "expired";
}

function shown({ now, base }: PlayerCall, file: HistoryExport) {
  const { id, created_at, token } = file;
  const status = statusOf(file, now);
  const expired_at = isoTime(Date.parse(created_at) + writingTime + fileLife);
  const ready = status === "ready" ? { url: `${base}/__sandbox/export/${token}.csv` } : {};
  return { id, status, created_at, ...ready, ...(status === "pending" ? {} : { expired_at }) };
}

function refuseWhenOff({ world, locale }: PlayerCall): void {
  if (!generalInfo(world, locale).is_game_history_export_enabled)
    throw new Refusal("InvalidRequestException", { message: "Export is off" });
}
