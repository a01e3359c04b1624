import { type Words, words } from "../world/words";
import type { SceneName } from "./game-names";

export interface PromotionRow {
  slug: string;
  scene: SceneName;
  visibility: "all" | "visitor" | "user";
  title: Words;
  /** One paragraph; the entry adds the line that every promotion ends with. */
  text: Words;
  /** Days from the origin of the world. */
  starts: number;
  ends?: number;
  /** The platform's offer behind it. */
  offer?: number;
}

export const promotionRows: PromotionRow[] = [
  {
    slug: "welcome",
    scene: "dunes",
    visibility: "visitor",
    title: words(
      "A first deposit, doubled",
      "Tu primer depósito, doblado",
      "Seu primeiro depósito em dobro",
      "Pirmā iemaksa dubultā",
      "ضعف إيداعك الأول",
    ),
    text: words(
      "Your first deposit is matched up to 100 EUR, with 50 free spins in Sand Dunes. The bonus is wagered 35 times.",
      "Igualamos tu primer depósito hasta 100 EUR y añadimos 50 giros gratis en Sand Dunes. El bono se apuesta 35 veces.",
      "Igualamos o seu primeiro depósito até 100 EUR e damos 50 giros grátis no Sand Dunes. O bônus é apostado 35 vezes.",
      "Pirmajai iemaksai pievienosim tikpat daudz, līdz 100 EUR, un 50 bezmaksas griezienus spēlē Sand Dunes. Bonuss jāizspēlē 35 reizes.",
      "نضاعف إيداعك الأول حتى 100 يورو مع 50 دورة مجانية في Sand Dunes. تُلعب المكافأة 35 مرة.",
    ),
    starts: -90,
    offer: 30,
  },
  {
    slug: "weekend-reload",
    scene: "city",
    visibility: "user",
    title: words(
      "Weekend reload",
      "Recarga de fin de semana",
      "Recarga de fim de semana",
      "Nedēļas nogales papildinājums",
      "إيداع نهاية الأسبوع",
    ),
    text: words(
      "From Friday evening to Sunday night a second deposit earns half as much again, up to 100 EUR.",
      "Del viernes por la tarde al domingo por la noche, tu segundo depósito recibe un 50 % más, hasta 100 EUR.",
      "De sexta à noite até domingo, o segundo depósito rende mais 50%, até 100 EUR.",
      "No piektdienas vakara līdz svētdienas naktij otrā iemaksa saņem vēl pusi klāt, līdz 100 EUR.",
      "من مساء الجمعة إلى ليل الأحد يحصل إيداعك الثاني على 50٪ إضافية حتى 100 يورو.",
    ),
    starts: -30,
    ends: 60,
    offer: 31,
  },
  {
    slug: "monday-cashback",
    scene: "sea",
    visibility: "all",
    title: words(
      "Cashback on Mondays",
      "Cashback los lunes",
      "Cashback às segundas",
      "Naudas atmaksa pirmdienās",
      "استرداد نقدي كل اثنين",
    ),
    text: words(
      "Ten per cent of the week's net losses come back every Monday, free of wagering.",
      "Cada lunes te devolvemos el diez por ciento de las pérdidas netas de la semana, sin requisitos de apuesta.",
      "Toda segunda-feira devolvemos dez por cento das perdas líquidas da semana, sem rollover.",
      "Katru pirmdienu atgriežam desmit procentus no nedēļas neto zaudējumiem bez izspēles nosacījumiem.",
      "كل يوم اثنين نعيد عشرة بالمئة من صافي خسائر الأسبوع دون شروط رهان.",
    ),
    starts: -120,
    offer: 32,
  },
  {
    slug: "jackpot-week",
    scene: "volcano",
    visibility: "all",
    title: words(
      "Jackpot week",
      "La semana de los jackpots",
      "Semana do jackpot",
      "Džekpotu nedēļa",
      "أسبوع الجوائز الكبرى",
    ),
    text: words(
      "For seven days every jackpot slot feeds the pots twice as fast.",
      "Durante siete días cada tragaperras con jackpot alimenta los botes el doble de rápido.",
      "Por sete dias, cada slot com jackpot alimenta os prêmios duas vezes mais rápido.",
      "Septiņas dienas katrs džekpota automāts baro krātuves divreiz ātrāk.",
      "طوال سبعة أيام تغذي كل لعبة جائزتها بضعف السرعة.",
    ),
    starts: -2,
    ends: 5,
  },
  {
    slug: "live-nights",
    scene: "studio",
    visibility: "all",
    title: words("Live nights", "Noches en vivo", "Noites ao vivo", "Dzīvās naktis", "ليالٍ مباشرة"),
    text: words(
      "Blackjack and roulette tables with lower limits, every night from nine.",
      "Mesas de blackjack y ruleta con límites más bajos, cada noche desde las nueve.",
      "Mesas de blackjack e roleta com limites menores, todas as noites a partir das nove.",
      "Blekdžeka un ruletes galdi ar zemākām likmēm katru vakaru no deviņiem.",
      "طاولات بلاك جاك وروليت بحدود أقل كل ليلة من التاسعة.",
    ),
    starts: -14,
    ends: 40,
  },
  {
    slug: "fast-friday",
    scene: "rocket",
    visibility: "all",
    title: words("Fast Friday", "Viernes veloz", "Sexta veloz", "Ātrā piektdiena", "الجمعة السريعة"),
    text: words(
      "The highest multiplier of the day in fast games wins an extra prize.",
      "El multiplicador más alto del día en los juegos rápidos gana un premio extra.",
      "O maior multiplicador do dia nos jogos rápidos ganha um prêmio extra.",
      "Dienas lielākais reizinātājs ātrajās spēlēs iegūst papildu balvu.",
      "أعلى مضاعف في الألعاب السريعة خلال اليوم يفوز بجائزة إضافية.",
    ),
    starts: -7,
    ends: 21,
  },
  {
    slug: "friends",
    scene: "lanterns",
    visibility: "all",
    title: words("Bring a friend", "Trae a un amigo", "Traga um amigo", "Atved draugu", "ادعُ صديقًا"),
    text: words(
      "Twenty free spins for you and for them after their first deposit.",
      "Veinte giros gratis para ti y para tu amigo tras su primer depósito.",
      "Vinte giros grátis para você e para o amigo depois do primeiro depósito dele.",
      "Divdesmit bezmaksas griezieni tev un draugam pēc viņa pirmās iemaksas.",
      "عشرون دورة مجانية لك ولصديقك بعد إيداعه الأول.",
    ),
    starts: -60,
  },
  {
    slug: "winter-trail",
    scene: "winter",
    visibility: "all",
    title: words(
      "The winter trail",
      "La ruta de invierno",
      "A trilha de inverno",
      "Ziemas taka",
      "درب الشتاء",
    ),
    text: words(
      "Nine quests, one a day; each opens a small reward in points.",
      "Nueve misiones, una al día; cada una abre una pequeña recompensa en puntos.",
      "Nove missões, uma por dia; cada uma libera uma pequena recompensa em pontos.",
      "Deviņi uzdevumi, pa vienam dienā; katrs dod nelielu balvu punktos.",
      "تسع مهام، واحدة كل يوم، وكل منها تفتح مكافأة صغيرة بالنقاط.",
    ),
    starts: 10,
    ends: 45,
  },
];
