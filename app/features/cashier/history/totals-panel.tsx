import { useLocalePath } from "~/i18n/use-locale-path";
import { useTranslate } from "~/i18n/use-translate";
import { paths } from "~/routing/paths";
import { Time } from "~/ui/format/time";
import { Totals } from "~/ui/format/totals";
import { ChipLinks } from "~/ui/lists/chip-links";
import { Section } from "~/ui/section";
import { type HistoryQuery, totalPeriods } from "./history-query";
import { sparklineBox } from "./sparkline";
import type { PeriodTotals } from "./totals.server";

const sums = ["paidIn", "paidOut", "onItsWay", "net"] as const;

/** Sums of deposits and withdrawals over a period. */
export function TotalsPanel({ totals, from, until, query }: PeriodTotals & { query: HistoryQuery }) {
  const t = useTranslate();
  const localePath = useLocalePath();
  const { tab, status, period } = query;
  return (
    <Section title={t("history.totals.title")}>
      <ChipLinks
        label={t("history.totals.period")}
        links={[undefined, ...totalPeriods].map((days) => ({
          href: localePath(paths.cashierHistory({ tab, status, period: days })),
          name: days ? t("history.totals.days", { count: Number(days) }) : t("history.totals.all"),
          isCurrent: days === period,
        }))}
      />
      {totals.length === 0 && <p className="mt-3 text-muted text-sm">{t("history.totals.none")}</p>}
      {totals.map((total) => (
        <div key={total.net.currency}>
          <Totals sums={total} names={sums} label={(name) => t(`history.totals.${name}`)} />
          {total.sparkline && (
            <svg
              viewBox={`0 0 ${sparklineBox.width} ${sparklineBox.height}`}
              preserveAspectRatio="none"
              role="img"
              aria-label={t("history.totals.net")}
              className="totals-course"
            >
              <path d={total.sparkline} vectorEffect="non-scaling-stroke" />
            </svg>
          )}
        </div>
      ))}
      <p className="mt-3 max-w-(--cr-measure) text-muted text-sm">
        <Time value={from} mode="date" /> – <Time value={until} mode="date" />. {t("history.totals.meaning")}
      </p>
    </Section>
  );
}
