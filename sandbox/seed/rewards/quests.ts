import type { LoyaltyArt } from "../../artwork/scenes/loyalty";
import { type Words, words } from "../../world/words";

export interface QuestRow {
  id: number;
  sysname: string;
  program: "main" | "vip";
  art: LoyaltyArt;
  title: Words;
  text: Words;
  status: "locked" | "available" | "in_progress" | "completed";
  goal: number;
  done: number;
  amount: number;
  amountType: string;
  /** Days from the origin of the world. */
  ends?: number;
}

export const quests: QuestRow[] = [
  {
    id: 91,
    sysname: "first-steps",
    program: "main",
    art: "trail",
    title: words("First steps", "Primeros pasos", "Primeiros passos", "Pirmie soļi", "الخطوات الأولى"),
    text: words(
      "Play ten rounds in any game.",
      "Juega diez rondas en cualquier juego.",
      "Jogue dez rodadas em qualquer jogo.",
      "Izspēlē desmit raundus jebkurā spēlē.",
      "العب عشر جولات في أي لعبة.",
    ),
    status: "completed",
    goal: 10,
    done: 10,
    amount: 50,
    amountType: "points",
  },
  {
    id: 92,
    sysname: "explorer",
    program: "main",
    art: "compass",
    title: words("Explorer", "Explorador", "Explorador", "Pētnieks", "المستكشف"),
    text: words(
      "Try games of five providers.",
      "Prueba juegos de cinco proveedores.",
      "Experimente jogos de cinco provedores.",
      "Izmēģini piecu ražotāju spēles.",
      "جرّب ألعاب خمسة مزوّدين.",
    ),
    status: "in_progress",
    goal: 5,
    done: 3,
    amount: 120,
    amountType: "points",
    ends: 9,
  },
  {
    id: 93,
    sysname: "live-evening",
    program: "main",
    art: "chips",
    title: words(
      "An evening at the table",
      "Una noche en la mesa",
      "Uma noite à mesa",
      "Vakars pie galda",
      "أمسية على الطاولة",
    ),
    text: words(
      "Place twenty bets in the live casino.",
      "Haz veinte apuestas en el casino en vivo.",
      "Faça vinte apostas no cassino ao vivo.",
      "Veic divdesmit likmes tiešsaistes kazino.",
      "ضع عشرين رهانًا في الكازينو المباشر.",
    ),
    status: "available",
    goal: 20,
    done: 0,
    amount: 200,
    amountType: "exp",
    ends: 20,
  },
  {
    id: 94,
    sysname: "big-catch",
    program: "main",
    art: "target",
    title: words("The big catch", "La gran captura", "A grande pesca", "Lielais loms", "الصيد الكبير"),
    text: words(
      "Win fifty times your stake in one spin.",
      "Gana cincuenta veces tu apuesta en un giro.",
      "Ganhe cinquenta vezes a aposta em um giro.",
      "Vienā griezienā laimē piecdesmitkāršu likmi.",
      "اربح خمسين ضعف رهانك في دورة واحدة.",
    ),
    status: "available",
    goal: 1,
    done: 0,
    amount: 25,
    amountType: "EUR",
  },
  {
    id: 95,
    sysname: "high-table",
    program: "vip",
    art: "crown",
    title: words("High table", "Mesa alta", "Mesa alta", "Augstais galds", "الطاولة الكبرى"),
    text: words(
      "A hundred rounds at the tables of Grand Salon.",
      "Cien rondas en las mesas de Grand Salon.",
      "Cem rodadas nas mesas do Grand Salon.",
      "Simts raundu pie Grand Salon galdiem.",
      "مئة جولة على طاولات Grand Salon.",
    ),
    status: "locked",
    goal: 100,
    done: 0,
    amount: 1000,
    amountType: "points",
  },
  {
    id: 96,
    sysname: "black-diamond",
    program: "vip",
    art: "stone",
    title: words("Black diamond", "Diamante negro", "Diamante negro", "Melnais dimants", "الماسة السوداء"),
    text: words(
      "Reach the second VIP level.",
      "Alcanza el segundo nivel VIP.",
      "Alcance o segundo nível VIP.",
      "Sasniedz otro VIP līmeni.",
      "ابلغ المستوى الثاني لكبار اللاعبين.",
    ),
    status: "locked",
    goal: 50_000,
    done: 0,
    amount: 5000,
    amountType: "points",
  },
];
