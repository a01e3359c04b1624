import type { LoyaltyArt } from "../../artwork/scenes/loyalty";
import { fill, type Words, words } from "../../world/words";
import type { PromotionRow } from "./offers";

export interface ProductRow {
  id: number;
  art: LoyaltyArt;
  name: Words;
  text: Words;
  price: number;
  oldPrice?: number;
  countLeft?: number;
  minLevel?: number;
  /** What the buyer is given. */
  reward: Omit<PromotionRow, "title">;
}

const spins = words(
  "{count} free spins",
  "{count} giros gratis",
  "{count} giros grátis",
  "{count} bezmaksas griezieni",
  "{count} دورة مجانية",
);
const spinsText = words(
  "In {game}, good for a week.",
  "En {game}, válidos una semana.",
  "No {game}, válidos por uma semana.",
  "Spēlē {game}, derīgi nedēļu.",
  "في {game}، صالحة لأسبوع.",
);
const money = words(
  "{count} EUR bonus",
  "Bono de {count} EUR",
  "Bônus de {count} EUR",
  "{count} EUR bonuss",
  "مكافأة {count} يورو",
);
const moneyText = words(
  "Wagered 20 times in any slot.",
  "Se apuesta 20 veces en cualquier tragaperras.",
  "Apostado 20 vezes em qualquer caça-níquel.",
  "Jāizspēlē 20 reizes jebkurā automātā.",
  "تُراهن 20 مرة في أي ماكينة.",
);
const bet = words(
  "{count} EUR free bet",
  "Apuesta gratis de {count} EUR",
  "Aposta grátis de {count} EUR",
  "{count} EUR bezmaksas likme",
  "رهان مجاني {count} يورو",
);
const betText = words(
  "For one bet on any match.",
  "Para una apuesta en cualquier partido.",
  "Para uma aposta em qualquer partida.",
  "Vienai likmei uz jebkuru spēli.",
  "لرهان واحد على أي مباراة.",
);

type Row = Omit<ProductRow, "id" | "name" | "text" | "reward">;
const freeSpins = (count: number, game: string, row: Row) => ({
  name: fill(spins, { count }),
  text: fill(spinsText, { game }),
  reward: { type: "freespins" as const, count, game: game.toLowerCase().replace(" ", "-") },
  ...row,
});
const bonus = (count: number, row: Row) => ({
  name: fill(money, { count }),
  text: moneyText,
  reward: { type: "bonus" as const, amount: count * 100 },
  ...row,
});
const freeBet = (count: number, row: Row) => ({
  name: fill(bet, { count }),
  text: betText,
  reward: { type: "betting_bonus" as const, amount: count * 100 },
  ...row,
});

const rows: Omit<ProductRow, "id">[] = [
  freeSpins(10, "Sand Dunes", { art: "spins", price: 100 }),
  freeSpins(25, "Sand Dunes", { art: "spins", price: 220, oldPrice: 250 }),
  freeSpins(50, "Sand Dunes", { art: "spins", price: 400 }),
  freeSpins(20, "Custom Promo", { art: "spins", price: 180 }),
  freeSpins(100, "Custom Promo", { art: "spins", price: 800, countLeft: 0 }),
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
    name: words("A mystery box", "Caja misteriosa", "Caixa surpresa", "Noslēpumu kaste", "صندوق مفاجآت"),
    text: words(
      "Spins, a bonus or a free bet: it shows when you open it.",
      "Giros, un bono o una apuesta gratis: lo sabrás al abrirla.",
      "Giros, bônus ou aposta grátis: você descobre ao abrir.",
      "Griezieni, bonuss vai bezmaksas likme: redzēsi, kad atvērsi.",
      "دورات أو مكافأة أو رهان مجاني: تعرف عند فتحه.",
    ),
    reward: { type: "freespins", count: 30, game: "sand-dunes" },
    price: 500,
    countLeft: 3,
  },
];

/** Fourteen: one is sold out, one beyond any game balance, one for the highest level only. */
export const products: ProductRow[] = rows.map((row, index) => ({ id: index + 1, ...row }));
