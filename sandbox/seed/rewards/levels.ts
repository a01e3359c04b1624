import { type Words, words } from "../../world/words";

export interface LevelRow {
  name: Words;
  /** Experience from which on one is on it. */
  from: number;
  rewards: Words[];
}

const rewards = {
  points: words(
    "Points on every bet",
    "Puntos en cada apuesta",
    "Pontos em cada aposta",
    "Punkti par katru likmi",
    "نقاط على كل رهان",
  ),
  cashback: words(
    "Weekly cashback",
    "Cashback semanal",
    "Cashback semanal",
    "Nedēļas naudas atmaksa",
    "استرداد أسبوعي",
  ),
  spins: words(
    "Monthly free spins",
    "Giros gratis mensuales",
    "Giros grátis mensais",
    "Ikmēneša bezmaksas griezieni",
    "دورات مجانية شهرية",
  ),
  payouts: words(
    "Faster payouts",
    "Retiradas más rápidas",
    "Saques mais rápidos",
    "Ātrākas izmaksas",
    "سحب أسرع",
  ),
  manager: words(
    "A manager of your own",
    "Gestor personal",
    "Gerente pessoal",
    "Personīgais menedžeris",
    "مدير حساب خاص",
  ),
  events: words(
    "Invitations to events",
    "Invitaciones a eventos",
    "Convites para eventos",
    "Ielūgumi uz pasākumiem",
    "دعوات إلى الفعاليات",
  ),
};

/** The last one has no end. */
export const mainLevels: LevelRow[] = [
  { name: words("Bronze", "Bronce", "Bronze", "Bronza", "برونزي"), from: 0, rewards: [rewards.points] },
  {
    name: words("Silver", "Plata", "Prata", "Sudrabs", "فضي"),
    from: 1000,
    rewards: [rewards.points, rewards.cashback],
  },
  {
    name: words("Gold", "Oro", "Ouro", "Zelts", "ذهبي"),
    from: 2500,
    rewards: [rewards.points, rewards.cashback, rewards.spins],
  },
  {
    name: words("Platinum", "Platino", "Platina", "Platīns", "بلاتيني"),
    from: 6000,
    rewards: [rewards.points, rewards.cashback, rewards.spins, rewards.payouts],
  },
  {
    name: words("Diamond", "Diamante", "Diamante", "Dimants", "ماسي"),
    from: 15_000,
    rewards: Object.values(rewards),
  },
];

export const vipLevels: LevelRow[] = [
  {
    name: words("VIP", "VIP", "VIP", "VIP", "كبار اللاعبين"),
    from: 15_000,
    rewards: [rewards.manager],
  },
  {
    name: words("VIP Black", "VIP Black", "VIP Black", "VIP Black", "كبار اللاعبين السوداء"),
    from: 50_000,
    rewards: [rewards.manager, rewards.events],
  },
];
