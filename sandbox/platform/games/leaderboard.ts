import { fakename } from "../../seed/players/fakenames";
import { day, isoTime, second } from "../../world/clock";
import { moneyOf } from "../../world/money";
import { type Random, randomFor } from "../../world/random";
import type { Call, MethodTable } from "../protocol/call";
import { invalidParameters } from "../protocol/errors";
import { wholeNumber } from "../protocol/lists";
import { textOf } from "../protocol/parameters";

const currency = "EUR";
const rankedPlayers = 30;
const liveWins = 50;
const liveInterval = 10 * second;
const periodDays: Record<string, number> = { day: 1, week: 7, month: 30 };

export const leaderboardMethods: MethodTable = {
  "leaderboard.get": { verb: "GET", cache: "S", handle: (call) => first(call, ranked(call, "sums", 40)) },
  "leaderboard.top": { verb: "GET", cache: "S", handle: (call) => first(call, ranked(call, "single", 900)) },
  "leaderboard.live": { verb: "GET", cache: "S", handle: (call) => first(call, live(call)) },
};

function first<T>(call: Call, entries: T[]): T[] {
  return entries.slice(0, wholeNumber(call.parameters, "count") ?? 10);
}

/** Falls from the first place on; each period has its own table. */
function ranked(call: Call, table: string, stakes: number) {
  const period = textOf(call.parameters, "period") ?? "week";
  const days = periodDays[period];
  if (!days) throw invalidParameters({ period: ["WRONG_VALUE"] });
  const random = randomFor(`leaderboard-${table}-${period}`);
  let cents = 9_800_000 * Math.sqrt(days);
  return Array.from({ length: rankedPlayers }, (_, index) => {
    cents = Math.round(cents * (0.82 + random.next() * 0.14));
    return {
      place: index + 1,
      fakename: fakename(random),
      amount: moneyOf(cents, currency),
      bet: moneyOf(Math.max(50, Math.round(cents / stakes)), currency),
      game: gameRef(call, random),
      created_at: isoTime(call.world.origin - random.int(0, days * day)),
    };
  });
}

/** The win of a slot of ten seconds depends on the slot alone: nothing has to be remembered, and none is ever missed. */
function live(call: Call) {
  const newest = Math.floor(call.now / liveInterval);
  return Array.from({ length: liveWins }, (_, index) => {
    const random = randomFor(`live-${newest - index}`);
    const bet = random.pick([20, 50, 100, 200, 500, 1000]);
    return {
      place: index + 1,
      fakename: fakename(random),
      amount: moneyOf(Math.round(bet * (1.2 + random.next() ** 4 * 240)), currency),
      bet: moneyOf(bet, currency),
      game: gameRef(call, random),
      created_at: isoTime((newest - index) * liveInterval),
    };
  });
}

/** More often one of the first, which are played most. */
function gameRef({ world }: Call, random: Random) {
  const played = world.games.slice(0, 120);
  const at = Math.floor(random.next() ** 2 * played.length);
  const { sysname, name, image_url } = (played[at] ?? random.pick(played)).shown;
  return { sysname, name, image_url };
}
