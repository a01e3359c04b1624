import { useTranslate } from "~/i18n/use-translate";
import { useFormats } from "~/ui/formats";
import { Money } from "~/ui/money";
import { Section } from "~/ui/section";
import type { BetsTotals } from "./bets-totals.server";

const sums = ["staked", "won", "net"] as const;

/** What the chosen bets have cost and brought. */
export function TotalsSection({ totals, counted }: BetsTotals) {
  const t = useTranslate();
  const { number } = useFormats();
  if (totals.length === 0) return null;
  return (
    <Section title={t("bets.totals.title")}>
      {totals.map((total) => (
        <dl key={total.net.currency} className="totals">
          {sums.map((name) => (
            <div key={name}>
              <dt>{t(`bets.totals.${name}`)}</dt>
              <dd>
                <Money value={total[name]} />
              </dd>
            </div>
          ))}
        </dl>
      ))}
      <p className="mt-3 max-w-[68ch] text-muted text-sm">
        {t("bets.totals.meaning")}
        {counted !== undefined && ` ${t("bets.totals.cut", { count: counted, shown: number(counted) })}`}
      </p>
    </Section>
  );
}
