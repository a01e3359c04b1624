import { words } from "../world/words";

export const defaultCurrency = "USD";

/** `rate`: how much of it one US dollar buys. */
export const currencies = [
  {
    id: "USD",
    symbol: "$",
    scale: 2,
    rate: "1",
    name: words("US dollar", "Dólar estadounidense", "Dólar americano", "ASV dolārs", "دولار أمريكي"),
  },
  { id: "EUR", symbol: "€", scale: 2, rate: "0.92", name: words("Euro", "Euro", "Euro", "Eiro", "يورو") },
  {
    id: "BRL",
    symbol: "R$",
    scale: 2,
    rate: "5.45",
    name: words("Brazilian real", "Real brasileño", "Real brasileiro", "Brazīlijas reāls", "ريال برازيلي"),
  },
  {
    id: "JPY",
    symbol: "¥",
    scale: 0,
    rate: "151.2",
    name: words("Japanese yen", "Yen japonés", "Iene japonês", "Japānas jena", "ين ياباني"),
  },
  {
    id: "KWD",
    symbol: "KD",
    scale: 3,
    rate: "0.307",
    name: words("Kuwaiti dinar", "Dinar kuwaití", "Dinar kuwaitiano", "Kuveitas dinārs", "دينار كويتي"),
  },
  {
    id: "USDT",
    symbol: "₮",
    scale: 6,
    rate: "1",
    name: words("Tether", "Tether", "Tether", "Tether", "تيثر"),
  },
];
