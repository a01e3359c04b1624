import { useLocalePath } from "~/i18n/use-locale-path";
import { useTranslate } from "~/i18n/use-translate";
import { paths } from "~/routing/paths";
import { ButtonLink } from "~/ui/button";
import { ChipLinks } from "~/ui/lists/chip-links";
import { statusKey } from "./history-entry";
import { type HistoryQuery, historyTabs, tabStatuses } from "./history-query";

/** Filters of the list; they keep the period of the totals. */
export function HistoryTools({ query: { tab, status, period } }: { query: HistoryQuery }) {
  const t = useTranslate();
  const localePath = useLocalePath();
  return (
    <div className="history-tools">
      <div className="cashier-rooms">
        <ChipLinks
          label={t("cashier.history.tabs")}
          links={historyTabs.map((name) => ({
            href: localePath(paths.cashierHistory({ tab: name, period })),
            name: t(`cashier.history.tabs.${name}`),
            isCurrent: name === tab,
          }))}
        />
      </div>
      <ChipLinks
        label={t("history.status")}
        links={[undefined, ...tabStatuses[tab]].map((name) => ({
          href: localePath(paths.cashierHistory({ tab, status: name, period })),
          name: name ? t(statusKey({ tab, status: name })) : t("history.status.all"),
          isCurrent: name === status,
        }))}
      />
    </div>
  );
}

/** Downloads the whole tab as a file. */
export function HistoryDownload({ query: { tab, status } }: { query: HistoryQuery }) {
  const t = useTranslate();
  const localePath = useLocalePath();
  return (
    <ButtonLink
      variant="ghost"
      size="s"
      href={localePath(paths.cashierHistoryFile({ tab, status }))}
      className="-me-3 screen-only"
      data-document=""
      download=""
    >
      {t("history.download")}
    </ButtonLink>
  );
}
