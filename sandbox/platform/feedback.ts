import { day, hour, isoTime } from "../world/clock";
import { minorUnitsOf } from "../world/money";
import type { DepositLimit, LimitChange, Player } from "../world/player";
import { setLimit } from "./cashier/deposit-limit";
import { askPlayLimit } from "./play-limits";
import { countAttempt, refuseTooMany } from "./protocol/attempts";
import type { Call, MethodTable } from "./protocol/call";
import { invalidParameters, Refusal } from "./protocol/errors";
import { textOf } from "./protocol/parameters";
import { endSession } from "./protocol/sessions";
import { isAmount } from "./written-amount";

const waitingTime = day;
const letters = { times: 30, within: hour };

/** docs/contract.md#3.11 and #d38: letters to the support, most of which take effect at once. */
export const feedbackMethods: MethodTable = {
  "Support.sendFeedback": {
    verb: "POST",
    cache: "P",
    handle(call) {
      const subject = textOf(call.parameters, "subject");
      if (!subject) throw invalidParameters({ subject: ["REQUIRED"] });
      if (!Object.hasOwn(subjects, subject)) throw invalidParameters({ subject: ["WRONG_VALUE"] });
      const sender = `feedback ${call.player?.uid ?? call.address}`;
      refuseTooMany(call, sender, letters);
      countAttempt(call, sender, letters);
      subjects[subject]?.(call);
      store(call, subject);
      return 1;
    },
  },
};

const subjects: Record<string, (call: Call) => void> = {
  feedback({ parameters }) {
    if (!textOf(parameters, "message")?.trim()) throw invalidParameters({ message: ["REQUIRED"] });
  },
  self_exclusion(call) {
    const player = signedIn(call);
    const until = endOf(textOf(call.parameters, "period"), call.now);
    player.ban = {
      code: "SELF_EXCLUDED",
      reason: "self_exclusion",
      ...(until === null ? {} : { until: isoTime(until) }),
    };
    endSession(call);
  },
  deposit_limit(call) {
    const player = signedIn(call);
    const limit = wantedLimit(call, player);
    if (player.deposit_limit_change || player.deposit_limit?.can_edit === false)
      throw new Refusal("InvalidRequestException", { message: "The limit cannot be changed now" });
    if (isStricter(limit, player)) setLimit(player, { limit }, call.now);
    else player.deposit_limit_change = { at: call.now + waitingTime, limit };
  },
  loss_limit: (call) => askPlayLimit(call, signedIn(call), "loss"),
  stake_limit: (call) => askPlayLimit(call, signedIn(call), "stake"),
  time_limit: (call) => askPlayLimit(call, signedIn(call), "time"),
};

function store({ world, parameters, player, now }: Call, subject: string): void {
  const texts = (["message", "email", "name"] as const).flatMap((name) => {
    const text = textOf(parameters, name);
    return text ? [[name, text]] : [];
  });
  world.state.feedback.push({
    subject,
    ...(player ? { uid: player.uid } : {}),
    ...Object.fromEntries(texts),
    sent_at: isoTime(now),
  });
}

function signedIn({ player }: Call): Player {
  if (!player) throw new Refusal("AuthorizationException", { message: "Not authorized" });
  return player;
}

/** When a self-exclusion of this length ends; null when never. */
function endOf(period: string | undefined, now: number): number | null {
  if (period === "permanent") return null;
  const match = /^P(?:(1|7|30)D|([3-9])M|([1-5])Y)$/.exec(period ?? "");
  if (!match) throw invalidParameters({ period: [period ? "WRONG_VALUE" : "REQUIRED"] });
  const [days, months, years] = match.slice(1).map((text) => Number(text ?? 0));
  const end = new Date(now + (days ?? 0) * day);
  end.setUTCMonth(end.getUTCMonth() + (months ?? 0) + 12 * (years ?? 0));
  return end.getTime();
}

const periods: readonly number[] = [1, 7, 14, 30] satisfies DepositLimit["period"][];

function wantedLimit({ world, parameters }: Call, { currency }: Player): LimitChange["limit"] {
  const text = textOf(parameters, "period");
  const period = Number(text);
  const amount = textOf(parameters, "limit_amount");
  if (text === "none") return null;
  if (!text || !periods.includes(period))
    throw invalidParameters({ period: [text ? "WRONG_VALUE" : "REQUIRED"] });
  if (!amount || !isAmount(world, amount, currency))
    throw invalidParameters({ limit_amount: [amount ? "WRONG_FORMAT" : "REQUIRED"] });
  return { period: period as DepositLimit["period"], minorUnits: minorUnitsOf({ amount, currency }) };
}

/** A first limit, or less money for as long or longer, holds at once. */
function isStricter(limit: LimitChange["limit"], { deposit_limit: old, currency }: Player): boolean {
  if (!old) return true;
  if (!limit) return false;
  return (
    limit.minorUnits <= minorUnitsOf({ amount: old.limit_amount, currency }) && limit.period >= old.period
  );
}
