import { invalidParameters, Refusal } from "../platform/protocol/errors";
import { purseOf } from "../play/rounds";
import { isoTime, minute } from "../world/clock";
import { moveMoney } from "../world/ledger";
import { minorUnitsOf, moneyOf, scaleOf } from "../world/money";
import type { Player, Round } from "../world/player";
import { randomFor } from "../world/random";
import type { LocaleCode } from "../world/words";
import type { Launch, World } from "../world/world";
import { type Match, matchesAt, type Outcome } from "./book";
import { outcomeName } from "./texts";

/** How long a bet stays open. */
const settledAfter = 2 * minute;
const mostLegs = 10;

interface Pick {
  match: Match;
  outcome: Outcome;
  odds: number;
}

/** `1001:home`, one for each match, at the odds of now. */
export function readPicks(world: World, values: readonly string[]): Pick[] {
  const matches = matchesAt(world.clock.now());
  const picks = values.map((value) => {
    const [id, name] = value.split(":");
    const match = matches.find((one) => one.id === id);
    const [outcome, odds] = match?.odds.find(([one]) => one === name) ?? [];
    if (!match || !outcome || !odds) throw invalidParameters({ pick: ["WRONG_VALUE"] });
    return { match, outcome, odds };
  });
  const isOneEach = new Set(picks.map(({ match }) => match.id)).size === picks.length;
  if (picks.length === 0 || picks.length > mostLegs || !isOneEach)
    throw invalidParameters({ pick: ["WRONG_VALUE"] });
  return picks;
}

export function totalOdds(picks: readonly Pick[]): number {
  return Math.round(picks.reduce((product, { odds }) => product * odds, 1) * 100) / 100;
}

/** Takes the stake, and writes the open bet that a player's history shows. Returns the stake in minor units. */
export function placeBet(
  world: World,
  launch: Launch,
  player: Player | null,
  picks: readonly Pick[],
  typed: string,
): number {
  const held = purseOf(launch, player);
  const stake = minorUnitsOfText(typed, held.currency);
  if (!(stake > 0)) throw invalidParameters({ stake: ["WRONG_VALUE"] });
  if (stake > minorUnitsOf(held))
    throw new Refusal("InvalidRequestException", {
      code: "INSUFFICIENT_FUNDS",
      message: "Insufficient funds",
      data: {},
    });
  if (!player) {
    launch.visitorFun -= stake;
    return stake;
  }
  const now = world.clock.now();
  const id = `b_${world.state.nextRound++}`;
  const isReal = launch.mode === "play";
  moveMoney(player, isReal ? "balance_main" : "balance_fun", -stake, { reason: "stake", id, now });
  if (isReal) player.rounds.unshift(openBet(id, launch, picks, stake, held.currency, now));
  return stake;
}

function openBet(
  id: string,
  { sysname, locale }: Launch,
  picks: readonly Pick[],
  stake: number,
  currency: string,
  now: number,
): Round {
  return {
    id,
    created_at: isoTime(now),
    type: "betting",
    sysname,
    bet: moneyOf(stake, currency),
    win: moneyOf(0, currency),
    status: "open",
    odds: totalOdds(picks).toFixed(2),
    legs: picks.map((pick) => legOf(pick, locale)),
  };
}

function legOf({ match, outcome, odds }: Pick, locale: LocaleCode): NonNullable<Round["legs"]>[number] {
  const name = `${match.home} – ${match.away}`;
  return { name, pick: outcomeName(match, outcome, locale), odds: odds.toFixed(2), status: "open" };
}

/** Bets whose time has come are won or lost, and paid. */
export function settleBets(player: Player, now: number): void {
  for (const round of player.rounds) {
    if (round.status !== "open" || !round.id.startsWith("b_") || !round.legs) continue;
    const at = Date.parse(round.created_at) + settledAfter;
    if (at > now) continue;
    const random = randomFor(`bet ${round.id}`);
    round.legs = round.legs.map((leg) => ({
      ...leg,
      status: random.chance(0.94 / Number(leg.odds)) ? "win" : "lose",
    }));
    round.status = round.legs.every(({ status }) => status === "win") ? "win" : "lose";
    if (round.status === "lose") continue;
    const win = Math.round(minorUnitsOf(round.bet) * Number(round.odds));
    round.win = moneyOf(win, round.bet.currency);
    moveMoney(player, "balance_main", win, { reason: "win", id: round.id, now: at });
  }
}

/** A decimal as people type it, with a point or a comma; NaN for anything else. */
function minorUnitsOfText(typed: string, currency: string): number {
  const text = typed.trim().replace(",", ".");
  if (!/^\d{1,9}(\.\d{1,8})?$/.test(text)) return Number.NaN;
  return Math.round(Number(text) * 10 ** scaleOf(currency));
}
