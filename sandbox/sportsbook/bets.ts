import { invalidParameters, Refusal } from "../platform/protocol/errors";
import { purseOf } from "../play/rounds";
import { isoTime, minute } from "../world/clock";
import { moveMoney } from "../world/ledger";
import { minorUnitsOf, moneyOf, scaleOf } from "../world/money";
import type { Player, Round } from "../world/player";
import { randomFor } from "../world/random";
import type { LocaleCode } from "../world/words";
import type { Launch, World } from "../world/world";
import { type Match, matchesAt } from "./book";
import { marketsOf } from "./markets";
import { outcomeName } from "./texts";

/** How long a bet stays open. */
const settledAfter = 2 * minute;
const maxLegs = 10;

interface Pick {
  match: Match;
  outcome: string;
  odds: number;
  /** What the player saw; absent: whatever they are. */
  seen?: number;
}

/** What a player sends: picks, whether each is a bet of its own, and whether worse odds than seen will do. */
export interface Slip {
  picks: readonly Pick[];
  isCombined: boolean;
  acceptsChanges: boolean;
  stake: string;
}

export function readSlip(world: World, fields: URLSearchParams): Slip {
  return {
    picks: readPicks(world, fields.getAll("pick")),
    isCombined: fields.get("kind") !== "single",
    acceptsChanges: fields.has("accept"),
    stake: fields.get("stake") ?? "",
  };
}

/** `1001:home`, or `1001:home:2.15` with the odds that the player saw; one for each match. */
function readPicks(world: World, values: readonly string[]): Pick[] {
  const now = world.clock.now();
  const matches = matchesAt(now);
  const picks = values.map((value) => {
    const [id, name, seen] = value.split(":");
    const match = matches.find((one) => one.id === id);
    const outcomes = match ? marketsOf(match, now).flatMap((market) => market.outcomes) : [];
    const [outcome, odds] = outcomes.find(([one]) => one === name) ?? [];
    if (!match || !outcome || !odds) throw invalidParameters({ pick: ["WRONG_VALUE"] });
    return { match, outcome, odds, ...(seen && { seen: Number(seen) }) };
  });
  const isOneEach = new Set(picks.map(({ match }) => match.id)).size === picks.length;
  if (picks.length === 0 || picks.length > maxLegs || !isOneEach)
    throw invalidParameters({ pick: ["WRONG_VALUE"] });
  return picks;
}

function totalOdds(picks: readonly Pick[]): number {
  return Math.round(picks.reduce((product, { odds }) => product * odds, 1) * 100) / 100;
}

/** Takes the stakes, and writes the open bets that a player's history shows. Better odds than seen are the player's. */
export function placeBets(world: World, launch: Launch, player: Player | null, slip: Slip) {
  const purse = purseOf(launch, player);
  const each = minorUnitsOfText(slip.stake, purse.currency);
  if (!(each > 0)) throw invalidParameters({ stake: ["WRONG_VALUE"] });
  if (!slip.acceptsChanges && slip.picks.some(({ odds, seen }) => seen !== undefined && odds < seen))
    throw refusalOf("ODDS_CHANGED", "Odds have changed");
  const bets = slip.isCombined ? [slip.picks] : slip.picks.map((pick) => [pick]);
  const stake = each * bets.length;
  if (stake > minorUnitsOf(purse)) throw refusalOf("INSUFFICIENT_FUNDS", "Insufficient funds");
  if (player) for (const picks of bets) placeBet(world, launch, player, picks, each);
  else launch.visitorFun -= stake;
  return { stake, count: bets.length, odds: totalOdds(slip.picks).toFixed(2) };
}

function placeBet(world: World, launch: Launch, player: Player, picks: readonly Pick[], stake: number): void {
  const { currency } = purseOf(launch, player);
  const now = world.clock.now();
  const id = `b_${world.state.nextRound++}`;
  const isReal = launch.mode === "play";
  moveMoney(player, isReal ? "balance_main" : "balance_fun", -stake, { reason: "stake", id, now });
  if (isReal) player.rounds.unshift(openBet(id, launch, picks, stake, currency, now));
}

function refusalOf(code: string, message: string): Refusal {
  return new Refusal("InvalidRequestException", { code, message, data: {} });
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
