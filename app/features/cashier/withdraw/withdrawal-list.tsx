import { useDialogHref } from "~/dialogs/address/use-dialog-href";
import { useLocalePath } from "~/i18n/use-locale-path";
import { useTranslate } from "~/i18n/use-translate";
import { paths } from "~/routing/paths";
import { SectionError } from "~/shell/sections/section-error";
import { Section } from "~/ui/section";
import type { HistoryEntry } from "../history/history-entry";
import { HistoryItem } from "../history/history-item";
import type { Withdrawals } from "./withdrawals.server";

type WithdrawalListProps = Withdrawals & { canCancel: boolean };

/** Open withdrawals and their timelines. The one just requested is expanded. */
export function WithdrawalList({ open, requested, canCancel }: WithdrawalListProps) {
  const t = useTranslate();
  const localePath = useLocalePath();
  const dialogHref = useDialogHref();
  if (!open.ok) return <SectionError />;
  const entries = requested ? [requested, ...open.value] : open.value;
  if (entries.length === 0) return null;
  const cancelHref = ({ id, status }: HistoryEntry) =>
    canCancel && id && status === "pending" ? dialogHref({ confirm: "cancel_withdrawal", id }) : undefined;
  return (
    <Section
      title={t("withdraw.onTheirWay")}
      moreHref={localePath(paths.cashierHistory({ tab: "withdrawal" }))}
      moreLabel={t("withdraw.allWithdrawals")}
    >
      <ul className="grid gap-3">
        {entries.map((entry) => (
          <HistoryItem
            key={entry.id}
            entry={entry}
            isOpen={entry.id === requested?.id}
            cancelHref={cancelHref(entry)}
          />
        ))}
      </ul>
    </Section>
  );
}
