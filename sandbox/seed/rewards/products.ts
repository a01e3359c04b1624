import type { LoyaltyArt } from "../../artwork/drawings";
import { moneyText } from "../../world/amounts";
import { fill, type Words, words } from "../../world/words";
import { offerCurrency, type PromotionRow } from "./offers";

export interface ProductRow {
  id: number;
  art: LoyaltyArt;
  /** Written in the picture. */
  amount?: number;
  name: Words;
  text: Words;
  price: number;
  oldPrice?: number;
  countLeft?: number;
  minLevel?: number;
  /** What the buyer is given. */
  reward: Omit<PromotionRow, "title">;
}

const { spins, spinsText, money, moneyText: moneyTerms, bet, betText } = words.products;

type Row = Omit<ProductRow, "id" | "name" | "text" | "reward">;
const freeSpins = (count: number, game: string, row: Row) => ({
  amount: count,
  name: fill(spins, { count }),
  text: fill(spinsText, { game }),
  reward: { type: "freespins" as const, count, game: game.toLowerCase().replace(" ", "-") },
  ...row,
});
const bonus = (count: number, row: Row) => ({
  amount: count,
  name: fill(money, { amount: moneyText(count, offerCurrency) }),
  text: moneyTerms,
  reward: { type: "bonus" as const, amount: count * 100 },
  ...row,
});
const freeBet = (count: number, row: Row) => ({
  amount: count,
  name: fill(bet, { amount: moneyText(count, offerCurrency) }),
  text: betText,
  reward: { type: "betting_bonus" as const, amount: count * 100 },
  ...row,
});

const rows: Omit<ProductRow, "id">[] = [
  freeSpins(10, "Sand Dunes", { art: "spins", price: 100 }),
  freeSpins(25, "Sand Dunes", { art: "spins", price: 220, oldPrice: 250 }),
  freeSpins(50, "Sand Dunes", { art: "spins", price: 400 }),
  freeSpins(20, "Northlight Gems", { art: "spins", price: 180 }),
  freeSpins(100, "Northlight Gems", { art: "spins", price: 800, countLeft: 0 }),
  bonus(5, { art: "coins", price: 300 }),
  bonus(10, { art: "coins", price: 550 }),
  bonus(25, { art: "coins", price: 1300, oldPrice: 1500, countLeft: 12 }),
  bonus(50, { art: "coins", price: 2400 }),
  bonus(500, { art: "coins", price: 50_000 }),
  freeBet(5, { art: "ticket", price: 250 }),
  freeBet(20, { art: "ticket", price: 950 }),
  freeBet(100, { art: "ticket", price: 2000, minLevel: 5 }),
  {
    art: "parcel",
    ...words.products.parcel,
    reward: { type: "freespins", count: 30, game: "sand-dunes" },
    price: 500,
    countLeft: 3,
  },
];

/** Fourteen: one is sold out, one beyond any game balance, one for the highest level only. */
export const products: ProductRow[] = rows.map((row, index) => ({ id: index + 1, ...row }));
