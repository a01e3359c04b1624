import { useTranslate } from "~/i18n/use-translate";
import { Progress } from "~/ui/feedback/progress";
import { Money } from "~/ui/format/money";
import { Section } from "~/ui/section";
import type { PeriodLimit } from "./limits";

/** How much of each period's limit is used and left. */
export function PeriodLimits({ limits }: { limits: readonly PeriodLimit[] }) {
  const t = useTranslate();
  if (limits.length === 0) return null;
  return (
    <Section title={t("cashier.withdraw.limits")}>
      <ul className="grid gap-3 tablet:grid-cols-3">
        {limits.map(({ days, limit, used, left, percent }) => {
          const period = t("cashier.withdraw.period", { count: days });
          return (
            <li key={days} className="panel grid content-start gap-2 text-sm">
              <p className="font-semibold">{period}</p>
              <Progress percent={percent} label={t("withdraw.limit.used", { period })} />
              <p className="text-muted">
                <Money value={used} /> / <Money value={limit} />
              </p>
              <p>
                {t("withdraw.limit.left")} <Money value={left} className="font-semibold" />
              </p>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
