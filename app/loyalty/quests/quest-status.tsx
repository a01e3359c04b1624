import { useTranslate } from "~/i18n/use-translate";
import { Mark, type MarkTone } from "~/ui/feedback/mark";
import type { QuestStatus as Status } from "../program/program-view";

const tones: Record<Status, MarkTone> = {
  locked: "neutral",
  available: "warning",
  in_progress: "warning",
  completed: "positive",
  expired: "neutral",
};

/** Badge with the player's status of a quest. */
export function QuestStatus({ status }: { status: Status }) {
  const t = useTranslate();
  return <Mark tone={tones[status]}>{t(`loyalty.quests.status.${status}`)}</Mark>;
}
