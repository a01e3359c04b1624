import { type Words, words } from "../../world/words";

interface CardText {
  title: Words;
  text: Words;
  terms_html?: Words;
  button_label?: Words;
  button_url?: string;
}

/** Bonuses of one type take turns with these. */
export const bonusTexts: Record<"casino" | "betting", CardText[]> = {
  casino: [
    {
      title: words(
        "Deposit bonus",
        "Bono de depósito",
        "Bônus de depósito",
        "Iemaksas bonuss",
        "مكافأة إيداع",
      ),
      text: words(
        "Wager it 35 times in slots and it is yours.",
        "Apuéstalo 35 veces en tragaperras y es tuyo.",
        "Aposte 35 vezes em caça-níqueis e ele é seu.",
        "Izspēlē to 35 reizes automātos, un tas ir tavs.",
        "راهن به 35 مرة في ماكينات القمار ليصبح لك.",
      ),
      terms_html: words(
        "<ul><li>Slots count in full, other games do not count.</li><li>One bet may be 5 EUR at most.</li></ul>",
        "<ul><li>Las tragaperras cuentan por completo; los demás juegos no cuentan.</li><li>Cada apuesta puede ser de 5 EUR como máximo.</li></ul>",
        "<ul><li>Caça-níqueis contam por inteiro; os outros jogos não contam.</li><li>Cada aposta pode ser de no máximo 5 EUR.</li></ul>",
        "<ul><li>Automāti tiek skaitīti pilnībā, citas spēles netiek skaitītas.</li><li>Viena likme drīkst būt ne lielāka par 5 EUR.</li></ul>",
        "<ul><li>تُحتسب ماكينات القمار بالكامل ولا تُحتسب الألعاب الأخرى.</li><li>الحد الأقصى للرهان الواحد 5 EUR.</li></ul>",
      ),
      button_label: words(
        "Games that count",
        "Juegos que cuentan",
        "Jogos que contam",
        "Spēles, kas tiek skaitītas",
        "الألعاب المحتسبة",
      ),
      button_url: "/gamehall?category=slots",
    },
    {
      title: words(
        "Weekend bonus",
        "Bono de fin de semana",
        "Bônus de fim de semana",
        "Nedēļas nogales bonuss",
        "مكافأة نهاية الأسبوع",
      ),
      text: words(
        "Counts in every slot and every fast game.",
        "Cuenta en todas las tragaperras y juegos rápidos.",
        "Vale em todos os caça-níqueis e jogos rápidos.",
        "Derīgs visos automātos un ātrajās spēlēs.",
        "تُحتسب في كل ماكينات القمار والألعاب السريعة.",
      ),
    },
  ],
  betting: [
    {
      title: words("Free bet", "Apuesta gratis", "Aposta grátis", "Bezmaksas likme", "رهان مجاني"),
      text: words(
        "For one bet at odds of 1.80 or more.",
        "Para una apuesta con cuota 1,80 o superior.",
        "Para uma aposta com odds de 1,80 ou mais.",
        "Vienai likmei ar koeficientu vismaz 1,80.",
        "لرهان واحد باحتمالات 1.80 أو أكثر.",
      ),
    },
    {
      title: words(
        "Accumulator bonus",
        "Bono de combinada",
        "Bônus de múltipla",
        "Ekspreša bonuss",
        "مكافأة الرهان المجمّع",
      ),
      text: words(
        "For three selections or more on one slip.",
        "Para tres o más selecciones en un boleto.",
        "Para três ou mais seleções em um bilhete.",
        "Trim vai vairāk izvēlēm vienā kuponā.",
        "لثلاثة اختيارات أو أكثر في قسيمة واحدة.",
      ),
    },
  ],
};

export const cashbackText: CardText = {
  title: words(
    "Weekly cashback",
    "Cashback semanal",
    "Cashback semanal",
    "Nedēļas naudas atmaksa",
    "استرداد أسبوعي",
  ),
  text: words(
    "A tenth of the week's net losses, free of wagering.",
    "La décima parte de las pérdidas netas de la semana, sin requisitos de apuesta.",
    "Um décimo das perdas líquidas da semana, sem rollover.",
    "Desmitā daļa no nedēļas neto zaudējumiem bez izspēles.",
    "عُشر صافي خسائر الأسبوع دون شروط رهان.",
  ),
};
