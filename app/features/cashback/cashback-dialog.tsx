import type { DialogBodyProps } from "~/dialogs/declaration";
import { useTranslate } from "~/i18n/use-translate";
import { Money } from "~/ui/format/money";
import { Time } from "~/ui/format/time";
import type { CashbackSummary } from "./cashback-dialog.server";

export function CashbackBody({ data }: DialogBodyProps<CashbackSummary>) {
  const t = useTranslate();
  const { title, text, amount, isPaidOut, receivableUntil } = data;
  return (
    <>
      <p className="text-muted">
        {t(isPaidOut ? "dialogs.unseenCashback.paidOut" : "dialogs.unseenCashback.active")}
      </p>
      <div className="dialog-card">
        <p className="font-semibold">{title}</p>
        <p className="text-positive text-xl font-semibold">
          <Money value={amount} />
        </p>
        {text && <p className="text-muted text-sm">{text}</p>}
        {!isPaidOut && receivableUntil && (
          <p className="text-muted text-sm">
            {t("dialogs.validUntil")} <Time value={receivableUntil} />
          </p>
        )}
      </div>
    </>
  );
}
