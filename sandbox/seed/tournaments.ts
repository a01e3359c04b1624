import { day, hour } from "../world/clock";
import { randomFor } from "../world/random";
import { fill, type Words, words } from "../world/words";
import { fakename } from "./fakenames";
import type { SceneName } from "./game-names";

export interface Tournament {
  id: number;
  title: Words;
  text: Words;
  scene: SceneName;
  startAt: number;
  endAt: number;
  /** In cents. */
  prize: number;
  participants: number;
  points: number;
  winners: { fakename: string; points: number }[];
  restriction?: "deposit" | "verification" | "level" | "country";
  /** Of the main loyalty programme, with the restriction `level`. */
  minLevel?: number;
  /** With the restriction `country`. */
  countries?: string[];
  resetOnCashout: boolean;
  tags: string[];
}

export const tournamentCurrency = "EUR";

const titles: [SceneName, Words][] = [
  [
    "dunes",
    words(
      "Desert Marathon",
      "Maratón del desierto",
      "Maratona do Deserto",
      "Tuksneša maratons",
      "ماراثون الصحراء",
    ),
  ],
  ["city", words("Neon Sprint", "Sprint de neón", "Corrida Neon", "Neona sprints", "سباق النيون")],
  [
    "sea",
    words(
      "Deep Sea Race",
      "Carrera abisal",
      "Corrida do Fundo do Mar",
      "Dziļjūras sacīkste",
      "سباق أعماق البحر",
    ),
  ],
  ["winter", words("Winter Cup", "Copa de invierno", "Copa de Inverno", "Ziemas kauss", "كأس الشتاء")],
  [
    "temple",
    words("Temple Quest", "La búsqueda del templo", "Busca do Templo", "Tempļa meklējumi", "مغامرة المعبد"),
  ],
  ["space", words("Orbit League", "Liga orbital", "Liga Orbital", "Orbītas līga", "دوري المدار")],
  ["gems", words("Gem Rush", "Fiebre de gemas", "Corrida das Gemas", "Dārgakmeņu drudzis", "سباق الجواهر")],
  [
    "fruits",
    words(
      "Classic Reels Weekend",
      "Fin de semana clásico",
      "Fim de Semana Clássico",
      "Klasikas nedēļas nogale",
      "عطلة البكرات الكلاسيكية",
    ),
  ],
];

const text = words(
  "Every spin in the listed games earns points. The {places} best players share the prize.",
  "Cada giro en los juegos de la lista suma puntos. Los {places} mejores se reparten el premio.",
  "Cada giro nos jogos listados vale pontos. Os {places} melhores dividem o prêmio.",
  "Katrs grieziens sarakstā iekļautajās spēlēs dod punktus. Balvu dala {places} labākie spēlētāji.",
  "كل دورة في الألعاب المدرجة تمنحك نقاطًا، ويتقاسم أفضل {places} لاعبين الجائزة.",
);
const edition = words(
  "{title} No. {number}",
  "{title} n.º {number}",
  "{title} nº {number}",
  "{title} Nr. {number}",
  "{title} رقم {number}",
);

const special: Record<number, Partial<Tournament>> = {
  2: { restriction: "deposit" },
  4: { restriction: "verification" },
  5: { resetOnCashout: true },
  7: { restriction: "level", minLevel: 4 },
  8: { restriction: "country", countries: ["LV", "BR"] },
};

const rules = words(
  "<ul><li>Take part, then play any of the games of this tournament.</li><li>Each round brings 10 points, whatever the stake.</li><li>The ten players with the most points share the prize at the end.</li></ul>{reset}",
  "<ul><li>Participa y juega a cualquiera de los juegos de este torneo.</li><li>Cada ronda da 10 puntos, sea cual sea la apuesta.</li><li>Al final, los diez jugadores con más puntos se reparten el premio.</li></ul>{reset}",
  "<ul><li>Participe e jogue qualquer um dos jogos deste torneio.</li><li>Cada rodada vale 10 pontos, seja qual for a aposta.</li><li>No final, os dez jogadores com mais pontos dividem o prêmio.</li></ul>{reset}",
  "<ul><li>Piesakies un spēlē jebkuru no šī turnīra spēlēm.</li><li>Katrs raunds dod 10 punktus neatkarīgi no likmes.</li><li>Beigās balvu dala desmit spēlētāji ar visvairāk punktiem.</li></ul>{reset}",
  "<ul><li>شارك ثم العب أيًا من ألعاب هذه البطولة.</li><li>كل جولة تمنح 10 نقاط مهما كان الرهان.</li><li>في النهاية يتقاسم الجائزة أصحاب أعلى النقاط العشرة.</li></ul>{reset}",
);
const resetRule = words(
  "<p><strong>A withdrawal sets your points back to zero.</strong></p>",
  "<p><strong>Un retiro pone tus puntos a cero.</strong></p>",
  "<p><strong>Um saque zera os seus pontos.</strong></p>",
  "<p><strong>Naudas izmaksa tavus punktus atiestata uz nulli.</strong></p>",
  "<p><strong>السحب يعيد نقاطك إلى الصفر.</strong></p>",
);

/** What a tournament's page says in full, as an operator's editor would write it. */
export function tournamentRules({ resetOnCashout }: Tournament): Words {
  return fill(rules, { reset: resetOnCashout ? resetRule : "" });
}

/** Five in progress (the first is the one the demo player joined), three to come, thirty-five over. */
export function plantTournaments(origin: number): Tournament[] {
  return Array.from({ length: 43 }, (_, index) => {
    const id = index + 1;
    const random = randomFor(`tournament-${id}`);
    const [scene, title] = titles[index % titles.length] as [SceneName, Words];
    const [startAt, endAt] = period(index, origin);
    const hasStarted = startAt <= origin;
    const winners = hasStarted ? standings(random) : [];
    return {
      id,
      title: fill(edition, { title, number: 50 - Math.floor(index / titles.length) }),
      text: fill(text, { places: 10 }),
      scene,
      startAt,
      endAt,
      prize: random.pick([250_000, 500_000, 1_000_000, 2_500_000]),
      participants: hasStarted ? random.int(180, 4200) : random.int(0, 60),
      points: winners.reduce((sum, winner) => sum + winner.points, random.int(2000, 90_000)),
      winners,
      resetOnCashout: false,
      tags: [scene],
      ...special[id],
    };
  });
}

/** Where the tournaments of the seed stand in time: in progress, then to come, then over, newest first. */
function period(index: number, origin: number): [start: number, end: number] {
  if (index < 5) return [origin - (index + 1) * 2 * day, origin + (index * 31 + 9) * hour];
  if (index < 8) return [origin + (index - 4) * 3 * day, origin + (index - 4) * 3 * day + 5 * day];
  const end = origin - (index - 7) * 4 * day;
  return [end - 6 * day, end];
}

function standings(random: ReturnType<typeof randomFor>) {
  let points = random.int(9000, 24_000);
  return Array.from({ length: 10 }, () => {
    points = Math.round(points * (0.8 + random.next() * 0.15));
    return { fakename: fakename(random), points };
  });
}
