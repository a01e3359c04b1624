import { useDialogHref } from "~/dialogs/address/use-dialog-href";
import { useLocalePath } from "~/i18n/use-locale-path";
import { useTranslate } from "~/i18n/use-translate";
import { paths } from "~/routing/paths";
import { ButtonLink } from "~/ui/button";
import { EmptyState } from "~/ui/feedback/empty-state";
import { useFormats } from "~/ui/format/formats";
import type { HistoryEntry } from "./history-entry";
import { HistoryItem } from "./history-item";
import { HISTORY_PAGE_SIZE, type HistoryQuery, type HistoryTab } from "./history-query";
import { HistoryDownload } from "./history-tools";

interface HistoryListProps {
  query: HistoryQuery;
  entries: readonly HistoryEntry[];
  total: number;
  /** Number of the next page; null when everything is shown. */
  more: number | null;
  canCancel: boolean;
}

/** Where an empty tab links to. */
const historyPaths: Readonly<Record<HistoryTab, () => string>> = {
  deposit: paths.deposit,
  withdrawal: paths.withdraw,
  bonuses: () => paths.promotions(),
  cashbacks: () => paths.cashback(),
};

export function HistoryList({ query, entries, total, more, canCancel }: HistoryListProps) {
  const t = useTranslate();
  const localePath = useLocalePath();
  const dialogHref = useDialogHref();
  const { number } = useFormats();
  const { tab, status, period, page } = query;
  if (entries.length === 0) return <NoEntries query={query} />;
  const firstOfPage = page > 1 ? (page - 1) * HISTORY_PAGE_SIZE : undefined;
  return (
    <section aria-label={t(`cashier.history.tabs.${tab}`)} className="grid gap-3">
      <div className="flex items-center justify-between gap-4">
        <p role="status" className="tabular text-muted text-sm">
          {t("history.shown", { shown: number(entries.length), total: number(total) })}
        </p>
        <HistoryDownload query={query} />
      </div>
      <ul className="grid gap-3">
        {entries.map((entry, index) => (
          <HistoryItem
            key={entry.id}
            entry={entry}
            anchor={index === firstOfPage ? anchorOf(page) : undefined}
            cancelHref={
              canCancel && entry.id && entry.withdrawal?.status === "pending"
                ? dialogHref({ confirm: "cancel_withdrawal", id: entry.id })
                : undefined
            }
          />
        ))}
      </ul>
      {more !== null && (
        <p className="screen-only text-center">
          <ButtonLink
            variant="secondary"
            rel="next"
            href={`${localePath(paths.cashierHistory({ tab, status, period, page: String(more) }))}#${anchorOf(more)}`}
          >
            {t("cashier.history.more")}
          </ButtonLink>
        </p>
      )}
    </section>
  );
}

function NoEntries({ query: { tab, status, period } }: Pick<HistoryListProps, "query">) {
  const t = useTranslate();
  const localePath = useLocalePath();
  if (status) {
    return (
      <EmptyState
        icon="filter"
        title={t("history.none.filtered")}
        action={
          <ButtonLink variant="secondary" href={localePath(paths.cashierHistory({ tab, period }))}>
            {t("history.status.all")}
          </ButtonLink>
        }
      />
    );
  }
  return (
    <EmptyState
      icon="document"
      title={t("cashier.history.empty.title")}
      text={t(`history.none.${tab}`)}
      action={<ButtonLink href={localePath(historyPaths[tab]())}>{t(`history.none.${tab}.way`)}</ButtonLink>}
    />
  );
}

function anchorOf(page: number): string {
  return `page-${page}`;
}
