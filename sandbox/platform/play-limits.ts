import { day, isoTime } from "../world/clock";
import { minorUnitsOf } from "../world/money";
import { type Player, type PlayLimit, type PlayLimitKind, playLimitKinds } from "../world/player";
import type { Call, MethodTable } from "./protocol/call";
import { invalidParameters, Refusal } from "./protocol/errors";
import { textOf } from "./protocol/parameters";
import { isAmount } from "./written-amount";

const waitingTime = day;
const periods: readonly number[] = [1, 7, 30] satisfies PlayLimit["period"][];

/** docs/contract.md#3.11: optional. */
export const playLimitMethods: MethodTable = {
  "account.getLimits": {
    verb: "GET",
    cache: "P",
    needsPlayer: true,
    handle: ({ player, now }) => playLimitKinds.map((kind) => shown(player, kind, now)),
  },
};

/** A first limit, or a stricter one, holds at once; a looser one waits. */
export function askPlayLimit(call: Call, player: Player, kind: PlayLimitKind): void {
  const wanted = wantedLimit(call, player, kind);
  const present = inForce(player, kind, call.now);
  if (present?.change)
    throw new Refusal("InvalidRequestException", { message: "The limit cannot be changed now" });
  const isLooser =
    present && (wanted.period < present.period || unitsOf(wanted.value) > unitsOf(present.value));
  player.play_limits[kind] = isLooser
    ? { ...present, change: { ...wanted, at: call.now + waitingTime } }
    : wanted;

  function unitsOf(value: string): number {
    return kind === "time" ? Number(value) : minorUnitsOf({ amount: value, currency: player.currency });
  }
}

function shown(player: Player, kind: PlayLimitKind, now: number) {
  const { currency } = player;
  const limit = inForce(player, kind, now);
  if (!limit) return { kind, period: "none", currency, can_edit: true };
  const { change, period, value } = limit;
  return {
    kind,
    period,
    ...(kind === "time" ? { limit_minutes: Number(value) } : { limit_amount: value }),
    currency,
    can_edit: !change,
    ...(change ? { expired_at: isoTime(change.at) } : {}),
  };
}

function inForce({ play_limits }: Player, kind: PlayLimitKind, now: number): PlayLimit | undefined {
  const limit = play_limits[kind];
  if (!limit?.change || limit.change.at > now) return limit;
  const { at: _, ...changed } = limit.change;
  play_limits[kind] = changed;
  return changed;
}

function wantedLimit({ world, parameters }: Call, { currency }: Player, kind: PlayLimitKind): PlayLimit {
  const period = Number(textOf(parameters, "period"));
  if (!periods.includes(period)) throw invalidParameters({ period: ["WRONG_VALUE"] });
  const name = kind === "time" ? "limit_minutes" : "limit_amount";
  const value = textOf(parameters, name) ?? "";
  const isRight = kind === "time" ? /^[1-9]\d{0,4}$/.test(value) : isAmount(world, value, currency);
  if (!isRight) throw invalidParameters({ [name]: [value ? "WRONG_FORMAT" : "REQUIRED"] });
  return { period: period as PlayLimit["period"], value };
}
