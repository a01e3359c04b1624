import { useTranslate } from "~/i18n/use-translate";
import { useFormats } from "~/ui/formats";
import type { QuestView } from "./program-view";
import { usePoints } from "./use-points";

/** The platform names a unit by a word, or by a currency. Words that we do not know are shown as they come. */
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
