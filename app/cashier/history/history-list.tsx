import type { MessageKey } from "~/i18n/messages/catalogue";
import { useTranslate } from "~/i18n/use-translate";
import { classes } from "~/ui/class-names";
import { Money } from "~/ui/money";
import { Time } from "~/ui/time";
import type { HistoryEntry } from "./history-entry";

const tones: Record<string, string> = {
  success: "text-positive",
  active: "text-positive",
  paid_out: "text-positive",
  fail: "text-danger",
  expired: "text-danger",
};

/** One line an entry on a laptop, a card on a phone. */
export function HistoryList({ entries }: { entries: readonly HistoryEntry[] }) {
  const t = useTranslate();
  return (
    <ul className="grid gap-3">
      {entries.map(({ id, at, title, value, status }) => (
        <li
          key={id}
          className="grid grid-cols-[1fr_auto] gap-x-4 gap-y-1 rounded-lg border border-line bg-surface-1 p-4"
        >
          <span className="min-w-0 break-words font-semibold">{title}</span>
          <Money value={value} className="text-end font-semibold" />
          <span className="text-muted text-sm">
            <Time value={at} />
          </span>
          <span className={classes("text-end text-sm", tones[status.status] ?? "text-muted")}>
            {t(wordOf(status))}
          </span>
        </li>
      ))}
    </ul>
  );
}

function wordOf(state: HistoryEntry["status"]): MessageKey {
  if (state.kind === "payment") return `cashier.status.${state.status}`;
  if (state.kind === "bonus") return `cashier.bonusStatus.${state.status}`;
  return `cashier.cashbackStatus.${state.status}`;
}
