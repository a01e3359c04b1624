import { type Tournament, tournamentCurrency } from "../seed/tournaments";
import { isoTime } from "../world/clock";
import { moneyOf } from "../world/money";
import type { Player } from "../world/player";
import type { Call, MethodTable } from "./protocol/call";
import { invalidParameters } from "./protocol/errors";
import { pageByParameters, withFields } from "./protocol/lists";
import { commaList, textOf } from "./protocol/parameters";

export const tournamentMethods: MethodTable = {
  "tournaments.get": {
    verb: "GET",
    cache: "S",
    handle(call) {
      const status = textOf(call.parameters, "status") ?? "all";
      if (status !== "all" && !isStatus(status)) throw invalidParameters({ status: ["WRONG_VALUE"] });
      const ids = commaList(call.parameters, "ids");
      const fields = commaList(call.parameters, "fields");
      const found = statuses
        .filter((one) => status === "all" || status === one)
        .flatMap((one) => inStatus(call, one))
        .filter(({ id }) => ids.length === 0 || ids.includes(String(id)));
      const page = pageByParameters(found, call.parameters);
      return { ...page, items: page.items.map((one) => withFields(shown(one, call), fields, "id")) };
    },
  },
};

const statuses = ["active", "future", "finished"] as const;
type Status = (typeof statuses)[number];

const isStatus = (text: string): text is Status => statuses.includes(text as Status);

/** Time alone decides, so that moving the clock moves tournaments along. */
function statusOf({ startAt, endAt }: Tournament, now: number): Status {
  if (now < startAt) return "future";
  return now < endAt ? "active" : "finished";
}

function inStatus({ world, now }: Call, status: Status): Tournament[] {
  const own = world.tournaments.filter((tournament) => statusOf(tournament, now) === status);
  const orders: Record<Status, (one: Tournament, other: Tournament) => number> = {
    active: (one, other) => one.endAt - other.endAt,
    future: (one, other) => one.startAt - other.startAt,
    finished: (one, other) => other.endAt - one.endAt,
  };
  return own.sort((one, other) => orders[status](one, other) || one.id - other.id);
}

/** Shares of the prize, in hundredths, from the first place on. */
const prizeShares = [30, 20, 14, 10, 8, 6, 4, 3, 3, 2];

function shown(tournament: Tournament, { world, player, locale, base, now }: Call) {
  const { id, title, text, scene, prize, winners, tags } = tournament;
  const games = world.games.filter((game) => game.tournaments.includes(id));
  const reasons = refusalReasons(tournament, player);
  const prizeOf = (place: number) =>
    moneyOf((prize * (prizeShares[place - 1] ?? 0)) / 100, tournamentCurrency);
  return {
    id,
    status: statusOf(tournament, now),
    start_at: isoTime(tournament.startAt),
    end_at: isoTime(tournament.endAt),
    total_prize: moneyOf(prize, tournamentCurrency),
    winners: winners.map((winner, index) => ({ place: index + 1, ...winner, prize: prizeOf(index + 1) })),
    restrictions: { is_allowed: reasons.length === 0, reasons },
    total_participants: tournament.participants,
    total_points: tournament.points,
    reset_on_cashout: tournament.resetOnCashout,
    games_count: games.length,
    image_url: `${base}/img/tournaments/${scene}-${id}.webp`,
    tags,
    description: {
      title: title[locale],
      text: text[locale],
      image_url: `${base}/img/tournaments/${scene}-${id}.webp`,
    },
    extra: {},
    ...(player ? { user_info: userInfo(tournament, player) } : {}),
  };
}

function userInfo({ id, winners }: Tournament, player: Player) {
  if (!player.tournaments.includes(id)) return { is_participant: false, points: 0 };
  const last = winners.at(-1)?.points ?? 0;
  return { is_participant: true, place: winners.length + 7, points: Math.round(last * 0.6) };
}

/** A visitor is told what the tournament itself demands; a player what is still missing. */
function refusalReasons({ restriction }: Tournament, player: Player | null): string[] {
  if (!player) return restriction ? [restriction] : [];
  const hasDeposit = player.transactions.some(
    ({ type, status }) => type === "deposit" && status === "success",
  );
  const reasons = new Set<string>(player.needs);
  if (restriction === "deposit" && !hasDeposit) reasons.add("deposit");
  const mustVerify = restriction === "verification" || player.is_kyc_block_enabled;
  if (mustVerify && !player.is_verified) reasons.add("verification");
  return [...reasons];
}
