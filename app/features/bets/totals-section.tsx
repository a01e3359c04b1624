import { useTranslate } from "~/i18n/use-translate";
import { useFormats } from "~/ui/format/formats";
import { Totals } from "~/ui/format/totals";
import { Section } from "~/ui/section";
import type { BetsTotals } from "./bets-totals.server";

const sums = ["staked", "won", "net"] as const;

/** Stakes, wins and net result of the bets that match the filters. */
export function TotalsSection({ totals, counted }: BetsTotals) {
  const t = useTranslate();
  const { number } = useFormats();
  if (totals.length === 0) return null;
  return (
    <Section title={t("bets.totals.title")}>
      {totals.map((total) => (
        <Totals
          key={total.net.currency}
          sums={total}
          names={sums}
          label={(name) => t(`bets.totals.${name}`)}
        />
      ))}
      <p className="mt-3 max-w-(--cr-measure) text-muted text-sm">
        {t("bets.totals.meaning")}
        {counted !== undefined && ` ${t("bets.totals.cut", { count: counted, shown: number(counted) })}`}
      </p>
    </Section>
  );
}
