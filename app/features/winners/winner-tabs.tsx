import { useLocalePath } from "~/i18n/use-locale-path";
import { useTranslate } from "~/i18n/use-translate";
import { paths } from "~/routing/paths";
import { ChipLinks } from "~/ui/lists/chip-links";
import { hasPeriods, periods, type WinnersQuery, winnersAddress, winnerTabs } from "./winners-query";

/** Links to the lists and their periods, each with a URL of its own. */
export function WinnerTabs({ query }: { query: WinnersQuery }) {
  const t = useTranslate();
  const localePath = useLocalePath();
  const hrefOf = (changes: Partial<WinnersQuery>) =>
    localePath(paths.winners(winnersAddress({ ...query, ...changes })));
  return (
    <div className="flex flex-col gap-2">
      <ChipLinks
        label={t("winners.tabs")}
        links={winnerTabs.map((tab) => ({
          href: hrefOf({ tab }),
          name: t(`winners.tab.${tab}`),
          isCurrent: tab === query.tab,
        }))}
      />
      {hasPeriods(query.tab) && (
        <ChipLinks
          label={t("winners.periods")}
          links={periods.map((period) => ({
            href: hrefOf({ period }),
            name: t(`winners.period.${period}`),
            isCurrent: period === query.period,
          }))}
        />
      )}
    </div>
  );
}
