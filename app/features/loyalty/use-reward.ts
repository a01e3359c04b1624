import { useTranslate } from "~/i18n/use-translate";
import { useFormats } from "~/ui/format/formats";
import type { QuestView } from "./program/program-view";
import { usePoints } from "./shop/use-points";

/** Formats a reward; its unit is `points`, `exp` or a currency code, any other is shown as it is. */
export function useReward(): (reward: QuestView["reward"], alias?: string) => string {
  const t = useTranslate();
  const points = usePoints();
  const { money, number } = useFormats();
  return ({ amount, unit }, alias) => {
    if (unit === "points") return points(amount, alias);
    if (unit === "exp") return t("loyalty.experienceCount", { experience: number(amount) });
    if (/^[A-Z]{3,5}$/.test(unit)) return money({ amount: String(amount), currency: unit });
    return `${number(amount)} ${unit}`;
  };
}
