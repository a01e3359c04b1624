import { currencies } from "../../seed/currencies";
import {
  type OfferRow,
  offerCurrency,
  offers,
  type PromotionRow,
  wagerTimes,
} from "../../seed/rewards/offers";
import { day, isoTime } from "../../world/clock";
import { type Money, minorUnitsOf, moneyOf, scaleOf } from "../../world/money";
import type { Player, PlayerBonus } from "../../world/player";
import { demandOn } from "../accounts/demands";
import { levelOf } from "../loyalty/loyalty-levels";
import type { Call, MethodTable, Moment } from "../protocol/call";
import { invalidParameters, Refusal } from "../protocol/errors";
import { textOf } from "../protocol/parameters";

const bonusLife = 10 * day;
const spinsLife = 7 * day;

export const grantMethods: MethodTable = {
  "campaigns.takepromotions": {
    verb: "POST",
    cache: "P",
    needsPlayer: true,
    handle(call) {
      const { player, parameters } = call;
      const offer = offers.find(({ id }) => String(id) === textOf(parameters, "offer_id"));
      if (!offer) throw invalidParameters({ offer_id: ["WRONG_VALUE"] });
      const isQualified = levelOf(player).level >= (offer.minLevel ?? 0);
      if (!isQualified || player.taken_offers.includes(offer.id))
        throw new Refusal("InvalidRequestException");
      const demand = demandOn(player);
      if (demand) throw demand;
      take(call, player, offer);
      return 1;
    },
  },
};

/** docs/contract.md#o21: free spins, or a free bet for whoever came to bet. */
export function attachRegistrationOffer(call: Call, player: Player, isBetting: boolean): void {
  const wanted = isBetting ? "betting_bonus" : "freespins";
  const offer = offers.find(
    ({ action, promotions }) => action === "registration" && promotions.some(({ type }) => type === wanted),
  );
  if (offer) take(call, player, offer);
}

/** Gives a player what one promotion promises; a share of a deposit where it comes with one. */
export function grant(
  moment: Moment,
  player: Player,
  promotion: Omit<PromotionRow, "title">,
  deposit?: Money,
): void {
  const { now, world } = moment;
  const { type, amount = 0, percent = 0, count = 0, game = "" } = promotion;
  const id = world.state.nextReward++;
  const written = inCurrency(amount, player.currency);
  const money = deposit && percent ? shareOf(deposit, percent, amount ? written : undefined) : written;
  switch (type) {
    case "bonus":
      player.bonuses.push(freshBonus(moment, id, "casino", money));
      break;
    case "betting_bonus":
      player.bonuses.push(freshBonus(moment, id, "betting", money));
      break;
    case "freespins":
      player.free_spins.push({
        id,
        sysname: game,
        remaining_count: count,
        total_count: count,
        status: "active",
        expired_at: isoTime(now + spinsLife),
      });
      break;
    case "cashback":
      player.cashbacks.push({
        id,
        status: "active",
        amount: money,
        percent,
        start_date: isoTime(now - spinsLife),
        end_date: isoTime(now),
        receiving_expired_at: isoTime(now + spinsLife),
      });
      break;
    case "points":
      player.loyalty.points += count;
  }
}

function take(call: Call, player: Player, offer: OfferRow): void {
  player.taken_offers.push(offer.id);
  for (const promotion of offer.promotions) grant(call, player, promotion);
}

function freshBonus({ now }: Moment, id: number, type: PlayerBonus["type"], amount: Money): PlayerBonus {
  const { currency } = amount;
  const required = moneyOf(minorUnitsOf(amount) * wagerTimes, currency).amount;
  return {
    id,
    type,
    status: "new",
    amount,
    ...(type === "casino" ? { wager: { required, done: moneyOf(0, currency).amount } } : {}),
    created_at: isoTime(now),
    expired_at: isoTime(now + bonusLife),
  };
}

function shareOf({ amount, currency }: Money, percent: number, max?: Money): Money {
  const share = Math.floor((minorUnitsOf({ amount, currency }) * percent) / 100);
  return moneyOf(max ? Math.min(share, minorUnitsOf(max)) : share, currency);
}

/** Promotions are written in cents of one currency; players get whole units of their own. */
export function inCurrency(cents: number, currency: string): Money {
  const units = (cents / 100 / rateOf(offerCurrency)) * rateOf(currency);
  return moneyOf(Math.round(units) * 10 ** scaleOf(currency), currency);
}

function rateOf(currency: string): number {
  return Number(currencies.find(({ id }) => id === currency)?.rate ?? 1);
}
