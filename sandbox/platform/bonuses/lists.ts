import { bonusTexts, cashbackText } from "../../seed/rewards/bonus-texts";
import type { PlayerBonus, PlayerCashback } from "../../world/player";
import { inLocale } from "../../world/words";
import type { MethodTable, PlayerCall } from "../protocol/call";
import { invalidParameters } from "../protocol/errors";
import { pageByParameters, sorted, withFields } from "../protocol/lists";
import { commaList } from "../protocol/parameters";

const bonusStatuses = ["new", "active", "paused", "finished", "expired", "removed"];
const cashbackStatuses = ["active", "paid_out"];

export const bonusMethods: MethodTable = {
  "BettingBonuses.get": {
    verb: "GET",
    cache: "P",
    needsPlayer: true,
    handle: (call) => bonusesOf(call, "betting"),
  },
  "bonuses.get": {
    verb: "GET",
    cache: "P",
    needsPlayer: true,
    handle(call) {
      const wanted = oneOf(commaList(call.parameters, "status"), bonusStatuses, "status");
      const fields = commaList(call.parameters, "fields");
      const found = bonusesOf(call, "casino").filter(({ status }) => wanted(status));
      const page = pageByParameters(found, call.parameters);
      return { ...page, items: page.items.map((bonus) => withFields(bonus, fields, "id")) };
    },
  },
  "cashbacks.get": {
    verb: "GET",
    cache: "P",
    needsPlayer: true,
    handle(call) {
      const { player, parameters, now } = call;
      const wanted = oneOf(commaList(parameters, "statuses"), cashbackStatuses, "statuses");
      const fields = commaList(parameters, "fields");
      const found = player.cashbacks
        .filter((cashback) => wanted(cashback.status) && !hasLapsed(cashback, now))
        .map((cashback) => ({ ...cashback, description: cashbackDescription(call) }));
      const page = pageByParameters(sorted(found, parameters, cashbackOrder, "-end_date"), parameters);
      return { ...page, items: page.items.map((cashback) => withFields(cashback, fields, "id")) };
    },
  },
};

const cashbackOrder = ["id", "status", "percent", "start_date", "end_date"] as const;

/** Newest first. */
function bonusesOf({ player, locale, base }: PlayerCall, type: PlayerBonus["type"]) {
  return player.bonuses
    .filter((bonus) => bonus.type === type)
    .sort((one, other) => other.created_at.localeCompare(one.created_at) || one.id - other.id)
    .map(({ is_entered, ...bonus }) => {
      const texts = bonusTexts[type];
      const text = texts[bonus.id % texts.length] ?? cashbackText;
      const image_url = `${base}/img/bonuses/${type}.webp`;
      return { ...bonus, description: { ...inLocale(text, locale), image_url } };
    });
}

/** What was not claimed in time is gone from the list (docs/contract.md#6.6). */
export function hasLapsed({ status, receiving_expired_at }: PlayerCashback, now: number): boolean {
  return status === "active" && receiving_expired_at !== undefined && Date.parse(receiving_expired_at) <= now;
}

function cashbackDescription({ locale, base }: PlayerCall) {
  return { ...inLocale(cashbackText, locale), image_url: `${base}/img/bonuses/cashback.webp` };
}

function oneOf(wanted: string[], known: string[], parameter: string): (value: string) => boolean {
  if (wanted.some((value) => !known.includes(value)))
    throw invalidParameters({ [parameter]: ["WRONG_VALUE"] });
  return (value) => wanted.length === 0 || wanted.includes(value);
}
