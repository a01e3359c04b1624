import type { LoyaltyArt } from "../../artwork/scenes/loyalty";
import { type Words, words } from "../../world/words";
import { type LevelRow, mainLevels, vipLevels } from "./levels";

export interface ProgramRow {
  id: number;
  sysname: "main" | "vip";
  levels: LevelRow[];
  name: Words;
  text: Words;
  art: LoyaltyArt;
  /** Place of its lowest level among all the badges there are. */
  firstBadge: number;
}

export const programs: ProgramRow[] = [
  {
    id: 1,
    sysname: "main",
    levels: mainLevels,
    name: words(
      "Loyalty club",
      "Club de fidelidad",
      "Clube de fidelidade",
      "Lojalitātes klubs",
      "نادي الولاء",
    ),
    text: words(
      "Every bet brings experience and points. Experience lifts you a level, points are spent in the shop.",
      "Cada apuesta da experiencia y puntos. La experiencia te sube de nivel; los puntos se gastan en la tienda.",
      "Cada aposta rende experiência e pontos. A experiência sobe o nível; os pontos são gastos na loja.",
      "Katra likme dod pieredzi un punktus. Pieredze ceļ līmeni, punktus var tērēt veikalā.",
      "كل رهان يمنحك خبرة ونقاطًا. ترفع الخبرة مستواك وتُنفق النقاط في المتجر.",
    ),
    art: "club",
    firstBadge: 0,
  },
  {
    id: 2,
    sysname: "vip",
    levels: vipLevels,
    name: words("VIP club", "Club VIP", "Clube VIP", "VIP klubs", "نادي كبار اللاعبين"),
    text: words(
      "By invitation, for players of the highest level: a manager, higher limits, events.",
      "Por invitación, para jugadores del nivel más alto: gestor personal, límites más altos y eventos.",
      "Por convite, para jogadores do nível mais alto: gerente, limites maiores e eventos.",
      "Pēc uzaicinājuma augstākā līmeņa spēlētājiem: menedžeris, augstāki limiti, pasākumi.",
      "بدعوة خاصة للاعبي أعلى مستوى: مدير حساب وحدود أعلى وفعاليات.",
    ),
    art: "crown",
    firstBadge: 5,
  },
];
