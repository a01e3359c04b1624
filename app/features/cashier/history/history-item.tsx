import { useTranslate } from "~/i18n/use-translate";
import { ButtonLink } from "~/ui/button";
import { Money } from "~/ui/format/money";
import { Time } from "~/ui/format/time";
import { Icon } from "~/ui/icons/icon";
import { WithdrawalTimeline } from "../withdraw/withdrawal-timeline";
import { EntryDetails } from "./entry-details";
import type { HistoryEntry } from "./history-entry";
import { StatusMark } from "./status-mark";

interface HistoryItemProps {
  entry: HistoryEntry;
  /** Target id of "show more". */
  anchor?: string;
  /** Shows the kind of entry, for mixed lists. */
  showsKind?: boolean;
  /** Expanded initially. */
  isOpen?: boolean;
  /** Opens the dialog that cancels a withdrawal; absent where that is not possible. */
  cancelHref?: string;
}

/** An entry that expands to its details. */
export function HistoryItem({ entry, anchor, showsKind, isOpen, cancelHref }: HistoryItemProps) {
  const { tab, title, value, at, details, withdrawal } = entry;
  const t = useTranslate();
  return (
    <li id={anchor} tabIndex={anchor ? -1 : undefined} className="entry">
      <details open={isOpen}>
        <summary>
          <span className="entry-title">{title}</span>
          <Money value={value} className="entry-sum" />
          <span className="entry-state">
            <span className="text-muted text-sm">
              {(showsKind || tab === "other") && `${t(`history.kind.${tab}`)} · `}
              <Time value={at} />
            </span>
            <StatusMark entry={entry} />
          </span>
          <Icon name="chevron-down" className="entry-arrow size-5" />
        </summary>
        <div className="entry-more">
          {withdrawal && <WithdrawalTimeline {...withdrawal} />}
          <EntryDetails details={details} />
          {cancelHref && (
            <ButtonLink variant="secondary" size="s" href={cancelHref} rel="nofollow" className="self-start">
              {t("withdraw.cancel.open")}
            </ButtonLink>
          )}
        </div>
      </details>
    </li>
  );
}
