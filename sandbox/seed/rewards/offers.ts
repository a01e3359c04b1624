import { moneyText, percentText } from "../../world/amounts";
import { fill, type Words, words } from "../../world/words";
import type { SceneName } from "../games/game-names";

export interface PromotionRow {
  type: "bonus" | "betting_bonus" | "freespins" | "cashback" | "points";
  title: Words;
  /** In cents of `offerCurrency`. */
  amount?: number;
  percent?: number;
  count?: number;
  game?: string;
}

export interface OfferRow {
  id: number;
  scene: SceneName;
  action: "deposit" | "registration" | "promo_code" | "login";
  excludeMethods?: string[];
  /** In whole units of `offerCurrency`. */
  minAmount?: number;
  /** A visitor, and a player below this loyalty level, does not qualify. */
  minLevel?: number;
  title: Words;
  text: Words;
  promotions: PromotionRow[];
  /** HTML. */
  terms?: Words;
}

export const offerCurrency = "EUR";

/** How many times a casino bonus is staked before it can be withdrawn: no more than the strictest market allows. */
export const wagerTimes = 10;

const bonusTerms = words.offers.bonusTerms;

const bonus = (percent: number, limit: number): PromotionRow => ({
  type: "bonus",
  title: fill(words.offers.gifts.bonus, {
    percent: percentText(percent),
    limit: moneyText(limit, offerCurrency),
  }),
  amount: limit * 100,
  percent,
});

const spins = (count: number, game: string): PromotionRow => ({
  type: "freespins",
  title: fill(words.offers.gifts.spins, { count }),
  count,
  game,
});

const cashback = (percent: number): PromotionRow => ({
  type: "cashback",
  title: fill(words.offers.gifts.cashback, { percent: percentText(percent) }),
  percent,
});

const points = (count: number): PromotionRow => ({
  type: "points",
  title: fill(words.offers.gifts.points, { count }),
  count,
});

const freeBet = (amount: number): PromotionRow => ({
  type: "betting_bonus",
  title: fill(words.offers.gifts.freeBet, { amount: moneyText(amount, offerCurrency) }),
  amount: amount * 100,
});

/** Nine: four on deposits (one without crypto, one that nobody qualifies for yet), two each on registration and codes. */
export const offers: OfferRow[] = [
  {
    id: 30,
    scene: "roulette",
    action: "deposit",
    minAmount: 20,
    ...words.offers[30],
    promotions: [bonus(100, 100), spins(50, "sand-dunes")],
    terms: bonusTerms,
  },
  {
    id: 31,
    scene: "dice",
    action: "deposit",
    excludeMethods: ["sandcrypto"],
    minAmount: 20,
    ...words.offers[31],
    promotions: [bonus(50, 100)],
    terms: bonusTerms,
  },
  {
    id: 32,
    scene: "sails",
    action: "deposit",
    minAmount: 50,
    ...words.offers[32],
    promotions: [cashback(10)],
  },
  {
    id: 33,
    scene: "gems",
    action: "deposit",
    minAmount: 200,
    minLevel: 5,
    ...words.offers[33],
    promotions: [bonus(75, 1000), points(500)],
    terms: bonusTerms,
  },
  {
    id: 34,
    scene: "fruits",
    action: "registration",
    ...words.offers[34],
    promotions: [spins(20, "sand-dunes")],
  },
  {
    id: 35,
    scene: "pitch",
    action: "registration",
    ...words.offers[35],
    promotions: [freeBet(5)],
  },
  {
    id: 36,
    scene: "temple",
    action: "promo_code",
    ...words.offers[36],
    promotions: [bonus(100, 50)],
    terms: bonusTerms,
  },
  {
    id: 37,
    scene: "mines",
    action: "promo_code",
    ...words.offers[37],
    promotions: [spins(20, "sand-dunes")],
  },
  {
    id: 38,
    scene: "space",
    action: "login",
    ...words.offers[38],
    promotions: [points(10)],
  },
];
