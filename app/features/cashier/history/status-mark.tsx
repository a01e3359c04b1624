import { useTranslate } from "~/i18n/use-translate";
import { Badge, type BadgeTone } from "~/ui/feedback/badge";
import { Icon } from "~/ui/icons/icon";
import type { IconName } from "~/ui/icons/icon-names";
import { type HistoryEntry, statusKey } from "./history-entry";
import type { HistoryStatus } from "./history-query";

const statusPresentations: Readonly<Record<HistoryStatus, { tone: BadgeTone; icon: IconName }>> = {
  pending: { tone: "warning", icon: "clock" },
  processing: { tone: "warning", icon: "retry" },
  success: { tone: "positive", icon: "success" },
  fail: { tone: "danger", icon: "danger" },
  cancel: { tone: "neutral", icon: "ban" },
  new: { tone: "warning", icon: "gift" },
  active: { tone: "positive", icon: "success" },
  paused: { tone: "warning", icon: "pause" },
  finished: { tone: "neutral", icon: "check" },
  expired: { tone: "neutral", icon: "clock" },
  removed: { tone: "neutral", icon: "ban" },
  other: { tone: "neutral", icon: "info" },
  paid_out: { tone: "positive", icon: "success" },
};

/** A status as text with an icon, so that colour is never its only sign. */
export function StatusMark({ entry }: { entry: Pick<HistoryEntry, "tab" | "status"> }) {
  const t = useTranslate();
  const { tone, icon } = statusPresentations[entry.status];
  return (
    <Badge tone={tone}>
      <Icon name={icon} className="me-1 size-3.5" />
      {t(statusKey(entry))}
    </Badge>
  );
}
