import { type Tournament, tournamentCurrency, tournamentRules } from "../../seed/games/tournaments";
import { isoTime } from "../../world/clock";
import { moneyOf } from "../../world/money";
import type { Participation, Player } from "../../world/player";
import { openNeeds } from "../accounts/demands";
import { levelOf } from "../loyalty/loyalty-levels";
import type { Call, MethodTable, PlayerCall } from "../protocol/call";
import { type ErrorType, invalidParameters, Refusal } from "../protocol/errors";
import { pageByParameters, wholeNumber, withFields } from "../protocol/lists";
import { commaList, textOf } from "../protocol/parameters";

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
  "tournaments.participate": {
    verb: "POST",
    cache: "P",
    needsPlayer: true,
    handle(call) {
      const { player, now } = call;
      const tournament = knownTournament(call);
      if (statusOf(tournament, now) === "finished") throw wrongState("It is over");
      if (participationOf(tournament, player)) throw wrongState("Already a participant");
      const [reason] = refusalReasons(tournament, player);
      if (reason) throw refusalFor(reason);
      player.tournaments.push({ id: tournament.id, points: 0, counted_from: isoTime(now) });
      tournament.participants += 1;
      return 1;
    },
  },
};

function knownTournament({ world, parameters }: PlayerCall): Tournament {
  const id = wholeNumber(parameters, "tournament_id");
  if (id === undefined) throw invalidParameters({ tournament_id: ["REQUIRED"] });
  const found = world.tournaments.find((tournament) => tournament.id === id);
  if (!found) throw invalidParameters({ tournament_id: ["WRONG_VALUE"] });
  return found;
}

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

function shown(tournament: Tournament, call: Call) {
  const { player, locale, base, now } = call;
  const { id, title, text, scene, prize, winners, tags } = tournament;
  const games = gamesOf(tournament, call);
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
      terms_html: tournamentRules(tournament)[locale],
    },
    extra: {},
    ...(player ? { user_info: userInfo(tournament, player, call) } : {}),
  };
}

function gamesOf({ id }: Tournament, { world }: Pick<Call, "world">) {
  return world.games.filter((game) => game.tournaments.includes(id));
}

function participationOf({ id }: Tournament, { tournaments }: Player) {
  return tournaments.find((participation) => participation.id === id);
}

/** Each round in one of the games, as the rules say. */
const pointsForRound = 10;

/** Where a tournament says so, a withdrawal costs the points earned so far (docs/contract.md#6.5). */
export function resetOnCashout(call: PlayerCall): void {
  const { world, player, now } = call;
  for (const tournament of world.tournaments) {
    const participation = participationOf(tournament, player);
    if (!participation || !tournament.resetOnCashout || statusOf(tournament, now) !== "active") continue;
    Object.assign(participation, { points: 0, counted_from: isoTime(now) });
    // Rounds are dated in whole seconds, so those of this very second would still count.
    participation.points -= pointsOf(tournament, participation, player, call);
  }
}

function userInfo(tournament: Tournament, player: Player, call: Call) {
  const participation = participationOf(tournament, player);
  if (!participation) return { is_participant: false, points: 0 };
  const points = pointsOf(tournament, participation, player, call);
  return { is_participant: true, points, ...(points > 0 ? { place: placeOf(points, tournament) } : {}) };
}

function pointsOf(
  tournament: Tournament,
  participation: Participation,
  player: Player,
  call: Pick<Call, "world">,
): number {
  const sysnames = new Set(gamesOf(tournament, call).map(({ shown }) => shown.sysname));
  const from = Math.max(Date.parse(participation.counted_from), tournament.startAt);
  const rounds = player.rounds.filter(({ created_at, sysname }) => {
    const moment = Date.parse(created_at);
    return sysnames.has(sysname) && moment >= from && moment < tournament.endAt;
  });
  return participation.points + rounds.length * pointsForRound;
}

/** Below those who are named, by the share of the last of them that is reached. */
function placeOf(points: number, { winners, participants }: Tournament): number {
  const ahead = winners.filter((winner) => winner.points > points).length;
  if (ahead < winners.length) return ahead + 1;
  const share = 1 - Math.min(1, points / (winners.at(-1)?.points ?? 1));
  return ahead + 1 + Math.round(share * Math.max(0, participants - ahead - 1));
}

/** What a tournament or an operator may demand, and the refusal that names it (docs/contract.md#6.6). */
const refusals = {
  deposit: "UserNeedDepositException",
  profile: "UserNeedProfileDataException",
  contact: "UserNeedConfirmContactException",
  verification: "VerificationRequiredException",
  country: "InvalidRequestException",
  level: "InvalidRequestException",
} as const satisfies Record<string, ErrorType>;
type Reason = keyof typeof refusals;

function refusalFor(reason: Reason): Refusal {
  return new Refusal(refusals[reason], { message: `The tournament asks for: ${reason}` });
}

function wrongState(message: string): Refusal {
  return new Refusal("InvalidRequestException", { message });
}

/** A visitor is told what the tournament itself demands; a player what is still missing. */
function refusalReasons(tournament: Tournament, player: Player | null): Reason[] {
  const { restriction } = tournament;
  if (!player) return restriction ? [restriction] : [];
  const reasons = new Set<Reason>(openNeeds(player));
  if (restriction && !meets(restriction, tournament, player)) reasons.add(restriction);
  if (player.is_kyc_block_enabled && !player.is_verified) reasons.add("verification");
  return [...reasons];
}

function meets(restriction: Reason, { minLevel = 0, countries }: Tournament, player: Player): boolean {
  if (restriction === "verification") return player.is_verified;
  if (restriction === "level") return levelOf(player).level >= minLevel;
  if (restriction === "country") return !countries || countries.includes(player.country_code);
  return player.transactions.some(({ type, status }) => type === "deposit" && status === "success");
}
