import { words } from "../world/words";

export const defaultCurrency = "USD";

/** `rate`: how much of it one US dollar buys. */
export const currencies = [
  {
    id: "USD",
    symbol: "$",
    scale: 2,
    rate: "1",
    name: words.currencies.USD,
  },
  { id: "EUR", symbol: "€", scale: 2, rate: "0.92", name: words.currencies.EUR },
  {
    id: "BRL",
    symbol: "R$",
    scale: 2,
    rate: "5.45",
    name: words.currencies.BRL,
  },
  {
    id: "JPY",
    symbol: "¥",
    scale: 0,
    rate: "151.2",
    name: words.currencies.JPY,
  },
  {
    id: "KWD",
    symbol: "KD",
    scale: 3,
    rate: "0.307",
    name: words.currencies.KWD,
  },
  {
    id: "USDT",
    symbol: "₮",
    scale: 6,
    rate: "1",
    name: words.currencies.USDT,
  },
  { id: "GBP", symbol: "£", scale: 2, rate: "0.79", name: words.currencies.GBP },
  { id: "SEK", symbol: "kr", scale: 2, rate: "10.4", name: words.currencies.SEK },
  { id: "DKK", symbol: "kr.", scale: 2, rate: "6.9", name: words.currencies.DKK },
  { id: "COP", symbol: "COL$", scale: 2, rate: "3900", name: words.currencies.COP },
  { id: "CAD", symbol: "CA$", scale: 2, rate: "1.37", name: words.currencies.CAD },
];
