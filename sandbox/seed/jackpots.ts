import { day, minute } from "../world/clock";
import { randomFor } from "../world/random";
import { type Words, words } from "../world/words";
import { fakename } from "./fakenames";

export interface JackpotLevel {
  name: Words;
  /** In cents. */
  start: number;
  growthPerSecond: number;
}

export interface Jackpot {
  id: number;
  sysname: string;
  name: Words;
  text: Words;
  levels: JackpotLevel[];
}

export interface JackpotWin {
  id: number;
  jackpotId: number;
  level: number;
  fakename: string;
  /** In cents. */
  amount: number;
  /** Place in the jackpot's own list of games. */
  gameIndex: number;
  /** Before the origin of the world. */
  ago: number;
}

export const jackpotCurrency = "EUR";
/** After so long a jackpot has dropped and starts over. */
export const jackpotCycle = 5 * day;

const grand = words("Grand", "Grand", "Grand", "Lielais", "الكبرى");
const major = words("Major", "Major", "Major", "Vidējais", "الكبيرة");
const mini = words("Mini", "Mini", "Mini", "Mazais", "الصغيرة");
const only = words("Jackpot", "Jackpot", "Jackpot", "Džekpots", "الجائزة الكبرى");

export const jackpots: Jackpot[] = [
  {
    id: 1,
    sysname: "desert-crown",
    name: words("Desert Crown", "Corona del desierto", "Coroa do Deserto", "Tuksneša kronis", "تاج الصحراء"),
    text: words(
      "Three crowns, one sandstorm: any spin can open the vault.",
      "Tres coronas y una tormenta: cualquier giro puede abrir la cámara.",
      "Três coroas, uma tempestade: qualquer giro pode abrir o cofre.",
      "Trīs kroņi un viena smilšu vētra: seifu var atvērt jebkurš grieziens.",
      "ثلاثة تيجان وعاصفة واحدة: أي دورة قد تفتح الخزنة.",
    ),
    levels: [
      { name: grand, start: 48_215_900, growthPerSecond: 9 },
      { name: major, start: 1_874_300, growthPerSecond: 4 },
      { name: mini, start: 42_150, growthPerSecond: 1 },
    ],
  },
  {
    id: 2,
    sysname: "northern-lights",
    name: words("Northern Lights", "Luces del norte", "Luzes do Norte", "Ziemeļblāzma", "أضواء الشمال"),
    text: words(
      "It grows quietly all night and drops before dawn.",
      "Crece en silencio toda la noche y cae antes del alba.",
      "Cresce em silêncio a noite toda e cai antes do amanhecer.",
      "Tas klusi aug visu nakti un krīt pirms rītausmas.",
      "ينمو بهدوء طوال الليل ويُمنح قبل الفجر.",
    ),
    levels: [
      { name: grand, start: 12_950_700, growthPerSecond: 6 },
      { name: major, start: 905_200, growthPerSecond: 3 },
      { name: mini, start: 18_480, growthPerSecond: 1 },
    ],
  },
  {
    id: 3,
    sysname: "deep-pearl",
    name: words("Deep Pearl", "Perla profunda", "Pérola Profunda", "Dziļūdens pērle", "لؤلؤة الأعماق"),
    text: words(
      "One pearl, shared by every game below the surface.",
      "Una perla compartida por todos los juegos bajo el mar.",
      "Uma pérola dividida por todos os jogos do fundo do mar.",
      "Viena pērle visām zemūdens spēlēm.",
      "لؤلؤة واحدة تتقاسمها كل ألعاب الأعماق.",
    ),
    levels: [{ name: only, start: 6_120_450, growthPerSecond: 5 }],
  },
  {
    id: 4,
    sysname: "daily-spark",
    name: words("Daily Spark", "Chispa diaria", "Faísca Diária", "Dienas dzirksts", "شرارة اليوم"),
    text: words(
      "Small, quick and certain to fall within days.",
      "Pequeño, rápido y seguro de caer en pocos días.",
      "Pequeno, rápido e certo de sair em poucos dias.",
      "Mazs, ātrs un dažu dienu laikā noteikti nokrīt.",
      "صغيرة وسريعة وتُمنح خلال أيام بالتأكيد.",
    ),
    levels: [{ name: only, start: 315_800, growthPerSecond: 2 }],
  },
];

/** Newest first. */
export const jackpotWins: JackpotWin[] = plantWins(40);

function plantWins(count: number): JackpotWin[] {
  const random = randomFor("jackpot-wins");
  return Array.from({ length: count }, (_, index) => {
    const jackpot = random.pick(jackpots);
    const level = random.int(0, jackpot.levels.length - 1);
    const start = jackpot.levels[level]?.start ?? 0;
    return {
      id: 4040 - index,
      jackpotId: jackpot.id,
      level,
      fakename: fakename(random),
      amount: start + random.int(1, Math.round(start * 0.4)),
      gameIndex: random.int(0, 50),
      ago: (index * 7 * 60 + random.int(5, 300)) * minute,
    };
  });
}
