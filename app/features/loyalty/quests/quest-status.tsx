import { useTranslate } from "~/i18n/use-translate";
import { Badge, type BadgeTone } from "~/ui/feedback/badge";
import type { QuestStatus as Status } from "../program/program-view";

const tones: Record<Status, BadgeTone> = {
  locked: "neutral",
  available: "neutral",
  in_progress: "neutral",
  completed: "positive",
  expired: "neutral",
};

/** Badge with the player's status of a quest. */
export function QuestStatus({ status }: { status: Status }) {
  const t = useTranslate();
  return <Badge tone={tones[status]}>{t(`loyalty.quests.status.${status}`)}</Badge>;
}
