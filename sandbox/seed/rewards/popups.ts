import { type Words, words } from "../../world/words";
import type { SceneName } from "../game-names";

export interface PopupRow {
  id: number;
  sysname: string;
  kind: "popup" | "curtain";
  scene: SceneName;
  title: Words;
  text: Words;
  button?: Words;
  url?: string;
  promoCode?: string;
  delaySeconds: number;
  priority: number;
  frequency: "once" | "session" | "always";
  isDraft: boolean;
  /** Days from the origin of the world. */
  starts: number;
  ends?: number;
}

/** Three that are out and one that only its preview shows. */
export const popups: PopupRow[] = [
  {
    id: 71,
    sysname: "desert-week",
    kind: "popup",
    scene: "dunes",
    title: words(
      "Desert week",
      "Semana del desierto",
      "Semana do deserto",
      "Tuksneša nedēļa",
      "أسبوع الصحراء",
    ),
    text: words(
      "Every game of Dune Works counts twice for your level until Sunday.",
      "Hasta el domingo, cada juego de Dune Works cuenta el doble para tu nivel.",
      "Até domingo, cada jogo da Dune Works conta em dobro para o seu nível.",
      "Līdz svētdienai katra Dune Works spēle tavam līmenim skaitās divkārt.",
      "حتى الأحد تُحتسب كل لعبة من Dune Works ضعفين لمستواك.",
    ),
    button: words("See the games", "Ver los juegos", "Ver os jogos", "Skatīt spēles", "شاهد الألعاب"),
    url: "/gamehall?providers=dune-works",
    delaySeconds: 5,
    priority: 1,
    frequency: "once",
    isDraft: false,
    starts: -3,
    ends: 10,
  },
  {
    id: 72,
    sysname: "code-for-you",
    kind: "curtain",
    scene: "gems",
    title: words("A code for you", "Un código para ti", "Um código para você", "Kods tev", "رمز لك"),
    text: words(
      "SPINS20 is good for twenty free spins. It works once.",
      "SPINS20 vale veinte giros gratis. Funciona una sola vez.",
      "SPINS20 vale vinte giros grátis. Funciona uma vez.",
      "SPINS20 dod divdesmit bezmaksas griezienus. Tas darbojas vienreiz.",
      "الرمز SPINS20 يمنحك عشرين دورة مجانية، ويُستخدم مرة واحدة.",
    ),
    promoCode: "SPINS20",
    delaySeconds: 20,
    priority: 2,
    frequency: "session",
    isDraft: false,
    starts: -10,
  },
  {
    id: 73,
    sysname: "take-a-break",
    kind: "popup",
    scene: "winter",
    title: words("Time for a break?", "¿Un descanso?", "Hora de uma pausa?", "Laiks atpūtai?", "وقت للراحة؟"),
    text: words(
      "Limits and pauses are one tap away, whenever you want them.",
      "Los límites y las pausas están a un toque, cuando quieras.",
      "Limites e pausas estão a um toque, quando você quiser.",
      "Limiti un pauzes ir viena pieskāriena attālumā.",
      "الحدود وفترات التوقف على بُعد لمسة متى شئت.",
    ),
    button: words(
      "Responsible gaming",
      "Juego responsable",
      "Jogo responsável",
      "Atbildīga spēle",
      "اللعب المسؤول",
    ),
    url: "/responsible-gaming",
    delaySeconds: 60,
    priority: 3,
    frequency: "session",
    isDraft: false,
    starts: -60,
  },
  {
    id: 74,
    sysname: "autumn-draft",
    kind: "popup",
    scene: "forest",
    title: words("Autumn leaves", "Hojas de otoño", "Folhas de outono", "Rudens lapas", "أوراق الخريف"),
    text: words(
      "A draft: only its preview shows it.",
      "Un borrador: solo se ve en la vista previa.",
      "Um rascunho: só a prévia o mostra.",
      "Melnraksts: to rāda tikai priekšskatījums.",
      "مسودة لا تظهر إلا في المعاينة.",
    ),
    delaySeconds: 0,
    priority: 4,
    frequency: "always",
    isDraft: true,
    starts: 0,
  },
];
