import type { DialogBodyProps } from "~/dialogs/declaration";
import { useTranslate } from "~/i18n/use-translate";
import { Money } from "~/ui/format/money";
import { Time } from "~/ui/format/time";
import type { BonusSummary } from "./bonus-dialogs.server";

export function BonusCard({
  data: { title, text, amount, expiresAt, burns },
}: DialogBodyProps<BonusSummary>) {
  const t = useTranslate();
  return (
    <div className="dialog-card">
      <p className="font-semibold">{title}</p>
      <p className="text-lg font-semibold">
        <Money value={amount} />
      </p>
      {text && <p className="text-muted text-sm">{text}</p>}
      {expiresAt && (
        <p className="text-muted text-sm">
          {t("dialogs.validUntil")} <Time value={expiresAt} />
        </p>
      )}
      {burns && (
        <p className="text-sm">
          {t("dialogs.bonusRemove.burns")} <Money value={burns} className="font-semibold" />
        </p>
      )}
    </div>
  );
}

export function BurningSum({ data }: DialogBodyProps<{ amount: BonusSummary["amount"] | null }>) {
  const t = useTranslate();
  return (
    <dl className="dialog-card flex items-center justify-between gap-4">
      <dt className="text-muted text-sm">{t("dialogs.burnBonuses.sum")}</dt>
      <dd className="text-lg font-semibold">
        <Money value={data.amount} />
      </dd>
    </dl>
  );
}
