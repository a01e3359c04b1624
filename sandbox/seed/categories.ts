import { words } from "../world/words";
import type { GameType } from "./providers";

/** In display order. */
export const categories: { sysname: string; type?: GameType; name: ReturnType<typeof words> }[] = [
  { sysname: "popular", name: words("Popular", "Populares", "Populares", "Populārākās", "الأكثر شعبية") },
  {
    sysname: "slots",
    type: "slot",
    name: words("Slots", "Tragaperras", "Caça-níqueis", "Spēļu automāti", "ماكينات القمار"),
  },
  {
    sysname: "live",
    type: "live",
    name: words("Live casino", "Casino en vivo", "Cassino ao vivo", "Tiešsaistes kazino", "كازينو مباشر"),
  },
  { sysname: "new", name: words("New", "Novedades", "Novidades", "Jaunumi", "جديد") },
  {
    sysname: "table",
    type: "casino",
    name: words("Table games", "Juegos de mesa", "Jogos de mesa", "Galda spēles", "ألعاب الطاولة"),
  },
  {
    sysname: "fast",
    type: "fast",
    name: words("Fast games", "Juegos rápidos", "Jogos rápidos", "Ātrās spēles", "ألعاب سريعة"),
  },
  { sysname: "jackpots", name: words("Jackpots", "Jackpots", "Jackpots", "Džekpoti", "الجوائز الكبرى") },
  { sysname: "sportsbook", name: words("Sports", "Deportes", "Esportes", "Sports", "الرياضة") },
];
