import { useTranslate } from "~/i18n/use-translate";
import { Progress } from "~/ui/feedback/progress";
import { Money } from "~/ui/format/money";
import { Time } from "~/ui/format/time";
import type { LimitView } from "./limit-view";

/** The deposit limit in force, and how much of it is used. */
export function LimitCard({
  limit: { period, limit, used, left, percent, canEdit, endsAt },
}: {
  limit: LimitView;
}) {
  const t = useTranslate();
  const sums = [
    { label: t("responsible.limit.used"), value: used },
    { label: t("responsible.limit.left"), value: left },
  ];
  return (
    <div className="panel grid gap-3 tablet:max-w-xl">
      <p className="flex flex-wrap items-baseline justify-between gap-x-4">
        <Money value={limit} className="text-lg font-semibold" />
        <span className="text-sm text-muted">{t(`responsible.limit.per.${period}`)}</span>
      </p>
      <Progress percent={percent} label={t("responsible.limit.used")} />
      <dl className="flex flex-wrap justify-between gap-x-8 gap-y-1 text-sm">
        {sums.map(({ label, value }) => (
          <div key={label} className="flex gap-2">
            <dt className="text-muted">{label}</dt>
            <dd className="font-semibold">
              <Money value={value} />
            </dd>
          </div>
        ))}
      </dl>
      {canEdit && endsAt && (
        <p className="text-sm text-muted">
          {t("responsible.limit.ends")} <Time value={endsAt} />
        </p>
      )}
    </div>
  );
}
